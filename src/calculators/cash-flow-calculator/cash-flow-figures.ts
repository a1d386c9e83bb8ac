import type { CashFlowCalculatorContent } from "../../../content/calculators/calculators.ts";
import { formatRatio } from "../../dscr/dscr.ts";
import { formatPercent, formatUsd, formatUsdExact } from "../../dscr/money.ts";
import { bannerOf, type CashFlowInput, type CashFlowResult } from "./cash-flow.ts";

export type CashFlowFigure = keyof CashFlowCalculatorContent["definitions"];

/** A figure with the calculation behind it, in the visitor's own numbers. */
export interface DescribedFigure {
  readonly id: CashFlowFigure;
  readonly label: string;
  readonly value: string;
  readonly formula: string;
}

const NONE = "None";

export function sayRatio(dscr: number | null): string {
  return dscr === null ? NONE : formatRatio(dscr);
}

/** The single source for the screen and the printed page. The most requested figures come first. */
export function describeCashFlow(input: CashFlowInput, result: CashFlowResult): readonly DescribedFigure[] {
  const { monthlyExpenses: expenses } = result;
  const price = formatUsdExact(input.purchasePrice);
  const income = formatUsdExact(result.monthlyNetOperatingIncome);
  const payment = formatUsdExact(result.monthlyPrincipalInterest);
  const down = formatUsdExact(result.downPaymentAmount);
  const annual = formatUsdExact(result.annualCashFlow);
  const ratio = sayRatio(result.dscr);
  const cashOnCash = result.cashOnCashReturn === null ? NONE : formatPercent(result.cashOnCashReturn);
  const parts = [expenses.propertyTax, expenses.insurance, expenses.maintenance, expenses.vacancy];
  return [
    {
      id: "monthlyCashFlow",
      label: "Monthly cash flow",
      value: formatUsd(result.monthlyCashFlow),
      formula: `${income} − ${payment} = ${formatUsd(result.monthlyCashFlow)}`,
    },
    {
      id: "dscr",
      label: "DSCR",
      value: ratio,
      formula:
        result.dscr === null
          ? "without a loan payment there is no ratio"
          : `${income} ÷ ${payment} = ${ratio}`,
    },
    {
      id: "cashOnCashReturn",
      label: "Cash-on-cash return",
      value: cashOnCash,
      formula:
        result.cashOnCashReturn === null
          ? "no cash is put down, so there is no return on it"
          : `${annual} ÷ ${down} = ${cashOnCash}`,
    },
    {
      id: "capRate",
      label: "Cap rate",
      value: formatPercent(result.capRate),
      formula: `${income} × 12 ÷ ${price} = ${formatPercent(result.capRate)}`,
    },
    {
      id: "annualCashFlow",
      label: "Annual cash flow",
      value: formatUsd(result.annualCashFlow),
      formula: `${formatUsdExact(result.monthlyCashFlow)} × 12 = ${formatUsd(result.annualCashFlow)}`,
    },
    {
      id: "monthlyNetOperatingIncome",
      label: "Net operating income",
      value: formatUsd(result.monthlyNetOperatingIncome),
      formula: `${formatUsdExact(input.monthlyRent)} − ${formatUsdExact(expenses.total)} = ${formatUsd(result.monthlyNetOperatingIncome)}`,
    },
    {
      id: "monthlyPrincipalInterest",
      label: "Principal and interest",
      value: formatUsd(result.monthlyPrincipalInterest),
      formula: paymentFormula(input, result),
    },
    {
      id: "monthlyExpenses",
      label: "Total expenses",
      value: formatUsd(expenses.total),
      formula: `${parts.map(formatUsdExact).join(" + ")} = ${formatUsd(expenses.total)}`,
    },
    {
      id: "loanAmount",
      label: "Loan amount",
      value: formatUsd(result.loanAmount),
      formula: `${price} − ${down} = ${formatUsd(result.loanAmount)}`,
    },
    {
      id: "downPaymentAmount",
      label: "Down payment",
      value: formatUsd(result.downPaymentAmount),
      formula: `${price} × ${input.downPaymentPercent}% = ${formatUsd(result.downPaymentAmount)}`,
    },
  ];
}

/** The text a screen reader announces once the visitor stops typing. */
export function summarizeCashFlow(result: CashFlowResult, missing?: string): string {
  const cashFlow = formatUsd(result.monthlyCashFlow);
  const ratio = result.dscr === null ? "" : ` DSCR ${formatRatio(result.dscr)}.`;
  const before = missing ? `Before ${missing}. ` : "";
  return `${before}Monthly cash flow ${cashFlow}.${ratio} ${bannerOf(result).text}`;
}

function paymentFormula(input: CashFlowInput, result: CashFlowResult): string {
  const months = Math.round(input.loanTermYears * 12);
  const loan = formatUsdExact(result.loanAmount);
  const payment = formatUsd(result.monthlyPrincipalInterest);
  return `${loan} × r ÷ (1 − (1 + r) to the power −${months}) = ${payment}, where r = ${input.interestRate}% ÷ 12`;
}
