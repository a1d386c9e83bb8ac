import { EXAMPLE_DEAL } from "../calculators/deal/example-deal.ts";
import type { ComparedDeal } from "../calculators/my-deals/portfolio.ts";

/** Shown until the visitor keeps a deal, and without scripts. */
export const EXAMPLE_DEALS: readonly ComparedDeal[] = [
  { id: 1, name: "Example house", deal: EXAMPLE_DEAL },
  {
    id: 2,
    name: "Example duplex",
    deal: {
      ...EXAMPLE_DEAL,
      price: 420_000,
      units: 2,
      propertyTax: 525,
      insurance: 210,
      associationDues: 0,
      leaseRent: 3900,
    },
  },
  {
    id: 3,
    name: "Example fourplex, half down",
    deal: {
      ...EXAMPLE_DEAL,
      price: 640_000,
      downPaymentPercent: 50,
      units: 4,
      propertyTax: 800,
      insurance: 320,
      associationDues: 0,
      leaseRent: 5800,
    },
  },
];
