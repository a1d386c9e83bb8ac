import { formatUsd } from "../../../dscr/money.ts";
import type { BlanketTerms } from "./blanket-fields.ts";
import type { Blanket } from "./blanket-loan.ts";

/** The loan, and what keeps it from being larger. */
export function sayLoan(
  { loan, houses, limitedBy }: Blanket,
  { minimumRatio, ltvPercent }: BlanketTerms,
): string {
  if (loan === 0) return `These houses carry no loan at a ratio of ${minimumRatio.toFixed(2)}.`;
  const limit =
    limitedBy === "value" ? `${ltvPercent}% of the value is the limit` : "the rents carry no more";
  return `One loan of ${formatUsd(loan)} on ${houses.length} houses: ${limit}.`;
}

/** What one loan does for houses that would not get one alone. */
export function sayWeak({ houses, separate }: Blanket, { minimumRatio }: BlanketTerms): string {
  const { missing } = separate;
  const ratio = minimumRatio.toFixed(2);
  if (missing === 0) return `Each house reaches ${ratio} by itself: none needs the others.`;
  return missing === houses.length
    ? `No house reaches ${ratio} by itself with the loan you entered for it.`
    : `${missing} of ${houses.length} houses ${missing === 1 ? "misses" : "miss"} ${ratio} with the loan you entered; the others carry ${missing === 1 ? "it" : "them"}.`;
}

/** Against the separate loans, which may be larger or smaller together. */
export function sayCash({ loan, moreCash, separate }: Blanket): string {
  return `Against the separate loans it lends ${sayMore(loan - separate.loan)} and takes ${sayMore(moreCash)} of your cash at closing.`;
}

function sayMore(difference: number): string {
  if (difference === 0) return "as much";
  return `${formatUsd(Math.abs(difference))} ${difference > 0 ? "more" : "less"}`;
}

/** Whose sale leaves a loan that the lender would not make. */
export function saySales({ houses }: Blanket, names: readonly string[]): string {
  const stuck = names.filter((_, place) => houses[place]?.sale.qualifies === false);
  if (stuck.length === 0) return "Whichever house you sell first, the others still qualify.";
  const named = stuck.length > 3 ? `any of ${stuck.length} houses` : stuck.join(" or ");
  return `Sell ${named} first, and the others no longer qualify: a lender that tests again may refuse the release.`;
}
