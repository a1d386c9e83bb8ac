import { FRAGMENT_VERSION, fieldsOf } from "../dscr-fragment.ts";
import type { Shared } from "../share-link.ts";
import { type Deal, INITIAL_DEAL } from "./deal.ts";
import { CUSTOM_PREPAYMENT_LIMITS, clampToLimits, DEAL_LIMITS, type FieldLimits } from "./deal-limits.ts";

/** A key, once released, keeps its meaning: links live for years in mails and bookmarks. */
const DEAL_KEYS = {
  purpose: "for",
  price: "price",
  downPaymentPercent: "down",
  payoff: "payoff",
  annualRatePercent: "rate",
  termYears: "years",
  interestOnlyYears: "io",
  propertyTax: "tax",
  insurance: "ins",
  estimatedTaxPercent: "taxpct",
  estimatedInsurancePercent: "inspct",
  associationDues: "hoa",
  units: "units",
  basis: "basis",
  use: "use",
  leaseRent: "rent",
  marketRent: "market",
  isVacant: "vacant",
  shortTermGross: "gross",
  hasShortTermHistory: "history",
  shortTermRule: "rule",
  shortTermFeePercent: "fee",
  vacancyPercent: "vac",
  managementPercent: "mgmt",
  maintenancePercent: "maint",
  capitalReservePercent: "capex",
  utilities: "util",
  closingCostPercent: "closing",
  points: "points",
  reserveMonths: "reserves",
  prepayment: "prepay",
  customPrepayment: "custom",
  creditScore: "score",
  isNewInvestor: "new",
  targetRatio: "target",
} as const satisfies Record<keyof Deal, string>;

/**
 * What a link leaves out. It stays as it was when version 1 was released: whoever changes a default of INITIAL_DEAL
 * writes the old one in here, or old links change their numbers.
 */
const OMITTED: Deal = { ...INITIAL_DEAL };

interface Codec<Value> {
  readonly write: (value: Value) => string;
  /** Undefined where the text is malformed or out of range. */
  readonly read: (text: string) => Value | undefined;
}

const MOST_DECIMALS = 24;
const PLAIN_NUMBER = new RegExp(`^\\d{1,12}(\\.\\d{1,${MOST_DECIMALS}})?$`);
const SCHEDULE_MARK = "-";

const numberWithin = (limits: FieldLimits): Codec<number> => ({
  write: (value) => digitsOf(clampToLimits(value, limits)),
  read: (text) => {
    if (!PLAIN_NUMBER.test(text)) return undefined;
    const value = Number(text);
    return clampToLimits(value, limits) === value ? value : undefined;
  },
});

const oneOf = <Choice extends string>(...choices: readonly Choice[]): Codec<Choice> => ({
  write: (choice) => choice,
  read: (text) => choices.find((choice) => choice === text),
});

const claim: Codec<boolean> = {
  write: (isTrue) => (isTrue ? "1" : "0"),
  read: (text) => (text === "1" ? true : text === "0" ? false : undefined),
};

const yearlyPercent = numberWithin(CUSTOM_PREPAYMENT_LIMITS);
const schedule: Codec<readonly number[]> = {
  write: (percents) =>
    percents.slice(0, CUSTOM_PREPAYMENT_LIMITS.maxYears).map(yearlyPercent.write).join(SCHEDULE_MARK),
  read: (text) => {
    const percents = text === "" ? [] : text.split(SCHEDULE_MARK).map(yearlyPercent.read);
    const readable = percents.filter((percent) => percent !== undefined);
    const isReadable =
      readable.length === percents.length && percents.length <= CUSTOM_PREPAYMENT_LIMITS.maxYears;
    return isReadable ? readable : undefined;
  },
};

