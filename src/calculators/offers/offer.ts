import { SHORTEST_TERM_YEARS } from "../../dscr/amortization.ts";
import { roundToCents } from "../../dscr/cents.ts";
import { ADJUSTABLE_FIELDS, adjustableTermsOf } from "../deal/adjustable/adjustable-fields.ts";
import type { Deal } from "../deal/deal.ts";
import { chosenStructure } from "../deal/prepayment/exit-cost.ts";
import { choice, number, percent } from "../fields/field-kinds.ts";
import { fillRows, type RowsOf, type ValuesOf } from "../fields/field-rows.ts";
import { fieldsOf } from "../sharing/dscr-fragment.ts";
import { type Borrower, CONVENTIONAL_FIELDS } from "./conventional/borrower-fields.ts";
import { shortName, stated, statedChoice, statedMoney, statedSchedule } from "./stated.ts";

/** The lines of fees, each in dollars. All are costs, whoever receives the money. */
const FEE_FIELDS = {
  originationFee: statedMoney("Origination fee", "orig"),
  underwritingFee: statedMoney("Underwriting fee", "uw"),
  processingFee: statedMoney("Processing fee", "proc"),
  legalFee: statedMoney("Legal and document fee", "legal"),
  appraisalFee: statedMoney("Appraisal", "appr"),
  titleFee: statedMoney("Title and settlement", "title"),
  otherFees: statedMoney("Other fees", "other"),
} as const;

/**
 * Every line of a term sheet, one row each: form, link, files and print follow from it. Its labels are in
 * content/calculators/compare-offers.ts. What a sheet does not state is null.
 */
export const OFFER_FIELDS = {
  name: shortName("Lender", "name"),
  annualRatePercent: stated(percent("Rate", "rate", 0, 0.125)),
  /** Percent of the loan: origination and discount points together. */
  points: stated(percent("Points", "points", 0, 0.125)),
  ...FEE_FIELDS,
  termYears: statedChoice(number("Term", "years", 30, { min: SHORTEST_TERM_YEARS, max: 50 }, 1), [
    ["30", "30 years"],
    ["40", "40 years"],
    ["20", "20 years"],
    ["15", "15 years"],
    ["10", "10 years"],
    ["7", "7 years"],
    ["5", "5 years"],
  ]),
  interestOnlyYears: statedChoice(number("Interest-only years", "io", 0, { min: 0, max: 50 }, 1), [
    ["0", "None"],
    ["5", "First 5 years"],
    ["7", "First 7 years"],
    ["10", "First 10 years"],
  ]),
  /** As in a deal. The index is the visitor's assumption, and a sheet without the rest has the customs of the market. */
  ...ADJUSTABLE_FIELDS,
  /** Percent of the balance, by year from the first. An empty list is a stated "none". */
  prepayment: statedSchedule("Prepayment penalty", "prepay"),
  lockDays: stated(number("Rate lock, days", "lock", 0, { min: 0, max: 365, isWhole: true }, 15)),
  /** Months of the full payment to hold in the bank. */
  reserveMonths: stated(number("Reserve months", "res", 0, { min: 0, max: 120 }, 1)),
  escrow: choice("Escrow of taxes and insurance", "escrow", "unstated", [
    ["unstated", "Not stated"],
    ["required", "Required"],
    ["waived", "Waived"],
  ]),
} as const;

export type Offer = ValuesOf<typeof OFFER_FIELDS>;
export type OfferField = keyof Offer;
export type FeeField = keyof typeof FEE_FIELDS;

/** The field rows, typed so that any field can be looked up. */
export const OFFER_TABLE: RowsOf<Offer> = { ...OFFER_FIELDS };

export const FEE_LINES = fieldsOf(FEE_FIELDS);

/** A sheet on which nothing stands yet. */
export const EMPTY_OFFER: Offer = fillRows(OFFER_TABLE, (row) => row.initial);

export const LEAST_OFFERS = 2;
export const MOST_OFFERS = 4;

/** One deal, the months it is held, and the offers for its loan. */
export interface OfferSet {
  readonly deal: Deal;
  readonly holdMonths: number;
  readonly offers: readonly Offer[];
  /** Whose income and debts the first offer is tested with, if it is a conventional loan. */
  readonly borrower: Borrower | null;
}

/** What is asked once, apart from the deal. */
export const SET_TABLE = {
  holdMonths: number("Months held", "hold", 60, { min: 1, max: 480, isWhole: true }, 12),
  ...CONVENTIONAL_FIELDS,
} as const satisfies RowsOf<SetFigures>;

export type SetFigures = Pick<OfferSet, "holdMonths"> & Borrower & { readonly isConventional: boolean };

/** The figures of the table. A borrower whom nobody asked about has the initial ones. */
export function setFiguresOf({
  holdMonths,
  borrower,
}: Pick<OfferSet, "holdMonths" | "borrower">): SetFigures {
  const initial = fillRows<SetFigures>(SET_TABLE, (row) => row.initial);
  return { ...initial, ...borrower, holdMonths, isConventional: borrower !== null };
}

export function borrowerIn({ isConventional, holdMonths: _, ...borrower }: SetFigures): Borrower | null {
  return isConventional ? borrower : null;
}

/** "Offer A" for an offer without a name. A name that two offers share has a letter: "First Bank (B)". */
export function offerNames(offers: readonly Pick<Offer, "name">[]): readonly string[] {
  const typed = offers.map(({ name }) => name.trim());
  return typed.map((name, index) => {
    const letter = String.fromCharCode("A".charCodeAt(0) + index);
    if (name === "") return `Offer ${letter}`;
    return typed.filter((other) => other === name).length > 1 ? `${name} (${letter})` : name;
  });
}

/** Whole cents. A line that is not stated adds nothing. */
export function feesOf(offer: Offer): number {
  return roundToCents(FEE_LINES.reduce((sum, line) => sum + (offer[line] ?? 0), 0));
}

/** The usual term, for a sheet that states none. */
export const USUAL_TERM_YEARS = 30;

/**
 * The deal with this offer's loan. Closing costs are left out: the fees of the offer stand in their place, and are
 * added to the result by whoever counts them.
 */
export function dealUnder(deal: Deal, offer: Offer): Deal {
  return {
    ...deal,
    ...adjustableTermsOf(offer),
    annualRatePercent: offer.annualRatePercent ?? 0,
    points: offer.points ?? 0,
    termYears: offer.termYears ?? USUAL_TERM_YEARS,
    interestOnlyYears: offer.interestOnlyYears ?? 0,
    prepayment: "custom",
    customPrepayment: offer.prepayment ?? [],
    reserveMonths: offer.reserveMonths ?? 0,
    closingCostPercent: 0,
    hasClosingLines: false,
  };
}

/** The loan of a deal as an offer, of which the deal knows no fees, no lock and no escrow. */
export function offerOf(deal: Deal): Offer {
  return {
    ...EMPTY_OFFER,
    annualRatePercent: deal.annualRatePercent,
    points: deal.points,
    termYears: deal.termYears,
    interestOnlyYears: deal.interestOnlyYears,
    ...adjustableTermsOf(deal),
    prepayment: chosenStructure(deal).percentByYear,
    reserveMonths: deal.reserveMonths,
  };
}
