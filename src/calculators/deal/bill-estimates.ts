import type { LandlordTax, OwnerTax } from "../../../content/figures/landlord-tax.ts";
import type { StateTaxRule } from "./closing/state-taxes.ts";
import type { Deal } from "./deal.ts";

/** Annual percentages of the price, used for bills nobody has typed. */
export interface BillEstimates {
  readonly taxPercent: number;
  readonly insurancePercent: number;
}

/** Used when the state is unknown. */
export const USUAL_ESTIMATES: BillEstimates = { taxPercent: 1.25, insurancePercent: 0.6 };

export interface StateEstimates {
  /** "TX" */
  readonly code: string;
  readonly name: string;
  readonly tax: LandlordTax;
  /** Where a house with more units is taxed otherwise. */
  readonly fromTwoUnits?: LandlordTax;
  readonly ownerTax: OwnerTax;
  readonly insurancePercent: number;
  readonly storms?: "hail" | "hurricane";
  /** What the state takes at closing. Absent if no rate is confirmed. */
  readonly closing?: StateTaxRule;
  /** The county whose figure the tax is. Absent if it is the state's. */
  readonly taxPlace?: string;
  /** What a field says of a county's figure; {tax}, {percent}, {whole}, {state} and {owners} are filled in. */
  readonly taxHint?: string;
  readonly insuranceHint?: string;
}

export function taxIn({ tax, fromTwoUnits = tax }: StateEstimates, units: number): LandlordTax {
  return units > 1 ? fromTwoUnits : tax;
}

/** The estimates for a house in this state, or without one. */
export function estimatesIn(
  states: readonly StateEstimates[],
  { state, units }: Pick<Deal, "state" | "units">,
): BillEstimates {
  const found = findState(states, state);
  return found
    ? { taxPercent: taxIn(found, units).percent, insurancePercent: found.insurancePercent }
    : USUAL_ESTIMATES;
}

export function findState(
  states: readonly StateEstimates[],
  code: Deal["state"],
): StateEstimates | undefined {
  return states.find((state) => state.code === code);
}
