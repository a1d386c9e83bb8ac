import { memo, useCallback, useState } from "react";
import { isHandedDeal } from "../calculators/deal/sharing/handed-deal.ts";
import { plannedCashOut } from "../calculators/refinance/refinance-answers.ts";
import type { Planner } from "../calculators/refinance/refinance-outcome.ts";
import { ResultsBar } from "../calculators/tool/results-bar.tsx";
import { ToolLayout } from "../calculators/tool/tool-layout.tsx";
import { useTool, wholeState } from "../calculators/tool/use-tool.tsx";
import { formatUsd } from "../dscr/money.ts";
import { PLAN_FIGURES, type PlanField, wordingOf } from "./form/plan-figures.ts";
import { PlanForm } from "./form/plan-form.tsx";
import { PrintedPlan } from "./printed-plan.tsx";
import type { PlannerView } from "./refinance-planner-catalog.server.ts";
import { AnswerPanel } from "./sections/answer-panel.tsx";
import { PlannerSections } from "./sections/planner-sections.tsx";

export function PlannerWorkspace({ content, facts, parts }: PlannerView) {
  const [entry, setEntry] = useState(PLAN_FIGURES.example);
  const edit = useCallback(
    (field: PlanField, text: string) => setEntry((before) => ({ ...before, [field]: text })),
    [],
  );
  const tool = useTool(PLAN_FIGURES, entry, wholeState, setEntry);
  const shared = { content, facts };
  return (
    <ToolLayout
      tool={tool}
      content={content}
      parts={parts}
      originNote={(fragment) => (isHandedDeal(fragment) ? content.originNote : undefined)}
      form={<PlanForm entry={entry} onEdit={edit} content={content} />}
      bar={<PlanBar planner={tool.answer} />}
      answer={<AnswerPanel planner={tool.answer} {...shared} />}
      missing={tool.missing.map((field) => wordingOf(content.fields, field, tool.entry).label)}
      printed={<PrintedPlan planner={tool.explained} {...shared} />}
    >
      <PlannerSections planner={tool.explained} {...shared} />
    </ToolLayout>
  );
}

/** Memoized: it computes, and typing renders the workspace at every key. */
const PlanBar = memo(function PlanBar({ planner }: { readonly planner: Planner }) {
  const { cashOut, cashLeft } = plannedCashOut(planner);
  return (
    <ResultsBar>
      <span>
        {cashOut < 0 ? "Bring" : "Out"}{" "}
        <strong className="font-semibold">{formatUsd(Math.abs(cashOut))}</strong>
      </span>
      <span>
        Left in <strong className="font-semibold">{formatUsd(cashLeft)}</strong>
      </span>
    </ResultsBar>
  );
});
