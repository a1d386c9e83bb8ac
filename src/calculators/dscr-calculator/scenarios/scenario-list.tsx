import { type Dispatch, memo } from "react";
import { type ComparedScenario, displayName } from "./scenario-comparison.ts";
import type { Planner, PlannerAction } from "./scenario-planner.ts";
import { TrendText } from "./trend-text.tsx";

interface ScenarioListProps {
  readonly planner: Planner;
  readonly compared: readonly ComparedScenario[];
  /** Stable across renders, so that unchanged rows do not render again. */
  readonly dispatch: Dispatch<PlannerAction>;
}

/** Every scenario with its result; choosing one opens it for editing. */
export function ScenarioList({ planner, compared, dispatch }: ScenarioListProps) {
  return (
    <ul aria-label="Scenarios" className="border-t border-rule">
      {planner.scenarios.map((scenario) => (
        <ScenarioRow
          key={scenario.id}
          id={scenario.id}
          name={displayName(scenario)}
          outcome={compared.find(({ id }) => id === scenario.id)}
          isSelected={scenario.id === planner.selectedId}
          dispatch={dispatch}
        />
      ))}
    </ul>
  );
}

interface ScenarioRowProps {
  readonly id: string;
  readonly name: string;
  readonly outcome: ComparedScenario | undefined;
  readonly isSelected: boolean;
  readonly dispatch: Dispatch<PlannerAction>;
}

const ScenarioRow = memo(function ScenarioRow({ id, name, outcome, isSelected, dispatch }: ScenarioRowProps) {
  return (
    <li className="border-b border-rule">
      <button
        type="button"
        id={`choose-${id}`}
        aria-current={isSelected}
        className={`flex w-full flex-wrap items-baseline justify-between gap-x-4 border-l-3 px-3 py-3 text-left ${isSelected ? "border-brand bg-brand-wash" : "border-transparent hover:bg-sheet"}`}
        onClick={() => dispatch({ type: "select", id })}
      >
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        {outcome ? <Outcome outcome={outcome} /> : <span className="text-ink-soft">no result yet</span>}
      </button>
    </li>
  );
});

function Outcome({ outcome }: { readonly outcome: ComparedScenario }) {
  return (
    <>
      <span className="font-serif text-xl font-semibold">{outcome.ratio}</span>
      {(outcome.trend || outcome.isStale) && (
        <span className="flex w-full flex-wrap justify-between gap-x-4 text-sm">
          {outcome.trend && <TrendText trend={outcome.trend} />}
          {outcome.isStale && <span className="text-marginal">inputs changed since</span>}
        </span>
      )}
    </>
  );
}
