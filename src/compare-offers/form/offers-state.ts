import { ADJUSTABLE_FIELDS, usualFirstCap } from "../../calculators/deal/adjustable/adjustable-fields.ts";
import type { DealEntry } from "../../calculators/deal-form/deal-fields.ts";
import {
  LEAST_OFFERS,
  MOST_OFFERS,
  OFFER_TABLE,
  type OfferField,
  offerNames,
  SET_TABLE,
} from "../../calculators/offers/offer.ts";
import type { TakenField } from "../../calculators/offers/term-sheet/read-term-sheet.ts";
import {
  EMPTY_OFFER_ENTRY,
  isExample,
  type OfferEntry,
  type OffersEntry,
  type SetField,
} from "./offers-figures.ts";

export interface OffersState {
  readonly entry: OffersEntry;
  /** On a phone, the one offer that is open. */
  readonly selected: number;
  /** The last offer added or removed. A new object each time, because the focus follows it. */
  readonly lastMove: { readonly announcement: string } | null;
}

export type OffersAction =
  | { readonly type: "deal"; readonly change: (deal: DealEntry) => DealEntry }
  | { readonly type: "set"; readonly field: SetField; readonly text: string }
  | { readonly type: "offer"; readonly index: number; readonly field: OfferField; readonly text: string }
  /** Fills what a pasted text states, and empties the rest: another sheet's fees are not this one's. */
  | { readonly type: "fill"; readonly index: number; readonly taken: readonly TakenField[] }
  | { readonly type: "add" }
  | { readonly type: "duplicate"; readonly index: number }
  | { readonly type: "remove"; readonly index: number }
  | { readonly type: "select"; readonly index: number }
  /** An example, a link or empty sheets. */
  | { readonly type: "replace"; readonly entry: OffersEntry };

export function startOffers(entry: OffersEntry): OffersState {
  return { entry, selected: 0, lastMove: null };
}

export function updateOffers(state: OffersState, action: OffersAction): OffersState {
  const { entry } = state;
  const { offers } = entry;
  switch (action.type) {
    case "deal":
      return { ...state, entry: { ...entry, deal: action.change(entry.deal) } };
    case "set": {
      const changed = { ...state, entry: { ...entry, set: { ...entry.set, [action.field]: action.text } } };
      const turns = action.field === "isConventional" && SET_TABLE.isConventional.parse(action.text);
      return turns ? changeOffer(changed, 0, conventionalTerms(offers[0])) : changed;
    }
    case "offer":
      return changeOffer(state, action.index, { [action.field]: action.text, ...usualCapFor(action) });
    case "fill":
      return changeOffer(state, action.index, {
        ...EMPTY_OFFER_ENTRY,
        name: ownName(offers[action.index]),
        ...Object.fromEntries(action.taken.map(({ field, text }) => [field, text])),
        ...Object.assign({}, ...action.taken.map(usualCapFor)),
      });
    case "add":
      return insert(state, offers.length, EMPTY_OFFER_ENTRY, "Offer added");
    case "duplicate": {
      const copied = offers[action.index];
      // A copy of the example stays one.
      const name = copied && isExample(copied) ? copied.name : "";
      return copied ? insert(state, action.index + 1, { ...copied, name }, "Offer duplicated") : state;
    }
    case "remove": {
      const gone = offers[action.index];
      if (!gone || !canRemove(offers)) return state;
      const left = offers.filter((_, index) => index !== action.index);
      // The next sheet is no conventional loan because it moves to the first place.
      const isConventional =
        action.index === 0 ? SET_TABLE.isConventional.show(false) : entry.set.isConventional;
      return {
        entry: { ...entry, offers: left, set: { ...entry.set, isConventional } },
        selected: Math.min(action.index, left.length - 1),
        lastMove: { announcement: `${offerNames(offers)[action.index]} removed.` },
      };
    }
    case "select":
      return offers[action.index] ? { ...state, selected: action.index } : state;
    case "replace":
      return {
        ...startOffers(action.entry),
        selected: Math.min(state.selected, action.entry.offers.length - 1),
      };
  }
}

export function canAdd(offers: readonly OfferEntry[]): boolean {
  return offers.length < MOST_OFFERS;
}

export function canRemove(offers: readonly OfferEntry[]): boolean {
  return offers.length > LEAST_OFFERS;
}

function insert(state: OffersState, at: number, offer: OfferEntry, done: string): OffersState {
  const { entry } = state;
  if (!canAdd(entry.offers)) return state;
  const offers = entry.offers.toSpliced(at, 0, offer);
  return {
    entry: { ...entry, offers },
    selected: at,
    lastMove: { announcement: `${done}: ${offerNames(offers)[at]} is open.` },
  };
}

/** The first cap that is usual for a kind of rate. */
function usualCapFor({
  field,
  text,
}: {
  readonly field: OfferField;
  readonly text: string;
}): Partial<OfferEntry> {
  if (field !== "adjustment") return {};
  return { firstCapPercent: `${usualFirstCap(ADJUSTABLE_FIELDS.adjustment.parse(text))}` };
}

/** Lenders charge none for leaving a conventional loan early. */
function conventionalTerms(offer: OfferEntry | undefined): Partial<OfferEntry> {
  return { name: ownName(offer) || "Conventional", prepayment: OFFER_TABLE.prepayment.show([]) };
}

function ownName(offer: OfferEntry | undefined): string {
  return offer && !isExample(offer) ? offer.name : "";
}

function changeOffer(state: OffersState, place: number, changes: Partial<OfferEntry>): OffersState {
  const offers = state.entry.offers.map((offer, index) =>
    index === place ? { ...offer, ...changes } : offer,
  );
  return { ...state, entry: { ...state.entry, offers } };
}
