import {
  type FurtherRent,
  IS_SHORT_TERM,
  IS_VACANT,
  MARKET_OR_LEASE,
} from "../../deal/spreadsheet/rent-table.ts";
import type { ListBlock } from "../../spreadsheet/workbook.ts";
import { list, numberInputs, quoted, result } from "../../spreadsheet/workbook-rows.ts";
import { BORROWER_TABLE } from "../conventional/borrower-fields.ts";
import { CONVENTIONAL_RULES, type ConventionalTest, grossRentOf } from "../conventional/conventional-test.ts";

/** The rent of a unit before the lender's share. */
export const GROSS_RENT: FurtherRent = {
  id: "gross",
  label: "Gross rent a month, for a conventional loan",
  name: "unitGrossRent",
  formula: `ROUND(IF(OR(${IS_SHORT_TERM},${IS_VACANT},{leaseRent}=0),${MARKET_OR_LEASE},MIN({leaseRent},${MARKET_OR_LEASE})),2)`,
  rentOf: grossRentOf,
};

const { rentSharePercent, mostFinancedProperties, mostUnits } = CONVENTIONAL_RULES;
const [YES, NO, NO_INCOME] = ["yes", "no", "no income stated"];
const { usd, percent, number } = result;

const PASSES = `IF(AND(ISNUMBER(debtToIncome),N(debtToIncome)<=dtiLimit,financedProperties<=${mostFinancedProperties},units<=${mostUnits}),${quoted(YES)},${quoted(NO)})`;

/** The test of the first offer, whose letter is A. */
export function conventionalBlock(test: ConventionalTest): ListBlock {
  const { borrower, countsSurplus } = test;
  const input = numberInputs(BORROWER_TABLE, borrower);
  return list("The first offer as a conventional loan", [
    input("monthlyIncome", "usd", "Before tax."),
    input("monthlyDebts", "usd", "With the payment for your own home, without this house."),
    input("financedProperties", "number", "With this one."),
    input("dtiLimit", "percent"),
    {
      kind: "input",
      name: "surplusCounts",
      label: "Rent above the payment counts as income",
      value: countsSurplus ? YES : NO,
      format: "text",
      options: [YES, NO],
    },
    usd("grossRent", "Gross rent", "ROUND(SUM(unitGrossRent),2)", test.grossRent, "From the sheet Rents."),
    usd(
      "countedRent",
      `Rent that counts, ${rentSharePercent}%`,
      `ROUND(grossRent*${rentSharePercent}/100,2)`,
      test.countedRent,
    ),
    usd("fullPayment", "Full payment", "ROUND(firstPaymentA+taxesInsuranceDues,2)", test.payment),
    usd("netRent", "Rent that counts less the payment", "ROUND(countedRent-fullPayment,2)", test.net),
    usd(
      "countedIncome",
      "Income",
      `ROUND(monthlyIncome+IF(surplusCounts=${quoted(YES)},MAX(netRent,0),0),2)`,
      test.income,
    ),
    usd("countedDebts", "Debts", "ROUND(monthlyDebts+MAX(-netRent,0),2)", test.debts),
    percent(
      "debtToIncome",
      "Debt to income",
      `IF(countedIncome=0,${quoted(NO_INCOME)},100*countedDebts/countedIncome)`,
      test.dti ?? NO_INCOME,
    ),
    number("passesConventional", "Passes", PASSES, test.passes ? YES : NO),
  ]);
}
