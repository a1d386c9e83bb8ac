import type { DeskData } from "../desk-data.server.ts";
import { describeMoment } from "../frame/office-times.ts";

interface Due {
  /** Until when the next step may be taken. Null if it may always be. */
  readonly until: number | null;
  readonly isLate: boolean;
}

export type Deadline = NonNullable<ReturnType<typeof describeDeadline>>;

/** Undefined where nobody has to do anything. */
export function describeDeadline({ until, isLate }: Due, { now, office }: Pick<DeskData, "now" | "office">) {
  if (until === null || (until < now && !isLate)) return undefined;
  return { isLate, moment: describeMoment(until, office) };
}
