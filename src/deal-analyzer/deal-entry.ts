import type { NumberLimits } from "../calculators/cash-flow-entry.ts";
import {
  type Deal,
  downPaymentOf,
  ESTIMATED_INSURANCE_PERCENT,
  ESTIMATED_TAX_PERCENT,
  estimateMonthly,
  usualBasis,
} from "../calculators/deal/deal.ts";
import { clampToLimits, DEAL_LIMITS } from "../calculators/deal/deal-limits.ts";
import { RENT_RULES } from "../calculators/deal/qualifying-rent.ts";
import { formatUsdExact, readMoney, readNumber } from "../calculators/money.ts";

/** What is typed as an amount of dollars. */
const MONEY_FIELDS = [
  "price",
  "downPayment",
  "payoff",
  "leaseRent",
  "marketRent",
  "shortTermGross",
  "propertyTax",
  "insurance",
  "associationDues",
  "utilities",
] as const;

/** What is typed as another number, with how far an arrow key moves it. */
const NUMBER_STEPS = {
  downPaymentPercent: 1,
  annualRatePercent: 0.125,
  shortTermFeePercent: 1,
  vacancyPercent: 1,
  managementPercent: 1,
  maintenancePercent: 1,
  capitalReservePercent: 1,
  closingCostPercent: 0.25,
  points: 0.25,
  reserveMonths: 1,
  creditScore: 10,
  targetRatio: 0.05,
} as const;

/** What is chosen from a list. A deal that arrives by a link may bring another number of years. */
const CHOICES = {
  purpose: [
    ["purchase", "Purchase"],
    ["rate-term", "Refinance, rate and term"],
    ["cash-out", "Refinance, cash-out"],
  ],
  termYears: [
    ["30", "30 years"],
    ["40", "40 years"],
    ["15", "15 years"],
  ],
  interestOnlyYears: [
    ["0", "None"],
    ["5", "First 5 years"],
    ["7", "First 7 years"],
    ["10", "First 10 years"],
  ],
  units: ["1", "2", "3", "4", "5", "6", "7", "8"].map((count) => [count, count] as const),
  basis: [
    ["pitia", "Rent over the full payment (PITIA)"],
    ["noi", "Net operating income over debt service"],
  ],
  use: [
    ["long-term", "Long-term lease"],
    ["short-term", "Short-term rental"],
  ],
  occupancy: [
    ["leased", "Leased"],
    ["vacant", "Vacant"],
  ],
  shortTermRecord: [
    ["history", "12 months of bookings"],
    ["projection", "A projection"],
  ],
  shortTermRule: [
    ["gross-80", RENT_RULES["gross-80"].name],
    ["lower-80", RENT_RULES["lower-80"].name],
    ["net-of-fees", RENT_RULES["net-of-fees"].name],
  ],
  prepayment: [
    ["5-4-3-2-1", "5-4-3-2-1"],
    ["3-2-1", "3-2-1"],
    ["none", "None"],
    ["custom", "Custom"],
  ],
  experience: [
    ["owner", "Has owned a rental"],
    ["new", "First rental"],
  ],
} as const satisfies Record<string, readonly (readonly [value: string, label: string])[]>;

export type MoneyFieldName = (typeof MONEY_FIELDS)[number];
export type NumberFieldName = keyof typeof NUMBER_STEPS;
export type ChoiceName = keyof typeof CHOICES;
export type DealField = MoneyFieldName | NumberFieldName | ChoiceName | "customPrepayment";

/** What stands in the fields, as it was typed or chosen. */
export type DealEntry = Readonly<Record<DealField, string>>;

export function isChoice(field: DealField): field is ChoiceName {
  return Object.hasOwn(CHOICES, field);
}

export function limitsOf(field: DealField): NumberLimits | undefined {
  return isNumber(field) ? { ...DEAL_LIMITS[field], step: NUMBER_STEPS[field] } : undefined;
}

function isNumber(field: DealField): field is NumberFieldName {
  return Object.hasOwn(NUMBER_STEPS, field);
}

/** Fields that a deal does not ask for, as far as it is known. */
export function isAsked(field: DealField, entry: DealEntry): boolean {
  switch (field) {
    case "payoff":
      return entry.purpose !== "purchase";
    case "customPrepayment":
      return entry.prepayment === "custom";
    case "shortTermGross":
    case "shortTermRecord":
      return entry.use === "short-term";
    case "shortTermRule":
      return entry.use === "short-term" && entry.shortTermRecord === "history";
    case "shortTermFeePercent":
      return entry.use === "short-term" && entry.shortTermRule === "net-of-fees";
    case "occupancy":
      return entry.use === "long-term";
    default:
      return true;
  }
}

