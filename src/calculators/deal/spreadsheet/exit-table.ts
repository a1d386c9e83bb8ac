import { monthlyPayment } from "../../../dscr/amortization.ts";
import type { ResultRow, Sheet, TableBlock, TableColumn, TableRow } from "../../spreadsheet/workbook.ts";
import { list, result } from "../../spreadsheet/workbook-rows.ts";
import { isPlainLoan } from "../adjustable/changing-loan.ts";
import { type Deal, loanAmountOf } from "../deal.ts";
import { chosenStructure, type ExitCost, exitsOf, interestPaidBy } from "../prepayment/exit-cost.ts";
import { changingTerms, paymentsSheet } from "./payments-sheet.ts";

const COLUMNS: readonly TableColumn[] = [
  { id: "year", kind: "label", label: "Leave after year", format: "number" },
  {
    id: "percent",
    kind: "input",
    name: "exitPercent",
    label: "Penalty, % of the balance",
    format: "percent",
    limits: { min: 0, max: 100 },
  },
  { id: "month", kind: "result", label: "Payments made", format: "number" },
  { id: "balance", kind: "result", name: "exitBalance", label: "Balance", format: "usd" },
  { id: "penalty", kind: "result", name: "exitPenalty", label: "Prepayment penalty", format: "usd" },
  { id: "total", kind: "result", label: "To pay off", format: "usd" },
  { id: "interest", kind: "result", label: "Interest paid until then", format: "usd" },
];

const LOAN_MONTHS = "interestOnlyMonths+ROUND((termYears-MIN(interestOnlyYears,termYears))*12,0)";
const LATER_PAYMENT =
  "IF(loanMonths=interestOnlyMonths,0,PMT(monthlyRate,loanMonths-interestOnlyMonths,-loanAmount))";

/** What leaving costs; of a loan that changes also every month. */
export function loanSheets(deal: Deal): readonly Sheet[] {
  return isPlainLoan(deal) ? [leavingSheet(deal)] : [leavingSheet(deal), paymentsSheet(deal)];
}

function leavingSheet(deal: Deal): Sheet {
  return { name: "Leaving", blocks: [list("The loan, month by month", exitTerms(deal)), exitTable(deal)] };
}

/** What the table computes with. */
function exitTerms(deal: Deal): readonly ResultRow[] {
  const { annualRatePercent, termYears } = deal;
  const interestOnlyYears = Math.min(deal.interestOnlyYears, termYears);
  const repaid = { amount: loanAmountOf(deal), annualRatePercent, termYears: termYears - interestOnlyYears };
  const { number, usd } = result;
  const months = [
    number(
      "interestOnlyMonths",
      "Interest-only months",
      "ROUND(MIN(interestOnlyYears,termYears)*12,0)",
      Math.round(interestOnlyYears * 12),
    ),
    number("loanMonths", "Months of the loan", LOAN_MONTHS, exitsOf(deal).length),
  ];
  if (!isPlainLoan(deal)) return [...months, ...changingTerms(deal)];
  return [
    number("monthlyRate", "Rate a month, as a fraction", "annualRatePercent/1200", annualRatePercent / 1200),
    ...months,
    usd(
      "laterPaymentExact",
      "Payment once the loan is repaid, before rounding",
      LATER_PAYMENT,
      monthlyPayment(repaid),
      "A lender's own schedule rounds every payment, and may end a few cents away.",
    ),
  ];
}

/** What leaving costs at the end of each year of the term. */
function exitTable(deal: Deal): TableBlock {
  const exits = exitsOf(deal);
  const interest = interestPaidBy(deal);
  const { percentByYear } = chosenStructure(deal);
  const formulas = isPlainLoan(deal)
    ? { balance: BALANCE, interest: INTEREST }
    : {
        balance: "INDEX(expectedOwed,{month})",
        interest: "SUMPRODUCT((payMonths<={month})*expectedInterest)",
      };
  const yearEnds = exits.filter(({ month }) => month % 12 === 0 || month === exits.length);
  return {
    kind: "table",
    heading: "What leaving costs, year by year",
    note: "The penalty of each year is an input: enter the one in your note. On the day the loan falls due there is none.",
    columns: COLUMNS,
    rows: yearEnds.map((exit, index) =>
      rowOf(index + 1, percentByYear[index] ?? 0, exit, interest[exit.month - 1] ?? 0, formulas),
    ),
  };
}

const BALANCE =
  "IF({month}<=interestOnlyMonths,loanAmount,PV(monthlyRate,loanMonths-{month},-laterPaymentExact))";
const INTEREST = `loanAmount*monthlyRate*MIN({month},interestOnlyMonths)+IF({month}>interestOnlyMonths,({month}-interestOnlyMonths)*laterPaymentExact-loanAmount+${BALANCE},0)`;

function rowOf(
  year: number,
  percent: number,
  { month, balance, penalty, total }: ExitCost,
  interest: number,
  formulas: { readonly balance: string; readonly interest: string },
): TableRow {
  return {
    year,
    percent,
    month: { formula: "MIN(12*{year},loanMonths)", ours: month },
    balance: { formula: `ROUND(${formulas.balance},2)`, ours: balance },
    penalty: { formula: "IF({month}>=loanMonths,0,ROUND({balance}*{percent}/100,2))", ours: penalty },
    total: { formula: "ROUND({balance}+{penalty},2)", ours: total },
    interest: { formula: `ROUND(${formulas.interest},2)`, ours: interest },
  };
}
