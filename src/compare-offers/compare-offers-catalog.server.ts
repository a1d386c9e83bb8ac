import { compareOffers } from "../../content/calculators/compare-offers.ts";
import { formulasContent } from "../../content/calculators/formulas.ts";
import { company } from "../../content/company.ts";
import { figuresAsOf } from "../../content/loan-facts.ts";
import { part } from "../../content/site-content.ts";
import type { SitePage } from "../seo/page-record.ts";
import { dealForm, stateEstimates } from "../site/deal-form-catalog.server.ts";
import type { OffersFacts, OffersPart } from "./offers-facts.ts";

export { compareOffers, dealForm };

export const offersFacts: OffersFacts = {
  states: stateEstimates,
  companyName: company.name,
  formulasVersion: formulasContent.version,
};

const { sections } = compareOffers;

/** In the order of the page. */
export const offersParts: readonly OffersPart[] = [
  { id: "deal", title: compareOffers.dealLegend },
  { id: "results", title: sections.results.heading },
  { id: "offers", title: sections.offers.heading },
  { id: "figures", title: sections.figures.heading },
  { id: "months", title: sections.months.heading },
  { id: "questions", title: sections.questions.heading },
  { id: "keep", title: sections.keep.heading },
  { id: "lines", title: sections.lines.heading },
];

export const compareOffersPage = part<SitePage>((site) => ({
  path: "/compare-offers",
  title: compareOffers.title,
  description: compareOffers.metaDescription,
  kind: "tool",
  updated: figuresAsOf(site),
  breadcrumb: [{ name: compareOffers.heading, path: "/compare-offers" }],
}));
