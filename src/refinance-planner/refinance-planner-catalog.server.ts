import { formulasContent } from "../../content/calculators/formulas.ts";
import { refinancePlanner } from "../../content/calculators/refinance-planner.ts";
import { company } from "../../content/company.ts";
import { figuresAsOf, loanFacts } from "../../content/loan-facts.ts";
import { part } from "../../content/site-content.ts";
import { compensation, lenderLimits, publicLenders } from "../lenders/lenders-catalog.server.ts";
import { describeLimitSources } from "../lenders/limit-source.ts";
import type { SitePage } from "../seo/page-record.ts";
import type { PlannerFacts } from "./planner-facts.ts";

export { refinancePlanner };

/** Only what the page computes with: every visitor downloads it. */
export const plannerFacts = part<PlannerFacts>((site) => ({
  lenders: lenderLimits(site),
  compensation,
  limitSources: describeLimitSources(publicLenders(site)),
  belowOneLtv: loanFacts.belowOneLtv,
  companyName: company.name,
  formulasVersion: formulasContent.version,
}));

/** In the order of the page. */
const EXPLANATIONS = ["cash", "ladder", "choices", "rules", "lenders", "keep", "words"] as const;

export const plannerParts: readonly { readonly id: string; readonly title: string }[] = [
  { id: "figures", title: refinancePlanner.legends.house },
  { id: "results", title: refinancePlanner.sections.answer.heading },
  ...EXPLANATIONS.map((id) => ({ id, title: refinancePlanner.sections[id].heading })),
];

export const refinancePlannerPage = part<SitePage>((site) => ({
  path: "/refinance-planner",
  title: refinancePlanner.title,
  description: refinancePlanner.metaDescription,
  kind: "tool",
  updated: figuresAsOf(site),
  breadcrumb: [{ name: refinancePlanner.heading, path: "/refinance-planner" }],
}));
