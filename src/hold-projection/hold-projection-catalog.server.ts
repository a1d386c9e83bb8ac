import { type HoldProjectionContent, holdProjection } from "../../content/calculators/hold-projection.ts";
import { part } from "../../content/site-content.ts";
import type { HoldPlan } from "../calculators/hold/hold-plan.ts";
import type { HoldProjection } from "../calculators/hold/hold-projection.ts";
import { toolFacts, toolPage } from "../calculators/tool/tool-catalog.server.ts";
import { dealForm, stateEstimates } from "../site/deal-form-catalog.server.ts";
import { priceRises } from "../site/price-rises-catalog.server.ts";

/** What the page knows apart from the plan. */
export const holdFacts = { ...toolFacts, states: stateEstimates, rises: priceRises };

/** In the order of the page. */
const SECTIONS = ["results", "breaks", "returns", "exits", "years", "method", "keep"] as const;

export const holdProjectionPage = part((site) =>
  toolPage(site, "/hold-projection", holdProjection, {
    above: [{ name: "Deal Analyzer", path: "/deal-analyzer" }],
  }),
);

export const holdView = part((site) => ({
  crumbs: holdProjectionPage(site).breadcrumb,
  content: holdProjection,
  form: dealForm,
  facts: holdFacts,
  parts: [
    { id: "figures", title: dealForm.firstLegend },
    ...SECTIONS.map((id) => ({ id, title: holdProjection.sections[id].heading })),
  ],
}));
export type HoldView = ReturnType<typeof holdView>;

/** What the parts of the page get that say something about a plan. */
export interface AnswerProps {
  readonly answer: { readonly plan: HoldPlan; readonly projection: HoldProjection };
  readonly content: HoldProjectionContent;
  readonly facts: typeof holdFacts;
}
