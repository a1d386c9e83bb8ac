import { formatUsd } from "../../src/dscr/money.ts";

/** `1.17`; empty without a deal. */
export function formatRatio(ratioPercent: number | null): string {
  return ratioPercent === null ? "" : (ratioPercent / 100).toFixed(2);
}

/** `$310k` or `$1.25M`: a row and a column are compared, not counted to the dollar. Empty if it is not known. */
export function formatLoan(dollars: number | null): string {
  if (dollars === null) return "";
  if (dollars < 1_000) return formatUsd(dollars);
  // What rounds up to a thousand thousands is a million.
  if (dollars < 999_500) return `$${Math.round(dollars / 1_000)}k`;
  const millions = dollars / 1_000_000;
  return `$${millions >= 100 ? Math.round(millions) : Number(millions.toFixed(2))}M`;
}
