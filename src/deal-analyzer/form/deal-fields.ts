import {
  DEAL_TABLE,
  type Deal,
  type DealFigures,
  hasUse,
  RENT_TABLE,
  type UnitRent,
} from "../../calculators/deal/deal.ts";
import type { Control, Option } from "../../calculators/deal/field-rows.ts";
import { fieldsOf } from "../../calculators/sharing/dscr-fragment.ts";

/** What an empty bill counts as. Nobody types it. */
type HiddenField = "estimatedTaxPercent" | "estimatedInsurancePercent";

/** The down payment is one figure in two fields: the deal keeps the percentage. */
export type DealField = Exclude<keyof DealFigures, HiddenField> | "downPayment";

/** One line of the rent roll. */
export type UnitEntry = Readonly<Record<keyof UnitRent, string>>;

/** What stands in the fields, as it was typed or chosen. */
export interface DealEntry extends Readonly<Record<DealField | HiddenField, string>> {
  readonly rentRoll: readonly UnitEntry[];
}

export type ChangeEntry = (change: (entry: DealEntry) => DealEntry) => void;

export function isSameEntry(one: DealEntry, other: DealEntry): boolean {
  return (
    one === other ||
    (hasSameTexts(TEXTS, one, other) &&
      one.rentRoll.length === other.rentRoll.length &&
      one.rentRoll.every((unit, index) => hasSameTexts(UNIT_TEXTS, unit, other.rentRoll[index])))
  );
}

const TEXTS = [...fieldsOf(DEAL_TABLE), "downPayment"] as const;
const UNIT_TEXTS = fieldsOf(RENT_TABLE);

function hasSameTexts<Field extends string>(
  fields: readonly Field[],
  one: Readonly<Record<Field, string>>,
  other: Readonly<Record<Field, string>> | undefined,
): boolean {
  return fields.every((field) => one[field] === other?.[field]);
}

export function controlOf(field: DealField): Control {
  return field === "downPayment" ? { kind: "money" } : DEAL_TABLE[field].control;
}

/** Fields that a deal does not ask for, as far as it is known. */
export function isAsked(field: DealField, deal: Deal): boolean {
  switch (field) {
    // The lines of a rent roll ask for these instead.
    case "use":
    case "leaseRent":
    case "marketRent":
      return deal.rentRoll.length === 0;
    case "sellerTax":
      return deal.purpose === "purchase";
    case "payoff":
      return deal.purpose !== "purchase";
    case "customPrepayment":
      return deal.prepayment === "custom";
    case "shortTermGross":
    case "hasShortTermHistory":
      return deal.use === "short-term";
    // Whatever the lender's rule leaves out, the owner pays it.
    case "shortTermFeePercent":
      return hasUse(deal, "short-term");
    case "shortTermRule":
      return deal.use === "short-term" && deal.hasShortTermHistory;
    case "isVacant":
      return deal.rentRoll.length === 0 && deal.use === "long-term";
    // A year of bookings has its empty nights and its manager counted elsewhere.
    case "vacancyPercent":
    case "managementPercent":
      return hasUse(deal, "long-term");
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
