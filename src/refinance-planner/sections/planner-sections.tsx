import { memo } from "react";
import { plannedCashOut } from "../../calculators/refinance/refinance-answers.ts";
import { planToCsv, planToJson } from "../../calculators/refinance/sharing/plan-export.ts";
import { writePlanFragment } from "../../calculators/refinance/sharing/plan-link.ts";
import { KeepSection } from "../../calculators/tool/keep-section.tsx";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import type { AnswerProps } from "../refinance-planner-catalog.server.ts";
import { CashSection } from "./cash-section.tsx";
import { ChoicesSection } from "./choices-section.tsx";
import { LadderSection } from "./ladder-section.tsx";
import { LendersSection, RulesSection } from "./timing-sections.tsx";

/** Everything below the answer. Memoized: it is large and changes only after a pause in typing. */
export const PlannerSections = memo(function PlannerSections(props: AnswerProps) {
  return (
    <div className="late-sections">
      <CashSection {...props} />
      <LadderSection {...props} />
      <ChoicesSection {...props} />
      <RulesSection {...props} />
      <LendersSection {...props} />
      <KeepPlan {...props} />
      <WordsSection {...props} />
    </div>
  );
});

function KeepPlan({ planner, content, facts }: AnswerProps) {
  const { plan } = planner;
  const { deal, loan } = plannedCashOut(planner);
  return (
    <KeepSection
      path="/refinance-planner"
      fileName="refinance-plan"
      content={content.sections.keep}
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
}

function WordsSection({ content: { sections, words } }: AnswerProps) {
  return (
    <ToolSection id="words" {...sections.words}>
      <dl className="grid gap-x-12 gap-y-5 md:grid-cols-2">
        {words.map(({ term, meaning }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-1 max-w-[60ch]">
              <NoBreakText text={meaning} />
            </dd>
          </div>
        ))}
      </dl>
    </ToolSection>
  );
}
