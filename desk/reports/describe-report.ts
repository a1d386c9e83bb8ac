import { formatUsd } from "../../src/dscr/money.ts";
import { type ReportRow, sumRows } from "../../src/leads/reports/report-rows.ts";
import { type ReportAddress, reportAddress } from "./report-address.ts";
import type { ReportLine, ReportView } from "./report-view-data.ts";

export function describeReport(address: ReportAddress, rows: readonly ReportRow[]): ReportView {
  return {
    page: "report",
    ...address,
    lines: rows.map(describeRow),
    total: describeRow({ name: "Total", ...sumRows(rows) }),
    hasVisits: rows.some(({ visits }) => visits !== null),
    file: reportAddress("/reports.csv", address),
  };
}

function describeRow(row: ReportRow): ReportLine {
  const { leads, inTime, late, referred, closed, closedAmount } = row;
  return {
    ...row,
    inTimeShare: describeShare(inTime, inTime + late),
    referredShare: describeShare(referred, leads),
    closedShare: describeShare(closed, leads),
    closedAmount: closedAmount === 0 ? "" : formatUsd(closedAmount),
  };
}

/** Whole percents: of twenty leads, nobody needs decimals. */
function describeShare(part: number, whole: number): string {
  return whole === 0 ? "" : `${Math.round((100 * part) / whole)}%`;
}
