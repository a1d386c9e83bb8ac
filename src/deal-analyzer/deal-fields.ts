import type { NumberLimits } from "../calculators/cash-flow-entry.ts";
import { DEAL_LIMITS } from "../calculators/deal/deal-limits.ts";
import { RENT_RULES } from "../calculators/deal/qualifying-rent.ts";
import { fieldsOf } from "../calculators/dscr-fragment.ts";

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

export const FIELDS: readonly DealField[] = [
  ...MONEY_FIELDS,
  ...fieldsOf(NUMBER_STEPS),
  ...fieldsOf(CHOICES),
  "customPrepayment",
];

export function isChoice(field: DealField): field is ChoiceName {
  return Object.hasOwn(CHOICES, field);
}

export function isMoney(field: DealField): field is MoneyFieldName {
  const fields: readonly DealField[] = MONEY_FIELDS;
  return fields.includes(field);
}

export function limitsOf(field: NumberFieldName): NumberLimits {
  return { ...DEAL_LIMITS[field], step: NUMBER_STEPS[field] };
}

export function isNumber(field: DealField): field is NumberFieldName {
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
    // Whatever the lender's rule leaves out, the owner pays it.
    case "shortTermFeePercent":
      return entry.use === "short-term";
    case "shortTermRule":
      return entry.use === "short-term" && entry.shortTermRecord === "history";
    case "occupancy":
    // A year of bookings has its empty nights and its manager counted elsewhere.
    case "vacancyPercent":
    case "managementPercent":
      return entry.use === "long-term";
    default:
      return true;
  }
}

/** Without these there is no answer. Which rents are among them depends on the rule that will choose one. */
export function isRequired(field: DealField, { use, shortTermRecord }: DealEntry): boolean {
  switch (field) {
    case "price":
    case "annualRatePercent":
      return true;
    case "leaseRent":
      return use === "long-term";
    case "shortTermGross":
      return use === "short-term";
    case "marketRent":
      return use === "short-term" && shortTermRecord === "projection";
    default:
      return false;
  }
}

type ValueOf<Name extends ChoiceName> = (typeof CHOICES)[Name][number][0];

/** The list, with what stands there now where it is not on it. */
export function optionsOf(field: ChoiceName, value: string): readonly (readonly [string, string])[] {
  const options: readonly (readonly [string, string])[] = CHOICES[field];
  return options.some(([listed]) => listed === value) ? options : [...options, [value, `${value} years`]];
}

/** The first of a list is what counts where something else was asked for. */
export function pick<Name extends ChoiceName>(name: Name, asked: string): ValueOf<Name> {
  const options: readonly (readonly [ValueOf<Name>, string])[] = CHOICES[name];
  const [value] = options.find(([candidate]) => candidate === asked) ?? CHOICES[name][0] ?? [];
  if (value === undefined) throw new Error(`There is nothing to choose for ${name}.`);
  return value;
}
