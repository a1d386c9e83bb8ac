import { useCallback, useDeferredValue, useEffect, useMemo, useReducer, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import type { DscrCalculatorContent } from "../../../../content/calculators/calculators.ts";
import { Button } from "../../../ui/button.tsx";
import type { ReportFrame } from "../../reports/result-report.ts";
import { PrivateLinkButton } from "../../sharing/copy-button.tsx";
import { useSharedInputs } from "../../sharing/shared-link.tsx";
import { IncomingFiguresNotice, useFiguresInUrl } from "../../tool/figures-in-url.tsx";
import type { DscrEntry } from "../dscr-entry.ts";
import { PrintedScenarios } from "./printed-scenarios.tsx";
import { announceAction } from "./scenario-announcement.ts";
import { compareScenarios } from "./scenario-comparison.ts";
import { ScenarioEditor } from "./scenario-editor.tsx";
import { readScenariosFragment, SCENARIOS_LINK, writeScenariosFragment } from "./scenario-link.ts";
import { ScenarioList } from "./scenario-list.tsx";
import {
  canRemove,
  type NamedEntry,
  type PlannerAction,
  startPlanner,
  updatePlanner,
} from "./scenario-planner.ts";
import { ScenarioComparison } from "./scenario-table.tsx";

interface ScenarioPlannerPanelProps {
  /** The figures of the other tab, once the visitor has asked to compare them. */
  readonly base: DscrEntry | undefined;
  readonly isShown: boolean;
  readonly content: DscrCalculatorContent;
  readonly frame: ReportFrame;
  /** The element for what is printed instead of the page. */
  readonly printedPlace: HTMLElement | null;
}

/** Tab 2: variations of a deal, side by side. A default export, because it is loaded when the tab is opened. */
export default function ScenarioPlannerPanel({
  base,
  isShown,
  content,
  frame,
  printedPlace,
}: ScenarioPlannerPanelProps) {
  const [planner, dispatch] = useReducer(updatePlanner, base, startPlanner);
  const { scenarios } = planner;
  // Keep typing responsive; list, table, chart and printed page follow.
  const settledScenarios = useDeferredValue(scenarios);
  const compared = useMemo(() => compareScenarios(settledScenarios), [settledScenarios]);
  const [announcement, setAnnouncement] = useState("");
  const selected = scenarios.find(({ id }) => id === planner.selectedId) ?? scenarios[0];

  useEffect(() => {
    if (base) dispatch({ type: "fillBase", entry: base });
  }, [base]);
  const open = useCallback(
    (copies: readonly [NamedEntry, ...NamedEntry[]]) => dispatch({ type: "open", copies }),
    [],
  );
  const sharedKind = useSharedInputs(readScenariosFragment, open, isShown);
  // The address belongs to the tab that is shown.
  useFiguresInUrl(SCENARIOS_LINK, isShown ? scenarios : SCENARIOS_LINK.empty);
  const { key } = useLocation();

  const dispatchAloud = (action: PlannerAction) => {
    dispatch(action);
    setAnnouncement(announceAction(action, updatePlanner(planner, action)));
  };
  return (
    <>
      <IncomingFiguresNotice key={key} kind={sharedKind} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <ScenarioList planner={planner} compared={compared} dispatch={dispatch} />
          <div className="mt-4 flex flex-wrap gap-3">
            <Button look="quiet" onClick={() => dispatchAloud({ type: "add" })}>
              Add Scenario
            </Button>
            <Button look="quiet" onClick={() => dispatchAloud({ type: "calculateAll" })}>
              Calculate All
            </Button>
          </div>
          <p role="status" className="mt-3 text-sm text-ink-soft">
            {announcement}
          </p>
        </div>
        <ScenarioEditor
          scenario={selected}
          isStale={compared.some(({ id, isStale }) => id === selected.id && isStale)}
          isRemovable={canRemove(planner, selected.id)}
          dispatch={dispatch}
          dispatchAloud={dispatchAloud}
          content={content}
        />
      </div>
      <ScenarioComparison compared={compared} />
      {compared.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-x-6">
          <PrivateLinkButton
            path="/dscr-calculator?tab=scenarios"
            makeFragment={() => writeScenariosFragment(scenarios)}
          />
          <Button look="plain" onClick={() => print()}>
            Print
          </Button>
        </div>
      )}
      {isShown &&
        compared.length > 0 &&
        printedPlace &&
        createPortal(<PrintedScenarios compared={compared} frame={frame} />, printedPlace)}
    </>
  );
}
