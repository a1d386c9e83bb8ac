import { sayRatio as sayDealRatio } from "../../calculators/deal/ratios/ratio-labels.ts";
import type { Outcome } from "../../calculators/refinance/refinance-outcome.ts";
import { formatRatio } from "../../dscr/dscr.ts";
import { sayCashAmount } from "../plan-notes.ts";

/** A refinance that asks for money says so, because a minus is easy to miss. */
export function sayCash(cashOut: number): string {
  return `${cashOut < 0 ? "bring " : ""}${sayCashAmount(cashOut)}`;
}

export function sayRatio({ deal, ratio }: Outcome): string {
  return ratio === null ? sayDealRatio(deal, ratio) : formatRatio(ratio);
}

/** What a larger loan would exceed. The limit is the highest loan to value, in percent. */
export function saySetBy({ binding }: Outcome, limit: number, largest = "its maximum"): string {
  switch (binding) {
    case "cost":
      return `${limit}% of cost`;
    case "ratio":
      return "the ratio";
    case "size":
      return largest;
    case "need":
      return "the payoff";
    default:
      return `${limit}% of value`;
  }
}
