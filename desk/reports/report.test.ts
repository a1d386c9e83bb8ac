import { expect, test } from "vitest";
import type { ReportRow } from "../../src/leads/reports/report-rows.ts";
import { describeReport, EMPTY_REPORT, readReportAddress, reportAddress } from "./report.ts";

const read = (query: Readonly<Record<string, string>>) =>
  readReportAddress((name) => query[name] ?? null, "2026-11-17");

test("without a choice, the last quarter by week", () => {
  expect(read({})).toEqual({ by: "week", from: "2026-08-24", to: "" });
});

test("an emptied field means without a limit", () => {
  expect(read({ by: "source", from: "", to: "" })).toEqual({ by: "source", from: "", to: "" });
});

test("an unknown group is the first, and a long text is cut", () => {
  expect(read({ by: "phone", from: "x".repeat(999) })).toEqual({ by: "week", from: "x".repeat(20), to: "" });
});

test("an address leads back to the same report", () => {
  const address = { by: "campaign", from: "2026-10-01", to: "a&b" } as const;
  const query = Object.fromEntries(new URL(reportAddress("http://desk/reports", address)).searchParams);
  expect(read(query)).toEqual(address);
});

const ADDRESS = { by: "source", from: "2026-10-01", to: "" } as const;
const OFFICE_DAY = 540;
const row = (changes: Partial<ReportRow> = {}): ReportRow => ({
  ...EMPTY_REPORT.total,
  name: "homepage",
  leads: 8,
  inTime: 2,
  late: 1,
  waiting: 5,
  referred: 3,
  closed: 1,
  closedAmount: 310_000,
  visits: null,
  ...changes,
});

test("the promise is measured by those whose time is over, rates by all leads", () => {
  const rows = [row({ contacted: 4, medianMinutes: 22, p90Minutes: 700 })];
  const [line] = describeReport(ADDRESS, { rows, total: EMPTY_REPORT.total }, OFFICE_DAY).lines;
  expect(line).toMatchObject({
    inTimeShare: "67%",
    contactedShare: "50%",
    closedShare: "13%",
    median: "22 min",
    p90: "1.3 office days",
    closedAmount: "$310,000",
  });
});

test("nothing is a share of nothing, and takes no time", () => {
  const { total, hasVisits } = describeReport(ADDRESS, EMPTY_REPORT, OFFICE_DAY);
  expect(total).toMatchObject({ inTimeShare: "", contactedShare: "", closedShare: "", median: "", p90: "" });
  expect(total).toMatchObject({ name: "Total", leads: 0, closedAmount: "" });
  expect(hasVisits).toBe(false);
});

test("the file is the same report", () => {
  const { file } = describeReport(ADDRESS, EMPTY_REPORT, OFFICE_DAY);
  expect(file).toBe("/reports.csv?by=source&from=2026-10-01&to=");
});
