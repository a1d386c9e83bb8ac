import { loanRowsOf, ownerRowsOf, propertyRowsOf } from "../deal/sharing/deal-rows.ts";
import { toCsv } from "../sharing/csv.ts";
import type { HoldExit } from "./hold-exits.ts";
import { HOLD_CASES, type HoldCase, type HoldPlan } from "./hold-plan.ts";
import type { HoldProjection } from "./hold-projection.ts";
import { growthRowsOf, taxNoteOf } from "./hold-rows.ts";
import { sayReturn } from "./hold-text.ts";
import type { TaxedSale, TaxYear } from "./tax/after-tax.ts";
import { exchangeDaysOf } from "./tax/exchange-days.ts";

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

/** Behind them, where tax is counted. */
const TAX_COLUMNS = [
  "interest",
  "depreciation",
  "taxable income",
  "losses carried",
  "tax",
  "cash flow after tax",
  "gain if sold",
  "tax if sold",
  "tax put off",
  "cash from the sale after tax",
  "return after tax % a year",
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
    ...[taxNoteOf(projection), ...prices].map((note) => ["Note", note]),
    [],
    projection.expected.afterTax ? [...COLUMNS, ...TAX_COLUMNS] : COLUMNS,
    ...HOLD_CASES.flatMap((holdCase) => caseLines(projection, holdCase)),
  ]);
}

function caseLines(projection: HoldProjection, holdCase: HoldCase): readonly (string | number)[][] {
  const { years, exits, afterTax } = projection[holdCase];
  return years.map(({ year, rent, costs, debt, cashFlow, ratio, value, balance, equity, penalty }, index) => {
    const exit = exits[index];
    const amounts = [rent, costs, debt, cashFlow, ratio ?? "", value, balance, equity, penalty];
    if (!exit) return [holdCase, year, ...amounts];
    const { saleCost, proceeds, equityMultiple, internalRate } = exit;
    const sold = [saleCost, proceeds, equityMultiple ?? "", rateCell({ internalRate })];
    return [holdCase, year, ...amounts, ...sold, ...taxCells(afterTax?.years[index], afterTax?.sales[index])];
  });
}

function taxCells(kept: TaxYear | undefined, sale: TaxedSale | undefined): readonly (string | number)[] {
  if (!kept || !sale) return [];
  const { interest, depreciation, income, carried, tax, cashFlow } = kept;
  const { gain, deferred, proceeds } = sale;
  const sold = [gain, sale.tax, deferred, proceeds, rateCell(sale)];
  return [interest, depreciation, income, carried, tax, cashFlow, ...sold];
}

function rateCell(sale: Pick<HoldExit, "internalRate">): string | number {
  return sale.internalRate.kind === "one" ? sale.internalRate.percent : sayReturn(sale);
}

/** For programs: inputs as typed, results unrounded. */
export function holdToJson(plan: HoldPlan, projection: HoldProjection, prices: readonly string[]): string {
  const { deal, ...hold } = plan;
  const notes = { note: taxNoteOf(projection), prices };
  const exchangeDays = exchangeDaysOf(plan);
  const file = { version: FORMAT_VERSION, ...notes, deal, hold, exchangeDays, results: projection };
  return `${JSON.stringify(file, null, 2)}\n`;
}
