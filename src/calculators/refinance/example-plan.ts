import { INITIAL_PLAN, type RefinancePlan } from "./refinance-plan.ts";

/** The house that the page, the formulas and the tests explain: bought with a short loan, repaired and refinanced. */
export const EXAMPLE_PLAN: RefinancePlan = {
  ...INITIAL_PLAN,
  purchasePrice: 150_000,
  purchaseCosts: 6_000,
  repairCost: 45_000,
  value: 265_000,
  oldLoan: 112_500,
  oldRatePercent: 10.5,
  oldTermYears: 1,
  oldPayments: "interest-only",
  newCosts: 5_000,
  leaseRent: 2_250,
  propertyTax: 275,
  insurance: 125,
};
