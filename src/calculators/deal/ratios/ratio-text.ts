import { formatRatio } from "../../../dscr/dscr.ts";

/** Shown instead of a ratio when the interest-only years last as long as the loan. */
export const LOAN_FALLS_DUE = "None: the whole loan falls due";

/** Shown instead of a return on cash if no cash is put in. */
export const NO_CASH_IN = "None: no cash is put in";

/** Formats a ratio next to a custom floor: a ratio below the floor never rounds up to it. */
export function formatRatioBeside(ratio: number, floor: number): string {
  const usual = formatRatio(ratio);
  return ratio < floor && Number(usual) >= floor ? formatRatio(ratio, [floor]) : usual;
}
