import { INITIAL_PLAN, type RefinancePlan } from "./refinance-plan.ts";

/** The house that the formulas and the tests explain: bought with a short loan, repaired and refinanced. */
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

/** The house that the page starts with: owned for three years, with a loan from then. */
export const OWNED_EXAMPLE: RefinancePlan = {
  ...INITIAL_PLAN,
  mode: "owned",
  purchasePrice: 240_000,
  purchaseCosts: 6_000,
  repairCost: 10_000,
  value: 320_000,
  monthsOwned: 36,
  monthsToRefinance: 1,
  oldLoan: 180_000,
  oldRatePercent: 7.75,
  newCosts: 5_000,
  leaseRent: 2_600,
  propertyTax: 300,
  insurance: 130,
};
