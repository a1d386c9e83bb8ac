import { memo, useState } from "react";
import { isHandedDeal } from "../calculators/deal/sharing/handed-deal.ts";
import { plannedCashOut } from "../calculators/refinance/refinance-answers.ts";
import type { Planner } from "../calculators/refinance/refinance-outcome.ts";
import { PrintsLater } from "../calculators/reports/printed-later.tsx";
import { ResultsBar } from "../calculators/tool/results-bar.tsx";
import { ToolLayout } from "../calculators/tool/tool-layout.tsx";
import { useTool, wholeState } from "../calculators/tool/use-tool.tsx";
import { formatUsd } from "../dscr/money.ts";
import { hydratedLater } from "../ui/hydrated-later.tsx";
import { laterCode } from "../ui/later-code.browser.ts";
import { FIRST_PLAN, figuresFor, wordingOf } from "./form/plan-figures.ts";
import { PlanForm } from "./form/plan-form.tsx";
import { sayCashAmount } from "./plan-notes.ts";
import type { PlannerView } from "./refinance-planner-catalog.server.ts";
import { AnswerPanel } from "./sections/answer-panel.tsx";
import { SharePlan } from "./share-plan.tsx";

const later = laterCode(() => import("./later-parts.tsx"));
const PlannerSections = hydratedLater(later, ({ PlannerSections }) => PlannerSections);
const PrintedPlan = hydratedLater(later, ({ PrintedPlan }) => PrintedPlan);

export function PlannerWorkspace({ content, billHints, facts, parts }: PlannerView) {
  const [entry, setEntry] = useState(FIRST_PLAN);
  const [places, setPlaces] = useState(facts.states);
  const tool = useTool(figuresFor(entry), entry, wholeState, setEntry, later);
  const shared = { content, facts };
  return (
    <PrintsLater>
      <ToolLayout
        tool={tool}
        content={content}
        parts={parts}
        originNote={(fragment) => (isHandedDeal(fragment) ? content.originNote : undefined)}
        form={
          <PlanForm
            entry={entry}
            onChange={setEntry}
            content={content}
            billHints={billHints}
            states={facts.states}
            places={places}
            onPlaces={setPlaces}
            deal={plannedCashOut(tool.answer).deal}
          />
        }
        bar={<PlanBar planner={tool.answer} />}
        answer={<AnswerPanel planner={tool.answer} {...shared} />}
        missing={tool.missing.map((field) => wordingOf(content.fields, field, tool.entry).label)}
        printed={<PrintedPlan planner={tool.explained} {...shared} />}
      >
        <PlannerSections planner={tool.explained} {...shared} />
      </ToolLayout>
    </PrintsLater>
  );
}

/** Memoized: it computes, and typing renders the workspace at every key. */
const PlanBar = memo(function PlanBar({ planner }: { readonly planner: Planner }) {
  const { cashOut, payment, oldPayment, ratio } = plannedCashOut(planner);
  const more = Math.round(payment - oldPayment);
  return (
    <ResultsBar ratio={ratio} share={<SharePlan planner={planner} />}>
      <span>
        {cashOut < 0 ? "Bring" : "Out"} <strong className="font-semibold">{sayCashAmount(cashOut)}</strong>
      </span>
      <span>
        <strong className="font-semibold">
          {more > 0 && "+"}
          {formatUsd(more)}
        </strong>{" "}
        a month
      </span>
    </ResultsBar>
  );
});
