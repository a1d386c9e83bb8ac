import { expect, test } from "vitest";
import { type Deal, downPaymentOf, loanAmountOf, loanToValueOf } from "../../../src/calculators/deal/deal.ts";
import { paymentsOf } from "../../../src/calculators/deal/ratios/deal-payment.ts";
import { lenderViewOf } from "../../../src/calculators/deal/ratios/lender-view.ts";
import { ownerViewOf, simpleViewOf } from "../../../src/calculators/deal/ratios/owner-view.ts";
import { qualifyingRentOf } from "../../../src/calculators/deal/rent/qualifying-rent.ts";
import { formatRatio } from "../../../src/dscr/dscr.ts";
import { cases, forAll } from "../../setup/properties.ts";
import { differentAmount, differentRatio, differentWords } from "../test-agreement.ts";
import { deals, largestAmount } from "../test-deals.ts";
import { borrowed, downPayment, loanToValue, type Payments, payments } from "./deal-loan.ts";
import { bills, cashNeeded, cashOnCash, ownerCashFlow, ownerCosts } from "./owner.ts";
import { lenderFraction, lenderFractionOn, ratioOf, simpleRatio, termsOf } from "./ratios.ts";
import { collectedRent, qualifyingRent } from "./rents.ts";

test("deals are the same to a lender, by the simple formula and to their owner", () => {
  forAll(cases(1_000), [deals], (deal) => {
    const exact = payments(deal);
    expect([
      ...loanApart(deal, exact),
      ...lenderViewApart(deal, exact),
      ...simpleViewApart(deal, exact),
      ...ownerViewApart(deal),
    ]).toEqual([]);
  });
});

function loanApart(deal: Deal, exact: Payments): readonly string[] {
  const loan = { loan: loanAmountOf(deal), down: downPaymentOf(deal) };
  return [
    ...differentAmount(loan, { loan: borrowed(deal).loan, down: downPayment(deal) }, deal.price),
    ...differentAmount({ ...paymentsOf(deal) }, exact, deal.price),
    ...differentRatio({ ltv: loanToValueOf(deal) }, { ltv: loanToValue(deal) }),
  ];
}

function lenderViewApart(deal: Deal, { amortizing, interestOnly, afterInterestOnly }: Payments) {
  const { income, obligation, ...ratios } = lenderViewOf(deal);
  const { rent } = qualifyingRentOf(deal);
  const fraction = lenderFraction(deal);
  const terms = termsOf(deal);
  const on = (payment: Payments["first"]) => ratioOf(lenderFractionOn(deal, terms, payment));
  return [
    ...differentAmount(
      { rent, income, obligation },
      { rent: qualifyingRent(deal), income: fraction.income, obligation: fraction.owed },
      largestAmount(deal),
    ),
    ...differentRatio(ratios, {
      ratio: ratioOf(fraction),
      amortizingRatio: on(amortizing),
      interestOnlyRatio: on(interestOnly),
      afterInterestOnlyRatio: afterInterestOnly && on(afterInterestOnly),
    }),
  ];
}

function simpleViewApart(deal: Deal, { first }: Payments): readonly string[] {
  const { dscr, netOperatingIncome, isQualified, recommendationLevel } = simpleViewOf(deal);
  const exact = simpleRatio(collectedRent(deal), bills(deal), first);
  return [
    ...differentAmount({ netOperatingIncome }, { netOperatingIncome: exact.income }, largestAmount(deal)),
    ...differentRatio({ dscr }, { dscr: exact.ratio }),
    ...differentWords({ isQualified, level: recommendationLevel, shown: formatRatio(dscr) }, exact),
  ];
}

function ownerViewApart(deal: Deal): readonly string[] {
  const largest = largestAmount(deal);
  const { costs, collectedRent: rent, monthlyCashFlow, cash, cashOnCash: percent } = ownerViewOf(deal);
  const { closingCosts, prepaid, points, reserves, due, total } = cash;
  return [
    ...differentAmount({ ...costs }, ownerCosts(deal), largest),
    ...differentAmount(
      { rent, monthlyCashFlow },
      { rent: collectedRent(deal), monthlyCashFlow: ownerCashFlow(deal) },
      largest,
    ),
    ...differentAmount({ closingCosts, prepaid, points, reserves, due, total }, cashNeeded(deal), largest),
    ...differentRatio({ cashOnCash: percent }, { cashOnCash: cashOnCash(deal) }),
  ];
}