/** One edit, with what follows from it: the two down payments are one, and the unit count suggests the test. */
export function editEntry(entry: DealEntry, field: DealField, text: string): DealEntry {
  const edited = { ...entry, [field]: text };
  switch (field) {
    case "price":
    case "downPaymentPercent":
      return { ...edited, downPayment: downPaymentText(edited) };
    case "downPayment": {
      const price = readMoney(edited.price).value;
      const percent = price > 0 ? (readMoney(text).value / price) * 100 : 0;
      return { ...edited, downPaymentPercent: plainNumber(Math.min(Math.max(percent, 0), 100)) };
    }
    case "units":
      return { ...edited, basis: usualBasis(Number(text)) };
    default:
      return edited;
  }
}

/** Nothing typed for taxes or insurance counts as an estimate from the price, not as zero. */
export function readEntry(entry: DealEntry): Deal {
  const money = (field: MoneyFieldName) => Math.max(readMoney(entry[field]).value, 0);
  const number = (field: NumberFieldName) => readNumber(entry[field], DEAL_LIMITS[field]).value;
  const price = money("price");
  const billOr = (field: "propertyTax" | "insurance", percent: number) =>
    entry[field].trim() === "" ? estimateMonthly(price, percent) : money(field);
  return {
    purpose: pick("purpose", entry.purpose),
    price,
    downPaymentPercent: number("downPaymentPercent"),
    payoff: money("payoff"),
    annualRatePercent: number("annualRatePercent"),
    termYears: readNumber(entry.termYears, DEAL_LIMITS.termYears).value,
    interestOnlyYears: readNumber(entry.interestOnlyYears, DEAL_LIMITS.interestOnlyYears).value,
    propertyTax: billOr("propertyTax", ESTIMATED_TAX_PERCENT),
    insurance: billOr("insurance", ESTIMATED_INSURANCE_PERCENT),
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
}

/** The fields that lead back to a deal. */
export function entryOf(deal: Deal): DealEntry {
  const money = (amount: number) => (amount === 0 ? "" : formatUsdExact(amount));
  return {
    purpose: deal.purpose,
    price: money(deal.price),
    downPaymentPercent: plainNumber(deal.downPaymentPercent),
    downPayment: money(downPaymentOf(deal)),
    payoff: money(deal.payoff),
    annualRatePercent: plainNumber(deal.annualRatePercent),
    termYears: `${deal.termYears}`,
    interestOnlyYears: `${deal.interestOnlyYears}`,
    // A bill of zero was typed; an empty field would count as an estimate.
    propertyTax: formatUsdExact(deal.propertyTax),
    insurance: formatUsdExact(deal.insurance),
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

/** An empty sheet: the percentages stay, the amounts go, and the bills are estimated again. */
export function clearEntry(initial: Deal): DealEntry {
  return { ...entryOf(initial), propertyTax: "", insurance: "" };
}

function downPaymentText({ price, downPaymentPercent }: DealEntry): string {
  const amount = downPaymentOf({
    price: Math.max(readMoney(price).value, 0),
    downPaymentPercent: readNumber(downPaymentPercent, DEAL_LIMITS.downPaymentPercent).value,
  });
  return amount === 0 ? "" : formatUsdExact(amount);
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

type ValueOf<Name extends ChoiceName> = (typeof CHOICES)[Name][number][0];

/** The list, with what stands there now where it is not on it. */
export function optionsOf(field: ChoiceName, value: string): readonly (readonly [string, string])[] {
  const options: readonly (readonly [string, string])[] = CHOICES[field];
  return options.some(([listed]) => listed === value) ? options : [...options, [value, `${value} years`]];
}

/** The first of a list is what counts where something else was asked for. */
function pick<Name extends ChoiceName>(name: Name, asked: string): ValueOf<Name> {
  const options: readonly (readonly [ValueOf<Name>, string])[] = CHOICES[name];
  const [value] = options.find(([candidate]) => candidate === asked) ?? CHOICES[name][0] ?? [];
  if (value === undefined) throw new Error(`There is nothing to choose for ${name}.`);
  return value;
}
