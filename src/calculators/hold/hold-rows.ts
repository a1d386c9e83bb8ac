import { formatUsdExact } from "../../dscr/money.ts";
import { type LabeledFigure, labelFigure, mapRows } from "../fields/field-rows.ts";
import { HOLD_CASES, HOLD_TABLE, type HoldPlan, sayYears } from "./hold-plan.ts";
import type { HoldProjection } from "./hold-projection.ts";
import { sayMultiple, sayReturn } from "./hold-text.ts";

/** Stands beside every return. */
export const BEFORE_TAX_NOTE = "Before tax. An estimate, not a promise.";

/** What the projection assumes, for print and files. */
export function growthRowsOf(plan: HoldPlan): readonly LabeledFigure[] {
  const { holdYears, swingPercent, ...others } = mapRows(HOLD_TABLE, plan, labelFigure);
  return [
    { ...holdYears, text: sayYears(plan.holdYears) },
    ...Object.values(others),
    { ...swingPercent, text: `${plan.swingPercent} percentage point${plan.swingPercent === 1 ? "" : "s"}` },
  ];
}

/** The sale at the end of the plan, in each case. */
export function outcomeRowsOf(projection: HoldProjection): readonly LabeledFigure[] {
  const outcomes = HOLD_CASES.flatMap((holdCase): readonly LabeledFigure[] => {
    const exit = projection[holdCase].exits.at(-1);
    if (!exit) return [];
    const text = `${sayReturn(exit)} a year, ${sayMultiple(exit)}`;
    return [{ label: `Return and equity multiple, ${holdCase} case`, text, figure: text }];
  });
  const { invested } = projection;
  return [{ label: "Cash invested", text: formatUsdExact(invested), figure: invested }, ...outcomes];
}
