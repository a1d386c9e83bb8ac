import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import type { HoldInputs } from "./appreciation.ts";
import { INITIAL_HOLD } from "./hold-plan.ts";

/** The analyzer's house in a state, with five interest-only years: within ten years it meets a penalty and a cliff. */
export const EXAMPLE_HOLD: HoldInputs = {
  deal: { ...EXAMPLE_DEAL, state: "TX", leaseRent: 2600, interestOnlyYears: 5 },
  hold: INITIAL_HOLD,
};
