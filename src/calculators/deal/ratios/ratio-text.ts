import { formatRatio } from "../../../dscr/dscr.ts";

/** In place of a ratio after interest-only years that last as long as the loan. */
export const LOAN_FALLS_DUE = "None: the whole loan falls due";

/** A ratio beside a floor of somebody's own: one that falls short is never shown as if it reached it. */
export function formatRatioBeside(ratio: number, floor: number): string {
  const usual = formatRatio(ratio);
  return ratio < floor && Number(usual) >= floor ? formatRatio(ratio, [floor]) : usual;
}
