import { holdProjection } from "../../content/calculators/hold-projection.ts";
import { settlePlan } from "../calculators/hold/appreciation.ts";
import { EXAMPLE_HOLD } from "../calculators/hold/example-hold.ts";
import type { HoldPlan } from "../calculators/hold/hold-plan.ts";
import { type HoldProjection, projectHold } from "../calculators/hold/hold-projection.ts";
import { toolFacts, toolPage } from "../calculators/tool/tool-catalog.server.ts";
import { dealForm, stateEstimates } from "../site/deal-form-catalog.server.ts";
import { priceRises } from "../site/price-rises-catalog.server.ts";

/** What the page knows apart from the plan. */
export const holdFacts = { ...toolFacts, states: stateEstimates, rises: priceRises };

/** In the order of the page. */
const SECTIONS = ["results", "breaks", "returns", "past", "exits", "years", "method", "keep"] as const;

const example = projectHold(settlePlan(EXAMPLE_HOLD, priceRises));

export const holdProjectionPage = toolPage("/hold-projection", holdProjection, {
  above: [{ name: "Deal Analyzer", path: "/deal-analyzer" }],
  card: {
    kind: "lines",
    caption: "An example: the owner's equity by year, in three cases",
    lines: [example.expected, example.high, example.low].map(({ years }) =>
      years.map(({ equity }) => equity),
    ),
  },
});

/** What the server renders, and what the browser needs. */
const { definitions, priceDefinitions, ...movingContent } = holdProjection;
export const methodText = { content: { definitions, priceDefinitions }, rises: priceRises };

export const holdView = {
  crumbs: holdProjectionPage.breadcrumb,
  content: movingContent,
  form: dealForm,
  facts: holdFacts,
  parts: [
    { id: "figures", title: dealForm.firstLegend },
    ...SECTIONS.map((id) => ({ id, title: holdProjection.sections[id].heading })),
  ],
};
export type HoldView = typeof holdView;

/** What the parts of the page get that say something about a plan. */
export interface AnswerProps {
  readonly answer: { readonly plan: HoldPlan; readonly projection: HoldProjection };
  readonly content: typeof movingContent;
  readonly facts: typeof holdFacts;
}
