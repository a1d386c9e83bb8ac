import type { ReportLine } from "./report.ts";

/** What a bar is made of: for weeks how leads were answered, for other groups how far they came. */
export type BarKind = "in time" | "late" | "waiting" | "funded" | "offered" | "contacted" | "open";

/** One part of a bar, in hundredths of the longest bar. */
export interface BarPart {
  readonly kind: BarKind;
  readonly start: number;
  readonly length: number;
}

export interface Bar {
  readonly name: string;
  readonly leads: number;
  readonly parts: readonly BarPart[];
}

/** More than this nobody compares by eye; the table has all. */
export const MAX_WEEKS = 60;
const MAX_GROUPS = 12;
/** One week alone is a column, not a wall: there is always room for a quarter. */
export const LEAST_SLOTS = 13;

/** Width of a week, in hundredths of the drawing. */
export function stepOf(weeks: number): number {
  return 100 / Math.max(weeks, LEAST_SLOTS);
}

/** Weeks as they are, the latest of them; of other groups those with the most leads, which come first. */
export function drawBars(lines: readonly ReportLine[], isByWeek: boolean): readonly Bar[] {
  const shown = isByWeek
    ? lines.slice(-MAX_WEEKS)
    : lines.filter(({ leads }) => leads > 0).slice(0, MAX_GROUPS);
  const longest = Math.max(1, ...shown.map(({ leads }) => leads));
  return shown.map((line) => {
    const counts = isByWeek ? countAnswers(line) : countStages(line);
    let end = 0;
    const parts = counts.map(([kind, count]) => {
      const start = end;
      end += (100 * count) / longest;
      return { kind, start, length: end - start };
    });
    return { name: line.name, leads: line.leads, parts: parts.filter(({ length }) => length > 0) };
  });
}

type Counts = readonly (readonly [BarKind, number])[];

function countAnswers({ inTime, late, waiting }: ReportLine): Counts {
  return [
    ["in time", inTime],
    ["late", late],
    ["waiting", waiting],
  ];
}

/** Each lead once, by the furthest it came. A lead can be funded without having been offered here. */
function countStages({ leads, contacted, offered, closed }: ReportLine): Counts {
  const [toOffered, toContacted] = [Math.max(closed, offered), Math.max(closed, offered, contacted)];
  return [
    ["funded", closed],
    ["offered", toOffered - closed],
    ["contacted", toContacted - toOffered],
    ["open", leads - toContacted],
  ];
}
