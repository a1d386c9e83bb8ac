import { formatUsd } from "../../../dscr/money.ts";
import type { HoldExit } from "../hold-exits.ts";
import { sayReturn } from "../hold-text.ts";
import type { AfterTax } from "./after-tax.ts";

/** For screen and print. The first row is year 1. */
export interface YearTable {
  readonly first: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The house kept: what each year pays in tax. */
export function keptTable({ years }: AfterTax): YearTable {
  return {
    first: "Year",
    headings: ["Interest", "Depreciation", "Taxable income", "Losses that wait", "Tax", "Left after tax"],
    rows: years.map(({ interest, depreciation, income, carried, tax, cashFlow }) =>
      [interest, depreciation, income, carried, tax, cashFlow].map(formatUsd),
    ),
  };
}

/** A sale at the end of each year. */
export function soldTable({ sales }: AfterTax, exits: readonly HoldExit[]): YearTable {
  return {
    first: "Sold after year",
    headings: ["Gain", "Tax of that year", "Put off", "Cash after tax", "Return before", "Return after"],
    rows: sales.map((sale, index) => [
      ...[sale.gain, sale.tax, sale.deferred, sale.proceeds].map(formatUsd),
      exits[index] ? sayReturn(exits[index]) : "",
      sayReturn(sale),
    ]),
  };
}
