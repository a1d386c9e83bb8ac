import { sayCounty } from "../../../counties/county-name.ts";
import type { CellFormat, InputRow, ListBlock } from "../../spreadsheet/workbook.ts";
import {
  choiceInput,
  dayInput,
  list,
  type NumberField,
  numberInputs,
} from "../../spreadsheet/workbook-rows.ts";
import { DEAL_FIELDS, type Deal } from "../deal.ts";
import { NOI_UNDERWRITING } from "../ratios/lender-view.ts";
import { bookingsInputs } from "./bookings-blocks.ts";
import { changingInputs } from "./payments-sheet.ts";

const numbersOf = (deal: Deal) => numberInputs<NumberField<typeof DEAL_FIELDS>>(DEAL_FIELDS, deal);

/** Every input of a deal. Rents have a sheet of their own. */
export function dealInputs(deal: Deal): readonly ListBlock[] {
  return [
    list("Inputs: the loan", loanInputs(deal)),
    list("Inputs: the property", propertyInputs(deal)),
    list("Inputs: the owner's costs and cash", ownerInputs(deal)),
    ...bookingsInputs(deal),
    list("Inputs: the lender's allowances", underwritingInputs()),
  ];
}

/** What a tool needs that compares loans for one purchase. */
export function purchaseInputs(deal: Deal): readonly InputRow[] {
  const number = numbersOf(deal);
  return [
    choiceInput("purpose", DEAL_FIELDS.purpose, deal.purpose),
    number("price", "usd", "In a refinance, the property's value."),
    number("downPaymentPercent", "percent", "In a refinance, the share that you do not borrow."),
    number("payoff", "usd", "Counts in a refinance only."),
  ];
}

function loanInputs(deal: Deal): readonly InputRow[] {
  const number = numbersOf(deal);
  return [
    ...purchaseInputs(deal),
    number("annualRatePercent", "percent"),
    number("termYears", "number", "Years."),
    number("interestOnlyYears", "number", "0 if the loan is repaid from the first month."),
    ...changingInputs(deal),
    number("points", "percent", "Percent of the loan, paid at closing."),
  ];
}

export function propertyInputs(deal: Deal): readonly InputRow[] {
  const number = numbersOf(deal);
  const unitsNote = "Counts for the lender's replacement reserves. The sheet Rents lists rents.";
  return [
    number("units", "number", unitsNote),
    choiceInput("basis", DEAL_FIELDS.basis, deal.basis),
    number("propertyTax", "usd", noteOnBill(deal, deal.estimatedTaxPercent)),
    number("insurance", "usd", noteOnBill(deal, deal.estimatedInsurancePercent)),
    number("associationDues", "usd"),
  ];
}

/** "Estimated for Cuyahoga County, OH." Every sheet has a note: its cells do not depend on the deal. */
export function noteOnBill({ state, county }: Pick<Deal, "state" | "county">, percent: number): string {
  if (percent === 0) return "As entered.";
  const place = [...(county ? [sayCounty(county)] : []), ...(state ? [state] : [])].join(", ");
  return place === "" ? "Estimated." : `Estimated for ${place}.`;
}

export function ownerInputs(deal: Deal): readonly InputRow[] {
  const number = numbersOf(deal);
  return [
    number("vacancyPercent", "percent", "Percent of the rent of leased units."),
    number("managementPercent", "percent", "Percent of the rent of leased units."),
    number("shortTermFeePercent", "percent", "Percent of bookings."),
    number("projectionSharePercent", "percent", "Of a projection that the lender counts."),
    number("maintenancePercent", "percent", "Percent of rent and bookings."),
    number("capitalReservePercent", "percent", "Percent of rent and bookings."),
    number("utilities", "usd"),
    choiceInput("hasClosingLines", DEAL_FIELDS.hasClosingLines, deal.hasClosingLines),
    number("closingCostPercent", "percent", "Percent of the price. Counts unless the lines below do."),
    number("lenderFees", "usd"),
    number("titleFeePercent", "percent", "Percent of the price."),
    number("deedTaxPercent", "percent", "Percent of the price. Counts in a purchase only."),
    number("mortgageTaxPercent", "percent", "Percent of the loan."),
    number("otherClosingCosts", "usd"),
    dayInput(
      "closingDay",
      DEAL_FIELDS.closingDay,
      deal.closingDay,
      "Sets the days of interest. May stay empty.",
    ),
    number(
      "interestDays",
      "number",
      "From closing day to the end of the month. Counts without a closing day.",
    ),
    number("escrowTaxMonths", "number"),
    number("escrowInsuranceMonths", "number"),
    number("reserveMonths", "number", "Months of the full payment to hold in the bank."),
  ];
}

/** The site keeps these fixed; in the spreadsheet they can follow one lender. */
export function underwritingInputs(): readonly InputRow[] {
  const { vacancyPercent, managementPercent, reservesPerUnitYear } = NOI_UNDERWRITING;
  const note = "Used only where the lender divides net operating income. Lenders differ.";
  const input = (name: string, allowance: string, value: number, format: CellFormat): InputRow => {
    return { kind: "input", name, label: `Lender's ${allowance}`, value, format, note };
  };
  return [
    input("lenderVacancyPercent", "vacancy allowance", vacancyPercent, "percent"),
    input("lenderManagementPercent", "management allowance", managementPercent, "percent"),
    input("lenderReservesPerUnit", "replacement reserves per unit a year", reservesPerUnitYear, "usd"),
  ];
}
