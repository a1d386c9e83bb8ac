import { type PropertyType, sayPropertyType } from "../../calculators/deal/lenders/property-types.ts";
import { formatRatio } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import { LOAN_PURPOSES, type LoanPurpose } from "../../leads/lead.ts";
import type { Lead } from "../../leads/records/lead-record.ts";
import type { State } from "../../office/states.ts";
import { QUESTIONS } from "../lender/lender-answer.ts";
import { DETAILS, type DealDetails } from "./deal-details.ts";

/** Lowest score of each band, highest first. A deal is judged by it. */
export const SCORE_FLOORS = [780, 760, 740, 720, 700, 680, 660, 640, 620, 300] as const;

export const TIMINGS = [
  { value: "now", label: "Under contract or ready to apply" },
  { value: "quarter", label: "Within three months" },
  { value: "later", label: "Later than three months" },
  { value: "unknown", label: "Not said" },
] as const;

export const DEAL_USES = [
  { value: "long-term", label: "Long-term lease" },
  { value: "short-term", label: "Short-term rental" },
] as const;

/** How the value of the property is told. */
export const PRICE_FORMS = [
  { value: "band", label: "As a range" },
  { value: "exact", label: "As it is" },
] as const;

/**
 * The deal as a lender sees it: choices and figures alone. It has no field for text, so that nothing a person wrote, and
 * nothing that identifies anybody, can get into it.
 */
export interface OfferedDeal extends DealDetails {
  readonly state: State;
  /** Empty, or a county of that state. */
  readonly county: string;
  readonly purpose: LoanPurpose;
  /** Empty if nobody said. */
  readonly propertyType: PropertyType | "";
  readonly units: number;
  readonly use: (typeof DEAL_USES)[number]["value"];
  /** In dollars, like the loan. */
  readonly value: number;
  readonly valueAs: (typeof PRICE_FORMS)[number]["value"];
  readonly loan: number;
  readonly ratio: number;
  readonly scoreFloor: number;
  readonly timing: (typeof TIMINGS)[number]["value"];
}

export type DealField = keyof OfferedDeal;

/** What stands in the form, by the field's name. */
export type TypedDeal = Readonly<Record<DealField, string>>;

export type DealReading =
  | { readonly deal: OfferedDeal }
  | { readonly problems: Readonly<Partial<Record<DealField, string>>> };

export function typedDeal(read: (field: DealField) => string): TypedDeal {
  return {
    state: read("state"),
    county: read("county"),
    purpose: read("purpose"),
    propertyType: read("propertyType"),
    units: read("units"),
    use: read("use"),
    value: read("value"),
    valueAs: read("valueAs"),
    loan: read("loan"),
    ratio: read("ratio"),
    scoreFloor: read("scoreFloor"),
    timing: read("timing"),
    lease: read("lease"),
    taxes: read("taxes"),
    condition: read("condition"),
    reserves: read("reserves"),
    experience: read("experience"),
    entity: read("entity"),
  };
}

const SUMMARY_LINES: Readonly<Partial<Record<DealField, RegExp>>> = {
  county: /^County: (.{1,60})$/m,
  units: /^Units: ([1-8])$/m,
  value: /^(?:Price|Property value): (\$[\d,]{1,20})(?:\.\d\d)?$/m,
  loan: /^Loan amount: (\$[\d,]{1,20})(?:\.\d\d)?$/m,
  ratio: /^Lender's ratio: (\d{1,2}\.\d\d)$/m,
};

/** Fills the form from the lead, as far as its fields and the analyzer's summary say something. */
export function dealOfLead({
  state,
  loanPurpose,
  dealSummary,
}: Pick<Lead, "state" | "loanPurpose" | "dealSummary">): TypedDeal {
  const summary = dealSummary ?? "";
  const score = Number(/^Credit score: (\d{3})$/m.exec(summary)?.[1] ?? 0);
  const floor = score === 0 ? undefined : SCORE_FLOORS.find((known) => score >= known);
  const chosen: Readonly<Partial<TypedDeal>> = {
    state: /^State: ([A-Z]{2})$/m.exec(summary)?.[1] ?? state ?? "",
    purpose: loanPurpose ?? "",
    use: /^Use: Short-term rental$/m.test(summary) ? "short-term" : "long-term",
    valueAs: "band",
    scoreFloor: floor === undefined ? "" : `${floor}`,
    timing: "unknown",
  };
  return typedDeal((field) => chosen[field] ?? SUMMARY_LINES[field]?.exec(summary)?.[1] ?? "");
}

