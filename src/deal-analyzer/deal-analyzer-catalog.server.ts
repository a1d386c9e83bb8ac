import { dealAnalyzer } from "../../content/calculators/deal-analyzer.ts";
import { documentChecklist } from "../../content/calculators/document-checklist.ts";
import { formulasContent } from "../../content/calculators/formulas.ts";
import { company } from "../../content/company.ts";
import { rates } from "../../content/landings/rates.ts";
import { figuresAsOf, loanFacts, smallLoan } from "../../content/loan-facts.ts";
import { compensation, lenderLimits, publicLenders } from "../lenders/lenders-catalog.server.ts";
import { describeLimitSources } from "../lenders/limit-source.ts";
import type { SitePage } from "../seo/page-record.ts";
import { plainText } from "../seo/plain-text.ts";
import { dealForm, stateEstimates } from "../site/deal-form-catalog.server.ts";
import type { AnalyzerFacts } from "./analyzer-facts.ts";
import type { DealPart } from "./deal-parts.ts";

export { dealAnalyzer, dealForm };

/** Only what the page computes with: every visitor downloads it. */
export const analyzerFacts: AnalyzerFacts = {
  lenders: lenderLimits,
  compensation,
  limitSources: describeLimitSources(publicLenders),
  belowOneLtv: loanFacts.belowOneLtv,
  rateTable: {
    baseRate: rates.estimator.baseRate,
    factors: rates.factors.map(({ explanation: _, ...factor }) => factor),
  },
  smallLoan,
  twoRates: rates.estimator.twoAnswers,
  asOf: figuresAsOf,
  states: stateEstimates,
  checklist: documentChecklist,
  companyName: company.name,
  formulasVersion: formulasContent.version,
};

/** In the order of the page. */
const EXPLANATIONS = [
  "scenarios",
  "bridge",
  "path",
  "limits",
  "eligibility",
  "rate",
  "safety",
  "exit",
  "keep",
  "checklist",
] as const satisfies readonly (keyof typeof dealAnalyzer.sections)[];

export const dealParts: readonly DealPart[] = [
  { id: "figures", title: dealForm.firstLegend },
  { id: "results", title: dealAnalyzer.sections.ratios.heading },
  ...EXPLANATIONS.map((id) => ({ id, title: dealAnalyzer.sections[id].heading })),
];

export const dealAnalyzerPage = {
  path: "/deal-analyzer",
  title: dealAnalyzer.title,
  description: dealAnalyzer.metaDescription,
  kind: "tool",
  updated: figuresAsOf,
  breadcrumb: [{ name: dealAnalyzer.heading, path: "/deal-analyzer" }],
  isEmbeddable: true,
  text: plainText({ ...dealAnalyzer, ...dealForm }),
} as const satisfies SitePage;
