import { formatUsdExact } from "../../dscr/money.ts";
import { ADJUSTABLE_FIELDS, usualFirstCap } from "../deal/adjustable/adjustable-fields.ts";
import { findState, type StateEstimates, USUAL_ESTIMATES } from "../deal/bill-estimates.ts";
import { withBookings } from "../deal/bookings/bookings.ts";
import { stateTaxPercents } from "../deal/closing/state-taxes.ts";
import {
  DEAL_FIELDS,
  DEAL_TABLE,
  type Deal,
  downPaymentOf,
  INITIAL_DEAL,
  INITIAL_RENT,
  RENT_TABLE,
  usualBasis,
  withPrice,
} from "../deal/deal.ts";
import { STARTING_DEAL } from "../deal/example-deal.ts";
import { collectedRentOf } from "../deal/rent/qualifying-rent.ts";
import { fillRows, showRows } from "../fields/field-rows.ts";
import { followBills } from "./bill-entry.ts";
import { type DealEntry, type DealField, isRequired } from "./deal-fields.ts";
import { resizeRoll } from "./unit-entries.ts";

const { parse: amountOf, show: showAmount } = DEAL_FIELDS.price;

/**
 * One edit with its consequences: the two down payment fields stay in step, the unit count selects the ratio test, the kind
 * of rate its usual first cap, and the state sets the estimates of bills nobody has typed.
 */
export function editEntry(
  entry: DealEntry,
  field: DealField,
  text: string,
  states: readonly StateEstimates[],
): DealEntry {
  return followBookings(editField(entry, field, text, states));
}

/** Bookings known by months or nights keep the year in step, as the percentage keeps the down payment. */
function followBookings(entry: DealEntry): DealEntry {
  if (entry.bookingsBy === DEAL_FIELDS.bookingsBy.initial) return entry;
  const { shortTermGross } = withBookings(readEntry(entry));
  return { ...entry, shortTermGross: DEAL_FIELDS.shortTermGross.show(shortTermGross) };
}

function editField(
  entry: DealEntry,
  field: DealField,
  text: string,
  states: readonly StateEstimates[],
): DealEntry {
  const edited = { ...entry, [field]: text };
  switch (field) {
    case "price":
    case "downPaymentPercent":
      return followStateTaxes(entry, { ...edited, downPayment: downPaymentText(edited) }, states);
    case "downPayment": {
      const price = DEAL_FIELDS.price.parse(edited.price);
      if (isBlank(text)) return { ...edited, downPaymentPercent: "" };
      // Without a price there is no percentage to compute.
      if (price === 0) return edited;
      const percent = Math.min((amountOf(text) / price) * 100, 100);
      const downPaymentPercent = DEAL_FIELDS.downPaymentPercent.show(percent);
      return followStateTaxes(entry, { ...edited, downPaymentPercent }, states);
    }
    case "adjustment": {
      const adjustment = ADJUSTABLE_FIELDS.adjustment.parse(text);
      return { ...edited, firstCapPercent: `${usualFirstCap(adjustment)}` };
    }
    case "units": {
      const resized = resizeRoll({ ...edited, basis: usualBasis(Number(text)) }, Number(entry.units));
      return { ...resized, ...followBills(entry, edited, field, states) };
    }
    case "state":
      return {
        ...edited,
        ...followBills(entry, edited, field, states),
        ...stateTaxTexts(edited, states),
      };
    case "hasClosingLines":
      return { ...edited, ...stateTaxTexts(edited, states) };
    default:
      return { ...edited, ...followBills(entry, edited, field, states) };
  }
}

type TaxTexts = Pick<DealEntry, "deedTaxPercent" | "mortgageTaxPercent">;

function stateTaxTexts(entry: DealEntry, states: readonly StateEstimates[]): TaxTexts {
  const { hasClosingLines, price, downPaymentPercent, deedTaxPercent, mortgageTaxPercent } = DEAL_FIELDS;
  // Links stay short: what does not count is not filled in.
  if (!hasClosingLines.parse(entry.hasClosingLines)) {
    return { deedTaxPercent: entry.deedTaxPercent, mortgageTaxPercent: entry.mortgageTaxPercent };
  }
  const borrowing = {
    price: price.parse(entry.price),
    downPaymentPercent: downPaymentPercent.parse(entry.downPaymentPercent),
  };
  // Nothing, not 0, while a price is typed anew: the 0 of before may be somebody's own.
  if (borrowing.price === 0) return { deedTaxPercent: "", mortgageTaxPercent: "" };
  const percents = stateTaxPercents(findState(states, entry.state)?.closing, borrowing);
  return {
    deedTaxPercent: deedTaxPercent.show(percents.deedTaxPercent),
    mortgageTaxPercent: mortgageTaxPercent.show(percents.mortgageTaxPercent),
  };
}

