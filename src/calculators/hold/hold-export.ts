import { loanRowsOf, ownerRowsOf, propertyRowsOf } from "../deal/sharing/deal-rows.ts";
import { toCsv } from "../sharing/csv.ts";
import { HOLD_CASES, type HoldCase, type HoldPlan } from "./hold-plan.ts";
import type { HoldProjection } from "./hold-projection.ts";
import { BEFORE_TAX_NOTE, growthRowsOf } from "./hold-rows.ts";
import { sayReturn } from "./hold-text.ts";

const FORMAT_VERSION = 1;

const COLUMNS = [
  "case",
  "year",
  "rent",
  "costs",
  "debt service",
  "cash flow",
  "ratio",
  "value",
  "balance",
  "equity",
  "penalty",
  "cost of the sale",
  "cash from the sale",
  "equity multiple",
  "return % a year",
] as const;

/** The figures that went in, with what is said about prices, then one line for each year of each case. */
export function holdToCsv(plan: HoldPlan, projection: HoldProjection, prices: readonly string[]): string {
  const { deal } = plan;
  const inputs = [
    ...loanRowsOf(deal),
    ...propertyRowsOf(deal, "cells"),
    ...ownerRowsOf(deal),
    ...growthRowsOf(plan),
  ];
  return toCsv([
    ["label", "value"],
    ...inputs.map(({ label, figure }) => [label, figure]),
    ...[BEFORE_TAX_NOTE, ...prices].map((note) => ["Note", note]),
    [],
    COLUMNS,
    ...HOLD_CASES.flatMap((holdCase) => caseLines(projection, holdCase)),
  ]);
}

function caseLines(projection: HoldProjection, holdCase: HoldCase): readonly (string | number)[][] {
  const { years, exits } = projection[holdCase];
  return years.map(({ year, rent, costs, debt, cashFlow, ratio, value, balance, equity, penalty }, index) => {
    const exit = exits[index];
    const amounts = [rent, costs, debt, cashFlow, ratio ?? "", value, balance, equity, penalty];
    if (!exit) return [holdCase, year, ...amounts];
    const { saleCost, proceeds, equityMultiple, internalRate } = exit;
    const percent = internalRate.kind === "one" ? internalRate.percent : sayReturn(exit);
    return [holdCase, year, ...amounts, saleCost, proceeds, equityMultiple ?? "", percent];
  });
}

/** For programs: inputs as typed, results unrounded. */
export function holdToJson(plan: HoldPlan, projection: HoldProjection, prices: readonly string[]): string {
  const { deal, ...hold } = plan;
  const notes = { note: BEFORE_TAX_NOTE, prices };
  const file = { version: FORMAT_VERSION, ...notes, deal, hold, results: projection };
  return `${JSON.stringify(file, null, 2)}\n`;
}
