import { chosenStructure } from "../../deal/prepayment/exit-cost.ts";
import { noteOnBill, underwritingInputs } from "../../deal/spreadsheet/deal-inputs.ts";
import type { InputRow, ListBlock } from "../../spreadsheet/workbook.ts";
import {
  choiceInput,
  list,
  type NumberField,
  numberInputs,
  PENALTY_YEARS,
} from "../../spreadsheet/workbook-rows.ts";
import { REFINANCE_FIELDS, type RefinancePlan } from "../refinance-plan.ts";

export function planInputs(plan: RefinancePlan): readonly ListBlock[] {
  const number = numberInputs<NumberField<typeof REFINANCE_FIELDS>>(REFINANCE_FIELDS, plan);
  return [
    list("Inputs: the plan", [
      choiceInput("mode", REFINANCE_FIELDS.mode, plan.mode),
      number("purchasePrice", "usd"),
      number("purchaseCosts", "usd"),
      number("repairCost", "usd"),
      number("value", "usd"),
      number(
        "monthsToRepair",
        "number",
        "Counts in a plan to repair only, like the next. The repairs count as done by the refinance at the latest.",
      ),
      number("monthsToRent", "number"),
      number("monthsOwned", "number", "Counts for a house you own only."),
      number("monthsToRefinance", "number"),
      number("waitMonths", "number"),
    ]),
    list("Inputs: the old loan", [
      number("oldLoan", "usd", "As borrowed."),
      number("oldRatePercent", "percent"),
      number("oldTermYears", "number"),
      choiceInput("oldPayments", REFINANCE_FIELDS.oldPayments, plan.oldPayments),
      ...penaltyInputs(plan),
    ]),
    list("Inputs: the new loan", [
      number("annualRatePercent", "percent"),
      number("termYears", "number"),
      number("interestOnlyYears", "number"),
      number("points", "percent"),
      number("newCosts", "usd"),
      number("seasoningMonths", "number"),
      number("cashOutLtv", "percent"),
      number("rateTermLtv", "percent"),
      number("minimumRatio", "ratio"),
    ]),
    list("Inputs: rent and costs", [
      number("leaseRent", "usd"),
      number("marketRent", "usd"),
      number("propertyTax", "usd", noteOnBill(plan, plan.estimatedTaxPercent)),
      number("insurance", "usd", noteOnBill(plan, plan.estimatedInsurancePercent)),
      number("associationDues", "usd"),
      number("utilities", "usd"),
      number("units", "number"),
      number("vacancyPercent", "percent"),
      number("managementPercent", "percent"),
      number("maintenancePercent", "percent"),
      number("capitalReservePercent", "percent"),
    ]),
    list("Inputs: the lender's allowances", underwritingInputs()),
  ];
}

export function penaltyName(year: number): string {
  return `oldPenalty${year}of`;
}

function penaltyInputs({ oldPrepayment, customPrepayment }: RefinancePlan): readonly InputRow[] {
  const { percentByYear } = chosenStructure({ prepayment: oldPrepayment, customPrepayment });
  return Array.from({ length: PENALTY_YEARS }, (_, index) => ({
    kind: "input",
    name: penaltyName(index + 1),
    label: `Penalty in year ${index + 1}, % of the balance`,
    value: percentByYear[index] ?? 0,
    format: "percent",
    limits: { min: 0, max: 100 },
  }));
}
