import { expect, test } from "vitest";
import type { Deal } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { paymentsOf } from "./deal-payment.ts";
import { describeLenderRatio } from "./ratio-labels.ts";

test.each<[string, Partial<Deal>, string]>([
  ["a deal as it is", {}, "1.17"],
  ["one a hair below the visitor's target", { leaseRent: 2603.5, targetRatio: 1.22 }, "1.21"],
  ["the same beside another target", { leaseRent: 2603.5, targetRatio: 1.25 }, "1.22"],
  ["everything paid in cash", { downPaymentPercent: 100 }, "No debt"],
  [
    "interest-only at no interest",
    { annualRatePercent: 0, interestOnlyYears: 10, basis: "noi" },
    "No payment",
  ],
  ["no income", { downPaymentPercent: 20, leaseRent: 0, marketRent: 0 }, "0.00"],
])("%s", (_, changes, words) => {
  const deal = { ...EXAMPLE_DEAL, ...changes };
  expect(describeLenderRatio(deal, paymentsOf(deal).first)).toBe(words);
});
