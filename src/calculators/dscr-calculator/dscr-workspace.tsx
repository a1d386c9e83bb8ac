import { useCallback, useDeferredValue, useEffect, useMemo, useReducer } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { DscrCalculatorContent } from "../../../content/calculators/calculators.ts";
import { useIsHydrated } from "../../ui/hydrated.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { hiddenInReport } from "../reports/printed-report.tsx";
import type { ReportFrame } from "../reports/result-report.ts";
import { readCalculation } from "../saved/calculation-in-history.ts";
import { mapShared, type Shared } from "../sharing/share-link.ts";
import { SharedLinkNotice, useSharedInputs } from "../sharing/shared-link.tsx";
import { INITIAL_DSCR_CALCULATOR, updateDscrCalculator } from "./dscr-calculator.ts";
import type { DscrEntry } from "./dscr-entry.ts";
import { readDscrFragment } from "./dscr-link.ts";
import { PrintedDscrReport, PrintedScenarios } from "./printed-dscr-report.tsx";
import { compareScenarios } from "./scenarios/scenario-comparison.ts";
import { readScenariosFragment } from "./scenarios/scenario-link.ts";
import { INITIAL_PLANNER, type NamedEntry, updatePlanner } from "./scenarios/scenario-planner.ts";
import { ScenarioPlannerPanel } from "./scenarios/scenario-planner-panel.tsx";
import { SimpleCalculator } from "./simple-calculator.tsx";

interface DscrWorkspaceProps {
  readonly content: DscrCalculatorContent;
  readonly frame: ReportFrame;
}

type SharedInputs =
  | { readonly entry: DscrEntry }
  | { readonly copies: readonly [NamedEntry, ...NamedEntry[]] };

/** Both tabs, with the state each keeps while the other is visible. */
export function DscrWorkspace({ content, frame }: DscrWorkspaceProps) {
  const [calculator, dispatch] = useReducer(updateDscrCalculator, INITIAL_DSCR_CALCULATOR);
  const [planner, dispatchToPlanner] = useReducer(updatePlanner, INITIAL_PLANNER);
  // Keep typing responsive; list, table, chart and printed page follow.
  const settledScenarios = useDeferredValue(planner.scenarios);
  const compared = useMemo(() => compareScenarios(settledScenarios), [settledScenarios]);
  const tab = useSelectedTab();
  const open = useCallback((inputs: SharedInputs) => {
    if ("entry" in inputs) dispatch({ type: "open", entry: inputs.entry });
    else dispatchToPlanner({ type: "open", copies: inputs.copies });
  }, []);
  const { state } = useLocation();
  useEffect(() => {
    // The visitor has come back from the prequalification steps.
    const carried = readSharedEntry(readCalculation(state)?.figures ?? "");
    if (carried.kind === "inputs") open(carried.inputs);
  }, [state, open]);
  const sharedKind = useSharedInputs(tab === "scenarios" ? readSharedScenarios : readSharedEntry, open);
  return (
    <>
      <div className={`wrap ${hiddenInReport}`}>
        <p className="mb-6 hidden max-w-[60ch] border-l-3 border-marginal pl-4 scripting-none:block">
          {content.needsScript}
        </p>
        <SharedLinkNotice kind={sharedKind} />
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
                  dispatchToPlanner={dispatchToPlanner}
                  content={content}
                  frame={frame}
                />
              ),
            },
            {
              id: "scenarios",
              label: content.tabs.scenarios,
              to: "/dscr-calculator?tab=scenarios",
              panel: (
                <ScenarioPlannerPanel
                  planner={planner}
                  compared={compared}
                  dispatch={dispatchToPlanner}
                  content={content}
                />
              ),
            },
          ]}
        />
      </div>
      {tab === "calculator" && calculator.result && (
        <PrintedDscrReport result={calculator.result} frame={frame} />
      )}
      {tab === "scenarios" && compared.length > 0 && <PrintedScenarios compared={compared} frame={frame} />}
    </>
  );
}

/** The first tab until hydration: one file serves both URLs. */
function useSelectedTab(): "calculator" | "scenarios" {
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  return isHydrated && query.get("tab") === "scenarios" ? "scenarios" : "calculator";
}

function readSharedEntry(fragment: string): Shared<SharedInputs> {
  return mapShared(readDscrFragment(fragment), (entry) => ({ entry }));
}

function readSharedScenarios(fragment: string): Shared<SharedInputs> {
  return mapShared(readScenariosFragment(fragment), (copies) => ({ copies }));
}
