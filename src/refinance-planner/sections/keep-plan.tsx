import { memo } from "react";
import type { RefinancePlannerContent } from "../../../content/calculators/refinance-planner.ts";
import { plannedCashOut } from "../../calculators/refinance/refinance-answers.ts";
import type { Planner } from "../../calculators/refinance/refinance-outcome.ts";
import { planToCsv, planToJson } from "../../calculators/refinance/sharing/plan-export.ts";
import { writePlanFragment } from "../../calculators/refinance/sharing/plan-link.ts";
import { KeepSection } from "../../calculators/tool/keep-section.tsx";
import type { PlannerFacts } from "../planner-facts.ts";

interface KeepPlanProps {
  readonly planner: Planner;
  readonly facts: Pick<PlannerFacts, "companyName" | "formulasVersion">;
  readonly content: RefinancePlannerContent["sections"]["keep"];
}

export const KeepPlan = memo(function KeepPlan({ planner, facts, content }: KeepPlanProps) {
  const { plan } = planner;
  const { deal, loan } = plannedCashOut(planner);
  return (
    <KeepSection
      path="/refinance-planner"
      fileName="refinance-plan"
      content={content}
      makeFragment={() => writePlanFragment(plan)}
      makeCsv={() => planToCsv(plan)}
      makeJson={() => planToJson(plan)}
      makeWorkbook={async (url) => {
        const { refinanceWorkbook } = await import(
          "../../calculators/refinance/spreadsheet/refinance-workbook.ts"
        );
        return refinanceWorkbook(plan, { ...facts, url });
      }}
      deal={loan > 0 ? deal : undefined}
      formulas="/formulas#refinance-value"
    />
  );
});
