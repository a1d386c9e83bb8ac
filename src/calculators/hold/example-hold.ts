import { unbilledHouse } from "../deal/example-deal.ts";
import type { HoldInputs } from "./appreciation.ts";
import { INITIAL_HOLD } from "./hold-plan.ts";

/**
 * A house in a state, with that state's estimates of bills and five interest-only years: within ten years it meets a
 * penalty and a cliff.
 */
export const EXAMPLE_HOLD: HoldInputs = {
  deal: unbilledHouse(300_000, {
    state: "TX",
    estimatedTaxPercent: 1.83,
    estimatedInsurancePercent: 1,
    leaseRent: 2700,
    interestOnlyYears: 5,
  }),
  hold: INITIAL_HOLD,
};
