import { formatUsd } from "../../src/dscr/money.ts";
import { describeMinutes, describeSpeed } from "../../src/leads/reports/answer-times.ts";
import {
  type LeadReport,
  REPORT_GROUPS,
  type ReportGroup,
  type ReportTotal,
  weekOf,
} from "../../src/leads/reports/report-rows.ts";
import { addDays } from "../../src/office/office-calendar.ts";
import type { StuckView } from "./stuck.ts";

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

export type ReportView = ReturnType<typeof describeReport> & {
  readonly stuck: StuckView;
  readonly problem?: string | undefined;
};
/** A row as people read it: shares and times beside the counts. */
export type ReportLine = ReturnType<typeof describeRow>;

/** `officeDay`: how many minutes the office is open on a day, which is the promise. */
export function describeReport(address: ReportAddress, { rows, total }: LeadReport, officeDay: number) {
  return {
    page: "report" as const,
    ...address,
    lines: rows.map(({ name, ...row }) => describeRow(name, row, officeDay)),
    total: describeRow("Total", total, officeDay),
    speed: describeSpeed(total, officeDay),
    officeDay,
    hasVisits: total.visits !== null,
    /** The same report as CSV. */
    file: reportAddress("/reports.csv", address),
  };
}

export const EMPTY_REPORT: LeadReport = {
  rows: [],
  total: {
    ...{ leads: 0, inTime: 0, late: 0, waiting: 0, referred: 0, closed: 0, closedAmount: 0 },
    ...{
      contacted: 0,
      offered: 0,
      suspected: 0,
      answered: 0,
      entered: 0,
      visits: null,
      medianMinutes: null,
      p90Minutes: null,
    },
  },
};

function describeRow(name: string, row: ReportTotal, officeDay: number) {
  const { leads, inTime, late, contacted, offered, closed, closedAmount, medianMinutes, p90Minutes } = row;
  const describeTime = (minutes: number | null) =>
    minutes === null ? "" : describeMinutes(minutes, officeDay);
  return {
    ...row,
    name,
    median: describeTime(medianMinutes),
    p90: describeTime(p90Minutes),
    /** The share of those that were answered or are late; empty if there are none. */
    inTimeShare: describeShare(inTime, inTime + late),
    contactedShare: describeShare(contacted, leads),
    offeredShare: describeShare(offered, leads),
    closedShare: describeShare(closed, leads),
    /** Such as `$310,000`; empty if nobody wrote one down. */
    closedAmount: closedAmount === 0 ? "" : formatUsd(closedAmount),
  };
}

/** Whole percents: of twenty leads, nobody needs decimals. */
function describeShare(part: number, whole: number): string {
  return whole === 0 ? "" : `${Math.round((100 * part) / whole)}%`;
}
