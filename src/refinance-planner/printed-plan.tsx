import { memo } from "react";
import type { Planner } from "../calculators/refinance/refinance-outcome.ts";
import { inputRowsOf, ladderRowsOf, resultRowsOf } from "../calculators/refinance/sharing/plan-rows.ts";
import { PrintedReport } from "../calculators/reports/printed-report.tsx";

interface PrintedPlanProps {
  readonly planner: Planner;
  readonly companyName: string;
}

/** One sheet for a loan officer to work with. */
export const PrintedPlan = memo(function PrintedPlan({ planner, companyName }: PrintedPlanProps) {
  const parts = [
    ["Result, before tax", resultRowsOf(planner)],
    ["If the appraisal comes in low", ladderRowsOf(planner)],
    ["Figures", inputRowsOf(planner.plan)],
  ] as const;
  return (
    <PrintedReport companyName={companyName} heading="Refinance plan">
      <div className="columns-2 gap-8 text-[0.8rem] leading-snug">
        {parts.map(([heading, rows]) => (
          <section key={heading} className="mb-4">
            <h3 className="mb-1">{heading}</h3>
            <dl>
              {rows.map(({ label, text }) => (
                <div
                  key={label}
                  className="flex break-inside-avoid justify-between gap-4 border-b border-rule py-0.5"
                >
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