/** The taxes of another price or loan. What somebody typed stays. */
function followStateTaxes(
  before: DealEntry,
  edited: DealEntry,
  states: readonly StateEstimates[],
): DealEntry {
  const [old, taken] = [stateTaxTexts(before, states), stateTaxTexts(edited, states)];
  const follow = (field: keyof TaxTexts) => (before[field] === old[field] ? taken[field] : edited[field]);
  return {
    ...edited,
    deedTaxPercent: follow("deedTaxPercent"),
    mortgageTaxPercent: follow("mortgageTaxPercent"),
  };
}

/** Taxes and insurance that nobody typed are estimated from the price. */
export function readEntry(entry: DealEntry): Deal {
  const typed = fillRows(DEAL_TABLE, (row, field) => row.parse(entry[field]));
  const deal: Deal = {
    ...typed,
    estimatedTaxPercent: isBlank(entry.propertyTax) ? typed.estimatedTaxPercent : 0,
    estimatedInsurancePercent: isBlank(entry.insurance) ? typed.estimatedInsurancePercent : 0,
    rentRoll: entry.rentRoll.map((unit) => fillRows(RENT_TABLE, (row, field) => row.parse(unit[field]))),
    ...(entry.rentRoll.length > 0 && INITIAL_RENT),
  };
  return withPrice(deal, deal.price);
}

/** The field texts that read back as this deal. */
export function entryOf(deal: Deal): DealEntry {
  const { estimatedTaxPercent, estimatedInsurancePercent } = deal;
  return {
    ...showRows(DEAL_TABLE, deal),
    rentRoll: deal.rentRoll.map((unit) => showRows(RENT_TABLE, unit)),
    downPayment: showAmount(downPaymentOf(deal)),
    // A bill of zero was typed; an empty field means an estimate.
    propertyTax: estimatedTaxPercent > 0 ? "" : formatUsdExact(deal.propertyTax),
    insurance: estimatedInsurancePercent > 0 ? "" : formatUsdExact(deal.insurance),
    estimatedTaxPercent: `${estimatedTaxPercent || USUAL_ESTIMATES.taxPercent}`,
    estimatedInsurancePercent: `${estimatedInsurancePercent || USUAL_ESTIMATES.insurancePercent}`,
  };
}

/** Keeps the default percentages, clears the amounts, and estimates the bills. */
export const EMPTY_ENTRY: DealEntry = { ...entryOf(INITIAL_DEAL), propertyTax: "", insurance: "" };

export const EXAMPLE_ENTRY: DealEntry = entryOf(STARTING_DEAL);

/** The fields still needed for an answer. */
export function missingIn(entry: DealEntry): readonly DealField[] {
  const deal = readEntry(entry);
  return NEEDED.filter((field) => isRequired(field, deal) && isMissing(field, entry, deal));
}

const NEEDED = [
  "price",
  "annualRatePercent",
  "leaseRent",
  "marketRent",
  "shortTermGross",
  "monthlyBookings",
  "nightlyRate",
] as const;

/** A rate of 0 is valid; a rent of 0 is missing. */
function isMissing(field: (typeof NEEDED)[number], entry: DealEntry, deal: Deal): boolean {
  switch (field) {
    case "leaseRent":
    case "marketRent":
      // In a rent roll, one rent is enough.
      if (deal.rentRoll.length > 0) return collectedRentOf(deal).total === 0;
      // Either one is enough.
      return amountOf(entry.leaseRent) === 0 && amountOf(entry.marketRent) === 0;
    case "annualRatePercent":
      return isBlank(entry[field]);
    case "monthlyBookings":
      return deal.shortTermGross === 0;
    default:
      return amountOf(entry[field]) === 0;
  }
}

/** The message under an amount that is readable but impossible for the deal. */
export function explainAmount(field: DealField, entry: DealEntry): string | undefined {
  const price = amountOf(entry.price);
  if (field !== "downPayment" || price === 0 || amountOf(entry[field]) <= price) return undefined;
  const whole = entry.purpose === "purchase" ? "price" : "value";
  return `This is more than the ${whole}, so it counts as ${formatUsdExact(price)}.`;
}

function downPaymentText(entry: DealEntry): string {
  return showAmount(
    downPaymentOf({
      price: amountOf(entry.price),
      downPaymentPercent: DEAL_FIELDS.downPaymentPercent.parse(entry.downPaymentPercent),
    }),
  );
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}
