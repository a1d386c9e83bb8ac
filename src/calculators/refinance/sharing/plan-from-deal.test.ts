import fc from "fast-check";
import { expect, test } from "vitest";
import { cases, forAll } from "../../../../tests/setup/properties.ts";
import { loanAmountOf } from "../../deal/deal.ts";
import { EXAMPLE_DEAL } from "../../deal/example-deal.ts";
import { lenderRatioOf } from "../../deal/ratios/lender-view.ts";
import { arbitraryDeals } from "../../deal/test-deals.ts";
import { plannerOf } from "../refinance-outcome.ts";
import { planFromDeal } from "./plan-from-deal.ts";
import { readPlanFragment, writePlanFragment } from "./plan-link.ts";

test("a purchase is the house that is bought, and its loan the one to replace", () => {
  expect(planFromDeal(EXAMPLE_DEAL)).toMatchObject({
    mode: "repair",
    purchasePrice: 300_000,
    purchaseCosts: 8_250,
    value: 300_000,
    oldLoan: 225_000,
    oldRatePercent: 7.25,
    oldTermYears: 30,
    oldPrepayment: "5-4-3-2-1",
    newCosts: 6_000,
    leaseRent: 2_500,
  });
});

test("a refinance is a house that is owned, whose payoff is today's balance", () => {
  const plan = planFromDeal({ ...EXAMPLE_DEAL, purpose: "cash-out", payoff: 150_000 });
  expect(plan).toMatchObject({ mode: "owned", value: 300_000, purchasePrice: 0, monthsToRefinance: 0 });
  expect(plannerOf(plan).oldLoan.payoffAt(0).balance).toBe(150_000);
});

test("every deal becomes a plan whose link opens again", () => {
  forAll(cases(30), [arbitraryDeals(fc)], (deal) => {
    const plan = planFromDeal(deal);
    expect(readPlanFragment(writePlanFragment(plan))).toEqual({ kind: "inputs", inputs: plan });
  });
});

test("a leased house has the same ratio with the same loan", () => {
  forAll(cases(30), [arbitraryDeals(fc)], (deal) => {
    fc.pre(deal.purpose === "purchase" && deal.units <= 4 && deal.basis === "pitia" && !deal.isVacant);
    fc.pre(deal.use === "long-term" && deal.leaseRent > 0 && deal.rentRoll.length === 0);
    const plan = planFromDeal(deal);
    const { refinance, limitsFor } = plannerOf({ ...plan, minimumRatio: 0, newCosts: 0, points: 0 });
    const limits = { ...limitsFor("rate-term"), maxLtv: 100 };
    const { loan, ratio } = refinance({ purpose: "rate-term", month: 61, value: deal.price, limits });
    const down = deal.price - loan;
    const same = { ...deal, downPaymentPercent: (down / deal.price) * 100 };
    expect(loanAmountOf(same)).toBe(loan);
    expect(ratio).toBe(lenderRatioOf(same));
  });
});
