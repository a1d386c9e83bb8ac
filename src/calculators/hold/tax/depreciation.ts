import { roundToCents } from "../../../dscr/cents.ts";
import { closingLinesOf } from "../../deal/closing/closing-lines.ts";
import type { Deal } from "../../deal/deal.ts";
import { cashNeededOf } from "../../deal/ratios/owner-view.ts";
import type { HoldPlan } from "../hold-plan.ts";

/** 27.5 years. */
export const DEPRECIATION_MONTHS = 330;

/** What the tax law sees in the house, in dollars and whole cents. */
export interface TaxBasis {
  /** Price and closing costs, without those of the loan. */
  readonly whole: number;
  /** The parts of the building that are written off in the first year. */
  readonly writtenOff: number;
  /** The rest of the building, in equal parts over 27.5 years. */
  readonly building: number;
}

/**
 * What getting the loan costs, which counts over its term: points, and where the closing costs are listed, the lender's
 * fees and the tax on the mortgage. A percentage does not tell them apart, so all of it counts as a cost of the house.
 */
export function loanCostsOf(deal: Deal): number {
  return roundToCents(cashNeededOf(deal).points + listedLoanCosts(deal));
}

function listedLoanCosts(deal: Deal): number {
  if (!deal.hasClosingLines) return 0;
  const { lenderFees, mortgageTax } = closingLinesOf(deal);
  return lenderFees + mortgageTax;
}

export function taxBasisOf({ deal, landPercent, costSegregationPercent }: HoldPlan): TaxBasis {
  const whole = roundToCents(deal.price + cashNeededOf(deal).closingCosts - listedLoanCosts(deal));
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
