import { type Deal, INITIAL_DEAL } from "./deal.ts";

/** The deal that the page, the formulas and the tests explain: one house, five different ratios. */
export const EXAMPLE_DEAL: Deal = {
  ...INITIAL_DEAL,
  price: 300_000,
  propertyTax: 375,
  insurance: 150,
  associationDues: 75,
  leaseRent: 2500,
};
