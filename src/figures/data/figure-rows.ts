import { formatRatio } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import type { CityFigures } from "../city-figures.ts";
import { type LoanTerms, ratioOn } from "../median-house.ts";
import {
  fairRentPlace,
  formatChange,
  medianHouseOf,
  rentPercentOf,
  type StateFigures,
} from "../state-figures.ts";
import type { FiguresRow } from "./table-rows.ts";

/** A cell as shown. What it is sorted by is its text, unless it has a value. */
type Cell = readonly [text: string, value?: number];

/** What this site computes from a state's records, for the table and for the JSON file. */
export function computeState(state: StateFigures, loan: LoanTerms) {
  const { ownerTax, landlordTax, oneYearPercent, fiveYearPercent, insurancePercent } = state;
  return {
    rentPercent: Number(rentPercentOf(state).toFixed(2)),
    taxPercent: ownerTax.percent,
    landlordTaxPercent: landlordTax.tax.percent,
    landlordTaxLowPercent: landlordTax.tax.low,
    landlordTaxHighPercent: landlordTax.tax.high,
    oneYearPercent,
    fiveYearPercent,
    insurancePercent,
    ratio: precise(ratioOn(medianHouseOf(state), loan)),
  };
}

/** One state, in the order of the columns: ratio, rent, value, tax, price change, Fair Market Rents. */
export function stateRow(state: StateFigures, loan: LoanTerms): FiguresRow {
  const { name, code, slug, fairRent } = state;
  const rentPercent = rentPercentOf(state);
  const ratio = ratioOn(medianHouseOf(state), loan);
  return {
    name,
    code,
    path: `/states/${slug}`,
    ...splitCells([
      [formatRatio(ratio), precise(ratio)],
      dollars(state.medianRent),
      dollars(state.medianValue),
      [percentOf(rentPercent), precise(rentPercent)],
      [`${formatUsd(state.medianTax)} ± ${state.taxMargin}`, state.medianTax],
      [landlordPercent(state), state.landlordTax.tax.percent],
      change(state.oneYearPercent),
      change(state.fiveYearPercent),
      dollars(fairRent.twoBedrooms),
      dollars(fairRent.threeBedrooms),
      [fairRentPlace(fairRent)],
    ]),
  };
}

/** "1.34% to 1.79%", "at least 1.06%", "0.45%, with two or more units 0.72%". */
export function landlordShare({ tax, fromTwoUnits }: StateFigures["landlordTax"]): string {
  if (tax.isFloor) return `at least ${percentOf(tax.percent)}`;
  if (fromTwoUnits)
    return `${percentOf(tax.percent)}, with two or more units ${percentOf(fromTwoUnits.percent)}`;
  return tax.low === tax.high ? percentOf(tax.low) : `${percentOf(tax.low)} to ${percentOf(tax.high)}`;
}

/** The estimate. The range is too wide for a column; it stands in the files and in the guides. */
function landlordPercent({ landlordTax: { tax } }: StateFigures): string {
  return `${percentOf(tax.percent)}${tax.isFloor ? "+" : ""}`;
}

/** One city, in the order of the columns: value, price index, Fair Market Rents and their area. */
export function cityRow({ name, slug, value, price, rent }: CityFigures): FiguresRow {
  return {
    name,
    path: `/cities/${slug}`,
    ...splitCells([
      dollars(value.medianValue),
      [price.index.toFixed(2), price.index],
      change(price.oneYearPercent),
      change(price.fiveYearPercent),
      dollars(rent.oneBedroom),
      dollars(rent.twoBedrooms),
      dollars(rent.threeBedrooms),
      dollars(rent.fourBedrooms),
      [rent.county],
      [rent.area],
    ]),
  };
}

/** The rows with the lowest and the highest value of a column, with the cells as shown. */
export function rangeOf(rows: readonly FiguresRow[], column: number) {
  const sorted = rows.toSorted((one, other) => valueAt(one, column) - valueAt(other, column));
  const describe = (row: FiguresRow | undefined) => ({
    name: row?.name ?? "",
    text: row?.cells[column] ?? "",
  });
  return { low: describe(sorted.at(0)), high: describe(sorted.at(-1)) };
}

function valueAt({ values }: FiguresRow, column: number): number {
  return Number(values[column]);
}

function splitCells(cells: readonly Cell[]): Pick<FiguresRow, "cells" | "values"> {
  return { cells: cells.map(([text]) => text), values: cells.map(([text, value]) => value ?? text) };
}

/** Enough to sort by and to work with; more digits would only make the files larger. */
function precise(value: number): number {
  return Number(value.toFixed(4));
}

function dollars(amount: number): Cell {
  return [formatUsd(amount), amount];
}

function change(percent: number): Cell {
  return [formatChange(percent), percent];
}

function percentOf(percent: number): string {
  return `${percent.toFixed(2)}%`;
}
