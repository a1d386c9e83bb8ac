import { useCallback, useEffect, useMemo, useReducer, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { DscrCalculatorContent } from "../../../content/calculators/calculators.ts";
import { useIsHydrated } from "../../ui/hydrated.tsx";
import { useKeptInHistory } from "../../ui/kept-in-history.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { hiddenInReport } from "../reports/printed-report.tsx";
import type { ReportFrame } from "../reports/result-report.ts";
import { readCalculation } from "../saved/calculation-in-history.ts";
import { SharedLinkNotice, useAwaitedFigures, useSharedInputs } from "../sharing/shared-link.tsx";
import { INITIAL_DSCR_CALCULATOR, updateDscrCalculator } from "./dscr-calculator.ts";
import type { DscrEntry } from "./dscr-entry.ts";
import { calculatorOf, type KeptTexts, keptTextsOf } from "./dscr-in-history.ts";
import { isKeptCalculation, readDscrFragment } from "./dscr-link.ts";
import { PrintedDscrReport } from "./printed-dscr-report.tsx";
import { SimpleCalculator } from "./simple-calculator.tsx";

interface DscrWorkspaceProps {
  readonly content: DscrCalculatorContent;
  readonly frame: ReportFrame;
  /** Made of empty-answer.tsx. */
  readonly emptyAnswer: string;
}

const loadPlanner = () => import("./scenarios/scenario-planner-panel.tsx");
/** Nobody is waiting for it yet, so a failure can be ignored. */
const prepareScenarioPlanner = () => void loadPlanner().catch(() => {});

/** Both tabs. Each keeps its state while the other is visible. */
export function DscrWorkspace({ content, frame, emptyAnswer }: DscrWorkspaceProps) {
  const [calculator, dispatch] = useReducer(updateDscrCalculator, INITIAL_DSCR_CALCULATOR);
  const [base, setBase] = useState<DscrEntry>();
  const tab = useSelectedTab();
  const open = useCallback((entry: DscrEntry) => dispatch({ type: "open", entry }), []);
  const { state, hash } = useLocation();
  useEffect(() => {
    // The visitor has come back from the prequalification steps.
    const carried = readDscrFragment(readCalculation(state)?.figures ?? "");
    if (carried.kind === "inputs") open(carried.inputs);
  }, [state, open]);
  const sharedKind = useSharedInputs(readDscrFragment, open, tab === "calculator");
  const restore = useCallback(
    (kept: KeptTexts) => dispatch({ type: "restore", calculator: calculatorOf(kept) }),
    [],
  );
  useKeptInHistory(
    "dscr",
    useMemo(() => keptTextsOf(calculator), [calculator]),
    restore,
  );
  useAwaitedFigures(useIsHydrated() && (sharedKind !== "inputs" || calculator.result !== undefined));
  const [printedScenarios, setPrintedScenarios] = useState<HTMLElement | null>(null);
  // "Compare Scenarios" is then one click away.
  const hasResult = calculator.result !== undefined;
  useEffect(() => {
    if (hasResult) prepareScenarioPlanner();
  }, [hasResult]);
  return (
    <>
      <div className={`wrap ${hiddenInReport}`}>
        <p className="mb-6 hidden max-w-[60ch] border-l-3 border-marginal pl-4 scripting-none:block">
          {content.needsScript}
        </p>
        <div className="sent-notice">
          {sharedKind !== "none" && (
            <SharedLinkNotice
              kind={sharedKind}
              originNote={isKeptCalculation(hash) ? content.keptNote : undefined}
            />
          )}
        </div>
        <Tabs
          label="Calculators"
          selected={tab}
          tabs={[
            {
              id: "calculator",
              label: content.tabs.calculator,
              to: "/dscr-calculator",
              panel: (
                <SimpleCalculator
                  calculator={calculator}
                  dispatch={dispatch}
                  onCompare={setBase}
                  content={content}
                  frame={frame}
                  emptyAnswer={emptyAnswer}
                />
              ),
            },
            {
              id: "scenarios",
              label: content.tabs.scenarios,
              to: "/dscr-calculator?tab=scenarios",
              onIntent: prepareScenarioPlanner,
              panel: (
                <>
                  <h2 className="sr-only">{content.tabs.scenarios}</h2>
                  <p className="mb-5 max-w-[60ch] text-ink-soft">{content.planner.intro}</p>
                  <LoadedInView
                    name="scenario planner"
                    room="min-h-[50rem] lg:min-h-[36rem]"
                    load={loadPlanner}
                  >
                    {(ScenarioPlannerPanel) => (
                      <div>
                        <ScenarioPlannerPanel
                          base={base}
                          isShown={tab === "scenarios"}
                          content={content}
                          frame={frame}
                          printedPlace={printedScenarios}
                        />
                      </div>
                    )}
                  </LoadedInView>
                </>
              ),
            },
          ]}
        />
      </div>
      {tab === "calculator" && calculator.result && (
        <PrintedDscrReport result={calculator.result} frame={frame} />
      )}
      <div ref={setPrintedScenarios} />
    </>
  );
}

/** The first tab until hydration: one file serves both URLs. */
function useSelectedTab(): "calculator" | "scenarios" {
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  return isHydrated && query.get("tab") === "scenarios" ? "scenarios" : "calculator";
}
