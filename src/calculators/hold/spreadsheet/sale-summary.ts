import type { CellFormat, MatrixBlock } from "../../spreadsheet/workbook.ts";
import { HOLD_CASES, type HoldPlan, sayYears } from "../hold-plan.ts";
import type { HoldProjection } from "../hold-projection.ts";
import { CASE_NAMES, yearsIn } from "./case-table.ts";

/** Each with the column of the case table that it repeats, and that column's name. */
interface SummaryRow {
  readonly id: string;
  readonly label: string;
  readonly format: CellFormat;
  readonly column: string;
  readonly name: string;
}

const ROWS: readonly SummaryRow[] = [
  {
    id: "lastCashFlow",
    label: "Cash flow of the last year, before tax",
    format: "usd",
    column: "cashFlow",
    name: "[cashFlows]",
  },
  { id: "lastProceeds", label: "Left after the sale", format: "usd", column: "proceeds", name: "[proceeds]" },
  { id: "lastGain", label: "Gain, before tax", format: "usd", column: "gain", name: "[gains]" },
  {
    id: "lastMultiple",
    label: "Equity multiple, before tax",
    format: "ratio",
    column: "multiple",
    name: "[multiples]",
  },
  {
    id: "lastReturn",
    label: "Internal rate of return a year, before tax",
    format: "percent",
    column: "internalRate",
    name: "[returns]",
  },
];

/** Where tax is counted. */
const TAXED_ROWS: readonly SummaryRow[] = [
  {
    id: "lastTaxedProceeds",
    label: "Left after the sale and its tax",
    format: "usd",
    column: "taxedProceeds",
    name: "[taxedProceeds]",
  },
  {
    id: "lastTaxedReturn",
    label: "Internal rate of return a year, after tax",
    format: "percent",
    column: "taxedRate",
    name: "[taxedReturns]",
  },
];

/** The answer, above the inputs it follows from: a sale at the end of the last year. Empty without a whole year. */
export function saleSummary(plan: HoldPlan, projection: HoldProjection): readonly MatrixBlock[] {
  const last = HOLD_CASES.flatMap((holdCase) => yearsIn(holdCase, plan, projection).slice(-1));
  const { years, afterTax } = projection.expected;
  if (last.length < HOLD_CASES.length) return [];
  return [
    {
      kind: "matrix",
      heading: `The result: a sale after ${sayYears(years.length)}`,
      note: "An estimate. The inputs stand below; the other sheets show every year.",
      columns: HOLD_CASES.map((holdCase) => CASE_NAMES[holdCase]),
      rows: [...ROWS, ...(afterTax ? TAXED_ROWS : [])].map(({ id, label, format, column, name }) => ({
        id,
        label,
        format,
        cells: last.map((figures) => ({
          formula: `INDEX(${name},ROWS(${name}))`,
          ours: figures[column] ?? 0,
        })),
      })),
    },
  ];
}
