import { roundToCents } from "../../../dscr/cents.ts";
import { cashNeededOf } from "../../deal/ratios/owner-view.ts";
import type { HoldPlan } from "../hold-plan.ts";

/** 27.5 years. */
export const DEPRECIATION_MONTHS = 330;

/** What the tax law sees in the house, in dollars and whole cents. */
export interface TaxBasis {
  /** Price and closing costs. Points belong to the loan. */
  readonly whole: number;
  /** The parts of the building that are written off in the first year. */
  readonly writtenOff: number;
  /** The rest of the building, in equal parts over 27.5 years. */
  readonly building: number;
}

export function taxBasisOf({ deal, landPercent, costSegregationPercent }: HoldPlan): TaxBasis {
  const whole = roundToCents(deal.price + cashNeededOf(deal).closingCosts);
  const land = roundToCents((whole * landPercent) / 100);
  const building = roundToCents(whole - land);
  const writtenOff = roundToCents((building * costSegregationPercent) / 100);
  return { whole, writtenOff, building: roundToCents(building - writtenOff) };
}

/** All depreciation of the building by the end of a year. The month of the purchase counts half. */
export function depreciatedBy({ building }: Pick<TaxBasis, "building">, year: number): number {
  return depreciatedIn(building, year * 12 - 0.5);
}

/** The same if the house is sold then: the month of the sale counts half as well. */
export function depreciatedAtSale({ building }: Pick<TaxBasis, "building">, year: number): number {
  return depreciatedIn(building, year * 12 - 1);
}

function depreciatedIn(building: number, months: number): number {
  return roundToCents((building * Math.min(months, DEPRECIATION_MONTHS)) / DEPRECIATION_MONTHS);
}
