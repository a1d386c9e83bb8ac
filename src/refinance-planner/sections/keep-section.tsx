import { memo } from "react";
import type { RefinancePlannerContent } from "../../../content/calculators/refinance-planner.ts";
import { plannedCashOut } from "../../calculators/refinance/refinance-answers.ts";
import type { Planner } from "../../calculators/refinance/refinance-outcome.ts";
import type { RefinancePlan } from "../../calculators/refinance/refinance-plan.ts";
import { planToCsv, planToJson } from "../../calculators/refinance/sharing/plan-export.ts";
import { writePlanFragment } from "../../calculators/refinance/sharing/plan-link.ts";
import { SpreadsheetButton } from "../../calculators/spreadsheet/spreadsheet-button.tsx";
import type { Workbook } from "../../calculators/spreadsheet/workbook.ts";
import { KeepButtons } from "../../calculators/tool/keep-buttons.tsx";
import { OtherTools } from "../../calculators/tool/other-tools.tsx";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import type { PlannerFacts } from "../planner-facts.ts";

interface KeepSectionProps {
  readonly planner: Planner;
  readonly facts: Pick<PlannerFacts, "companyName" | "formulasVersion">;
  readonly content: RefinancePlannerContent["sections"]["keep"];
}

export const KeepSection = memo(function KeepSection({ planner, facts, content }: KeepSectionProps) {
  const { plan } = planner;
  const { deal, loan } = plannedCashOut(planner);
  return (
    <ToolSection id="keep" heading={content.heading}>
      <p className="mt-3 mb-3 max-w-[60ch]">{content.text}</p>
      <KeepButtons
        path="/refinance-planner"
        fileName="refinance-plan"
        makeFragment={() => writePlanFragment(plan)}
        makeCsv={() => planToCsv(plan)}
        makeJson={() => planToJson(plan)}
      >
        <SpreadsheetButton fileName="refinance-plan" makeWorkbook={() => makeWorkbook(plan, facts)} />
      </KeepButtons>
      {loan > 0 && <OtherTools here="/refinance-planner" deal={deal} />}
      <p className="mt-3 max-w-[60ch] text-ink-soft">
        Every formula on this page, with its assumptions and test figures, stands on{" "}
        <PageLink to="/formulas#refinance-value" className="link">
          the formulas page
        </PageLink>
        .
      </p>
    </ToolSection>
  );
});

async function makeWorkbook(plan: RefinancePlan, facts: KeepSectionProps["facts"]): Promise<Workbook> {
  const { refinanceWorkbook } = await import("../../calculators/refinance/spreadsheet/refinance-workbook.ts");
  const { href } = new URL(`/refinance-planner${writePlanFragment(plan)}`, location.origin);
  return refinanceWorkbook(plan, { ...facts, url: href });
}
