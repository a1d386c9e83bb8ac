import fc from "fast-check";
import { expect, test } from "vitest";
import { cases, forAll } from "../../../../tests/setup/properties.ts";
import type { Deal } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { cashNeededOf, ownerViewOf } from "../ratios/owner-view.ts";
import { arbitraryDeals } from "../test-deals.ts";
import { closingCostsOf, closingLinesOf, interestDaysOf } from "./closing-lines.ts";

const LISTED: Deal = {
  ...EXAMPLE_DEAL,
  hasClosingLines: true,
  interestDays: 12,
  deedTaxPercent: 0.35,
  mortgageTaxPercent: 0.55,
};

test("a purchase has every line, to the cent", () => {
  expect(closingLinesOf({ ...LISTED, otherClosingCosts: 450 })).toEqual({
    lenderFees: 1600,
    titleFees: 2100,
    deedTax: 1050,
    mortgageTax: 1237.5,
    other: 450,
    costs: 6437.5,
    // 225,000 at 7.25% for 12 of 365 days.
    interest: 536.3,
    premium: 1800,
    taxDeposit: 1125,
    insuranceDeposit: 300,
    prepaid: 3761.3,
  });
});

test("a refinance transfers no deed and is insured already", () => {
  const { deedTax, premium, taxDeposit } = closingLinesOf({ ...LISTED, purpose: "cash-out" });
  expect([deedTax, premium, taxDeposit]).toEqual([0, 0, 1125]);
});

test("closing on the last day leaves one day of interest, and without a loan there is none", () => {
  expect(closingLinesOf({ ...LISTED, interestDays: 1 }).interest).toBe(44.69);
  expect(closingLinesOf({ ...LISTED, downPaymentPercent: 100 })).toMatchObject({
    interest: 0,
    mortgageTax: 0,
  });
});

test.each([
  ["", 12],
  ["2026-10-20", 12],
  ["2027-02-28", 1],
  ["2028-02-10", 20],
  ["2026-12-01", 31],
])("closing on %s pays for %i days", (closingDay, days) => {
  expect(interestDaysOf({ ...LISTED, closingDay })).toBe(days);
});

test("reserves are needed besides what is due on closing day", () => {
  const { due, reserves, total } = cashNeededOf(LISTED);
  expect(total - due).toBeCloseTo(reserves, 2);
  expect(cashNeededOf({ ...LISTED, reserveMonths: 0 })).toMatchObject({ due, total: due });
});

test("what is paid ahead is needed, and is no part of what is invested", () => {
  const without = { ...LISTED, interestDays: 0, escrowTaxMonths: 0, escrowInsuranceMonths: 0, insurance: 0 };
  const ahead = { ...without, escrowTaxMonths: 4 };
  expect(cashNeededOf(ahead).total - cashNeededOf(without).total).toBe(1500);
  expect(ownerViewOf(ahead).cashOnCash).toBe(ownerViewOf(without).cashOnCash);
});

test("unless they are listed, closing costs are the percentage, and nothing is paid ahead", () => {
  forAll(cases(), [arbitraryDeals(fc)], (deal) => {
    const { costs, prepaid } = closingCostsOf({ ...deal, hasClosingLines: false });
    expect([costs, prepaid]).toEqual([Math.round(deal.price * deal.closingCostPercent) / 100, 0]);
  });
});
