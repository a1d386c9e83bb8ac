import { lettersOf } from "../../spreadsheet/sheet-page.ts";
import type { TableBlock, TableRow } from "../../spreadsheet/workbook.ts";
import { HOLD_CASES, type HoldCase } from "../hold-plan.ts";
import type { HoldProjection } from "../hold-projection.ts";

/** Today, then the end of each year, without a sale. The rates of return look up the years before a sale here. */
export function flowTable(holdCase: HoldCase, projection: HoldProjection): TableBlock {
  const letter = lettersOf(HOLD_CASES.indexOf(holdCase));
  const flows = keptFlows(holdCase, projection);
  return {
    kind: "table",
    heading: "Money out and back without a sale",
    columns: [
      { id: "year", kind: "label", name: `flowYears${letter}`, label: "End of year", format: "number" },
      { id: "flow", kind: "result", name: `flows${letter}`, label: "Cash out (-) or back", format: "usd" },
      { id: "sign", kind: "result", name: `directions${letter}`, label: "Direction", format: "number" },
      {
        id: "turns",
        kind: "result",
        name: `turnsSoFar${letter}`,
        label: "Changes of direction so far",
        format: "number",
      },
    ],
    rows: flows.map((flow, year): TableRow => {
      const soFar = flows.slice(0, year + 1);
      return {
        year,
        flow: { formula: year === 0 ? "-invested" : `INDEX(cashFlows${letter},{year})`, ours: flow },
        sign: {
          formula: year === 0 ? "SIGN({flow})" : "IF({flow}=0,{sign@-1},SIGN({flow}))",
          ours: directionOf(soFar),
        },
        turns: {
          formula: year === 0 ? "0" : "{turns@-1}+IF({sign}*{sign@-1}<0,1,0)",
          ours: turnsIn(soFar),
        },
      };
    }),
  };
}

/** Today, then the end of each year. */
export function keptFlows(
  holdCase: HoldCase,
  { invested, ...projection }: HoldProjection,
): readonly number[] {
  return [-invested + 0, ...projection[holdCase].years.map(({ cashFlow }) => cashFlow)];
}

/** How often money changes direction. More than once, and there may be several rates of return. */
export function turnsIn(flows: readonly number[]): number {
  return flows.filter((flow, year) => directionOf(flows.slice(0, year)) * Math.sign(flow) < 0).length;
}

/** The sign of the last amount that is not 0. */
function directionOf(flows: readonly number[]): number {
  return Math.sign(flows.findLast((flow) => flow !== 0) ?? 0);
}
