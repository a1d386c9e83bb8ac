import { memo } from "react";
import { inputRowsOf, ladderRowsOf, resultRowsOf } from "../calculators/refinance/sharing/plan-rows.ts";
import { LaterPlace } from "../calculators/reports/printed-later.tsx";
import { PrintedReport } from "../calculators/reports/printed-report.tsx";
import type { AnswerProps } from "./refinance-planner-catalog.server.ts";

/** One sheet for a loan officer to work with, and the appraisals on record, if they were open. */
export const PrintedPlan = memo(function PrintedPlan({ planner, facts }: AnswerProps) {
  return (
    <PrintedReport companyName={facts.companyName} heading="Refinance plan">
      <div className="columns-2 gap-8 text-[0.8rem] leading-snug">
        <Part heading="Result, before tax" rows={resultRowsOf(planner)} />
        <Part heading="If the appraisal comes in low" rows={ladderRowsOf(planner)} />
        <Part heading="Figures" rows={inputRowsOf(planner.plan)} />
      </div>
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
    <section className="mb-4">
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
  );
}
