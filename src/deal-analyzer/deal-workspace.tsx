import { useCallback, useDeferredValue, useMemo, useReducer, useState } from "react";
import type { DealAnalyzerContent } from "../../content/calculators/deal-analyzer.ts";
import type { Deal } from "../calculators/deal/deal.ts";
import { hiddenInReport } from "../calculators/reports/printed-report.tsx";
import { useForgetSharedLink, useSharedInputs } from "../calculators/sharing/shared-link.tsx";
import { PageContents } from "../ui/page/page-contents.tsx";
import type { AnalyzerFacts } from "./analyzer-facts.ts";
import { type DealPart, partsShown } from "./deal-parts.ts";
import { useDebouncedValue } from "./debounced-value.tsx";
import { EMPTY_ENTRY, EXAMPLE_ENTRY, entryOf, missingIn, readEntry } from "./form/deal-entry.ts";
import { type DealEntry, isSameEntry } from "./form/deal-fields.ts";
import { DealForm } from "./form/deal-form.tsx";
import { wordingOf } from "./form/deal-wording.ts";
import { PrintedDeal } from "./printed-deal.tsx";
import { ResultsBar } from "./ratios/results-bar.tsx";
import { ThreeRatios } from "./ratios/three-ratios.tsx";
import { selectedScenario, startScenarios, updateScenarios } from "./scenarios/deal-scenarios.ts";
import { DealSections } from "./sections/deal-sections.tsx";
import { showPart } from "./show-part.browser.ts";
import { useDealInUrl } from "./url/deal-in-url.tsx";
import { readIncomingDeal } from "./url/incoming-deal.ts";
import { IncomingDealNotice } from "./url/incoming-deal-notice.tsx";

interface DealWorkspaceProps {
  readonly content: DealAnalyzerContent;
  readonly facts: AnalyzerFacts;
  readonly parts: readonly DealPart[];
}

const EXAMPLE = startScenarios(EXAMPLE_ENTRY);

/** The inputs and everything computed from them. It starts with an example, so that the page is never empty. */
export function DealWorkspace({ content, facts, parts }: DealWorkspaceProps) {
  const [scenarios, dispatch] = useReducer(updateScenarios, EXAMPLE);
  const { entry } = selectedScenario(scenarios);
  useDealInUrl(entry);
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are on links inside, and Enter clicks a link */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for clicks on its links */}
      <div
        className={`wrap gap-x-10 xl:grid xl:grid-cols-[12rem_minmax(0,1fr)] ${hiddenInReport}`}
        onClick={showPart}
      >
        <PageContents sections={shown} besideFrom="xl" />
        <div>
          <p className="mb-6 hidden max-w-[60ch] border-l-3 border-marginal pl-4 scripting-none:block">
            {content.needsScript}
          </p>
          <IncomingDealNotice kind={sharedKind} originNotes={content.originNotes} />
          <div className="mb-12 grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
            <div>
              <p className="mb-4 text-ink-soft">
                {isSameEntry(entry, EXAMPLE_ENTRY) ? content.exampleNote : content.ownNote}
              </p>
              <DealForm
                entry={entry}
                onChange={change}
                onClear={() => startAgain(EMPTY_ENTRY)}
                onExample={() => startAgain(EXAMPLE_ENTRY)}
                content={content}
                states={states}
              />
              {isComplete && <ResultsBar deal={deal} />}
            </div>
            {isComplete ? (
              <ThreeRatios deal={deal} content={content.sections.ratios} rentRules={content.rentRules} />
            ) : (
              <Missing
                labels={missing.map((field) => wordingOf(content.fields, field, settledEntry).label)}
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
        </div>
      </div>
      {isComplete && <PrintedDeal deal={explainedDeal} facts={facts} />}
    </>
  );
}

function Missing({ labels }: { readonly labels: readonly string[] }) {
  return (
    <p role="status" className="rounded-sheet border border-rule bg-sheet p-5 text-ink-soft sm:p-7">
      Still needed for a first answer: <strong className="font-semibold">{labels.join(", ")}</strong>.
    </p>
  );
}
