import type { DscrResult } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import { describeResult } from "../reports/result-report.ts";

/** For a message: "DSCR 1.25 (Qualified): $2,000 of income a month over $1,600 of debt service". */
export function sayInOneLine(result: DscrResult): string {
  const { ratio, badge, netOperatingIncome } = describeResult(result);
  const debtService = formatUsd(result.monthlyDebtService);
  return `DSCR ${ratio} (${badge}): ${netOperatingIncome} of income a month over ${debtService} of debt service`;
}
