import { memo } from "react";
import type { Deal } from "../calculators/deal/deal.ts";
import { loanRowsOf, ownerRowsOf, propertyRowsOf, resultRowsOf } from "../calculators/deal/deal-rows.ts";
import { PrintedReport } from "../calculators/printed-report.tsx";

const PARTS = [
  ["Loan", loanRowsOf],
  ["Result", resultRowsOf],
  ["Property", propertyRowsOf],
  ["Owner's costs", ownerRowsOf],
] as const;

/** One sheet that a loan officer can work with. */
export const PrintedDeal = memo(function PrintedDeal({
  deal,
  companyName,
}: {
  readonly deal: Deal;
  readonly companyName: string;
}) {
  return (
    <PrintedReport companyName={companyName} heading="Deal summary">
      <div className="columns-2 gap-8 text-[0.8rem] leading-snug">
        {PARTS.map(([heading, rowsOf]) => (
          <section key={heading} className="mb-4 break-inside-avoid">
            <h3 className="mb-1">{heading}</h3>
            <dl>
              {rowsOf(deal).map(({ label, text }) => (
                <div key={label} className="flex justify-between gap-4 border-b border-rule py-0.5">
                  <dt>{label}</dt>
                  <dd className="text-right font-semibold">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </PrintedReport>
  );
});
