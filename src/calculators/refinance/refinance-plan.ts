import { roundToCents } from "../../dscr/cents.ts";
import { DEAL_FIELDS, type Deal, estimateMonthly, INITIAL_DEAL, usualBasis } from "../deal/deal.ts";
import { LTV_LIMITS } from "../deal/target/ltv-limit.ts";
import { choice, money, number, percent } from "../fields/field-kinds.ts";
import { fillRows, type RowsOf, type ValuesOf } from "../fields/field-rows.ts";

const MONTHS = { min: 0, max: 120, isWhole: true } as const;

/**
 * Every field of a plan, one row each, like the fields of a deal. What a plan shares with a deal has the deal's row, and
 * so the deal's key in links. The form's texts are in content/calculators/refinance-planner.ts.
 */
export const REFINANCE_FIELDS = {
  mode: choice("Plan", "plan", "repair", [
    ["repair", "Buy, repair, rent, refinance"],
    ["owned", "Refinance a house I own"],
  ]),
  purchasePrice: money("Purchase price", "bought"),
  /** With the points and fees of the purchase loan. */
  purchaseCosts: money("Purchase costs", "buycosts"),
  repairCost: money("Repairs", "repairs"),
  /** After the repairs. For a house that is owned, today's. */
  value: money("Value after repair", "value"),
  /** Only in a plan to repair: an owned house is repaired and rented. */
  monthsToRepair: number("Months until repaired", "repaired", 3, MONTHS, 1),
  monthsToRent: number("Months until rented", "rented", 4, MONTHS, 1),
  /** Before today, for an owned house. Seasoning and the old loan count from then. */
  monthsOwned: number("Months owned so far", "owned", 24, { ...MONTHS, max: 600 }, 1),
  /** From the purchase; for an owned house, from today. */
  monthsToRefinance: number("Months until refinanced", "month", 6, MONTHS, 1),
  /** How much later the third choice refinances. */
  waitMonths: number("Months to wait", "wait", 6, { ...MONTHS, max: 60 }, 1),
  /** As borrowed at the purchase. 0 if it was paid in cash. */
  oldLoan: money("Old loan", "oldloan"),
  oldRatePercent: percent("Rate of the old loan", "oldrate", 7.25, 0.125),
  oldTermYears: number("Years of the old loan", "oldyears", 30, { min: 1, max: 50, isWhole: true }, 1),
  oldPayments: choice("Payments of the old loan", "oldpay", "level", [
    ["level", "Principal and interest"],
    ["interest-only", "Interest only, until it falls due"],
  ]),
  oldPrepayment: choice("Penalty of the old loan", "oldprepay", "none", [
    ["none", "None"],
    ["3-2-1", "3-2-1"],
    ["5-4-3-2-1", "5-4-3-2-1"],
    ["custom", "Custom"],
  ]),
  customPrepayment: DEAL_FIELDS.customPrepayment,
  annualRatePercent: DEAL_FIELDS.annualRatePercent,
  termYears: DEAL_FIELDS.termYears,
  interestOnlyYears: DEAL_FIELDS.interestOnlyYears,
  points: DEAL_FIELDS.points,
  newCosts: money("Closing costs of the new loan", "costs"),
  /** Months of ownership before the appraised value counts. */
  seasoningMonths: number("Seasoning, months", "season", 6, { ...MONTHS, max: 24 }, 1),
  cashOutLtv: percent("Cash-out limit", "coltv", LTV_LIMITS["cash-out"], 1),
  rateTermLtv: percent("Rate-and-term limit", "rtltv", LTV_LIMITS["rate-term"], 1),
  minimumRatio: number("Lowest ratio the lender takes", "min", 1, { min: 0, max: 10 }, 0.05),
  leaseRent: DEAL_FIELDS.leaseRent,
  marketRent: DEAL_FIELDS.marketRent,
  state: DEAL_FIELDS.state,
  county: DEAL_FIELDS.county,
  propertyTax: DEAL_FIELDS.propertyTax,
  insurance: DEAL_FIELDS.insurance,
  /** Annual percent of the value from which a bill is estimated; 0 if somebody typed it, or if it is 0. */
  estimatedTaxPercent: DEAL_FIELDS.estimatedTaxPercent,
  estimatedInsurancePercent: DEAL_FIELDS.estimatedInsurancePercent,
  associationDues: DEAL_FIELDS.associationDues,
  utilities: DEAL_FIELDS.utilities,
  units: DEAL_FIELDS.units,
  vacancyPercent: DEAL_FIELDS.vacancyPercent,
  managementPercent: DEAL_FIELDS.managementPercent,
  maintenancePercent: DEAL_FIELDS.maintenancePercent,
  capitalReservePercent: DEAL_FIELDS.capitalReservePercent,
} as const;

