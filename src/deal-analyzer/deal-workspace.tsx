import { type ComponentProps, useCallback, useDeferredValue, useMemo, useReducer, useState } from "react";
import { useLocation } from "react-router";
import type { DealAnalyzerContent } from "../../content/deal-analyzer.ts";
import { type Deal, INITIAL_DEAL, isComplete } from "../calculators/deal/deal.ts";
import { DSCR_ORIGIN_NOTE } from "../calculators/deal/deal-from-calculators.ts";
import { EXAMPLE_DEAL } from "../calculators/deal/example-deal.ts";
import { notWithReport } from "../calculators/printed-report.tsx";
import { SharedLinkNotice, useForgetSharedLink, useSharedInputs } from "../calculators/shared-link.tsx";
import type { AnalyzerFacts } from "./analyzer-facts.ts";
import { originOf, readArrival } from "./deal-arrival.ts";
import { clearEntry, type DealField, entryOf, readEntry } from "./deal-entry.ts";
import { DealForm } from "./deal-form.tsx";
import { selectedScenario, startScenarios, updateScenarios } from "./deal-scenarios.ts";
import { DealSections } from "./deal-sections.tsx";
import { PrintedDeal } from "./printed-deal.tsx";
import { ThreeTruths, TruthsPeek } from "./three-truths.tsx";

interface DealWorkspaceProps {
  readonly content: DealAnalyzerContent;
  readonly facts: AnalyzerFacts;
}

const EXAMPLE = startScenarios(entryOf(EXAMPLE_DEAL));

/** The inputs, and everything that follows from them. It starts with an example, so that the page reads complete. */
export function DealWorkspace({ content, facts }: DealWorkspaceProps) {
  const [scenarios, dispatch] = useReducer(updateScenarios, EXAMPLE);
  const { entry } = selectedScenario(scenarios);
  // Typing comes first: the letter is on the screen before the figures that follow from it.
  const settledScenarios = useDeferredValue(scenarios);
  const settledEntry = selectedScenario(settledScenarios).entry;
  const deal = useMemo(() => readEntry(settledEntry), [settledEntry]);

  const [lastComplete, setLastComplete] = useState(deal);
  if (isComplete(deal) && deal !== lastComplete) setLastComplete(deal);

  const open = useCallback((shared: Deal) => dispatch({ type: "replace", entry: entryOf(shared) }), []);
  const sharedKind = useSharedInputs(readArrival, open);
  const forgetSharedLink = useForgetSharedLink();
  const edit = useCallback((field: DealField, text: string) => dispatch({ type: "edit", field, text }), []);
  const tryDeal = useCallback(
    (name: string, tried: Deal) => dispatch({ type: "try", name, entry: entryOf(tried) }),
    [],
  );
  const clear = () => {
    dispatch({ type: "replace", entry: clearEntry(INITIAL_DEAL) });
    forgetSharedLink();
  };
  return (
    <>
      <div className={`wrap ${notWithReport}`}>
        <p className="mb-6 hidden max-w-[68ch] border-l-3 border-marginal pl-4 scripting-none:block">
          {content.needsScript}
        </p>
        <ArrivalNotice kind={sharedKind} />
        <div className="mb-12 grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
          <div>
            <p className="mb-4 text-ink-soft">{content.exampleNote}</p>
            <DealForm
              entry={entry}
              onEdit={edit}
              onClear={clear}
              onExample={() => open(EXAMPLE_DEAL)}
              content={content}
            />
            {isComplete(deal) && <TruthsPeek deal={deal} />}
          </div>
          {isComplete(deal) ? (
            <ThreeTruths deal={deal} content={content.sections.truths} />
          ) : (
            <p className="rounded-sheet border border-rule bg-sheet p-5 text-ink-soft sm:p-7">
              A price, a rate and a rent give the first answer.
            </p>
          )}
        </div>
        {/* Hidden and not taken away: whoever retypes the price keeps the heat map and what was ticked. */}
        <div hidden={!isComplete(deal)}>
          <DealSections
            deal={lastComplete}
            scenarios={settledScenarios}
            onTry={tryDeal}
            onScenario={dispatch}
            content={content.sections}
            facts={facts}
          />
        </div>
      </div>
      {isComplete(deal) && <PrintedDeal deal={deal} frame={facts.frame} />}
    </>
  );
}

const ORIGIN_NOTES = {
  "cash-flow":
    "Your figures came along from the cash flow calculator. It knows no management and no reserves: add them under the owner's costs.",
  dscr: DSCR_ORIGIN_NOTE,
};

function ArrivalNotice({ kind }: ComponentProps<typeof SharedLinkNotice>) {
  const origin = originOf(useLocation().hash);
  if (kind !== "inputs" || !origin) return <SharedLinkNotice kind={kind} />;
  return (
    <p role="status" className="mb-6 max-w-[68ch] border-l-3 border-brand bg-brand-wash px-4 py-3">
      {ORIGIN_NOTES[origin]}
    </p>
  );
}
