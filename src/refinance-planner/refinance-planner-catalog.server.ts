import {
  type RefinancePlannerContent,
  refinancePlanner,
} from "../../content/calculators/refinance-planner.ts";
import { loanFacts } from "../../content/loan-facts.ts";
import { part } from "../../content/site-content.ts";
import type { Planner } from "../calculators/refinance/refinance-outcome.ts";
import { toolFacts, toolPage } from "../calculators/tool/tool-catalog.server.ts";
import { compensation, lenderLimits, publicLenders } from "../lenders/lenders-catalog.server.ts";
import { describeLimitSources } from "../lenders/limit-source.ts";

/** In the order of the page. */
const EXPLANATIONS = ["cash", "ladder", "choices", "rules", "lenders", "keep", "words"] as const;

export const refinancePlannerPage = part((site) => toolPage(site, "/refinance-planner", refinancePlanner));

export const plannerView = part((site) => ({
  crumbs: refinancePlannerPage(site).breadcrumb,
  content: refinancePlanner,
  /** What the page knows apart from the plan. Only what it computes with: every visitor downloads it. */
  facts: {
    ...toolFacts,
    lenders: lenderLimits(site),
    compensation,
    /** Which of their limits are confirmed, and which are samples. */
    limitSources: describeLimitSources(publicLenders(site)),
    belowOneLtv: loanFacts.belowOneLtv,
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
