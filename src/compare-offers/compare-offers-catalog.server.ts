import { type CompareOffersContent, compareOffers } from "../../content/calculators/compare-offers.ts";
import { part } from "../../content/site-content.ts";
import { toolFacts, toolPage } from "../calculators/tool/tool-catalog.server.ts";
import { dealForm, stateEstimates } from "../site/deal-form-catalog.server.ts";
import type { OffersAnswer } from "./form/offers-figures.ts";

export { compareOffers };

/** In the order of the page. */
const SECTIONS = ["results", "offers", "figures", "months", "questions", "keep", "lines"] as const;

export const compareOffersPage = part((site) => toolPage(site, "/compare-offers", compareOffers));

export const offersView = part((site) => ({
  crumbs: compareOffersPage(site).breadcrumb,
  content: compareOffers,
  form: dealForm,
  /** What the page knows apart from the figures. */
  facts: { ...toolFacts, states: stateEstimates },
  parts: [
    { id: "deal", title: compareOffers.dealLegend },
    ...SECTIONS.map((id) => ({ id, title: compareOffers.sections[id].heading })),
  ],
}));
export type OffersView = ReturnType<typeof offersView>;

/** What the parts of the page get that say something about offers. */
export interface AnswerProps {
  readonly answer: OffersAnswer;
  readonly content: CompareOffersContent;
  readonly facts: OffersView["facts"];
}
