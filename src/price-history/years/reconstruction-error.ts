import { roundHalfAway } from "../../dscr/cents.ts";
import { movedTo, type PastYears } from "./past-years.ts";

interface PublishedMedians {
  readonly medianRent: number;
  readonly medianValue: number;
}

/** By what share of the published figure a reconstructed one is off. */
export interface Misses {
  readonly middle: number;
  readonly largest: { readonly state: string; readonly share: number };
}

/** How far the houses of one year, moved to another, are from what was published for that year. */
export function missesOf(
  from: Readonly<Record<string, PublishedMedians>>,
  to: Readonly<Record<string, PublishedMedians>>,
  year: number,
  years: PastYears,
): { readonly value: Misses; readonly rent: Misses } {
  const misses = Object.entries(from).flatMap(([state, { medianRent, medianValue }]) => {
    const published = to[state];
    if (!published) return [];
    const house = movedTo({ rent: medianRent, value: medianValue }, state, year, years);
    return [
      {
        state,
        value: house.value / published.medianValue - 1,
        rent: house.rent / published.medianRent - 1,
      },
    ];
  });
  const rank = (figure: "value" | "rent"): Misses => {
    const shares = misses
      .map((miss) => ({ state: miss.state, share: miss[figure] }))
      .sort((one, other) => Math.abs(one.share) - Math.abs(other.share));
    return {
      middle: Math.abs(shares[Math.floor(shares.length / 2)]?.share ?? Number.NaN),
      largest: shares.at(-1) ?? { state: "", share: Number.NaN },
    };
  };
  return { value: rank("value"), rent: rank("rent") };
}

/** "1.6%" */
export function sayShare(share: number): string {
  return `${(roundHalfAway(Math.abs(share) * 1000) / 10).toFixed(1)}%`;
}
