import { memo, type ReactNode } from "react";
import { monthRowsOf } from "../calculators/deal/bookings/bookings-rows.ts";
import type { Deal } from "../calculators/deal/deal.ts";
import { borrowerRowsOf } from "../calculators/deal/lenders/borrower-checks.ts";
import { checkLender } from "../calculators/deal/lenders/eligibility.ts";
import { printedLadderOf } from "../calculators/deal/rate/ladder-rows.ts";
import {
  loanRowsOf,
  ownerRowsOf,
  propertyRowsOf,
  resultRowsOf,
} from "../calculators/deal/sharing/deal-rows.ts";
import { LaterPlace } from "../calculators/reports/printed-later.tsx";
import { PrintedReport } from "../calculators/reports/printed-report.tsx";
import { NoBreakText } from "../ui/text/no-break-text.tsx";
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

const SAMPLE_NOTE =
  "Samples of what lenders publish, a custom of the market. The formulas page has the sources.";

const POINTS_NOTE =
  "What a point buys is an assumption of the deal, and what a penalty saves a sample of the market.";

/** One sheet for a loan officer to work with. */
export const PrintedDeal = memo(function PrintedDeal({ deal, facts }: PrintedDealProps) {
  const verdicts = facts.lenders.map((lender) => ({
    label: lender.name,
    text: describeVerdictAndSource(checkLender(deal, lender)),
  }));
  const borrower = borrowerRowsOf(deal);
  const ladder = printedLadderOf(deal);
  const months = monthRowsOf(deal);
  return (
    <PrintedReport companyName={facts.companyName} heading="Deal summary">
      <div className="columns-2 gap-8 text-[0.8rem] leading-snug">
        {PARTS.map(([heading, rowsOf]) => (
          <Part key={heading} heading={heading} rows={rowsOf(deal)} />
        ))}
        {months.length > 0 && <Part heading="A year of bookings" rows={months} />}
        {borrower.length > 0 && (
          <Part heading="What lenders commonly ask of this borrower" rows={borrower}>
            <p className="mt-1 text-ink-soft">{SAMPLE_NOTE}</p>
          </Part>
        )}
        {ladder.length > 0 && (
          <Part heading="Points side by side" rows={ladder}>
            <p className="mt-1 text-ink-soft">{POINTS_NOTE}</p>
          </Part>
        )}
        <Part heading="Lenders in our directory" rows={verdicts}>
          <p className="mt-1 text-ink-soft">{facts.compensation}</p>
        </Part>
      </div>
      <LaterPlace />
    </PrintedReport>
  );
});

interface PartProps {
  readonly heading: string;
  readonly rows: readonly { readonly label: string; readonly text: string }[];
  readonly children?: ReactNode;
}

function Part({ heading, rows, children }: PartProps) {
  return (
    <section className="mb-4 break-inside-avoid">
      <h3 className="mb-1">{heading}</h3>
      <dl>
        {rows.map(({ label, text }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-rule py-0.5">
            <dt>
              <NoBreakText text={label} />
            </dt>
            <dd className="text-right font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