/** One house, the loan it has and the loan that shall replace it. Dollars, dollars a month, percent, months. */
export type RefinancePlan = ValuesOf<typeof REFINANCE_FIELDS>;

/** The field rows, typed so that any field can be looked up. */
export const REFINANCE_TABLE: RowsOf<RefinancePlan> = { ...REFINANCE_FIELDS };

export const INITIAL_PLAN: RefinancePlan = fillRows(REFINANCE_TABLE, (row) => row.initial);

/** The same plan, with the bills that nobody typed estimated from the value. */
export function withEstimatedBills(plan: RefinancePlan): RefinancePlan {
  const { value, estimatedTaxPercent, estimatedInsurancePercent } = plan;
  return {
    ...plan,
    ...(estimatedTaxPercent > 0 && { propertyTax: estimateMonthly(value, estimatedTaxPercent) }),
    ...(estimatedInsurancePercent > 0 && { insurance: estimateMonthly(value, estimatedInsurancePercent) }),
  };
}

/** Price and repairs: what counts in place of the value before seasoning ends. Purchase costs do not. */
export function costOf({ purchasePrice, repairCost }: RefinancePlan): number {
  return roundToCents(purchasePrice + repairCost);
}

/** Months of the plan in which nobody pays rent. */
export function emptyMonthsOf({ mode, monthsToRent }: RefinancePlan): number {
  return mode === "repair" ? monthsToRent : 0;
}

/** The month in which the repairs count as done and paid: by the refinance at the latest. */
export function repairedMonthOf({ mode, monthsToRepair, monthsToRefinance }: RefinancePlan): number {
  return mode === "repair" ? Math.min(monthsToRepair, monthsToRefinance) : 0;
}

/** Why the repairs count as done earlier than planned. Undefined if they end before the refinance. */
export function explainOrder({ mode, monthsToRepair, monthsToRefinance }: RefinancePlan): string | undefined {
  if (mode !== "repair" || monthsToRepair <= monthsToRefinance) return undefined;
  return `The repairs take ${sayMonths(monthsToRepair)}, longer than the plan. The figures count them as done and paid by month ${monthsToRefinance}.`;
}

export function sayMonths(months: number): string {
  return months === 1 ? "1 month" : `${months} months`;
}

/** Months of ownership after this many months of the plan. */
export function ownedMonthsAt({ mode, monthsOwned }: RefinancePlan, month: number): number {
  return mode === "owned" ? monthsOwned + month : month;
}

/** The house with its rents and bills, and no loan yet. */
export function propertyOf(plan: RefinancePlan): Deal {
  return {
    ...INITIAL_DEAL,
    leaseRent: plan.leaseRent,
    marketRent: plan.marketRent,
    propertyTax: plan.propertyTax,
    insurance: plan.insurance,
    associationDues: plan.associationDues,
    utilities: plan.utilities,
    units: plan.units,
    basis: usualBasis(plan.units),
    vacancyPercent: plan.vacancyPercent,
    managementPercent: plan.managementPercent,
    maintenancePercent: plan.maintenancePercent,
    capitalReservePercent: plan.capitalReservePercent,
  };
}

/** False for fields that this plan does not need. */
export function isAsked(
  field: keyof RefinancePlan,
  { mode, oldLoan, oldPrepayment }: RefinancePlan,
): boolean {
  switch (field) {
    case "monthsToRepair":
    case "monthsToRent":
      return mode === "repair";
    case "monthsOwned":
      return mode === "owned";
    case "oldRatePercent":
    case "oldTermYears":
    case "oldPayments":
    case "oldPrepayment":
      return oldLoan > 0;
    case "customPrepayment":
      return oldLoan > 0 && oldPrepayment === "custom";
    case "estimatedTaxPercent":
    case "estimatedInsurancePercent":
      return false;
    default:
      return true;
  }
}
