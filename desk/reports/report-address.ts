import { REPORT_GROUPS, type ReportGroup, weekOf } from "../../src/leads/reports/report-rows.ts";
import { addDays } from "../../src/office/office-calendar.ts";

export interface ReportAddress {
  readonly by: ReportGroup;
  readonly from: string;
  readonly to: string;
}

/** Besides the current week: a quarter. */
const WEEKS_BEFORE = 12;
const MAX_TYPED = 20;

/** Without a period, the last quarter in whole weeks. A field that somebody emptied means: without a limit. */
export function readReportAddress(get: (name: string) => string | null, today: string): ReportAddress {
  const read = (name: string) => get(name)?.trim().slice(0, MAX_TYPED);
  return {
    by: REPORT_GROUPS.find((group) => group === get("by")) ?? "week",
    from: read("from") ?? addDays(weekOf(today), -7 * WEEKS_BEFORE),
    to: read("to") ?? "",
  };
}

export function reportAddress(path: string, { by, from, to }: ReportAddress): string {
  const values = Object.entries({ by, from, to });
  return `${path}?${values.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
}
