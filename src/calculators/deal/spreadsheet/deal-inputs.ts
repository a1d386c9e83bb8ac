import type { NumberRow } from "../../fields/field-kinds.ts";
import { choiceInput, numberInput } from "../../spreadsheet/input-rows.ts";
import type { CellFormat, InputRow } from "../../spreadsheet/workbook.ts";
import { DEAL_FIELDS, type Deal } from "../deal.ts";
import { NOI_UNDERWRITING } from "../ratios/lender-view.ts";

type Fields = typeof DEAL_FIELDS;
type NumberField = { [Field in keyof Fields]: Fields[Field] extends NumberRow ? Field : never }[keyof Fields];

/** What a tool needs that compares loans for one purchase. */
export function purchaseInputs(deal: Deal): readonly InputRow[] {
  return [
    choiceInput("purpose", DEAL_FIELDS.purpose, deal.purpose),
    numberOf(deal, "price", "usd", "In a refinance, the property's value."),
    numberOf(deal, "downPaymentPercent", "percent", "In a refinance, the share that you do not borrow."),
    numberOf(deal, "payoff", "usd", "Counts in a refinance only."),
  ];
}

/** Rents have a sheet of their own. */
export function loanInputs(deal: Deal): readonly InputRow[] {
  return [
    ...purchaseInputs(deal),
    numberOf(deal, "annualRatePercent", "percent"),
    numberOf(deal, "termYears", "number", "Years."),
    numberOf(deal, "interestOnlyYears", "number", "0 if the loan is repaid from the first month."),
    numberOf(deal, "points", "percent", "Percent of the loan, paid at closing."),
  ];
}

export function propertyInputs(deal: Deal): readonly InputRow[] {
  return [
    numberOf(
      deal,
      "units",
      "number",
      "Counts for the lender's replacement reserves. The sheet Rents lists rents.",
    ),
    choiceInput("basis", DEAL_FIELDS.basis, deal.basis),
    numberOf(deal, "propertyTax", "usd"),
    numberOf(deal, "insurance", "usd"),
    numberOf(deal, "associationDues", "usd"),
  ];
}

export function ownerInputs(deal: Deal): readonly InputRow[] {
  return [
    numberOf(deal, "vacancyPercent", "percent", "Percent of the rent of leased units."),
    numberOf(deal, "managementPercent", "percent", "Percent of the rent of leased units."),
    numberOf(deal, "shortTermFeePercent", "percent", "Percent of bookings."),
    numberOf(deal, "maintenancePercent", "percent", "Percent of rent and bookings."),
    numberOf(deal, "capitalReservePercent", "percent", "Percent of rent and bookings."),
    numberOf(deal, "utilities", "usd"),
    numberOf(deal, "closingCostPercent", "percent", "Percent of the price."),
    numberOf(deal, "reserveMonths", "number", "Months of the full payment to hold in the bank."),
  ];
}

/** The site keeps these fixed; in the spreadsheet they can follow one lender. */
export function underwritingInputs(): readonly InputRow[] {
  const { vacancyPercent, managementPercent, reservesPerUnitYear } = NOI_UNDERWRITING;
  const note = "Used only where the lender divides net operating income. Lenders differ.";
  return [
    {
      name: "lenderVacancyPercent",
      label: "Lender's vacancy allowance",
      value: vacancyPercent,
      format: "percent",
    },
    {
      name: "lenderManagementPercent",
      label: "Lender's management allowance",
      value: managementPercent,
      format: "percent",
    },
    {
      name: "lenderReservesPerUnit",
      label: "Lender's replacement reserves per unit a year",
      value: reservesPerUnitYear,
      format: "usd",
    },
  ].map(
    ({ format, ...row }): InputRow => ({
      kind: "input",
      format: format === "usd" ? "usd" : "percent",
      note,
      ...row,
    }),
  );
}

function numberOf(deal: Deal, field: NumberField, format: CellFormat, note?: string): InputRow {
  return numberInput(field, DEAL_FIELDS[field], deal[field], format, note);
}
