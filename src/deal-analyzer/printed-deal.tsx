import { memo } from "react";
import type { Deal } from "../calculators/deal/deal.ts";
import { checkLender } from "../calculators/deal/lenders/eligibility.ts";
import {
  loanRowsOf,
  ownerRowsOf,
  propertyRowsOf,
  resultRowsOf,
} from "../calculators/deal/sharing/deal-rows.ts";
import { PrintedReport } from "../calculators/reports/printed-report.tsx";
import { PrintedFacts } from "../calculators/tool/tool-layout.tsx";
import type { AnalyzerFacts } from "./deal-analyzer-catalog.server.ts";
import { describeVerdictAndSource } from "./sections/verdict-text.ts";

const PARTS = [
  ["Loan", loanRowsOf],
  ["Result", resultRowsOf],
  ["Property", propertyRowsOf],
  ["Owner's costs", ownerRowsOf],
] as const;

interface PrintedDealProps {
  readonly deal: Deal;
  readonly facts: AnalyzerFacts;
}

/** One sheet for a loan officer to work with. */
export const PrintedDeal = memo(function PrintedDeal({ deal, facts }: PrintedDealProps) {
  const verdicts = facts.lenders.map((lender) => ({
    label: lender.name,
    text: describeVerdictAndSource(checkLender(deal, lender)),
  }));
  return (
    <PrintedReport companyName={facts.companyName} heading="Deal summary">
      <div className="columns-2 gap-8 text-[0.8rem] leading-snug">
        {PARTS.map(([heading, rowsOf]) => (
          <PrintedFacts key={heading} heading={heading} rows={rowsOf(deal)} />
        ))}
        <PrintedFacts heading="Lenders in our directory" rows={verdicts}>
          <p className="mt-1 text-ink-soft">{facts.compensation}</p>
        </PrintedFacts>
      </div>
    </PrintedReport>
  );
});
