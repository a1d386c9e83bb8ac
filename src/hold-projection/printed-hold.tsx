import { lazy, memo, Suspense } from "react";
import { loanRowsOf, propertyRowsOf } from "../calculators/deal/sharing/deal-rows.ts";
import { breakPointsOf, cliffOf } from "../calculators/hold/break-points.ts";
import { BEFORE_TAX_NOTE, growthRowsOf, outcomeRowsOf } from "../calculators/hold/hold-rows.ts";
import { describeBreak, describeHold } from "../calculators/hold/hold-text.ts";
import { priceNotes } from "../calculators/hold/price-text.ts";
import { describeAfterTax } from "../calculators/hold/tax/tax-text.ts";
import { LaterPlace } from "../calculators/reports/printed-later.tsx";
import { PrintedReport } from "../calculators/reports/printed-report.tsx";
import { importWithRetry } from "../start/server-reachable.browser.ts";
import type { AnswerProps } from "./hold-projection-catalog.server.ts";
import { YearsTable } from "./sections/years-section.tsx";

const PrintedTaxes = lazy(() =>
  importWithRetry(() => import("./tax/printed-taxes.tsx")).catch(() => ({
    default: () => <p>The tables after tax could not be loaded. Reload the page to print them.</p>,
  })),
);

/** The answer and the assumptions on one sheet, the expected years below; then the holds on record, if they were in view. */
export const PrintedHold = memo(function PrintedHold({ answer, content, facts }: AnswerProps) {
  const { plan, projection } = answer;
  const { low, expected } = projection;
  const broken = describeBreak(breakPointsOf(low.years), low.years.length, cliffOf(plan.deal));
  return (
    <PrintedReport companyName={facts.companyName} heading="Hold projection">
      <p className="mb-2 text-[0.85rem] leading-snug">
        {describeHold(projection)} {BEFORE_TAX_NOTE} {describeAfterTax(projection)} Low case: {broken}
      </p>
      <p className="mb-2 text-[0.7rem] leading-tight">{priceNotes(plan, facts.rises).join(" ")}</p>
      <div className="columns-2 gap-8 text-[0.8rem] leading-snug">
        <Part heading="Result" rows={outcomeRowsOf(projection)} />
        <Part heading="Loan" rows={loanRowsOf(plan.deal)} />
        <Part heading="Property" rows={propertyRowsOf(plan.deal)} />
        <Part heading="The years after" rows={growthRowsOf(plan)} />
      </div>
      <h3 className="mt-2 mb-1">Year by year, expected case</h3>
      <YearsTable years={expected.years} caption="Year by year, expected case" />
      {expected.afterTax && (
        <Suspense>
          <PrintedTaxes answer={answer} content={content} />
        </Suspense>
      )}
      <LaterPlace />
    </PrintedReport>
  );
});

interface PartProps {
  readonly heading: string;
  readonly rows: readonly { readonly label: string; readonly text: string }[];
}

function Part({ heading, rows }: PartProps) {
  return (
    <section className="mb-4 break-inside-avoid">
      <h3 className="mb-1">{heading}</h3>
      <dl>
        {rows.map(({ label, text }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-rule py-0.5">
            <dt>{label}</dt>
            <dd className="text-right font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
