import type { Lender } from "../../content/record-types.ts";

/**
 * A lender as visitors may see it. What it pays the operator, who confirmed its limits, who takes deals there, and where
 * the operator keeps proof of a rating stay on the server.
 */
export interface PublicLender
  extends Omit<
    Lender,
    "commissionRate" | "ratingSubstantiation" | "confirmedOn" | "confirmedBy" | "receivers" | "webhookUrl"
  > {
  /** ISO date on which the lender confirmed its limits. Null means that they are sample limits. */
  readonly confirmedOn: string | null;
  /** Who rated it, and when. Null means that the rating is an illustrative sample. */
  readonly ratingSource: { readonly source: string; readonly date: string } | null;
}

/** A rating without a source is marked as a sample, unless all that is said about the lender is one. */
export function formatRating({
  rating,
  ratingSource,
  confirmedOn,
}: Pick<PublicLender, "rating" | "ratingSource" | "confirmedOn">): string {
  return ratingSource === null && confirmedOn !== null ? `${rating.toFixed(1)} (sample)` : rating.toFixed(1);
}

/** `$100k-$5M`: short enough for a table cell, and exact for every amount a lender states. */
export function formatLoanRange({ minLoanAmount, maxLoanAmount }: LoanRange): string {
  return `${formatAmount(minLoanAmount)}-${formatAmount(maxLoanAmount)}`;
}

type LoanRange = Pick<Lender, "minLoanAmount" | "maxLoanAmount">;

function formatAmount(dollars: number): string {
  return dollars < 1_000_000 ? `$${dollars / 1000}k` : `$${dollars / 1_000_000}M`;
}
