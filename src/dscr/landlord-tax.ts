import type { LandlordTax } from "../../content/figures/landlord-tax.ts";

/**
 * The two ends of a figure that depends on the tax, the better one first: "1.26 to 1.12, by county and city". Undefined
 * if both ends come to the same verdict.
 */
export function describeTaxRange({ low, high, by }: LandlordTax, figureAt: (percent: number) => Judged) {
  if (by === undefined) return undefined;
  const [best, worst] = [figureAt(low), figureAt(high)];
  return best.verdict === worst.verdict ? undefined : `${best.text} to ${worst.text}, ${by}`;
}

interface Judged {
  readonly text: string;
  readonly verdict: string;
}
