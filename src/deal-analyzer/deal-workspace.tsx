import { useCallback, useDeferredValue, useMemo, useReducer, useState } from "react";
import { useLocation } from "react-router";
import type { DealAnalyzerContent } from "../../content/calculators/deal-analyzer.ts";
import type { DealFormContent } from "../../content/calculators/deal-form.ts";
import type { Deal } from "../calculators/deal/deal.ts";
import {
  EMPTY_ENTRY,
  EXAMPLE_ENTRY,
  entryOf,
  missingIn,
  readEntry,
} from "../calculators/deal-form/deal-entry.ts";
import { type DealEntry, isSameEntry } from "../calculators/deal-form/deal-fields.ts";
import { DealForm } from "../calculators/deal-form/deal-form.tsx";
import { wordingOf } from "../calculators/deal-form/deal-wording.ts";
import { useForgetSharedLink, useSharedInputs } from "../calculators/sharing/shared-link.tsx";
import { useFiguresInUrl } from "../calculators/tool/figures-in-url.tsx";
import { MissingFigures } from "../calculators/tool/missing-figures.tsx";
import { ToolFrame } from "../calculators/tool/tool-frame.tsx";
import { useDebouncedValue } from "../ui/debounced-value.tsx";
import type { AnalyzerFacts } from "./analyzer-facts.ts";
import { type DealPart, partsShown } from "./deal-parts.ts";
import { PrintedDeal } from "./printed-deal.tsx";
import { ResultsBar } from "./ratios/results-bar.tsx";
import { ThreeRatios } from "./ratios/three-ratios.tsx";
import { selectedScenario, startScenarios, updateScenarios } from "./scenarios/deal-scenarios.ts";
import { DealSections } from "./sections/deal-sections.tsx";
import { DEAL_LINK } from "./url/deal-address.ts";
import { originOf, readIncomingDeal } from "./url/incoming-deal.ts";

interface DealWorkspaceProps {
  readonly content: DealAnalyzerContent;
  readonly form: DealFormContent;
  readonly facts: AnalyzerFacts;
  readonly parts: readonly DealPart[];
}

const EXAMPLE = startScenarios(EXAMPLE_ENTRY);

/** The inputs and everything computed from them. It starts with an example, so that the page is never empty. */
export function DealWorkspace({ content, form, facts, parts }: DealWorkspaceProps) {
  const [scenarios, dispatch] = useReducer(updateScenarios, EXAMPLE);
  const { entry } = selectedScenario(scenarios);
  useFiguresInUrl(DEAL_LINK, entry);
  // Keep typing responsive: the keystroke appears before the answer, and the answer before its explanation.
  const settledScenarios = useDebouncedValue(scenarios);
  const settledEntry = selectedScenario(settledScenarios).entry;
  const deal = useMemo(() => readEntry(settledEntry), [settledEntry]);
  const missing = missingIn(settledEntry);
  const isComplete = missing.length === 0;
  const [lastComplete, setLastComplete] = useState(deal);
  if (deal !== lastComplete && isComplete) setLastComplete(deal);
  const explainedDeal = useDeferredValue(lastComplete);
  const explainedScenarios = useDeferredValue(settledScenarios);

  const open = useCallback((shared: Deal) => dispatch({ type: "replace", entry: entryOf(shared) }), []);
  const sharedKind = useSharedInputs(readIncomingDeal, open);
  const origin = originOf(useLocation().hash);
  const forgetSharedLink = useForgetSharedLink();
  const { states } = facts;
  const hasScenarios = explainedScenarios.list.length > 1;
  const shown = useMemo(
    () => partsShown(parts, { isComplete, hasScenarios }),
    [parts, isComplete, hasScenarios],
  );
  const change = useCallback(
    (changed: (entry: DealEntry) => DealEntry) => dispatch({ type: "change", change: changed }),
    [],
  );
  const tryDeal = useCallback(
    (name: string, tried: Deal) => dispatch({ type: "try", name, entry: entryOf(tried) }),
    [],
  );
  const startAgain = (fresh: DealEntry) => {
    dispatch({ type: "replace", entry: fresh });
    forgetSharedLink();
  };
  return (
    <>
      <ToolFrame
        parts={shown}
        needsScript={content.needsScript}
        kind={sharedKind}
        originNote={origin && content.originNotes[origin]}
      >
        <div className="mb-12 grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
          <div>
            <p className="mb-4 text-ink-soft">
              {isSameEntry(settledEntry, EXAMPLE_ENTRY) ? content.exampleNote : content.ownNote}
            </p>
            <DealForm
              entry={entry}
              onChange={change}
              onClear={() => startAgain(EMPTY_ENTRY)}
              onExample={() => startAgain(EXAMPLE_ENTRY)}
              content={form}
              states={states}
            />
            {isComplete && <ResultsBar deal={deal} />}
          </div>
          {isComplete ? (
            <ThreeRatios deal={deal} content={content.sections.ratios} rentRules={content.rentRules} />
          ) : (
            <MissingFigures
              labels={missing.map((field) => wordingOf(form.fields, field, settledEntry).label)}
            />
          )}
        </div>
        {/* Hidden, not removed: retyping the price keeps the heat map and the checklist ticks. */}
        <div hidden={!isComplete}>
          <DealSections
            deal={explainedDeal}
            scenarios={explainedScenarios}
            onTry={tryDeal}
            onScenario={dispatch}
            content={content}
            facts={facts}
          />
        </div>
      </ToolFrame>
      {isComplete && <PrintedDeal deal={explainedDeal} facts={facts} />}
    </>
  );
}
