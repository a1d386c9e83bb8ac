import {
  loanInputs,
  ownerInputs,
  propertyInputs,
  underwritingInputs,
} from "../../deal/spreadsheet/deal-inputs.ts";
import {
  closingResults,
  lenderResults,
  loanResults,
  ownerResults,
} from "../../deal/spreadsheet/deal-results.ts";
import type { WorkbookOrigin } from "../../deal/spreadsheet/deal-workbook.ts";
import { exitTable, exitTerms } from "../../deal/spreadsheet/exit-table.ts";
import { ESTIMATE_NOTE } from "../../reports/estimate-note.ts";
import { numberInput, result } from "../../spreadsheet/input-rows.ts";
import type { InputRow, MatrixBlock, Workbook } from "../../spreadsheet/workbook.ts";
import { cashInvestedOf } from "../hold-exits.ts";
import { type Growth, growthIn, HOLD_CASES, HOLD_FIELDS, type HoldPlan } from "../hold-plan.ts";
import { projectHold } from "../hold-projection.ts";
import { CASE_NAMES } from "./case-names.ts";
import { caseTable } from "./case-table.ts";
import { flowTable } from "./flow-table.ts";
import { growingRents } from "./growing-rents.ts";

/** The hold as a spreadsheet that computes. */
export function holdWorkbook(
  plan: HoldPlan,
  { companyName, url, formulasVersion }: WorkbookOrigin,
): Workbook {
  const { deal } = plan;
  const projection = projectHold(plan);
  return {
    title: `${companyName}: hold projection`,
    notes: [
      `${ESTIMATE_NOTE} All figures are before tax.`,
      `Formulas version ${formulasVersion}, explained on the formulas page of the site.`,
    ],
    link: { label: "Open this projection on the site", url },
    sheets: [
      {
        name: "Hold",
        blocks: [
          { kind: "list", heading: "Inputs: growth and sale", rows: growthInputs(plan) },
          { kind: "list", heading: "Inputs: the loan", rows: loanInputs(deal) },
          { kind: "list", heading: "Inputs: the property", rows: propertyInputs(deal) },
          { kind: "list", heading: "Inputs: the owner's costs and cash", rows: ownerInputs(deal) },
          { kind: "list", heading: "Inputs: the lender's allowances", rows: underwritingInputs() },
          growthMatrix(plan),
          {
            kind: "list",
            heading: "Cash invested",
            rows: [
              result(
                ["invested", "Down payment, closing costs and points", "usd"],
                "ROUND(downPayment+closingCosts+pointsPaid,2)",
                cashInvestedOf(plan),
              ),
            ],
          },
        ],
      },
      ...HOLD_CASES.map((holdCase) => ({
        name: CASE_NAMES[holdCase],
        blocks: [caseTable(holdCase, plan, projection), flowTable(holdCase, projection)],
      })),
      { name: "Rents", blocks: [growingRents(deal)] },
      {
        name: "First year",
        blocks: [
          { kind: "list", heading: "The loan", rows: loanResults(deal) },
          { kind: "list", heading: "The lender's ratio", rows: lenderResults(deal) },
          { kind: "list", heading: "The owner's cash flow", rows: ownerResults(deal) },
          { kind: "list", heading: "Cash at closing", rows: closingResults(deal) },
        ],
      },
      {
        name: "Leaving",
        blocks: [
          { kind: "list", heading: "The loan, month by month", rows: exitTerms(deal) },
          exitTable(deal),
        ],
      },
    ],
  };
}

function growthInputs(plan: HoldPlan): readonly InputRow[] {
  const { appreciationPercent: appreciation, ...fields } = HOLD_FIELDS;
  const rate = (name: Exclude<keyof typeof fields, "holdYears">) =>
    numberInput(name, fields[name], plan[name], "percent", "Percent a year.");
  return [
    rate("rentGrowthPercent"),
    rate("taxGrowthPercent"),
    rate("insuranceGrowthPercent"),
    rate("costGrowthPercent"),
    {
      kind: "input",
      name: "appreciationPercent",
      label: appreciation.name,
      value: plan.appreciationPercent,
      format: "percent",
      note: "Percent a year.",
    },
    rate("lowAppreciationPercent"),
    { ...rate("swingPercent"), note: "Percentage points." },
    { ...rate("saleCostPercent"), note: "Percent of the value on the day of the sale." },
  ];
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
