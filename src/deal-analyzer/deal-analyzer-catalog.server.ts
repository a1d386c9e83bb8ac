import { type DealAnalyzerContent, dealAnalyzer } from "../../content/calculators/deal-analyzer.ts";
import { documentChecklist } from "../../content/calculators/document-checklist.ts";
import { rates } from "../../content/landings/rates.ts";
import { loanFacts, smallLoan } from "../../content/loan-facts.ts";
import { part } from "../../content/site-content.ts";
import type { Deal } from "../calculators/deal/deal.ts";
import { STARTING_DEAL } from "../calculators/deal/example-deal.ts";
import { bridgeOf } from "../calculators/deal/ratios/bridge.ts";
import { toolFacts, toolPage } from "../calculators/tool/tool-catalog.server.ts";
import { showsMarketIndex } from "../dscr/market-index-catalog.server.ts";
import { compensation, lenderLimits, publicLenders } from "../lenders/lenders-catalog.server.ts";
import { describeLimitSources } from "../lenders/limit-source.ts";
import type { CardPicture } from "../seo/card-picture.ts";
import { dealForm, stateEstimates } from "../site/deal-form-catalog.server.ts";

/** HTML of the published market index. It depends on the day, so the route fills it in. */
const NO_INDEX: string = "";

/** What the page knows apart from the deal. Only what it computes with: every visitor downloads it. */
export const analyzerFacts = part((site) => ({
  ...toolFacts,
  lenders: lenderLimits(site),
  compensation,
  /** Which of their limits are confirmed, and which are samples. */
  limitSources: describeLimitSources(publicLenders(site)),
  belowOneLtv: loanFacts.belowOneLtv,
  rateTable: {
    baseRate: rates(site).estimator.baseRate,
    factors: rates(site).factors.map(({ explanation: _, ...factor }) => factor),
  },
  /** Below this amount lenders commonly charge extra, which the table does not price. */
  smallLoan,
  /** Shown if rate and ratio agree in two bands. */
  twoRates: rates(site).estimator.twoAnswers,
  marketIndex: NO_INDEX,
  states: stateEstimates,
  checklist: documentChecklist,
}));
export type AnalyzerFacts = ReturnType<typeof analyzerFacts>;

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
] as const satisfies readonly (keyof DealAnalyzerContent["sections"])[];

export const dealAnalyzerPage = part((site) =>
  toolPage("/deal-analyzer", dealAnalyzer, {
    isEmbeddable: true,
    isDated: showsMarketIndex(site),
    card: exampleBridge(),
  }),
);

function exampleBridge(): CardPicture {
  return {
    kind: "bars",
    caption: "From the lender's number to yours, for a $300,000 house",
    bars: bridgeOf(STARTING_DEAL)
      .filter(({ amount }) => amount !== 0)
      .map(({ kind, amount, runningTotal }) => ({
        from: kind === "change" ? runningTotal - amount : 0,
        to: runningTotal,
        tone: kind === "change" ? "marginal" : runningTotal < 0 ? "poor" : "brand",
      })),
  };
}

export const analyzerView = part((site) => ({
  crumbs: dealAnalyzerPage(site).breadcrumb,
  content: dealAnalyzer,
  form: dealForm,
  facts: analyzerFacts(site),
  parts: [
    { id: "figures", title: dealForm.firstLegend },
    { id: "results", title: dealAnalyzer.sections.ratios.heading },
    ...EXPLANATIONS.map((id) => ({ id, title: dealAnalyzer.sections[id].heading })),
  ],
}));
export type AnalyzerView = ReturnType<typeof analyzerView>;

/** What a section of the page gets. */
export interface SectionProps {
  readonly deal: Deal;
  readonly facts: AnalyzerFacts;
  readonly content: DealAnalyzerContent["sections"][keyof DealAnalyzerContent["sections"]];
}
