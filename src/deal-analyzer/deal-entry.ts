import {
  type Deal,
  downPaymentOf,
  ESTIMATED_INSURANCE_PERCENT,
  ESTIMATED_TAX_PERCENT,
  INITIAL_DEAL,
  usualBasis,
  withPrice,
} from "../calculators/deal/deal.ts";
import { clampToLimits, DEAL_LIMITS } from "../calculators/deal/deal-limits.ts";
import { EXAMPLE_DEAL } from "../calculators/deal/example-deal.ts";
import { formatUsdExact, readMoney, readNumber } from "../dscr/money.ts";
import {
  type DealEntry,
  type DealField,
  FIELDS,
  isMoney,
  isRequired,
  type MoneyFieldName,
  type NumberFieldName,
  pick,
} from "./deal-fields.ts";

/** One edit, with what follows from it: the two down payments are one, and the unit count suggests the test. */
export function editEntry(entry: DealEntry, field: DealField, text: string): DealEntry {
  const edited = { ...entry, [field]: text };
  switch (field) {
    case "price":
    case "downPaymentPercent":
      return { ...edited, downPayment: downPaymentText(edited) };
    case "downPayment": {
      const price = amountOf(edited.price);
      if (isBlank(text)) return { ...edited, downPaymentPercent: "" };
      // Of no price, every amount would be all of it or nothing.
      if (price === 0) return edited;
      const percent = Math.min((amountOf(text) / price) * 100, 100);
      return { ...edited, downPaymentPercent: plainNumber(percent) };
    }
    case "units":
      return { ...edited, basis: usualBasis(Number(text)) };
    default:
      return edited;
  }
}

/**
 * Nothing typed counts as what an empty sheet starts with, and for taxes or insurance as an estimate from the price: a
 * credit score or a target of zero would be judged as if somebody had meant it.
 */
export function readEntry(entry: DealEntry): Deal {
  const money = (field: MoneyFieldName) => amountOf(entry[field]);
  const number = (field: NumberFieldName) => numberIn(field, entry[field]);
  const price = money("price");
  const percentOf = (field: "propertyTax" | "insurance", percent: number) =>
    isBlank(entry[field]) ? percent : 0;
  const deal: Deal = {
    purpose: pick("purpose", entry.purpose),
    price,
    downPaymentPercent: number("downPaymentPercent"),
    payoff: money("payoff"),
    annualRatePercent: number("annualRatePercent"),
    termYears: readNumber(entry.termYears, DEAL_LIMITS.termYears).value,
    interestOnlyYears: readNumber(entry.interestOnlyYears, DEAL_LIMITS.interestOnlyYears).value,
    propertyTax: money("propertyTax"),
    insurance: money("insurance"),
    estimatedTaxPercent: percentOf("propertyTax", ESTIMATED_TAX_PERCENT),
    estimatedInsurancePercent: percentOf("insurance", ESTIMATED_INSURANCE_PERCENT),
    associationDues: money("associationDues"),
    units: clampToLimits(Number(entry.units), DEAL_LIMITS.units),
    basis: pick("basis", entry.basis),
    use: pick("use", entry.use),
    leaseRent: money("leaseRent"),
    marketRent: money("marketRent"),
    isVacant: entry.occupancy === "vacant",
    shortTermGross: money("shortTermGross"),
    hasShortTermHistory: entry.shortTermRecord !== "projection",
    shortTermRule: pick("shortTermRule", entry.shortTermRule),
    shortTermFeePercent: number("shortTermFeePercent"),
    vacancyPercent: number("vacancyPercent"),
    managementPercent: number("managementPercent"),
    maintenancePercent: number("maintenancePercent"),
    capitalReservePercent: number("capitalReservePercent"),
    utilities: money("utilities"),
    closingCostPercent: number("closingCostPercent"),
    points: number("points"),
    reserveMonths: number("reserveMonths"),
    prepayment: pick("prepayment", entry.prepayment),
    customPrepayment: readSteps(entry.customPrepayment),
    creditScore: number("creditScore"),
    isNewInvestor: entry.experience === "new",
    targetRatio: number("targetRatio"),
  };
  return withPrice(deal, price);
}

