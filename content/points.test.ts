import { describe, expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../src/calculators/deal/example-deal.ts";
import { holdingCostsOf } from "../src/calculators/deal/prepayment/exit-cost.ts";
import { notePayment } from "../src/dscr/amortization.ts";
import { formatUsd } from "../src/dscr/money.ts";
import { shippedContent } from "../tests/setup/shipped-content.ts";
import { shownPages } from "../tests/setup/site/shown-pages.ts";
import { rates } from "./landings/rates.ts";
import { planningRates, pointsExample } from "./loan-facts.ts";
import { rangeIn } from "./test-figures.ts";

/** The first month in which interest and points cost less than the interest at the higher rate. */
function monthPaidBack(loan: number, rate: number, lowerRate: number, points: number): number {
  const costsAt = (annualRatePercent: number, charged: number) =>
    holdingCostsOf(
      {
        ...EXAMPLE_DEAL,
        price: loan / 0.75,
        downPaymentPercent: 25,
        annualRatePercent,
        points: charged,
        prepayment: "none",
      },
      120,
    );
  const without = costsAt(rate, 0);
  return costsAt(lowerRate, points).findIndex(({ total }, month) => total < (without[month]?.total ?? 0));
}

describe("when points have paid for themselves", () => {
  const { loan, points, rate, lowerRate, monthlySaving, quickRuleMonth, month, pointMonth } = pointsExample;

  test("the example of the rates page is what the offer comparison finds", () => {
    const paymentAt = (annualRatePercent: number) =>
      notePayment({ amount: loan, annualRatePercent, termYears: 30 });
    const saving = paymentAt(rate) - paymentAt(lowerRate);
    const cost = (loan * points) / 100;
    expect(formatUsd(saving)).toBe(monthlySaving);
    expect(Math.ceil(cost / saving)).toBe(quickRuleMonth);
    expect(monthPaidBack(loan, rate, lowerRate, points)).toBe(month);
    const tip = rates(shippedContent).tips.find(({ title }) => title === "Ask for two prices");
    expect(tip?.text).toContain(`cost ${formatUsd(cost)} and save`);
  });

  test("a point for a quarter pays back in one month, for every loan and rate that pages name", () => {
    const { low, high } = rangeIn(planningRates(shippedContent).dscr);
    for (const amount of [225_000, 300_000, 400_000]) {
      for (const from of [7, 7.25, 7.5]) {
        expect(from).toBeGreaterThan(low);
        expect(from).toBeLessThan(high);
        expect(monthPaidBack(amount, from, from - 0.25, 1)).toBe(pointMonth);
      }
    }
    const article = shownPages.find(({ path }) => path === "/dscr-news/rate-environment-2025");
    expect(article?.text).toContain(`exceeds the $3,000 in month ${pointMonth}`);
  });

  test("only the rates page states the quick rule", () => {
    const quickRule =
      /divid\w+ (?:the |their )?(?:cost|price)[^.]{0,40}\bpoints?\b[^.]{0,40}saving|divides their cost/i;
    const stating = shownPages.filter(({ text }) => quickRule.test(text)).map(({ path }) => path);
    expect(stating).toEqual(["/dscr-loan-rates"]);
  });
});
