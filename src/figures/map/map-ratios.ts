import { formatRatio } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import { formatRate } from "../../dscr/rate-estimate.ts";
import { carriedPrice, carryingRentPercent, type LoanTerms, ratioOn } from "../median-house.ts";
import type { MapPlace } from "./map-place.ts";
import { stepOf } from "./ratio-steps.ts";

/** Percent of the price, as far as the sliders go. */
export const DOWN_PAYMENT = { min: 15, max: 60, step: 1 };

export interface PlaceRatio<Place extends MapPlace = MapPlace> {
  readonly place: Place;
  readonly ratio: number;
  /** The ratio as shown. */
  readonly text: string;
  /** Index in `RATIO_STEPS` of the ratio as shown, so that color and number agree. */
  readonly step: number;
}

export function ratiosAt<Place extends MapPlace>(
  places: readonly Place[],
  loan: LoanTerms,
): readonly PlaceRatio<Place>[] {
  return places.map((place) => {
    const ratio = ratioOn(place.house, loan);
    const text = formatRatio(ratio);
    return { place, ratio, text, step: stepOf(Number(text)) };
  });
}

export function highestFirst<Place extends MapPlace>(
  ratios: readonly PlaceRatio<Place>[],
): readonly PlaceRatio<Place>[] {
  return ratios.toSorted((one, other) => other.ratio - one.ratio);
}

/** How many places carry themselves, and the two ends of the list. `places` is "states", or "counties with a ratio". */
export function summarizeRatios(
  ratios: readonly PlaceRatio[],
  { downPaymentPercent, ratePercent }: LoanTerms,
  places: string,
): string {
  const sorted = highestFirst(ratios);
  const [best, worst] = [sorted.at(0), sorted.at(-1)];
  if (!best || !worst) return "";
  const count = ratios.filter(({ ratio }) => ratio >= 1).length;
  const where = `${count === 0 ? "none" : count === 1 ? "one" : count} of the ${ratios.length} ${places}`;
  return `At ${downPaymentPercent}% down and ${formatRate(ratePercent)}, the rent covers the payment in ${where}. ${best.place.name} stands highest at ${best.text}, ${worst.place.name} lowest at ${worst.text}.`;
}

/** Which house carries itself, and how far it is from the median. `kind` is "state" or "county". */
export function explainRatios(ratios: readonly PlaceRatio[], loan: LoanTerms, kind: string): string {
  const middle = highestFirst(ratios).at(Math.floor(ratios.length / 2));
  if (!middle) return "";
  const { name, house } = middle.place;
  const price = carriedPrice(house, loan);
  const percents = ratios
    .map((ratio) => carryingRentPercent(ratio.place.house, loan))
    .sort((one, other) => one - other);
  const [low = 0, high = 0] = [percents.at(0), percents.at(-1)];
  const distance = Math.round(Math.abs(1 - price / house.value) * 100);
  const side = price < house.value ? "below" : "above";
  return `In ${name}, the ${kind} in the middle, a house that rents for ${formatUsd(house.rent)} carries itself up to ${formatUsd(price)}: ${distance}% ${side} the value of ${formatUsd(house.value)}. As a rule of thumb, a month's rent must reach ${low.toFixed(2)}% of the price in the ${kind} with the lowest costs, and ${high.toFixed(2)}% in the ${kind} with the highest.`;
}

/** "0.69, carries itself up to $152,800". */
export function describeRatio(house: MapPlace["house"], loan: LoanTerms): string {
  return `${formatRatio(ratioOn(house, loan))}, carries itself up to ${formatUsd(carriedPrice(house, loan))}`;
}
