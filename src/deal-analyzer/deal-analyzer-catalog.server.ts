import { dealAnalyzer } from "../../content/calculators/deal-analyzer.ts";
import { documentChecklist } from "../../content/calculators/document-checklist.ts";
import { formulasContent } from "../../content/calculators/formulas.ts";
import { company } from "../../content/company.ts";
import { rates } from "../../content/landings/rates.ts";
import { figuresAsOf, loanFacts, smallLoan } from "../../content/loan-facts.ts";
import { part } from "../../content/site-content.ts";
import { compensation, lenderLimits, publicLenders } from "../lenders/lenders-catalog.server.ts";
import { describeLimitSources } from "../lenders/limit-source.ts";
import type { SitePage } from "../seo/page-record.ts";
import { dealForm, stateEstimates } from "../site/deal-form-catalog.server.ts";
import type { AnalyzerFacts } from "./analyzer-facts.ts";
import type { DealPart } from "./deal-parts.ts";

export { dealAnalyzer, dealForm };

/** Only what the page computes with: every visitor downloads it. */
export const analyzerFacts = part<AnalyzerFacts>((site) => ({
  lenders: lenderLimits(site),
  compensation,
  limitSources: describeLimitSources(publicLenders(site)),
  belowOneLtv: loanFacts.belowOneLtv,
  rateTable: {
    baseRate: rates(site).estimator.baseRate,
    factors: rates(site).factors.map(({ explanation: _, ...factor }) => factor),
  },
  smallLoan,
  twoRates: rates(site).estimator.twoAnswers,
  asOf: figuresAsOf(site),
  states: stateEstimates,
  checklist: documentChecklist,
  companyName: company.name,
  formulasVersion: formulasContent.version,
}));

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
] as const satisfies readonly (keyof ReturnType<typeof dealAnalyzer>["sections"])[];

export const dealParts = part<readonly DealPart[]>((site) => [
  { id: "figures", title: dealForm.firstLegend },
  { id: "results", title: dealAnalyzer(site).sections.ratios.heading },
  ...EXPLANATIONS.map((id) => ({ id, title: dealAnalyzer(site).sections[id].heading })),
]);

export const dealAnalyzerPage = part<SitePage>((site) => ({
  path: "/deal-analyzer",
  title: dealAnalyzer(site).title,
  description: dealAnalyzer(site).metaDescription,
  kind: "tool",
  updated: figuresAsOf(site),
  breadcrumb: [{ name: dealAnalyzer(site).heading, path: "/deal-analyzer" }],
  isEmbeddable: true,
}));
