import { hasUse } from "../../deal/deal.ts";
import { bookingsSheets } from "../../deal/spreadsheet/bookings-sheet.ts";
import { dealInputs } from "../../deal/spreadsheet/deal-inputs.ts";
import { dealResults } from "../../deal/spreadsheet/deal-results.ts";
import { loanSheets } from "../../deal/spreadsheet/exit-table.ts";
import type { InputRow, MatrixBlock, Workbook } from "../../spreadsheet/workbook.ts";
import {
  list,
  type NumberField,
  numberInputs,
  result,
  toolWorkbook,
  type WorkbookOrigin,
} from "../../spreadsheet/workbook-rows.ts";
import { cashInvestedOf } from "../hold-exits.ts";
import { type Growth, growthIn, HOLD_CASES, HOLD_FIELDS, type HoldPlan } from "../hold-plan.ts";
import { projectHold } from "../hold-projection.ts";
import { CASE_NAMES, caseTable } from "./case-table.ts";
import { flowTable } from "./flow-table.ts";
import { growingRents } from "./growing-rents.ts";
import { saleSummary } from "./sale-summary.ts";
import { taxInputs } from "./tax-columns.ts";

const INVESTED = "ROUND(downPayment+closingCosts+pointsPaid,2)";
const BOOKED_INVESTED = "ROUND(downPayment+closingCosts+pointsPaid+furnitureCost,2)";

/** The hold as a spreadsheet that computes, with what is said about prices above it. */
export function holdWorkbook(
  plan: HoldPlan,
  { prices, ...origin }: WorkbookOrigin & { readonly prices: readonly string[] },
): Workbook {
  const { deal } = plan;
  const projection = projectHold(plan);
  const workbook = toolWorkbook("hold projection", "this projection", origin, [
    {
      name: "Hold",
      blocks: [
        ...saleSummary(plan, projection),
        list("Inputs: growth and sale", growthInputs(plan)),
        ...(projection.expected.afterTax ? taxInputs(plan) : []),
        ...dealInputs(deal),
        growthMatrix(plan),
        list("Cash invested", [
          hasUse(deal, "short-term")
            ? result.usd(
                "invested",
                "Down payment, closing costs, points and furniture",
                BOOKED_INVESTED,
                cashInvestedOf(plan),
              )
            : result.usd(
                "invested",
                "Down payment, closing costs and points",
                INVESTED,
                cashInvestedOf(plan),
              ),
        ]),
      ],
    },
    ...HOLD_CASES.map((holdCase) => ({
      name: CASE_NAMES[holdCase],
      blocks: [caseTable(holdCase, plan, projection), flowTable(holdCase, projection)],
    })),
    { name: "Rents", blocks: [growingRents(deal)] },
    { name: "First year", blocks: dealResults(deal) },
    ...bookingsSheets(deal),
    ...loanSheets(deal),
  ]);
  return { ...workbook, notes: [...workbook.notes, ...prices] };
}

function growthInputs(plan: HoldPlan): readonly InputRow[] {
  const number = numberInputs<NumberField<typeof HOLD_FIELDS>>(HOLD_FIELDS, plan);
  const yearly = (field: Parameters<typeof number>[0]) => number(field, "percent", "Percent a year.");
  return [
    yearly("rentGrowthPercent"),
    yearly("taxGrowthPercent"),
    yearly("insuranceGrowthPercent"),
    yearly("costGrowthPercent"),
    appreciation("appreciationPercent", plan),
    appreciation("lowAppreciationPercent", plan),
    number("swingPercent", "percent", "Percentage points."),
    number("saleCostPercent", "percent", "Percent of the value on the day of the sale."),
  ];
}

/** Not one of the number fields: it may be left to the published figures, which a plan has settled. */
function appreciation(name: "appreciationPercent" | "lowAppreciationPercent", plan: HoldPlan): InputRow {
  const { name: label } = HOLD_FIELDS[name];
  return { kind: "input", name, label, value: plan[name], format: "percent", note: "Percent a year." };
}

function growthMatrix(plan: HoldPlan): MatrixBlock {
  const rows: readonly (readonly [string, string, keyof Growth, readonly [string, string, string]])[] = [
    ["rentGrowth", "Rents", "rent", swung("rentGrowthPercent", -1)],
    ["taxGrowth", "Property taxes", "tax", swung("taxGrowthPercent", 1)],
    ["insuranceGrowth", "Insurance", "insurance", swung("insuranceGrowthPercent", 1)],
    ["costGrowth", "Dues and utilities", "costs", swung("costGrowthPercent", 1)],
    [
      "valueGrowth",
      "Value",
      "value",
      [
        "MIN(lowAppreciationPercent,appreciationPercent)",
        "appreciationPercent",
        "appreciationPercent+swingPercent",
      ],
    ],
  ];
  return {
    kind: "matrix",
    heading: "Growth a year in each case",
    columns: HOLD_CASES.map((holdCase) => CASE_NAMES[holdCase]),
    rows: rows.map(([id, label, growth, formulas]) => ({
      id,
      label,
      format: "percent",
      cells: HOLD_CASES.map((holdCase, index) => ({
        formula: formulas[index] ?? "",
        ours: growthIn(holdCase, plan)[growth],
      })),
    })),
  };
}

/** In the low case rents grow more slowly and bills faster; in the high case the reverse. */
function swung(name: string, low: 1 | -1): readonly [string, string, string] {
  const [down, up] = low < 0 ? ["-", "+"] : ["+", "-"];
  return [`${name}${down}swingPercent`, name, `${name}${up}swingPercent`];
}
