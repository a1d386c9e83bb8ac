import type { CountyTaxRule } from "../../content/figures/counties/county-tax-rules.ts";
import type { LandlordTax, OwnerTax } from "../../content/figures/landlord-tax.ts";

/** A share in percent, to two decimals, as the state's figures are. */
export function shareOf(amount: number, value: number): number {
  return Number(((amount / value) * 100).toFixed(2));
}

/** Percent of the price that a landlord pays in a county. */
export interface CountyTaxRange {
  readonly low: number;
  readonly high: number;
}

export interface CountyTaxBasis {
  readonly rule: CountyTaxRule;
  /** What landlords pay in the state. */
  readonly state: LandlordTax;
  /** What owners pay in the state. */
  readonly owners: OwnerTax;
  /** What owners pay in the county that the rule names. */
  readonly cityOwners?: OwnerTax;
}

/**
 * What a landlord pays in a county: what owners pay there, raised as the state's law raises a landlord's bill. Null if
 * owners' bills do not tell.
 */
export function countyTaxRange(
  county: { readonly fips: string; readonly owners: OwnerTax },
  { rule, state, owners, cityOwners = owners }: CountyTaxBasis,
): CountyTaxRange | null {
  const share = county.owners.percent;
  const [byState, byCity] = [share / owners.percent, share / cityOwners.percent];
  switch (rule.kind) {
    case "none":
      return null;
    case "levy": {
      const low = share + rule.points;
      return { low, high: low * (state.high / state.low) };
    }
    case "cap":
      return { low: Math.min(byState * state.low, state.high), high: state.high };
    case "one-city":
      return county.fips === rule.county ? both(state.high) : both(byState * state.low);
    case "city":
      return inOrder(byState * state.low, byCity * state.high);
    case "both-in-city":
      return { low: byCity * state.low, high: byCity * state.high };
    case "state":
      return { low: byState * state.low, high: byState * state.high };
  }
}

function both(percent: number): CountyTaxRange {
  return { low: percent, high: percent };
}

function inOrder(one: number, other: number): CountyTaxRange {
  return { low: Math.min(one, other), high: Math.max(one, other) };
}
