import { type Comparison, compareOffers } from "../../calculators/offers/comparison.ts";
import { type OfferSet, offerNames } from "../../calculators/offers/offer.ts";
import { type Question, questionsFor } from "../../calculators/offers/questions.ts";

/** Everything that the page says about a set of offers. */
export interface OffersAnswer {
  readonly set: OfferSet;
  /** The names of all offers, by their places. */
  readonly names: readonly string[];
  readonly comparison: Comparison;
  readonly questions: readonly (readonly Question[])[];
}

export function answerTo(set: OfferSet): OffersAnswer {
  const { deal, offers } = set;
  const comparison = compareOffers(deal, offers, set.holdMonths);
  return {
    set,
    names: offerNames(offers),
    comparison,
    questions: offers.map((offer) => questionsFor(deal, offer, comparison.holdMonths)),
  };
}
