import { hasLoan } from "../../calculators/deal/deal.ts";
import {
  entryOf as dealEntryOf,
  EMPTY_ENTRY,
  EXAMPLE_ENTRY,
  missingIn,
  readEntry as readDealEntry,
} from "../../calculators/deal-form/deal-entry.ts";
import { type DealEntry, isSameEntry } from "../../calculators/deal-form/deal-fields.ts";
import { fillRows, showRows } from "../../calculators/fields/field-rows.ts";
import { EXAMPLE_OFFERS } from "../../calculators/offers/example-offers.ts";
import {
  EMPTY_OFFER,
  OFFER_TABLE,
  type Offer,
  type OfferField,
  type OfferSet,
  SET_TABLE,
} from "../../calculators/offers/offer.ts";
import { fieldsOf } from "../../calculators/sharing/dscr-fragment.ts";

/** The field texts of one offer, as typed or chosen. */
export type OfferEntry = Readonly<Record<OfferField, string>>;

/** Everything the page asks for. */
export interface OffersEntry {
  readonly deal: DealEntry;
  readonly holdMonths: string;
  readonly offers: readonly OfferEntry[];
}

export const EMPTY_OFFER_ENTRY: OfferEntry = showRows(OFFER_TABLE, EMPTY_OFFER);

/** The deal's own rate plays no part: each offer has one. */
export function readOffersEntry({ deal, holdMonths, offers }: OffersEntry): OfferSet {
  return {
    deal: readDealEntry(deal),
    holdMonths: SET_TABLE.holdMonths.parse(holdMonths),
    offers: offers.map(readOfferEntry),
  };
}

function readOfferEntry(entry: OfferEntry): Offer {
  return fillRows(OFFER_TABLE, (row, field) => row.parse(entry[field]));
}

export function offersEntryOf({ deal, holdMonths, offers }: OfferSet): OffersEntry {
  return {
    deal: dealEntryOf(deal),
    holdMonths: SET_TABLE.holdMonths.show(holdMonths),
    offers: offers.map((offer) => showRows(OFFER_TABLE, offer)),
  };
}

const { holdMonths } = SET_TABLE;

export const EXAMPLE_OFFERS_ENTRY: OffersEntry = {
  deal: EXAMPLE_ENTRY,
  holdMonths: holdMonths.show(holdMonths.initial),
  offers: EXAMPLE_OFFERS.map((offer) => showRows(OFFER_TABLE, offer)),
};

export const EMPTY_OFFERS_ENTRY: OffersEntry = {
  deal: EMPTY_ENTRY,
  holdMonths: holdMonths.show(holdMonths.initial),
  offers: [EMPTY_OFFER_ENTRY, EMPTY_OFFER_ENTRY],
};

export function isSameOffersEntry(one: OffersEntry, other: OffersEntry): boolean {
  return (
    one === other ||
    (isSameEntry(one.deal, other.deal) &&
      one.holdMonths === other.holdMonths &&
      one.offers.length === other.offers.length &&
      one.offers.every((offer, index) => isSameOffer(offer, other.offers[index])))
  );
}

function isSameOffer(one: OfferEntry, other: OfferEntry | undefined): boolean {
  return one === other || fieldsOf(OFFER_TABLE).every((field) => one[field] === other?.[field]);
}

/** What is still missing for an answer: fields of the deal, the loan itself, or a second rate. */
export function missingForComparison(entry: OffersEntry): readonly ("price" | "rent" | "loan" | "rates")[] {
  const { deal, offers } = readOffersEntry(entry);
  const missing = missingIn(entry.deal).filter((field) => field !== "annualRatePercent");
  const rated = offers.filter(({ annualRatePercent }) => annualRatePercent !== null);
  return [
    ...(missing.includes("price") ? (["price"] as const) : []),
    ...(missing.some((field) => field !== "price") ? (["rent"] as const) : []),
    ...(!missing.includes("price") && !hasLoan(deal) ? (["loan"] as const) : []),
    ...(rated.length < 2 ? (["rates"] as const) : []),
  ];
}
