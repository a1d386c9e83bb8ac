import { bandOf, type DscrResult, formatRatio, type RecommendationLevel } from "../../../dscr/dscr.ts";
import { isResultOf } from "../dscr-entry.ts";
import type { Scenario, Scenarios } from "./scenario-planner.ts";

export type Trend = "up" | "down" | "flat";

/** The outcome of one scenario; only scenarios with a result can be compared. */
export interface ComparedScenario {
  readonly id: string;
  readonly name: string;
  readonly result: DscrResult;
  readonly ratio: string;
  readonly level: RecommendationLevel;
  /** Absent for the base scenario, and while the base has no result. */
  readonly trend?: { readonly direction: Trend; readonly text: string };
  /** The inputs were changed after the calculation. */
  readonly isStale: boolean;
}

export function compareScenarios(scenarios: Scenarios): readonly ComparedScenario[] {
  return scenarios.flatMap((scenario) => {
    const { id, result } = scenario;
    if (result === undefined) return [];
    const trend = trendOf(scenario, scenarios);
    return [
      {
        id,
        name: displayName(scenario),
        result,
        ratio: formatRatio(result.dscr),
        level: bandOf(result.dscr).level,
        isStale: !isResultOf(scenario, result),
        ...(trend && { trend }),
      },
    ];
  });
}

export function displayName({ name }: Pick<Scenario, "name">): string {
  return name.trim() || "Unnamed scenario";
}

function trendOf(scenario: Scenario, [base]: Scenarios): ComparedScenario["trend"] {
  if (scenario.id === base.id || scenario.result === undefined || base.result === undefined) return undefined;
  const { dscr } = scenario.result;
  const against = base.result.dscr;
  if (dscr === against) return { direction: "flat", text: "same as base" };
  const direction = dscr > against ? "up" : "down";
  return {
    direction,
    text: `${direction === "up" ? "higher" : "lower"} by ${shownDifference(dscr, against)}`,
  };
}

/** Between the ratios as shown, so that the reader can check it. */
function shownDifference(one: number, other: number): string {
  const difference = Math.abs(Number(formatRatio(one)) - Number(formatRatio(other)));
  return difference < 0.005 ? "less than 0.01" : difference.toFixed(2);
}
