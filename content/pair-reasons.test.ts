import { describe, expect, test } from "vitest";
import { PREPAYMENT_STRUCTURES } from "../src/calculators/deal/prepayment/exit-cost.ts";
import { shippedContent } from "../tests/setup/shipped-content.ts";
import { shownPages } from "../tests/setup/site/shown-pages.ts";
import { rateFactors } from "./calculators/rate-adders.ts";
import { averageRateReason, statesOverview } from "./landings/states-overview.ts";
import { lenders } from "./lenders.ts";
import { loanFacts, pairReasons, planningRates } from "./loan-facts.ts";
import { figuresIn, rangeIn } from "./test-figures.ts";

const reasons = [
  ["/", pairReasons.minimumRatio, [loanFacts.quickCheck.dscr, loanFacts.dscr.minimum]],
  ["/dscr-loan-requirements", pairReasons.prepaymentTerm, [loanFacts.prepaymentPenalty.general]],
  ["/lender-partners", pairReasons.highestLtv, ["85%", loanFacts.maxLtv]],
  ["/faq", pairReasons.closingTime, [loanFacts.closing.faq, loanFacts.closing.general]],
  ["/states", averageRateReason(shippedContent), ["8.75%", planningRates(shippedContent).dscr]],
] as const;

describe.each(reasons)("on %s", (path, reason, figures) => {
  test("the reason of the pair stands beside both figures, and nowhere else", () => {
    const stating = shownPages.filter(({ text }) => text.includes(reason));
    expect(stating.map((page) => page.path)).toEqual([path]);
    for (const figure of figures) expect(stating[0]?.text).toContain(figure);
  });
});

test("the average rates of the states are what the adders make of the base rate", () => {
  const { low, high } = rangeIn(planningRates(shippedContent).dscr);
  const averages = statesOverview.markets.map(({ avgRate }) => Number.parseFloat(avgRate));
  const named = figuresIn(averageRateReason(shippedContent)).slice(-2);
  expect(named).toEqual([Math.min(...averages), Math.max(...averages)]);
  expect(Math.min(...averages)).toBeGreaterThan((low + high) / 2);
});

test("a loan above the usual LTV pays the adder that the samples have for it", () => {
  const usual = Number.parseFloat(loanFacts.maxLtv);
  expect(lenders(shippedContent).some(({ maxLTV }) => maxLTV > usual)).toBe(true);
  const adderOf = (name: string) =>
    rateFactors.flatMap((factor) => [...factor.options]).find(({ id }) => id === name)?.adder?.low ?? 0;
  expect(figuresIn(pairReasons.highestLtv).slice(-2)).toEqual([adderOf("ltv-85"), adderOf("ltv-80")]);
});

test("five years carry the lowest rate of the analyzer's structures", () => {
  const lowest = PREPAYMENT_STRUCTURES.toSorted((one, other) => one.rateAdder - other.rateAdder)[0];
  expect(lowest?.id).toBe("5-4-3-2-1");
  expect(pairReasons.prepaymentTerm).toContain("5-4-3-2-1");
});
