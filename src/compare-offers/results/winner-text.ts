import type { Comparison, Standing, Win } from "../../calculators/offers/comparison.ts";
import { formatUsd } from "../../dscr/money.ts";
import { listInWords } from "../../ui/text/list-in-words.ts";

/** The names of all offers, by their places. */
export type Names = readonly string[];

/** "Example B", or "Example A and Example B" in a tie. */
export function sayWinners({ winners }: Pick<Standing, "winners">, names: Names): string {
  return listInWords(winners.map((place) => names[place] ?? ""));
}

/** "Lender B costs least" or "A and B cost the same". */
export function sayHeld({ held }: Pick<Comparison, "held">, names: Names): string {
  const winners = sayWinners(held, names);
  return held.winners.length > 1 ? `${winners} cost the same` : `${winners} costs least`;
}

/** "1 month" or "60 months". */
export function countMonths(months: number): string {
  return months === 1 ? "1 month" : `${months} months`;
}

/** "month 48" or "months 1-47". */
export function sayMonths({ from, to }: Pick<Win, "from" | "to">): string {
  return from === to ? `month ${from}` : `months ${from}-${to}`;
}

/** "by $273 to $10,835", "by $28", or nothing if there is no other. */
export function sayLead(lead: Win["lead"]): string {
  if (!lead) return "";
  const [least, most] = [formatUsd(lead.least), formatUsd(lead.most)];
  return least === most ? `by ${least}` : `by ${least} to ${most}`;
}

/** Cheapest only because it leaves out a line that can only add. */
export function isOpen({ offers }: Comparison, { winners }: Pick<Standing, "winners">): boolean {
  return offers.some(({ index, isAtLeast }) => winners.includes(index) && isAtLeast);
}