export interface DealFact {
  readonly label: string;
  readonly value: string;
}

/** A value of $300,000 lies in the band from $300,000 to $349,999. */
const BAND_DOLLARS = 50_000;

/** What a lender reads. */
export function listDealFacts(deal: OfferedDeal): readonly DealFact[] {
  const labelOf = (choices: readonly { readonly value: string; readonly label: string }[], value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? value;
  return [
    { label: "State", value: deal.state },
    ...(deal.county === "" ? [] : [{ label: "County", value: deal.county }]),
    { label: "Purpose", value: labelOf(LOAN_PURPOSES, deal.purpose) },
    ...(deal.propertyType === ""
      ? []
      : [{ label: "Property type", value: sayPropertyType(deal.propertyType) }]),
    { label: "Units", value: `${deal.units}` },
    { label: "Use", value: labelOf(DEAL_USES, deal.use) },
    { label: "Value", value: sayValue(deal) },
    { label: "Loan", value: formatUsd(deal.loan) },
    { label: "Loan to value", value: sayLoanToValue(deal) },
    { label: "Rent over the full payment", value: formatRatio(deal.ratio) },
    { label: "Credit score", value: sayScore(deal.scoreFloor) },
    { label: "Timing", value: labelOf(TIMINGS, deal.timing) },
    ...QUESTIONS.flatMap(({ value: field }) =>
      deal[field] === ""
        ? []
        : [{ label: DETAILS[field].label, value: labelOf(DETAILS[field].choices, deal[field]) }],
    ),
  ];
}

/** What a lender is told of the value: both ends are the same if it is told as it is. */
export function toldValue({ value, valueAs }: OfferedDeal): { readonly from: number; readonly to: number } {
  if (valueAs === "exact") return { from: value, to: value };
  const from = Math.floor(value / BAND_DOLLARS) * BAND_DOLLARS;
  return { from, to: from + BAND_DOLLARS };
}

function sayValue(deal: OfferedDeal): string {
  const { from, to } = toldValue(deal);
  return from === to ? formatUsd(from) : `${formatUsd(from)} to ${formatUsd(to)}`;
}

/**
 * What a lender is told of the loan to value, in whole percent. It follows from the loan and the ends of the range alone: a
 * figure of the value itself would give it away.
 */
export function toldLoanToValue(deal: OfferedDeal): { readonly from: number; readonly to: number } {
  const value = toldValue(deal);
  const percentOf = (told: number) => Math.round((deal.loan / told) * 100);
  return { from: percentOf(value.to), to: percentOf(Math.max(value.from, deal.loan)) };
}

function sayLoanToValue(deal: OfferedDeal): string {
  const { from, to } = toldLoanToValue(deal);
  return from === to ? `${from}%` : `${from}% to ${to}%`;
}

/** Null where the band is open. */
export function scoreBand(floor: number): { readonly from: number | null; readonly to: number | null } {
  const index = SCORE_FLOORS.findLastIndex((known) => known >= floor);
  const above = SCORE_FLOORS[index - 1];
  return { from: floor === 300 ? null : floor, to: above === undefined ? null : above - 1 };
}

export function sayScore(floor: number): string {
  const { from, to } = scoreBand(floor);
  if (to === null) return `${floor} or more`;
  return from === null ? `below ${to + 1}` : `${from} to ${to}`;
}

/** `Texas, $225,000, 1.17`: the subject of a mail. */
export function titleDeal(deal: OfferedDeal): string {
  return `${deal.state}, loan of ${formatUsd(deal.loan)}, ratio ${formatRatio(deal.ratio)}`;
}
