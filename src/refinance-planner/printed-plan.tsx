import { memo } from "react";
import { inputRowsOf, ladderRowsOf, resultRowsOf } from "../calculators/refinance/sharing/plan-rows.ts";
import { PrintedReport } from "../calculators/reports/printed-report.tsx";
import { PrintedFacts } from "../calculators/tool/tool-layout.tsx";
import type { AnswerProps } from "./refinance-planner-catalog.server.ts";

/** One sheet for a loan officer to work with. */
export const PrintedPlan = memo(function PrintedPlan({ planner, facts }: AnswerProps) {
  return (
    <PrintedReport companyName={facts.companyName} heading="Refinance plan">
      <div className="columns-2 gap-8 text-[0.8rem] leading-snug">
        <PrintedFacts isLong heading="Result, before tax" rows={resultRowsOf(planner)} />
        <PrintedFacts isLong heading="If the appraisal comes in low" rows={ladderRowsOf(planner)} />
        <PrintedFacts isLong heading="Figures" rows={inputRowsOf(planner.plan)} />
      </div>
    </PrintedReport>
  );
});
