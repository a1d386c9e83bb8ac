import type { Deal } from "./deal.ts";

/** Annual percentages of the price, used for bills nobody has typed. */
export interface BillEstimates {
  readonly taxPercent: number;
  readonly insurancePercent: number;
}

/** Used when the state is unknown. */
export const USUAL_ESTIMATES: BillEstimates = { taxPercent: 1.25, insurancePercent: 0.6 };

export interface StateEstimates extends BillEstimates {
  /** "TX" */
  readonly code: string;
  readonly name: string;
  /** What the median owner-occupant pays, in percent of the home's value. */
  readonly ownerTaxPercent: number;
  readonly storms?: "hail" | "hurricane";
}

export function findState(
  states: readonly StateEstimates[],
  code: Deal["state"],
): StateEstimates | undefined {
  return states.find((state) => state.code === code);
}
