import { describeResult } from "../../reports/result-report.ts";
import { compareScenarios, displayName } from "./scenario-comparison.ts";
import { hasRentAndDebt, type Planner, type PlannerAction } from "./scenario-planner.ts";

/** What a screen reader announces after an action. Nothing while the visitor types. */
export function announceAction(action: PlannerAction, after: Planner): string {
  switch (action.type) {
    case "add":
      return `${selectedName(after)} added, a copy of the base.`;
    case "remove":
      return `Scenario removed. ${selectedName(after)} is selected.`;
    case "calculate":
      return announceResult(action.id, after);
    case "calculateAll":
      return announceAll(after);
    default:
      return "";
  }
}

function announceResult(id: string, { scenarios }: Planner): string {
  const outcome = compareScenarios(scenarios).find((scenario) => scenario.id === id);
  if (outcome === undefined) return "";
  const { ratio, badge } = describeResult(outcome.result);
  return `${outcome.name}: DSCR ${ratio}, ${badge}${outcome.trend ? `, ${outcome.trend.text}` : ""}.`;
}

function announceAll({ scenarios }: Planner): string {
  const skipped = scenarios.filter((scenario) => !hasRentAndDebt(scenario));
  const count = scenarios.length - skipped.length;
  const done = `${count} ${count === 1 ? "scenario" : "scenarios"} calculated.`;
  if (skipped.length === 0) return done;
  return `${done} Passed over for lack of rent or debt service: ${skipped.map(displayName).join(", ")}.`;
}

function selectedName({ scenarios, selectedId }: Planner): string {
  return displayName(scenarios.find(({ id }) => id === selectedId) ?? scenarios[0]);
}
