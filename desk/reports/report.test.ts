import { expect, test } from "vitest";
import type { ReportRow } from "../../src/leads/reports/report-rows.ts";
import { describeReport, readReportAddress, reportAddress } from "./report.ts";

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
const row = (changes: Partial<ReportRow> = {}): ReportRow => ({
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
  const [line] = describeReport(ADDRESS, [row()]).lines;
  expect(line).toMatchObject({
    inTimeShare: "67%",
    referredShare: "38%",
    closedShare: "13%",
    closedAmount: "$310,000",
  });
});

test("nothing is a share of nothing", () => {
  const { total } = describeReport(ADDRESS, []);
  expect(total).toMatchObject({
    leads: 0,
    inTimeShare: "",
    referredShare: "",
    closedShare: "",
    closedAmount: "",
  });
});

test("the total adds up, and the file is the same report", () => {
  const { total, file, hasVisits } = describeReport(ADDRESS, [row(), row({ name: "contact", visits: 4 })]);
  expect(total).toMatchObject({ name: "Total", leads: 16, visits: 4, closedAmount: "$620,000" });
  expect(file).toBe("/reports.csv?by=source&from=2026-10-01&to=");
  expect(hasVisits).toBe(true);
});
