import { listInWords } from "../../../ui/text/list-in-words.ts";
import { isPlainLoan } from "../adjustable/changing-loan.ts";
import { type Deal, loanAmountOf } from "../deal.ts";

const TOGETHER = ["that", "both", "all three", "all four"] as const;

/** Features of this deal that lenders commonly charge for and the samples do not price. Null if there are none. */
export function describeNotPriced(
  deal: Deal,
  smallLoan: { readonly dollars: number; readonly text: string },
): string | null {
  const named = [
    ...(deal.interestOnlyYears > 0 ? ["the interest-only years"] : []),
    ...(isPlainLoan(deal) ? [] : ["the changing rate or the early due date"]),
    ...(deal.purpose === "cash-out" ? ["the cash-out"] : []),
    ...(loanAmountOf(deal) < smallLoan.dollars ? [`a loan under ${smallLoan.text}`] : []),
  ];
  const together = TOGETHER[named.length - 1];
  return together ? `Not priced here: ${listInWords(named)}. Lenders commonly add for ${together}.` : null;
}
