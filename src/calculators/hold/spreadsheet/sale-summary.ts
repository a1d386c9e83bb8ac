import type { CellFormat, MatrixBlock } from "../../spreadsheet/workbook.ts";
import { HOLD_CASES, type HoldPlan } from "../hold-plan.ts";
import type { HoldProjection } from "../hold-projection.ts";
import { CASE_NAMES, type ColumnId, yearsIn } from "./case-table.ts";

/** Each with the column of the case table that it repeats. */
const ROWS = [
  { id: "lastCashFlow", label: "Cash flow of the last year, before tax", format: "usd", column: "cashFlow" },
  { id: "lastProceeds", label: "Left after the sale", format: "usd", column: "proceeds" },
  { id: "lastGain", label: "Gain, before tax", format: "usd", column: "gain" },
  { id: "lastMultiple", label: "Equity multiple, before tax", format: "ratio", column: "multiple" },
  {
    id: "lastReturn",
    label: "Internal rate of return a year, before tax",
    format: "percent",
    column: "internalRate",
  },
] as const satisfies readonly { id: string; label: string; format: CellFormat; column: ColumnId }[];

const COLUMN_NAMES = {
  cashFlow: "[cashFlows]",
  proceeds: "[proceeds]",
  gain: "[gains]",
  multiple: "[multiples]",
  internalRate: "[returns]",
} as const;

/** The answer, above the inputs it follows from: a sale at the end of the last year. Empty without a whole year. */
export function saleSummary(plan: HoldPlan, projection: HoldProjection): readonly MatrixBlock[] {
  const last = HOLD_CASES.flatMap((holdCase) => yearsIn(holdCase, plan, projection).slice(-1));
  const years = projection.expected.years.length;
  if (last.length < HOLD_CASES.length) return [];
  return [
    {
      kind: "matrix",
      heading: `The result: a sale after ${years === 1 ? "1 year" : `${years} years`}`,
      note: "An estimate, before tax. The inputs stand below; the other sheets show every year.",
      columns: HOLD_CASES.map((holdCase) => CASE_NAMES[holdCase]),
      rows: ROWS.map(({ id, label, format, column }) => ({
        id,
        label,
        format,
        cells: last.map((figures) => ({
          formula: `INDEX(${COLUMN_NAMES[column]},ROWS(${COLUMN_NAMES[column]}))`,
          ours: figures[column],
        })),
      })),
    },
  ];
}
