import { type Dispatch, useState } from "react";
import type { DscrCalculatorContent } from "../../../../content/calculators/calculators.ts";
import { Button } from "../../../ui/button.tsx";
import { PrivateLinkButton } from "../../sharing/copy-button.tsx";
import { announceAction } from "./scenario-announcement.ts";
import type { ComparedScenario } from "./scenario-comparison.ts";
import { ScenarioEditor } from "./scenario-editor.tsx";
import { writeScenariosFragment } from "./scenario-link.ts";
import { ScenarioList } from "./scenario-list.tsx";
import { canRemove, type Planner, type PlannerAction, updatePlanner } from "./scenario-planner.ts";
import { ScenarioComparison } from "./scenario-table.tsx";

interface ScenarioPlannerPanelProps {
  readonly planner: Planner;
  readonly compared: readonly ComparedScenario[];
  readonly dispatch: Dispatch<PlannerAction>;
  readonly content: DscrCalculatorContent;
}

/** Tab 2: variations of a deal, side by side. */
export function ScenarioPlannerPanel({ planner, compared, dispatch, content }: ScenarioPlannerPanelProps) {
  const { scenarios } = planner;
  const [announcement, setAnnouncement] = useState("");
  const selected = scenarios.find(({ id }) => id === planner.selectedId) ?? scenarios[0];

  const dispatchAloud = (action: PlannerAction) => {
    dispatch(action);
    setAnnouncement(announceAction(action, updatePlanner(planner, action)));
  };
  return (
    <>
      <h2 className="sr-only">{content.tabs.scenarios}</h2>
      <p className="mb-5 max-w-[60ch] text-ink-soft">{content.planner.intro}</p>
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
    </>
  );
}
