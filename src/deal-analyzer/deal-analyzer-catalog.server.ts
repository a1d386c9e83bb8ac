import { dealAnalyzer } from "../../content/calculators/deal-analyzer.ts";
import { documentChecklist } from "../../content/calculators/document-checklist.ts";
import { landlordTaxPercents } from "../../content/calculators/state-costs.ts";
import { company } from "../../content/company.ts";
import type { StateCode } from "../../content/figures/figure-table.ts";
import { rates } from "../../content/landings/rates.ts";
import { figuresAsOf, loanFacts, smallLoan } from "../../content/loan-facts.ts";
import type { StateEstimates } from "../calculators/deal/bill-estimates.ts";
import { stateFigures } from "../figures/figures-catalog.server.ts";
import type { StateFigures } from "../figures/state-figures.ts";
import { compensation, publicLenders } from "../lenders/lenders-catalog.server.ts";
import { describeLimitSources } from "../lenders/limit-source.ts";
import type { SitePage } from "../seo/page-record.ts";
import { plainText } from "../seo/plain-text.ts";
import type { AnalyzerFacts } from "./analyzer-facts.ts";
import type { DealPart } from "./deal-parts.ts";

export { dealAnalyzer };

/** Only what the page computes with: every visitor downloads it. */
export const analyzerFacts: AnalyzerFacts = {
  lenders: publicLenders.map(({ id, name, confirmedOn, minDSCR, maxLTV, minLoanAmount, maxLoanAmount }) => ({
    id,
    name,
    confirmedOn,
    minDSCR,
    maxLTV,
    minLoanAmount,
    maxLoanAmount,
  })),
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
  states: stateFigures.map(estimatesOf),
  checklist: documentChecklist,
  companyName: company.name,
};

/** Where the site assumes no tax for landlords, the owners' median stands in for it. */
function estimatesOf({ code, name, taxPercent, insurancePercent, storms }: StateFigures): StateEstimates {
  const landlordPercents: Partial<Record<StateCode, number>> = landlordTaxPercents;
  return {
    code,
    name,
    ownerTaxPercent: taxPercent,
    taxPercent: landlordPercents[code] ?? taxPercent,
    insurancePercent,
    ...(storms && { storms }),
  };
}

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
  { id: "figures", title: dealAnalyzer.firstLegend },
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
  text: plainText(dealAnalyzer),
} as const satisfies SitePage;
