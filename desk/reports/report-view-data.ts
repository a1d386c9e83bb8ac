import type { ReportGroup } from "../../src/leads/reports/report-rows.ts";

/** A row as people read it: shares beside the counts. */
export interface ReportLine {
  readonly name: string;
  readonly leads: number;
  readonly inTime: number;
  readonly late: number;
  readonly waiting: number;
  /** The share of those that were answered or are late; empty if there are none. */
  readonly inTimeShare: string;
  readonly referred: number;
  readonly referredShare: string;
  readonly closed: number;
  readonly closedShare: string;
  /** Such as `$310,000`; empty if nobody wrote one down. */
  readonly closedAmount: string;
  readonly visits: number | null;
}

export interface ReportView {
  readonly page: "report";
  readonly by: ReportGroup;
  /** ISO dates as typed; empty: without a limit. */
  readonly from: string;
  readonly to: string;
  readonly lines: readonly ReportLine[];
  readonly total: ReportLine;
  readonly hasVisits: boolean;
  /** Address of the same report as CSV. */
  readonly file: string;
  readonly problem?: string | undefined;
}
