import type { DealFormContent } from "../../../content/calculators/deal-form.ts";
import { hasListedCosts } from "../deal/bookings/bookings.ts";
import { DEAL_TABLE, type Deal, type DealFigures, hasUse, type UnitRent, unitsOf } from "../deal/deal.ts";
import { chooseRule } from "../deal/rent/qualifying-rent.ts";
import type { Control } from "../fields/field-rows.ts";

/** Estimates for empty bills. Nobody types them. */
type HiddenField = "estimatedTaxPercent" | "estimatedInsurancePercent";

/** The down payment is one figure in two fields; the deal stores the percentage. */
export type DealField = Exclude<keyof DealFigures, HiddenField> | "downPayment";

/** One unit of the rent roll. */
export type UnitEntry = Readonly<Record<keyof UnitRent, string>>;

/** The field texts, as typed or chosen. */
export interface DealEntry extends Readonly<Record<DealField | HiddenField, string>> {
  readonly rentRoll: readonly UnitEntry[];
}

export type ChangeEntry = (change: (entry: DealEntry) => DealEntry) => void;

/** One object: a memoized field compares it. */
const MONEY: Control = { kind: "money" };

export function controlOf(field: DealField): Control {
  return field === "downPayment" ? MONEY : DEAL_TABLE[field].control;
}

/** A field's label and hint for this deal: a refinance has no price, and no lease counts besides bookings. */
export function wordingOf(
  fields: DealFormContent["fields"],
  field: DealField,
  { purpose, use }: Pick<DealEntry, "purpose" | "use">,
) {
  const wording = fields[field];
  if (use === "short-term" && wording.shortTerm) return wording.shortTerm;
  return (purpose === "purchase" ? undefined : wording.refinance) ?? wording;
}

/** False for fields that this deal does not need. */
export function isAsked(field: DealField, deal: Deal): boolean {
  switch (field) {
    // With a rent roll, each unit has its own.
    case "use":
    case "leaseRent":
    case "marketRent":
      return deal.rentRoll.length === 0;
    case "closingCostPercent":
      return !deal.hasClosingLines;
    case "deedTaxPercent":
      return deal.hasClosingLines && deal.purpose === "purchase";
    case "lenderFees":
    case "titleFeePercent":
    case "mortgageTaxPercent":
    case "otherClosingCosts":
    case "closingDay":
    case "escrowTaxMonths":
    case "escrowInsuranceMonths":
      return deal.hasClosingLines;
    case "interestDays":
      return deal.hasClosingLines && deal.closingDay === "";
    case "residency":
    case "isCompany":
    case "isRural":
      return deal.hasBorrowerChecks;
    case "sellerTax":
      return deal.purpose === "purchase";
    case "payoff":
      return deal.purpose !== "purchase";
    case "customPrepayment":
      return deal.prepayment === "custom";
    case "indexPercent":
    case "marginPercent":
    case "firstCapPercent":
    case "periodicCapPercent":
    case "lifeCapPercent":
      return deal.adjustment !== "fixed";
    case "shortTermGross":
      return deal.use === "short-term" && deal.bookingsBy === "year";
    case "hasShortTermHistory":
      return deal.use === "short-term";
    case "bookingsBy":
      return deal.use === "short-term" && deal.rentRoll.length === 0;
    // Months that were moved with their year are still its season.
    case "monthlyBookings":
      return isAsked("bookingsBy", deal) && (deal.bookingsBy !== "year" || deal.monthlyBookings.length > 0);
    case "nightlyRate":
      return hasUse(deal, "short-term") && (deal.bookingsBy === "nightly" || deal.hasBookingCosts);
    case "occupancyPercent":
      return isAsked("bookingsBy", deal) && deal.bookingsBy === "nightly";
    case "projectionSharePercent":
      return hasProjectionShare(deal);
    case "hasBookingCosts":
      return hasUse(deal, "short-term");
    case "averageStay":
    case "cleaningPerStay":
    case "supplies":
    case "paysLodgingTax":
    case "furniture":
    case "furnitureYears":
      return hasListedCosts(deal);
    case "lodgingTaxPercent":
      return hasListedCosts(deal) && deal.paysLodgingTax;
    // The owner pays these fees even if the lender's rule ignores them.
    case "shortTermFeePercent":
      return hasUse(deal, "short-term");
    case "shortTermRule":
      return deal.use === "short-term" && deal.hasShortTermHistory;
    case "projectionRule":
      return deal.use === "short-term" && !deal.hasShortTermHistory;
    case "isVacant":
      return deal.rentRoll.length === 0 && deal.use === "long-term";
    // For bookings, empty nights and management are already counted elsewhere.
    case "vacancyPercent":
    case "managementPercent":
      return hasUse(deal, "long-term");
    default:
      return true;
  }
}

/** In a rent roll the units have the rule, and the deal the share. */
function hasProjectionShare(deal: Deal): boolean {
  return unitsOf(deal).some((unit) => chooseRule(unit) === "projection-share");
}

/** Fields without which there is no answer. The rule that selects the rent decides which rents are required. */
export function isRequired(field: DealField, deal: Deal): boolean {
  const { use, bookingsBy } = deal;
  switch (field) {
    case "price":
    case "annualRatePercent":
      return true;
    case "leaseRent":
      return use === "long-term";
    case "shortTermGross":
      return use === "short-term" && bookingsBy === "year";
    case "monthlyBookings":
      return use === "short-term" && bookingsBy === "months";
    case "nightlyRate":
      return use === "short-term" && bookingsBy === "nightly";
    case "marketRent":
      return use === "short-term" && chooseRule(deal) === "market-only";
    default:
      return false;
  }
}