/** The fields that lead back to a deal. */
export function entryOf(deal: Deal): DealEntry {
  const money = (amount: number) => (amount === 0 ? "" : formatUsdExact(amount));
  // A bill of zero was typed; an empty field would count as an estimate.
  const bill = (amount: number, isEstimate: boolean) => (isEstimate ? "" : formatUsdExact(amount));
  return {
    purpose: deal.purpose,
    price: money(deal.price),
    downPaymentPercent: plainNumber(deal.downPaymentPercent),
    downPayment: money(downPaymentOf(deal)),
    payoff: money(deal.payoff),
    annualRatePercent: plainNumber(deal.annualRatePercent),
    termYears: `${deal.termYears}`,
    interestOnlyYears: `${deal.interestOnlyYears}`,
    propertyTax: bill(deal.propertyTax, deal.estimatedTaxPercent === ESTIMATED_TAX_PERCENT),
    insurance: bill(deal.insurance, deal.estimatedInsurancePercent === ESTIMATED_INSURANCE_PERCENT),
    associationDues: money(deal.associationDues),
    units: `${deal.units}`,
    basis: deal.basis,
    use: deal.use,
    leaseRent: money(deal.leaseRent),
    marketRent: money(deal.marketRent),
    occupancy: deal.isVacant ? "vacant" : "leased",
    shortTermGross: money(deal.shortTermGross),
    shortTermRecord: deal.hasShortTermHistory ? "history" : "projection",
    shortTermRule: deal.shortTermRule,
    shortTermFeePercent: plainNumber(deal.shortTermFeePercent),
    vacancyPercent: plainNumber(deal.vacancyPercent),
    managementPercent: plainNumber(deal.managementPercent),
    maintenancePercent: plainNumber(deal.maintenancePercent),
    capitalReservePercent: plainNumber(deal.capitalReservePercent),
    utilities: money(deal.utilities),
    closingCostPercent: plainNumber(deal.closingCostPercent),
    points: plainNumber(deal.points),
    reserveMonths: plainNumber(deal.reserveMonths),
    prepayment: deal.prepayment,
    customPrepayment: deal.customPrepayment.join("-"),
    creditScore: plainNumber(deal.creditScore),
    experience: deal.isNewInvestor ? "new" : "owner",
    targetRatio: plainNumber(deal.targetRatio),
  };
}

/** The percentages stay, the amounts go, and the bills are estimated again. */
export const EMPTY_ENTRY: DealEntry = { ...entryOf(INITIAL_DEAL), propertyTax: "", insurance: "" };

export const EXAMPLE_ENTRY: DealEntry = entryOf(EXAMPLE_DEAL);

export function isSameEntry(one: DealEntry, other: DealEntry): boolean {
  return one === other || FIELDS.every((field) => one[field] === other[field]);
}

/** What still has to be typed before there is an answer. */
export function missingIn(entry: DealEntry): readonly DealField[] {
  return FIELDS.filter((field) => isRequired(field, entry) && isMissing(field, entry));
}

/** A rate of 0 is a rate; a rent of 0 is none. */
function isMissing(field: DealField, entry: DealEntry): boolean {
  switch (field) {
    case "leaseRent":
    case "marketRent":
      // Each stands in for the other.
      return amountOf(entry.leaseRent) === 0 && amountOf(entry.marketRent) === 0;
    case "annualRatePercent":
      return isBlank(entry[field]);
    default:
      return amountOf(entry[field]) === 0;
  }
}

/** What to say under an amount that a deal cannot have. */
export function explainAmount(field: DealField, entry: DealEntry): string | undefined {
  if (!isMoney(field)) return undefined;
  const { value } = readMoney(entry[field]);
  if (value < 0) return "This cannot be less than $0, so it counts as $0.";
  const price = amountOf(entry.price);
  if (field !== "downPayment" || price === 0 || value <= price) return undefined;
  const whole = entry.purpose === "purchase" ? "price" : "value";
  return `This is more than the ${whole}, so it counts as ${formatUsdExact(price)}.`;
}

function downPaymentText(entry: DealEntry): string {
  const amount = downPaymentOf({
    price: amountOf(entry.price),
    downPaymentPercent: numberIn("downPaymentPercent", entry.downPaymentPercent),
  });
  return amount === 0 ? "" : formatUsdExact(amount);
}

function amountOf(text: string): number {
  return Math.max(readMoney(text).value, 0);
}

function numberIn(field: NumberFieldName, text: string): number {
  return readNumber(text, DEAL_LIMITS[field], INITIAL_DEAL[field]).value;
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}

/** As many digits as lead back to the cent on any price, and no more. */
function plainNumber(value: number): string {
  return `${Number(value.toFixed(9))}`;
}

const MAX_STEPS = 10;

/** "5-4-3" or "5, 4, 3": percent of the balance by year. */
function readSteps(text: string): readonly number[] {
  return (text.match(/\d+(\.\d+)?/g) ?? []).slice(0, MAX_STEPS).map((step) => Math.min(Number(step), 100));
}
