import type { StateCode } from "../figures/figure-table.ts";

/** What this site assumes about the costs of a rented house, where no agency publishes a figure. */

/**
 * Yearly premium in percent of the price. This is the site's assumption, not a survey: an ordinary policy for a rented
 * house, more where hail and tornadoes are frequent, most along the hurricane coast.
 */
export const insuranceAssumptions = { ordinary: 0.6, hail: 1, hurricane: 1.2 } as const;

export type Storms = "hail" | "hurricane";

const stormStates: Readonly<Record<Storms, readonly StateCode[]>> = {
  hail: ["AR", "CO", "GA", "IA", "KS", "KY", "MN", "MO", "NE", "NC", "ND", "OK", "SD", "TN", "TX"],
  hurricane: ["AL", "FL", "LA", "MS", "SC"],
};

export function stormsIn(code: StateCode): Storms | undefined {
  return (["hail", "hurricane"] as const).find((storms) => stormStates[storms].includes(code));
}
