import type { HandoffQuarter } from "../../content/record-types.ts";
import { formatUsd } from "../dscr/money.ts";
import { formatDate } from "../ui/text/dates.ts";

/** What the page on how we are paid says about the last quarter. */
export function describeQuarter(quarter: HandoffQuarter | null) {
  if (quarter === null) return null;
  const { from, to, offered, answered, yes, released, funded, amount } = quarter;
  const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
  return {
    days: `From ${formatDate(from)} to ${formatDate(to)}`,
    lines: [
      `${counted(offered, "deal", "deals")} offered to lenders, without a name`,
      `${counted(answered, "answer", "answers")}, ${yes} of them yes`,
      `${counted(released, "investor", "investors")} chose a lender, which then got the name`,
      `${counted(funded, "loan", "loans")} funded${amount === null ? "" : `, ${formatUsd(amount)} in all`}. We are paid for funded loans alone.`,
    ],
  };
}
