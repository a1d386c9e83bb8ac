import { dscrPairs, FRAGMENT_VERSION } from "../../sharing/dscr-fragment.ts";
import { type Pair, readPairs, type Shared } from "../../sharing/share-link.ts";
import { readDscrEntry } from "../dscr-entry.ts";
import { readDscrGroup } from "../dscr-link.ts";
import { INITIAL_PLANNER, MAX_NAME_LENGTH, type NamedEntry } from "./scenario-planner.ts";

const MAX_SCENARIOS = 100;

export function writeScenariosFragment(scenarios: readonly NamedEntry[]): string {
  const pairs = scenarios.flatMap((scenario) => [
    `name=${encodeURIComponent(scenario.name.toWellFormed())}`,
    ...dscrPairs(readDscrEntry(scenario)),
  ]);
  return `#${[FRAGMENT_VERSION, ...pairs].join("&")}`;
}

export function readScenariosFragment(fragment: string): Shared<readonly [NamedEntry, ...NamedEntry[]]> {
  return readPairs(fragment, (pairs) => {
    const [base, ...others] = splitAtNames(pairs)
      .slice(0, MAX_SCENARIOS)
      .map((group): NamedEntry | undefined => {
        const entry = readDscrGroup(group);
        return entry && { name: (group.get("name") ?? "").slice(0, MAX_NAME_LENGTH), ...entry };
      });
    const readable = others.filter((scenario) => scenario !== undefined);
    return base && readable.length === others.length ? [base, ...readable] : undefined;
  });
}

/** The planner's figures in the page's address. Whatever is empty there counts as $0 when it is read again. */
export const SCENARIOS_LINK = {
  example: INITIAL_PLANNER.scenarios,
  empty: INITIAL_PLANNER.scenarios,
  readFragment: readScenariosFragment,
  writeFragment: writeScenariosFragment,
};

function splitAtNames(pairs: readonly Pair[]): readonly Map<string, string>[] {
  const groups: Map<string, string>[] = [];
  for (const [key, value] of pairs) {
    if (key === "name") groups.push(new Map());
    groups.at(-1)?.set(key, value);
  }
  return groups;
}
