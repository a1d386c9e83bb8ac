import { formatRatio } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import type { CashFlowInput, CashFlowResult } from "./cash-flow.ts";

/** For a message: "A house of $300,000: DSCR 1.21, $360 of cash flow a month, before insurance". */
export function sayInOneLine(
  { purchasePrice }: Pick<CashFlowInput, "purchasePrice">,
  { dscr, monthlyCashFlow }: Pick<CashFlowResult, "dscr" | "monthlyCashFlow">,
  missing?: string,
): string {
  const ratio = dscr === null ? "no loan payment" : `DSCR ${formatRatio(dscr)}`;
  const before = missing ? `, before ${missing}` : "";
  return `A house of ${formatUsd(purchasePrice)}: ${ratio}, ${formatUsd(monthlyCashFlow)} of cash flow a month${before}`;
}
