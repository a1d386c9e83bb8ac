import type { ReportLine } from "./report.ts";

/** One part of a bar, in hundredths of the longest bar. */
export interface BarPart {
  readonly kind: "in time" | "late" | "waiting";
  readonly start: number;
  readonly length: number;
}

export interface Bar {
  readonly name: string;
  readonly leads: number;
  readonly parts: readonly BarPart[];
}

/** More than this nobody compares by eye; the table has all. */
const MAX_WEEKS = 60;
const MAX_GROUPS = 12;

/** Weeks as they are, the latest of them; of other groups those with the most leads, which come first. */
export function drawBars(lines: readonly ReportLine[], isByWeek: boolean): readonly Bar[] {
  const shown = isByWeek
    ? lines.slice(-MAX_WEEKS)
    : lines.filter(({ leads }) => leads > 0).slice(0, MAX_GROUPS);
  const longest = Math.max(1, ...shown.map(({ leads }) => leads));
  return shown.map(({ name, leads, inTime, late, waiting }) => {
    const scale = (count: number) => (100 * count) / longest;
    const parts: readonly BarPart[] = [
      { kind: "in time", start: 0, length: scale(inTime) },
      { kind: "late", start: scale(inTime), length: scale(late) },
      { kind: "waiting", start: scale(inTime + late), length: scale(waiting) },
    ];
    return { name, leads, parts: parts.filter(({ length }) => length > 0) };
  });
}
