import { dealAnalyzer } from "../../content/calculators/deal-analyzer.ts";
import { documentChecklist } from "../../content/calculators/document-checklist.ts";
import { insuranceAssumptions, type StateCosts, stateCosts } from "../../content/calculators/state-costs.ts";
import { company } from "../../content/company.ts";
import { stateGuides } from "../../content/guides/state-guides.ts";
import { rates } from "../../content/landings/rates.ts";
import { figuresAsOf, loanFacts, smallLoan } from "../../content/loan-facts.ts";
import type { StateEstimates } from "../calculators/deal/bill-estimates.ts";
import { compensation, publicLenders } from "../lenders/lenders-catalog.server.ts";
import { describeLimitSources } from "../lenders/limit-source.ts";
import type { SitePage } from "../seo/page-record.ts";
import { plainText } from "../seo/plain-text.ts";
import type { AnalyzerFacts } from "./analyzer-facts.ts";

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
  states: stateGuides.map(({ stateCode, state }) => estimatesOf(stateCode, state)),
  checklist: documentChecklist,
  companyName: company.name,
};

function estimatesOf(code: string, name: string): StateEstimates {
  const records: Readonly<Record<string, StateCosts>> = stateCosts;
  const costs = records[code];
  if (!costs) throw new Error(`content/calculators/state-costs.ts has no record of ${name} (${code}).`);
  const { medianTax, medianValue, landlordTaxPercent, storms } = costs;
  const ownerTaxPercent = Number(((medianTax / medianValue) * 100).toFixed(2));
  return {
    code,
    name,
    ownerTaxPercent,
    taxPercent: landlordTaxPercent ?? ownerTaxPercent,
    insurancePercent: insuranceAssumptions[storms ?? "ordinary"],
    ...(storms && { storms }),
  };
}

export const dealAnalyzerPage = {
  path: "/deal-analyzer",
  title: dealAnalyzer.title,
  description: dealAnalyzer.metaDescription,
  kind: "tool",
  updated: figuresAsOf,
  breadcrumb: [{ name: dealAnalyzer.heading, path: "/deal-analyzer" }],
  text: plainText(dealAnalyzer),
} as const satisfies SitePage;
