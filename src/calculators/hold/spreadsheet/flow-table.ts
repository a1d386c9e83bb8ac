import { lettersOf } from "../../spreadsheet/sheet-page.ts";
import type { TableBlock, TableColumn, TableRow } from "../../spreadsheet/workbook.ts";
import { HOLD_CASES, type HoldCase } from "../hold-plan.ts";
import type { HoldProjection } from "../hold-projection.ts";

/** Today, then the end of each year, without a sale. The rates of return look up the years before a sale here. */
export function flowTable(holdCase: HoldCase, projection: HoldProjection): TableBlock {
  const letter = lettersOf(HOLD_CASES.indexOf(holdCase));
  const flows = keptFlows(holdCase, projection);
  const taxed = projection[holdCase].afterTax && taxedFlows(holdCase, projection);
  return {
    kind: "table",
    heading: "Money out and back without a sale",
    columns: [
      { id: "year", kind: "label", name: `flowYears${letter}`, label: "End of year", format: "number" },
      ...BEFORE_TAX.columns(letter),
      ...(taxed ? AFTER_TAX.columns(letter) : []),
    ],
    rows: flows.map(
      (_, year): TableRow => ({
        year,
        ...BEFORE_TAX.cells(letter, flows.slice(0, year + 1)),
        ...(taxed && AFTER_TAX.cells(letter, taxed.slice(0, year + 1))),
      }),
    ),
  };
}

/** Three columns: what moves, its direction, and how often that has changed. */
function flowColumns(
  flow: string,
  cashFlows: string,
  names: readonly [string, string, string],
  note: string,
) {
  const [sign, turns] = [`${flow}Sign`, `${flow}Turns`];
  return {
    columns: (letter: string): readonly TableColumn[] => [
      {
        id: flow,
        kind: "result",
        name: `${names[0]}${letter}`,
        label: `Cash out (-) or back${note}`,
        format: "usd",
      },
      { id: sign, kind: "result", name: `${names[1]}${letter}`, label: `Direction${note}`, format: "number" },
      {
        id: turns,
        kind: "result",
        name: `${names[2]}${letter}`,
        label: `Changes of direction so far${note}`,
        format: "number",
      },
    ],
    /** From today to a year, which is the last. */
    cells: (letter: string, soFar: readonly number[]): TableRow => {
      const isToday = soFar.length === 1;
      return {
        [flow]: {
          formula: isToday ? "-invested" : `INDEX(${cashFlows}${letter},{year})`,
          ours: soFar.at(-1) ?? 0,
        },
        [sign]: {
          formula: isToday ? `SIGN({${flow}})` : `IF({${flow}}=0,{${sign}@-1},SIGN({${flow}}))`,
          ours: directionOf(soFar),
        },
        [turns]: {
          formula: isToday ? "0" : `{${turns}@-1}+IF({${sign}}*{${sign}@-1}<0,1,0)`,
          ours: turnsIn(soFar),
        },
      };
    },
  };
}

const BEFORE_TAX = flowColumns("flow", "cashFlows", ["flows", "directions", "turnsSoFar"], "");
const AFTER_TAX = flowColumns(
  "taxedFlow",
  "taxedCashFlows",
  ["taxedFlows", "taxedDirections", "taxedTurnsSoFar"],
  ", after tax",
);

/** Today, then the end of each year. */
export function keptFlows(
  holdCase: HoldCase,
  { invested, ...projection }: HoldProjection,
): readonly number[] {
  return [-invested + 0, ...projection[holdCase].years.map(({ cashFlow }) => cashFlow)];
}

/** The same after tax. */
export function taxedFlows(
  holdCase: HoldCase,
  { invested, ...projection }: HoldProjection,
): readonly number[] {
  const { afterTax } = projection[holdCase];
  return [-invested + 0, ...(afterTax?.years.map(({ cashFlow }) => cashFlow) ?? [])];
}

/** How often money changes direction. More than once, and there may be several rates of return. */
export function turnsIn(flows: readonly number[]): number {
  return flows.filter((flow, year) => directionOf(flows.slice(0, year)) * Math.sign(flow) < 0).length;
}

/** The sign of the last amount that is not 0. */
function directionOf(flows: readonly number[]): number {
  return Math.sign(flows.findLast((flow) => flow !== 0) ?? 0);
}
