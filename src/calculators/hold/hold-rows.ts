import { formatUsdExact } from "../../dscr/money.ts";
import type { DealRow } from "../deal/sharing/deal-rows.ts";
import { mapRows } from "../fields/field-rows.ts";
import { HOLD_CASES, HOLD_TABLE, type HoldPlan, sayYears } from "./hold-plan.ts";
import type { HoldProjection } from "./hold-projection.ts";
import { sayMultiple, sayReturn } from "./hold-text.ts";

/** Stands beside every return. */
export const BEFORE_TAX_NOTE = "Before tax. An estimate, not a promise.";

/** What the projection assumes, for print and files. */
export function growthRowsOf(plan: HoldPlan): readonly DealRow[] {
  const rows = mapRows(HOLD_TABLE, plan, (row, value): DealRow => {
    const text = row.say(value);
    return { label: row.name, text, figure: typeof value === "number" ? value : text };
  });
  const { holdYears, swingPercent, ...others } = rows;
  return [
    { ...holdYears, text: sayYears(plan.holdYears) },
    ...Object.values(others),
    { ...swingPercent, text: `${plan.swingPercent} percentage point${plan.swingPercent === 1 ? "" : "s"}` },
  ];
}

/** The sale at the end of the plan, in each case. */
export function outcomeRowsOf(projection: HoldProjection): readonly DealRow[] {
  const outcomes = HOLD_CASES.flatMap((holdCase): readonly DealRow[] => {
    const exit = projection[holdCase].exits.at(-1);
    if (!exit) return [];
    const text = `${sayReturn(exit)} a year, ${sayMultiple(exit)}`;
    return [{ label: `Return and equity multiple, ${holdCase} case`, text, figure: text }];
  });
  const { invested } = projection;
  return [{ label: "Cash invested", text: formatUsdExact(invested), figure: invested }, ...outcomes];
}
