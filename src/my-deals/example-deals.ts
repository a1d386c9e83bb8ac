import { STARTING_DEAL, unbilledHouse } from "../calculators/deal/example-deal.ts";
import type { ComparedDeal } from "../calculators/my-deals/portfolio.ts";

/** Shown until the visitor keeps a deal, and without scripts. */
export const EXAMPLE_DEALS: readonly ComparedDeal[] = [
  { id: 1, name: "Example house", deal: STARTING_DEAL },
  { id: 2, name: "Example duplex", deal: unbilledHouse(420_000, { units: 2, leaseRent: 3900 }) },
  {
    id: 3,
    name: "Example fourplex, half down",
    deal: unbilledHouse(640_000, { downPaymentPercent: 50, units: 4, leaseRent: 5800 }),
  },
];
