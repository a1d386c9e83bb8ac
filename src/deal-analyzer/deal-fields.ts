import { DEAL_TABLE, type Deal, FIELDS } from "../calculators/deal/deal.ts";
import type { Control, Option } from "../calculators/deal/field-kinds.ts";

/** What an empty bill counts as. Nobody types it. */
type HiddenField = "estimatedTaxPercent" | "estimatedInsurancePercent";

/** The down payment is one figure in two fields: the deal keeps the percentage. */
export type DealField = Exclude<keyof Deal, HiddenField> | "downPayment";

/** What stands in the fields, as it was typed or chosen. */
export type DealEntry = Readonly<Record<DealField | HiddenField, string>>;

export function isSameEntry(one: DealEntry, other: DealEntry): boolean {
  return (
    one === other ||
    (one.downPayment === other.downPayment && FIELDS.every((field) => one[field] === other[field]))
  );
}

export function controlOf(field: DealField): Control {
  return field === "downPayment" ? { kind: "money" } : DEAL_TABLE[field].control;
}

/** Fields that a deal does not ask for, as far as it is known. */
export function isAsked(field: DealField, deal: Deal): boolean {
  switch (field) {
    case "sellerTax":
      return deal.purpose === "purchase";
    case "payoff":
      return deal.purpose !== "purchase";
    case "customPrepayment":
      return deal.prepayment === "custom";
    case "shortTermGross":
    case "hasShortTermHistory":
    // Whatever the lender's rule leaves out, the owner pays it.
    case "shortTermFeePercent":
      return deal.use === "short-term";
    case "shortTermRule":
      return deal.use === "short-term" && deal.hasShortTermHistory;
    case "isVacant":
    // A year of bookings has its empty nights and its manager counted elsewhere.
    case "vacancyPercent":
    case "managementPercent":
      return deal.use === "long-term";
    default:
      return true;
  }
}

/** Without these there is no answer. Which rents are among them depends on the rule that will choose one. */
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

/** The list, with what stands there now where it is not on it: a link may bring another number of years. */
export function optionsWith(options: readonly Option[], text: string): readonly Option[] {
  return options.some(([listed]) => listed === text) ? options : [...options, [text, `${text} years`]];
}