const CODECS: { readonly [Field in keyof Deal]: Codec<Deal[Field]> } = {
  purpose: oneOf("purchase", "rate-term", "cash-out"),
  price: numberWithin(DEAL_LIMITS.price),
  downPaymentPercent: numberWithin(DEAL_LIMITS.downPaymentPercent),
  payoff: numberWithin(DEAL_LIMITS.payoff),
  annualRatePercent: numberWithin(DEAL_LIMITS.annualRatePercent),
  termYears: numberWithin(DEAL_LIMITS.termYears),
  interestOnlyYears: numberWithin(DEAL_LIMITS.interestOnlyYears),
  propertyTax: numberWithin(DEAL_LIMITS.propertyTax),
  insurance: numberWithin(DEAL_LIMITS.insurance),
  estimatedTaxPercent: numberWithin(DEAL_LIMITS.estimatedTaxPercent),
  estimatedInsurancePercent: numberWithin(DEAL_LIMITS.estimatedInsurancePercent),
  associationDues: numberWithin(DEAL_LIMITS.associationDues),
  units: numberWithin(DEAL_LIMITS.units),
  basis: oneOf("pitia", "noi"),
  use: oneOf("long-term", "short-term"),
  leaseRent: numberWithin(DEAL_LIMITS.leaseRent),
  marketRent: numberWithin(DEAL_LIMITS.marketRent),
  isVacant: claim,
  shortTermGross: numberWithin(DEAL_LIMITS.shortTermGross),
  hasShortTermHistory: claim,
  shortTermRule: oneOf("gross-80", "lower-80", "net-of-fees"),
  shortTermFeePercent: numberWithin(DEAL_LIMITS.shortTermFeePercent),
  vacancyPercent: numberWithin(DEAL_LIMITS.vacancyPercent),
  managementPercent: numberWithin(DEAL_LIMITS.managementPercent),
  maintenancePercent: numberWithin(DEAL_LIMITS.maintenancePercent),
  capitalReservePercent: numberWithin(DEAL_LIMITS.capitalReservePercent),
  utilities: numberWithin(DEAL_LIMITS.utilities),
  closingCostPercent: numberWithin(DEAL_LIMITS.closingCostPercent),
  points: numberWithin(DEAL_LIMITS.points),
  reserveMonths: numberWithin(DEAL_LIMITS.reserveMonths),
  prepayment: oneOf("none", "3-2-1", "5-4-3-2-1", "custom"),
  customPrepayment: schedule,
  creditScore: numberWithin(DEAL_LIMITS.creditScore),
  isNewInvestor: claim,
  targetRatio: numberWithin(DEAL_LIMITS.targetRatio),
};

/** The part of an address after "#", which browsers never send to a server. */
export function writeDealFragment(deal: Deal): string {
  const pairs = fieldsOf(DEAL_KEYS).flatMap((field) => {
    const text = writeField(deal, field);
    return text === writeField(OMITTED, field) ? [] : [`${DEAL_KEYS[field]}=${text}`];
  });
  return `#${[FRAGMENT_VERSION, ...pairs].join("&")}`;
}

/** Keys that this version does not know are passed over; a value that it cannot read spoils the whole link. */
export function readDealFragment(fragment: string): Shared<Deal> {
  const [version, ...parts] = fragment.replace(/^#/, "").split("&");
  if (!version?.startsWith("v=")) return { kind: "none" };
  if (version !== FRAGMENT_VERSION) return { kind: "unreadable" };
  const texts = new Map(
    parts.map((part) => [part.split("=", 1)[0] ?? "", part.slice(part.indexOf("=") + 1)]),
  );
  const inputs: MutableDeal = { ...OMITTED };
  const isReadable = fieldsOf(DEAL_KEYS).every((field) =>
    fillField(inputs, field, texts.get(DEAL_KEYS[field])),
  );
  return isReadable ? { kind: "inputs", inputs } : { kind: "unreadable" };
}

type MutableDeal = { -readonly [Field in keyof Deal]: Deal[Field] };

function writeField<Field extends keyof Deal>(deal: Deal, field: Field): string {
  const codec: Codec<Deal[Field]> = CODECS[field];
  return codec.write(deal[field]);
}

function fillField<Field extends keyof Deal>(
  deal: MutableDeal,
  field: Field,
  text: string | undefined,
): boolean {
  if (text === undefined) return true;
  const codec: Codec<Deal[Field]> = CODECS[field];
  const value = codec.read(text);
  if (value === undefined) return false;
  deal[field] = value;
  return true;
}

/** The shortest form that reads back to the same number. Below a millionth that one has an exponent, so it is spelled out. */
function digitsOf(value: number): string {
  const shortest = `${value}`;
  return shortest.includes("e") ? value.toFixed(MOST_DECIMALS) : shortest;
}
