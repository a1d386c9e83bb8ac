import { expect, test } from "vitest";
import type { Deal } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { byLendersRule, checkBookingsRule } from "./bookings-rule.ts";

const booked: Deal = { ...EXAMPLE_DEAL, use: "short-term", shortTermGross: 60_000, marketRent: 2000 };
const projected: Deal = { ...booked, hasShortTermHistory: false };

test.each([
  ["says nothing", undefined, "gross-80"],
  ["has the chosen rule among its own", ["market-only", "gross-80"], "gross-80"],
  ["has another", ["market-only", "lower-80"], "market-only"],
  ["has one for projections only", ["projection-share"], "gross-80"],
] as const)("bookings count by %s", (_, bookingsRules, rule) => {
  expect(byLendersRule(booked, { bookingsRules }).shortTermRule).toBe(rule);
});

test("a projection counts by a rule for projections", () => {
  const lender = { bookingsRules: ["gross-80", "projection-share"] } as const;
  expect(byLendersRule(projected, lender).projectionRule).toBe("projection-share");
});

test("the check says what the lender states, or that it does not say", () => {
  expect(checkBookingsRule(booked, { bookingsRules: ["market-only"] })).toEqual([
    {
      id: "bookings-rule",
      label: "Rule for bookings",
      status: "pass",
      required: "Long-term market rent only",
      actual: "Long-term market rent only",
    },
  ]);
  expect(checkBookingsRule(booked, {})).toMatchObject([
    { status: "not-stated", actual: "80% of 12-month gross" },
  ]);
  expect(checkBookingsRule(EXAMPLE_DEAL, {})).toEqual([]);
});
