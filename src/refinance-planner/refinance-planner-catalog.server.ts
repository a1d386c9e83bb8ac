import {
  type RefinancePlannerContent,
  refinancePlanner,
} from "../../content/calculators/refinance-planner.ts";
import { loanFacts } from "../../content/loan-facts.ts";
import { part } from "../../content/site-content.ts";
import { EXAMPLE_PLAN } from "../calculators/refinance/example-plan.ts";
import { type Planner, plannerOf } from "../calculators/refinance/refinance-outcome.ts";
import { toolFacts, toolPage } from "../calculators/tool/tool-catalog.server.ts";
import { compensation, lenderLimits, publicLenders } from "../lenders/lenders-catalog.server.ts";
import { describeLimitSources } from "../lenders/limit-source.ts";
import { dealForm, stateEstimates } from "../site/deal-form-catalog.server.ts";
import { cashStepsOf } from "./cash-steps.ts";

/** In the order of the page. */
const EXPLANATIONS = ["cash", "ladder", "choices", "rules", "lenders", "keep", "words"] as const;

const example = cashStepsOf(plannerOf(EXAMPLE_PLAN));

export const refinancePlannerPage = toolPage("/refinance-planner", refinancePlanner, {
  card: {
    kind: "lines",
    caption: "An example: cash in the house by month, until the refinance",
    lines: [[...example.points.map(({ cash }) => cash), example.left]],
  },
});

export const plannerView = part((site) => ({
  crumbs: refinancePlannerPage.breadcrumb,
  content: refinancePlanner,
  billHints: dealForm.billHints,
  /** What the page knows apart from the plan. Only what it computes with: every visitor downloads it. */
  facts: {
    ...toolFacts,
    lenders: lenderLimits(site),
    compensation,
    /** Which of their limits are confirmed, and which are samples. */
    limitSources: describeLimitSources(publicLenders(site)),
    belowOneLtv: loanFacts.belowOneLtv,
    states: stateEstimates,
  },
  parts: [
    { id: "figures", title: refinancePlanner.legends.house },
    { id: "results", title: refinancePlanner.sections.answer.heading },
    ...EXPLANATIONS.map((id) => ({ id, title: refinancePlanner.sections[id].heading })),
  ],
}));
export type PlannerView = ReturnType<typeof plannerView>;

/** What the parts of the page get that say something about a plan. */
export interface AnswerProps {
  readonly planner: Planner;
  readonly content: RefinancePlannerContent;
  readonly facts: PlannerView["facts"];
}
