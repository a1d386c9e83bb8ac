import { toCsv } from "../../sharing/csv.ts";
import { earliestByRule } from "../earliest-month.ts";
import { appraisalForAllCash, appraisalLadder, choicesOf, delayedFinancingOf } from "../refinance-answers.ts";
import { type Outcome, plannerOf } from "../refinance-outcome.ts";
import type { RefinancePlan } from "../refinance-plan.ts";
import { inputRowsOf, ladderRowsOf, resultRowsOf } from "./plan-rows.ts";

const FORMAT_VERSION = 1;

export function planToCsv(plan: RefinancePlan): string {
  const planner = plannerOf(plan);
  const rows = [...inputRowsOf(plan), ...resultRowsOf(planner), ...ladderRowsOf(planner)];
  return toCsv([["label", "value"], ...rows.map(({ label, figure }) => [label, figure])]);
}

/** For programs: inputs as typed, results unrounded. */
export function planToJson(plan: RefinancePlan): string {
  const planner = plannerOf(plan);
  const { cashOut, rateTerm, wait } = choicesOf(planner);
  const delayed = delayedFinancingOf(planner);
  const results = {
    cashOut: figuresOf(cashOut),
    rateTerm: rateTerm && figuresOf(rateTerm),
    wait: figuresOf(wait),
    delayedFinancing: delayed && figuresOf(delayed),
    appraisalForAllCash: appraisalForAllCash(planner),
    ladder: appraisalLadder(planner).map(({ percentBelow, outcome }) => ({
      percentBelow,
      ...figuresOf(outcome),
    })),
    earliestByRule: earliestByRule(planner).map(({ seasoningMonths, outcome }) => ({
      seasoningMonths,
      month: outcome?.month ?? null,
    })),
  };
  return `${JSON.stringify({ version: FORMAT_VERSION, plan, results }, null, 2)}\n`;
}

/** The deal behind an outcome repeats the plan. */
function figuresOf({ deal: _, ...figures }: Outcome) {
  return figures;
}
