import type { Deal } from "./deal.ts";

/** Yearly percent of the price that stands in for bills until somebody types them. */
export interface BillEstimates {
  readonly taxPercent: number;
  readonly insurancePercent: number;
}

/** Where nobody said which state it is. */
export const USUAL_ESTIMATES: BillEstimates = { taxPercent: 1.25, insurancePercent: 0.6 };

export interface StateEstimates extends BillEstimates {
  /** "TX" */
  readonly code: string;
  readonly name: string;
  /** What the median owner pays who lives in the house, in percent of its value. */
  readonly ownerTaxPercent: number;
  readonly storms?: "hail" | "hurricane";
}

export function findState(
  states: readonly StateEstimates[],
  code: Deal["state"],
): StateEstimates | undefined {
  return states.find((state) => state.code === code);
}
