import { formatRatio } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import { formatRate } from "../../dscr/rate-estimate.ts";
import { carriedPrice, carryingRentPercent, type LoanTerms, ratioOn } from "../median-house.ts";
import type { MapState } from "./map-state.ts";
import { stepOf } from "./ratio-steps.ts";

export interface StateRatio {
  readonly state: MapState;
  readonly ratio: number;
  /** The ratio as shown. */
  readonly text: string;
  /** Index in `RATIO_STEPS` of the ratio as shown, so that color and number agree. */
  readonly step: number;
}

export function ratiosAt(states: readonly MapState[], loan: LoanTerms): readonly StateRatio[] {
  return states.map((state) => {
    const ratio = ratioOn(state.house, loan);
    const text = formatRatio(ratio);
    return { state, ratio, text, step: stepOf(Number(text)) };
  });
}

export function highestFirst(ratios: readonly StateRatio[]): readonly StateRatio[] {
  return ratios.toSorted((one, other) => other.ratio - one.ratio);
}

/** How many states carry themselves, and the two ends of the list. */
export function summarizeRatios(
  ratios: readonly StateRatio[],
  { downPaymentPercent, ratePercent }: LoanTerms,
): string {
  const sorted = highestFirst(ratios);
  const [best, worst] = [sorted.at(0), sorted.at(-1)];
  if (!best || !worst) return "";
  const count = ratios.filter(({ ratio }) => ratio >= 1).length;
  const where =
    count === 0
      ? "none of the 50 states"
      : count === 1
        ? "one of the 50 states"
        : `${count} of the 50 states`;
  return `At ${downPaymentPercent}% down and ${formatRate(ratePercent)}, the rent covers the payment in ${where}. ${best.state.name} stands highest at ${best.text}, ${worst.state.name} lowest at ${worst.text}.`;
}

/** Which house carries itself, and how far it is from the median. */
export function explainRatios(ratios: readonly StateRatio[], loan: LoanTerms): string {
  const middle = highestFirst(ratios).at(Math.floor(ratios.length / 2));
  if (!middle) return "";
  const { name, house } = middle.state;
  const price = carriedPrice(house, loan);
  const percents = ratios
    .map((ratio) => carryingRentPercent(ratio.state.house, loan))
    .sort((one, other) => one - other);
  const [low = 0, high = 0] = [percents.at(0), percents.at(-1)];
  const distance = Math.round(Math.abs(1 - price / house.value) * 100);
  const side = price < house.value ? "below" : "above";
  return `In ${name}, the state in the middle, a house that rents for ${formatUsd(house.rent)} carries itself up to ${formatUsd(price)}: ${distance}% ${side} the value of ${formatUsd(house.value)}. As a rule of thumb, a month's rent must reach ${low.toFixed(2)}% of the price in the state with the lowest costs, and ${high.toFixed(2)}% in the state with the highest.`;
}
