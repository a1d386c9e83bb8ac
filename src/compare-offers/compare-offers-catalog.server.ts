import { type CompareOffersContent, compareOffers } from "../../content/calculators/compare-offers.ts";
import { STARTING_DEAL } from "../calculators/deal/example-deal.ts";
import { compareOffers as compareCosts } from "../calculators/offers/comparison.ts";
import { EXAMPLE_OFFERS } from "../calculators/offers/example-offers.ts";
import { toolFacts, toolPage } from "../calculators/tool/tool-catalog.server.ts";
import { dealForm, stateEstimates } from "../site/deal-form-catalog.server.ts";
import type { OffersAnswer } from "./form/offers-figures.ts";

export { compareOffers };

/** In the order of the page. */
const SECTIONS = ["results", "offers", "figures", "months", "questions", "keep", "lines"] as const;

const example = compareCosts(STARTING_DEAL, EXAMPLE_OFFERS, 60);

export const compareOffersPage = toolPage("/compare-offers", compareOffers, {
  card: {
    kind: "lines",
    caption: "An example: what each offer costs more than the cheapest, by month",
    lines: example.offers.map(({ costs }) =>
      costs.map(
        ({ total }, month) =>
          total - Math.min(...example.offers.map((other) => other.costs[month]?.total ?? total)),
      ),
    ),
  },
});

export const offersView = {
  crumbs: compareOffersPage.breadcrumb,
  content: compareOffers,
  form: dealForm,
  /** What the page knows apart from the figures. */
  facts: { ...toolFacts, states: stateEstimates },
  parts: [
    { id: "deal", title: compareOffers.dealLegend },
    ...SECTIONS.map((id) => ({ id, title: compareOffers.sections[id].heading })),
  ],
};
export type OffersView = typeof offersView;

/** What the parts of the page get that say something about offers. */
export interface AnswerProps {
  readonly answer: OffersAnswer;
  readonly content: CompareOffersContent;
  readonly facts: OffersView["facts"];
}
