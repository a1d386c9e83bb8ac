import { formatUsdExact } from "../../dscr/money.ts";
import { type LabeledFigure, labelFigure, mapRows } from "../fields/field-rows.ts";
import { HOLD_CASES, HOLD_TABLE, type HoldPlan, sayYears } from "./hold-plan.ts";
import type { HoldProjection } from "./hold-projection.ts";
import { sayMultiple, sayReturn } from "./hold-text.ts";
import { exchangeRowsOf } from "./tax/exchange-days.ts";
import { TAX_FIELDS } from "./tax/tax-fields.ts";

/** Stands beside every return. */
export const BEFORE_TAX_NOTE = "Before tax. An estimate, not a promise.";

/** The same in files and answers, which may have figures after tax as well. */
export function taxNoteOf({ expected }: Pick<HoldProjection, "expected">): string {
  return expected.afterTax
    ? "Before tax, except where it says after tax: federal income tax at the percentages entered. An estimate, not a promise and not tax advice."
    : BEFORE_TAX_NOTE;
}

/** What the projection assumes, for print and files. What is said about tax only where it is counted. */
export function growthRowsOf(plan: HoldPlan): readonly LabeledFigure[] {
  const { holdYears, swingPercent, saleDay: _, ...others } = mapRows(HOLD_TABLE, plan, labelFigure);
  const rows = Object.entries(others).filter(([field]) => plan.afterTax || !(field in TAX_FIELDS));
  return [
    { ...holdYears, text: sayYears(plan.holdYears) },
    ...rows.map(([, row]) => row),
    { ...swingPercent, text: `${plan.swingPercent} percentage point${plan.swingPercent === 1 ? "" : "s"}` },
    ...exchangeRowsOf(plan),
  ];
}

/** The sale at the end of the plan, in each case. */
export function outcomeRowsOf(projection: HoldProjection): readonly LabeledFigure[] {
  const outcomes = HOLD_CASES.flatMap((holdCase): readonly LabeledFigure[] => {
    const { exits, afterTax } = projection[holdCase];
    const [exit, sale] = [exits.at(-1), afterTax?.sales.at(-1)];
    if (!exit) return [];
    const text = `${sayReturn(exit)} a year, ${sayMultiple(exit)}`;
    const after = sale && `${sayReturn(sale)} a year`;
    return [
      { label: `Return and equity multiple, ${holdCase} case`, text, figure: text },
      ...(after ? [{ label: `Return after tax, ${holdCase} case`, text: after, figure: after }] : []),
    ];
  });
  const { invested } = projection;
  return [{ label: "Cash invested", text: formatUsdExact(invested), figure: invested }, ...outcomes];
}
