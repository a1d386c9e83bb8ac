import type { ReportGroup, ReportRow } from "./report-rows.ts";

/** What a report counts, with the names that its columns have in files. */
export const REPORT_COUNTS = [
  "leads",
  "inTime",
  "late",
  "waiting",
  "referred",
  "closed",
  "visits",
  "closedAmount",
] as const satisfies readonly (keyof ReportRow)[];

/** Rows of a spreadsheet, with a first row of names. */
export function writeReportCells(
  by: ReportGroup,
  rows: readonly ReportRow[],
): readonly (readonly string[])[] {
  return [
    [by, ...REPORT_COUNTS],
    ...rows.map((row) => [row.name, ...REPORT_COUNTS.map((count) => String(row[count] ?? ""))]),
  ];
}
