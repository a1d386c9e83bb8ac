import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { RefinancePlannerContent } from "../../content/calculators/refinance-planner.ts";
import { isHandedDeal } from "../calculators/deal/sharing/handed-deal.ts";
import { plannerOf } from "../calculators/refinance/refinance-outcome.ts";
import type { RefinancePlan } from "../calculators/refinance/refinance-plan.ts";
import { useForgetSharedLink, useSharedInputs } from "../calculators/sharing/shared-link.tsx";
import { useFiguresInUrl } from "../calculators/tool/figures-in-url.tsx";
import { MissingFigures } from "../calculators/tool/missing-figures.tsx";
import { ToolFrame } from "../calculators/tool/tool-frame.tsx";
import { useDebouncedValue } from "../ui/debounced-value.tsx";
import {
  EMPTY_ENTRY,
  EXAMPLE_ENTRY,
  entryOf,
  isSameEntry,
  missingIn,
  PLAN_LINK,
  type PlanEntry,
  readEntry,
  wordingOf,
} from "./form/plan-entry.ts";
import { type EditPlan, PlanForm } from "./form/plan-form.tsx";
import { readIncomingPlan } from "./incoming-plan.ts";
import type { PlannerFacts } from "./planner-facts.ts";
import { PrintedPlan } from "./printed-plan.tsx";
import { AnswerPanel } from "./sections/answer-panel.tsx";
import { PlannerSections } from "./sections/planner-sections.tsx";
import { ResultsBar } from "./sections/results-bar.tsx";

interface PlannerWorkspaceProps {
  readonly content: RefinancePlannerContent;
  readonly facts: PlannerFacts;
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

/** The inputs and everything computed from them. It starts with an example, so that the page is never empty. */
export function PlannerWorkspace({ content, facts, parts }: PlannerWorkspaceProps) {
  const [entry, setEntry] = useState(EXAMPLE_ENTRY);
  useFiguresInUrl(PLAN_LINK, entry);
  // Keep typing responsive: the keystroke appears before the answer, and the answer before its explanation.
  const settled = useDebouncedValue(entry);
  const planner = useMemo(() => plannerOf(readEntry(settled)), [settled]);
  const missing = missingIn(settled);
  const isComplete = missing.length === 0;
  const [lastComplete, setLastComplete] = useState(planner);
  if (planner !== lastComplete && isComplete) setLastComplete(planner);
  const explained = useDeferredValue(lastComplete);

  const open = useCallback((shared: RefinancePlan) => setEntry(entryOf(shared)), []);
  const sharedKind = useSharedInputs(readIncomingPlan, open);
  const { hash } = useLocation();
  const forgetSharedLink = useForgetSharedLink();
  const edit = useCallback<EditPlan>(
    (field, text) => setEntry((before) => ({ ...before, [field]: text })),
    [],
  );
  const startAgain = (fresh: PlanEntry) => {
    setEntry(fresh);
    forgetSharedLink();
  };
  const shown = useMemo(() => (isComplete ? parts : parts.slice(0, 1)), [parts, isComplete]);
  return (
    <>
      <ToolFrame
        parts={shown}
        needsScript={content.needsScript}
        kind={sharedKind}
        originNote={isHandedDeal(hash) ? content.originNote : undefined}
      >
        <div className="mb-12 grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-12">
          <div>
            <p className="mb-4 text-ink-soft">
              {isSameEntry(settled, EXAMPLE_ENTRY) ? content.exampleNote : content.ownNote}
            </p>
            <PlanForm
              entry={entry}
              onEdit={edit}
              onClear={() => startAgain(EMPTY_ENTRY)}
              onExample={() => startAgain(EXAMPLE_ENTRY)}
              content={content}
            />
            {isComplete && <ResultsBar planner={planner} />}
          </div>
          {isComplete ? (
            <AnswerPanel
              planner={planner}
              content={content.sections.answer}
              belowOneLtv={facts.belowOneLtv}
            />
          ) : (
            <MissingFigures
              labels={missing.map((field) => wordingOf(content.fields, field, settled).label)}
            />
          )}
        </div>
        <div hidden={!isComplete}>
          <PlannerSections planner={explained} content={content} facts={facts} />
        </div>
      </ToolFrame>
      {isComplete && <PrintedPlan planner={explained} companyName={facts.companyName} />}
    </>
  );
}
