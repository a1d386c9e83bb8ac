import { expect, test } from "vitest";
import type { Deal } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { ownerRowsOf } from "./deal-rows.ts";

const rows = (changes: Partial<Deal>) =>
  ownerRowsOf({ ...EXAMPLE_DEAL, ...changes }).map(({ label, text }) => `${label}: ${text}`);

test("percentages are as typed", () => {
  expect(rows({ closingCostPercent: 2.25, managementPercent: 7.125 })).toEqual([
    "Vacancy: 5%",
    "Management: 7.125%",
    "Maintenance: 5%",
    "Capital reserves: 5%",
    "Utilities a month: $0",
    "Closing costs: 2.25%",
    "Reserve months: 6",
  ]);
});

test("bookings have a fee and no vacancy", () => {
  expect(rows({ use: "short-term", shortTermGross: 60_000 }).slice(0, 2)).toEqual([
    "Management and platform fees: 20%",
    "Maintenance: 5%",
  ]);
});
