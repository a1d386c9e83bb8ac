import type fc from "fast-check";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { arbitraryDeals } from "../deal/test-deals.ts";
import { type HoldPlan, INITIAL_HOLD } from "./hold-plan.ts";

/** The library is passed in because pure files import none. */
export function arbitraryPlans(library: typeof fc): fc.Arbitrary<HoldPlan> {
  const { integer, record, tuple } = library;
  const tenths = (min: number, max: number) => integer({ min: min * 10, max: max * 10 }).map((n) => n / 10);
  const figures = record({
    holdYears: integer({ min: 1, max: 30 }),
    rentGrowthPercent: tenths(-5, 8),
    taxGrowthPercent: tenths(-5, 8),
    insuranceGrowthPercent: tenths(-5, 12),
    costGrowthPercent: tenths(-5, 8),
    appreciationPercent: tenths(-10, 12),
    lowAppreciationPercent: tenths(-10, 5),
    swingPercent: tenths(0, 4),
    saleCostPercent: tenths(0, 10),
  });
  return tuple(arbitraryDeals(library), figures).map(([deal, plan]) => ({ ...plan, deal }));
}

/** $300,000 at 25% down, interest-only for 5 years: it meets its cliff within the hold. */
export const TEST_PLAN: HoldPlan = {
  ...INITIAL_HOLD,
  appreciationPercent: 4,
  deal: { ...EXAMPLE_DEAL, leaseRent: 2600, interestOnlyYears: 5 },
};
