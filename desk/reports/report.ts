import { formatUsd } from "../../src/dscr/money.ts";
import {
  REPORT_GROUPS,
  type ReportGroup,
  type ReportRow,
  sumRows,
  weekOf,
} from "../../src/leads/reports/report-rows.ts";
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

export type ReportView = ReturnType<typeof describeReport> & { readonly problem?: string | undefined };
/** A row as people read it: shares beside the counts. */
export type ReportLine = ReturnType<typeof describeRow>;

export function describeReport(address: ReportAddress, rows: readonly ReportRow[]) {
  return {
    page: "report" as const,
    ...address,
    lines: rows.map(describeRow),
    total: describeRow({ name: "Total", ...sumRows(rows) }),
    hasVisits: rows.some(({ visits }) => visits !== null),
    /** The same report as CSV. */
    file: reportAddress("/reports.csv", address),
  };
}

function describeRow(row: ReportRow) {
  const { leads, inTime, late, referred, closed, closedAmount } = row;
  return {
    ...row,
    /** The share of those that were answered or are late; empty if there are none. */
    inTimeShare: describeShare(inTime, inTime + late),
    referredShare: describeShare(referred, leads),
    closedShare: describeShare(closed, leads),
    /** Such as `$310,000`; empty if nobody wrote one down. */
    closedAmount: closedAmount === 0 ? "" : formatUsd(closedAmount),
  };
}

/** Whole percents: of twenty leads, nobody needs decimals. */
function describeShare(part: number, whole: number): string {
  return whole === 0 ? "" : `${Math.round((100 * part) / whole)}%`;
}
