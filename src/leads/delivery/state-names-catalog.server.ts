import { stateGuides } from "../../../content/guides/state-guides.ts";
import type { State } from "../lead.ts";

const names: ReadonlyMap<string, string> = new Map(
  stateGuides.map(({ stateCode, state }) => [stateCode, state]),
);

/** `Texas` for `TX`. */
export function nameState(state: State): string {
  return names.get(state) ?? state;
}
