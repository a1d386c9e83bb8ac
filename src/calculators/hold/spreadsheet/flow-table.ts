import { roundToCents } from "../../../dscr/cents.ts";
import { quoted, result } from "../../spreadsheet/input-rows.ts";
import type { ListBlock, TableBlock, TableRow } from "../../spreadsheet/workbook.ts";
import type { HoldCase } from "../hold-plan.ts";
import type { HoldProjection } from "../hold-projection.ts";
import { caseLetter } from "./case-table.ts";

const NO_RATE = "none: money never changes direction";
const SEVERAL = "perhaps several: money changes direction more than once, see the site";

const FURTHER_GUESSES = [-0.1, -0.2, -0.3, -0.4, -0.5, -0.6, -0.7, -0.8, -0.9, -0.95, -0.99, 0.5, 1, 3];

/** Today, then the end of each year; the sale falls on the end of the last one. */
export function flowTable(holdCase: HoldCase, projection: HoldProjection): TableBlock {
  const letter = caseLetter(holdCase);
  const flows = flowsOf(holdCase, projection);
  return {
    kind: "table",
    heading: `Sale after year ${flows.length - 1}: money out and back`,
    columns: [
      { id: "year", kind: "label", label: "End of year", format: "number" },
      { id: "flow", kind: "result", name: `flows${letter}`, label: "Cash out (-) or back", format: "usd" },
      { id: "sign", kind: "result", label: "Direction", format: "number" },
      { id: "turn", kind: "result", name: `turns${letter}`, label: "Changes direction", format: "number" },
    ],
    rows: flows.map((flow, year): TableRow => {
      const [before, after] = [directionAt(flows, year - 1), directionAt(flows, year)];
      const sale = year === flows.length - 1 ? `+INDEX(proceeds${letter},{year})` : "";
      return {
        year,
        flow: {
          formula: year === 0 ? "-invested" : `ROUND(INDEX(cashFlows${letter},{year})${sale},2)`,
          ours: flow,
        },
        sign: {
          formula: year === 0 ? "SIGN({flow})" : "IF({flow}=0,{sign@-1},SIGN({flow}))",
          ours: after,
        },
        turn: {
          formula: year === 0 ? "0" : "IF({sign}*{sign@-1}<0,1,0)",
          ours: before * after < 0 ? 1 : 0,
        },
      };
    }),
  };
}

export function returnList(holdCase: HoldCase, projection: HoldProjection): ListBlock {
  const letter = caseLetter(holdCase);
  const flows = flowsOf(holdCase, projection);
  const years = flows.length - 1;
  const turns = flows.filter((_, year) => directionAt(flows, year - 1) * directionAt(flows, year) < 0).length;
  const internalRate = projection[holdCase].exits.at(-1)?.internalRate;
  const percent = internalRate?.kind === "one" ? internalRate.percent : 0;
  const guess = `MAX(-0.9,(INDEX(allBack${letter},${years})/INDEX(allIn${letter},${years}))^(1/${years})-1)`;
  // A spreadsheet searches from a guess. It may give up, or find a rate below -100%, which means nothing.
  const irr = [guess, ...FURTHER_GUESSES]
    .map((from) => `IRR(flows${letter},${from})`)
    .reduceRight((otherwise, found) => `IFERROR(IF(${found}>-1,${found},NA()),${otherwise})`, "NA()");
  return {
    kind: "list",
    heading: "The return, before tax",
    rows: [
      result(
        [`internalRate${letter}`, "Internal rate of return a year", "percent"],
        `IF(SUM(turns${letter})=0,${quoted(NO_RATE)},IF(SUM(turns${letter})>1,${quoted(SEVERAL)},100*${irr}))`,
        turns === 0 ? NO_RATE : turns > 1 ? SEVERAL : percent,
        "An estimate, before tax.",
      ),
    ],
  };
}

function flowsOf(holdCase: HoldCase, { invested, ...projection }: HoldProjection): readonly number[] {
  const { years, exits } = projection[holdCase];
  return [
    -invested + 0,
    ...years.map(({ cashFlow }, index) =>
      roundToCents(cashFlow + (index === years.length - 1 ? (exits[index]?.proceeds ?? 0) : 0)),
    ),
  ];
}

/** The sign of the last amount that is not 0. */
function directionAt(flows: readonly number[], year: number): number {
  return Math.sign(flows.slice(0, year + 1).findLast((flow) => flow !== 0) ?? 0);
}
