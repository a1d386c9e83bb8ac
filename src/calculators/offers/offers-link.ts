import { dealPairs, readDeal } from "../deal/sharing/deal-link.ts";
import { type LinkTexts, readFragment, readRows, writeFragment, writeRows } from "../fields/row-links.ts";
import { FRAGMENT_VERSION } from "../sharing/dscr-fragment.ts";
import type { Shared } from "../sharing/share-link.ts";
import {
  borrowerIn,
  EMPTY_OFFER,
  LEAST_OFFERS,
  MOST_OFFERS,
  OFFER_TABLE,
  type OfferSet,
  offerOf,
  SET_TABLE,
  setFiguresOf,
} from "./offer.ts";

/** How many offers follow: `ratea`, `pointsa`, `rateb` and so on. */
const COUNT = "offers";
const LETTERS = ["a", "b", "c", "d"] as const;

/** A link to the deal analyzer, with the offers beside the deal. */
export function writeOffersFragment(set: OfferSet): string {
  const { deal, offers } = set;
  return writeFragment([
    ...dealPairs(deal),
    ...writeRows(SET_TABLE, setFiguresOf(set)),
    `${COUNT}=${offers.length}`,
    ...offers.flatMap((offer, index) => writeRows(OFFER_TABLE, offer, LETTERS[index])),
  ]);
}

/** The deal analyzer's own link brings its loan as the first offer. A link without figures brings nothing. */
export function readOffersFragment(fragment: string): Shared<OfferSet> {
  return fragment.replace(/^#/, "") === FRAGMENT_VERSION ? { kind: "none" } : readFragment(fragment, readSet);
}

/** True for a link of the deal analyzer, which knows no offers. */
export function bringsOnlyDeal(fragment: string): boolean {
  return readOffersFragment(fragment).kind === "inputs" && !fragment.split("&").some(isCount);
}

function isCount(pair: string): boolean {
  return pair.startsWith(`${COUNT}=`);
}

function readSet(texts: LinkTexts): OfferSet | undefined {
  const deal = readDeal(texts);
  const set = readRows(SET_TABLE, texts);
  const offers = readOffers(texts);
  if (!deal || !set || !offers) return undefined;
  const { holdMonths } = set;
  const borrower = borrowerIn(set);
  return { deal, holdMonths, borrower, offers: texts.has(COUNT) ? offers : [offerOf(deal), EMPTY_OFFER] };
}

function readOffers(texts: LinkTexts): OfferSet["offers"] | undefined {
  const count = Number(texts.get(COUNT) ?? LEAST_OFFERS);
  if (!Number.isInteger(count) || count < LEAST_OFFERS || count > MOST_OFFERS) return undefined;
  const read = LETTERS.slice(0, count).map((letter) => readRows(OFFER_TABLE, texts, letter));
  const offers = read.filter((offer) => offer !== undefined);
  return offers.length === read.length ? offers : undefined;
}
