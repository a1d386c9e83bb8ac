import type { DealFormContent } from "../../../content/calculators/deal-form.ts";
import { DEAL_TABLE, type Deal, type DealFigures, hasUse, type UnitRent } from "../deal/deal.ts";
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
    case "hasShortTermHistory":
      return deal.use === "short-term";
    // The owner pays these fees even if the lender's rule ignores them.
    case "shortTermFeePercent":
      return hasUse(deal, "short-term");
    case "shortTermRule":
      return deal.use === "short-term" && deal.hasShortTermHistory;
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

/** Fields without which there is no answer. The rule that selects the rent decides which rents are required. */
export function isRequired(field: DealField, { use, hasShortTermHistory }: Deal): boolean {
  switch (field) {
    case "price":
    case "annualRatePercent":
      return true;
    case "leaseRent":
      return use === "long-term";
    case "shortTermGross":
      return use === "short-term";
    case "marketRent":
      return use === "short-term" && !hasShortTermHistory;
    default:
      return false;
  }
}
