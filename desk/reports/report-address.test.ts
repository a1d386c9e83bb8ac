import { expect, test } from "vitest";
import { readReportAddress, reportAddress } from "./report-address.ts";

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
