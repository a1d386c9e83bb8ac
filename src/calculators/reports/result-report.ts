import { bandOf, type DscrResult, formatRatio } from "../../dscr/dscr.ts";
import { formatUsd, formatUsdExact } from "../../dscr/money.ts";

export interface ReportFrame {
  readonly companyName: string;
  readonly disclaimer: string;
}

/** A result in words and figures: the single source for the screen, the printed page, the report and the messages. */
export function describeResult(result: DscrResult) {
  const rent = formatUsdExact(result.monthlyRent);
  const expenses = formatUsdExact(result.monthlyExpenses);
  const debtService = formatUsdExact(result.monthlyDebtService);
  const income = formatUsdExact(result.netOperatingIncome);
  const ratio = formatRatio(result.dscr);
  return {
    ratio,
    badge: result.isQualified ? "Qualified" : "Not Qualified",
    message: bandOf(result.dscr).message,
    netOperatingIncome: formatUsd(result.netOperatingIncome),
    inputs: [
      { label: "Monthly rent", value: rent },
      { label: "Monthly expenses", value: expenses },
      { label: "Monthly debt service", value: debtService },
    ],
    incomeFormula: `${rent} − ${expenses} = ${income}`,
    ratioFormula:
      result.monthlyDebtService === 0
        ? "without debt service the ratio counts as 0"
        : `${income} ÷ ${debtService} = ${ratio}`,
  };
}
