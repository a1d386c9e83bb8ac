import { hasLoan } from "../../calculators/deal/deal.ts";
import { STARTING_DEAL } from "../../calculators/deal/example-deal.ts";
import { withoutMark } from "../../calculators/deal/sharing/handed-deal.ts";
import {
  entryOf as dealEntryOf,
  EMPTY_ENTRY,
  missingIn as missingInDeal,
  readEntry as readDealEntry,
} from "../../calculators/deal-form/deal-entry.ts";
import type { DealEntry } from "../../calculators/deal-form/deal-fields.ts";
import { fillRows, isSameEntry, showRows } from "../../calculators/fields/field-rows.ts";
import { compareOffers } from "../../calculators/offers/comparison.ts";
import { EXAMPLE_OFFERS } from "../../calculators/offers/example-offers.ts";
import {
  borrowerIn,
  EMPTY_OFFER,
  OFFER_TABLE,
  type OfferField,
  type OfferSet,
  offerNames,
  SET_TABLE,
  type SetFigures,
  setFiguresOf,
} from "../../calculators/offers/offer.ts";
import { readOffersFragment, writeOffersFragment } from "../../calculators/offers/offers-link.ts";
import { questionsFor } from "../../calculators/offers/questions.ts";
import { mapShared } from "../../calculators/sharing/share-link.ts";

/** The field texts of one offer, as typed or chosen. */
export type OfferEntry = Readonly<Record<OfferField, string>>;

export type SetField = keyof SetFigures;
export type SetEntry = Readonly<Record<SetField, string>>;

/** Everything the page asks for. */
export interface OffersEntry {
  readonly deal: DealEntry;
  /** What is asked once, apart from the deal. */
  readonly set: SetEntry;
  readonly offers: readonly OfferEntry[];
}

export const EMPTY_OFFER_ENTRY: OfferEntry = showRows(OFFER_TABLE, EMPTY_OFFER);

/** Everything that the page says about a set of offers. */
export type OffersAnswer = ReturnType<typeof answerTo>;

export function answerTo(set: OfferSet) {
  const { deal, offers } = set;
  const comparison = compareOffers(deal, offers, set.holdMonths);
  return {
    set,
    /** The names of all offers, by their places. */
    names: offerNames(offers),
    comparison,
    questions: offers.map((offer) => questionsFor(deal, offer, comparison.holdMonths)),
  };
}

const EXAMPLE = entryOf({
  deal: STARTING_DEAL,
  holdMonths: SET_TABLE.holdMonths.initial,
  borrower: null,
  offers: EXAMPLE_OFFERS,
});

/** True for a sheet that still bears an example's name: figures of its own get another one. */
export function isExample({ name }: Pick<OfferEntry, "name">): boolean {
  return EXAMPLE_OFFERS.some((offer) => offer.name === name.trim());
}

/** True if something of the example is left among the visitor's own figures. */
export function keepsExample({ deal, offers }: OffersEntry): boolean {
  return offers.some(isExample) || isSameEntry(deal, EXAMPLE.deal);
}

/** The figures of the page. */
export const OFFERS_FIGURES = {
  example: EXAMPLE,
  empty: { ...EXAMPLE, deal: EMPTY_ENTRY, offers: [EMPTY_OFFER_ENTRY, EMPTY_OFFER_ENTRY] },
  readFragment: (fragment: string) => mapShared(readOffersFragment(withoutMark(fragment)), entryOf),
  writeFragment: (entry: OffersEntry) => writeOffersFragment(readEntry(entry)),
  missingIn,
  answerTo: (entry: OffersEntry) => answerTo(readEntry(entry)),
};

/** The deal's own rate plays no part: each offer has one. */
function readEntry({ deal, set, offers }: OffersEntry): OfferSet {
  const figures = fillRows<SetFigures>(SET_TABLE, (row, field) => row.parse(set[field]));
  return {
    deal: readDealEntry(deal),
    holdMonths: figures.holdMonths,
    borrower: borrowerIn(figures),
    offers: offers.map((offer) => fillRows(OFFER_TABLE, (row, field) => row.parse(offer[field]))),
  };
}

function entryOf(set: OfferSet): OffersEntry {
  return {
    deal: dealEntryOf(set.deal),
    set: showRows<SetFigures>(SET_TABLE, setFiguresOf(set)),
    offers: set.offers.map((offer) => showRows(OFFER_TABLE, offer)),
  };
}

/** What is still missing: fields of the deal, the loan itself, or a second rate. */
function missingIn(entry: OffersEntry): readonly ("price" | "rent" | "loan" | "rates")[] {
  const { deal, offers } = readEntry(entry);
  const missing = missingInDeal(entry.deal).filter((field) => field !== "annualRatePercent");
  const rated = offers.filter(({ annualRatePercent }) => annualRatePercent !== null);
  return [
    ...(missing.includes("price") ? (["price"] as const) : []),
    ...(missing.some((field) => field !== "price") ? (["rent"] as const) : []),
    ...(!missing.includes("price") && !hasLoan(deal) ? (["loan"] as const) : []),
    ...(rated.length < 2 ? (["rates"] as const) : []),
  ];
}
