import { statePrices } from "../../content/figures/state-prices.ts";
import { type PriceRise, type PriceRises, yearlyRise } from "../calculators/hold/appreciation.ts";
import { stateFigures } from "../figures/figures-catalog.server.ts";
import { fiveYearsBefore } from "../figures/periods.ts";

const states = stateFigures.map(({ code, name }) => ({ code, name, ...riseOf(statePrices.rows[code]) }));
const { period, tables } = statePrices.edition;

/** For an appreciation that nobody has typed, wherever a hold is projected. */
export const priceRises: PriceRises = {
  states,
  middle: {
    fiveYears: middleOf(states.map(({ fiveYears }) => fiveYears)),
    lastYear: middleOf(states.map(({ lastYear }) => lastYear)),
  },
  from: fiveYearsBefore(period),
  to: period,
  citation: tables.index.citation,
  link: tables.index.link,
};

/** The last of the nine quarters, compared with the same quarter five years and one year before. */
function riseOf({
  fiveYearsBefore: start,
  index,
}: (typeof statePrices.rows)[keyof typeof statePrices.rows]): PriceRise {
  const [, , , , yearAgo, , , , latest] = index;
  return { fiveYears: yearlyRise(start, latest, 5), lastYear: yearlyRise(yearAgo, latest, 1) };
}

/** The median of an even number of figures, to one decimal. */
function middleOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return Math.round(((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) * 5) / 10;
}
