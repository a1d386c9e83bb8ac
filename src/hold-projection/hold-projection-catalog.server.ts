import { formulasContent } from "../../content/calculators/formulas.ts";
import { holdProjection } from "../../content/calculators/hold-projection.ts";
import { company } from "../../content/company.ts";
import { figuresAsOf } from "../../content/loan-facts.ts";
import { part } from "../../content/site-content.ts";
import type { SitePage } from "../seo/page-record.ts";
import { dealForm, stateEstimates } from "../site/deal-form-catalog.server.ts";
import { priceRises } from "../site/price-rises-catalog.server.ts";
import type { HoldFacts } from "./hold-facts.ts";

export { dealForm, holdProjection };

export const holdFacts: HoldFacts = {
  states: stateEstimates,
  rises: priceRises,
  companyName: company.name,
  formulasVersion: formulasContent.version,
};

/** In the order of the page. */
const SECTIONS = ["results", "breaks", "returns", "exits", "years", "method", "keep"] as const;

export const holdParts = [
  { id: "figures", title: dealForm.firstLegend },
  ...SECTIONS.map((id) => ({ id, title: holdProjection.sections[id].heading })),
];

export const holdProjectionPage = part<SitePage>((site) => ({
  path: "/hold-projection",
  title: holdProjection.title,
  description: holdProjection.metaDescription,
  kind: "tool",
  updated: figuresAsOf(site),
  breadcrumb: [
    { name: "Deal Analyzer", path: "/deal-analyzer" },
    { name: holdProjection.heading, path: "/hold-projection" },
  ],
}));
