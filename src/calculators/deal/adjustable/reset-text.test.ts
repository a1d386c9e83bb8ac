import { describe, expect, test } from "vitest";
import type { Deal } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { paymentsOf } from "../ratios/deal-payment.ts";
import { describeChanges, describeResets } from "./reset-text.ts";
import { resetViewOf } from "./reset-view.ts";

const FIVE_SIX: Deal = { ...EXAMPLE_DEAL, annualRatePercent: 6.5, adjustment: "5-6" };
const say = (deal: Deal) => {
  const view = resetViewOf(deal);
  return view && describeResets(deal, view);
};

describe("a loan that changes, in words", () => {
  test("names the first change, expected and at worst, and the most that the caps allow", () => {
    expect(say(FIVE_SIX)).toMatch(
      /^From month 61 on you pay \$1,522 a month at 7\.25% \(ratio \d\.\d\d\) if the index is 3\.7% then; at worst \$1,696 a month at 8\.50% \(ratio \d\.\d\d\)\. The most the caps allow is \$2,131 a month at 11\.50% \(ratio \d\.\d\d\), from month 79 on\.$/,
    );
    const view = resetViewOf(FIVE_SIX);
    expect(view && describeChanges(view)).toEqual([
      "From year 6 on the rate is 7.25% in the expected case, as you assume the index. The low case counts 8.50%, and up to 11.50%, as the caps allow.",
    ]);
  });

  test("says what falls due", () => {
    expect(say({ ...EXAMPLE_DEAL, termYears: 7, amortizationYears: 30 })).toBe(
      "After month 84 the rest falls due at once: $205,866.",
    );
    expect(say({ ...FIVE_SIX, termYears: 5, amortizationYears: 25 })).toMatch(/^After month 60 the rest/);
  });

  test("says that nothing happens to a loan that is repaid before its first change", () => {
    expect(say({ ...FIVE_SIX, termYears: 5 })).toBe("The loan is repaid before its rate changes.");
  });

  test.each<[string, Partial<Deal>]>([
    ["one rate", {}],
    ["years of repayment that are no longer than the term", { amortizationYears: 25 }],
    ["no loan", { adjustment: "5-6", downPaymentPercent: 100 }],
  ])("has no words for %s", (_, changes) => {
    expect(say({ ...EXAMPLE_DEAL, ...changes })).toBeNull();
  });
});

test("after interest-only years that end with the first rate, the payment is the expected one", () => {
  expect(paymentsOf({ ...FIVE_SIX, interestOnlyYears: 10 }).afterInterestOnly).toBe(1778.35);
});
