import type { StateCode } from "../../content/figures/figure-table.ts";
import { indexNotice } from "../../content/figures/index-notice.ts";
import { statePriceHistory } from "../../content/figures/state-price-history.ts";
import { statePrices } from "../../content/figures/state-prices.ts";
import { type PriceRise, type PriceRises, yearlyRise } from "../calculators/hold/appreciation.ts";
import { stateFigures } from "../figures/figures-catalog.server.ts";
import { fiveYearsBefore } from "../figures/periods.ts";

const states = stateFigures.map(({ code, name }) => ({ code, name, ...riseOf(code) }));
const { period, tables } = statePrices.edition;

/** For an appreciation that nobody has typed, wherever a hold is projected. */
export const priceRises: PriceRises = {
  states,
  middle: {
    fiveYears: middleOf(1, ({ fiveYears }) => fiveYears),
    lastYear: middleOf(1, ({ lastYear }) => lastYear),
    since1991: middleOf(2, ({ since1991 }) => since1991),
    worst: {
      5: { percent: middleOf(2, ({ worst }) => worst[5].percent) },
      10: { percent: middleOf(2, ({ worst }) => worst[10].percent) },
      15: { percent: middleOf(2, ({ worst }) => worst[15].percent) },
    },
  },
  recent: { ...tables.index, from: fiveYearsBefore(period), to: period },
  record: statePriceHistory.edition.tables.index,
  notice: indexNotice,
};

/** The last of the nine quarters, compared with the same quarter five years and one year before; and the long run. */
function riseOf(code: StateCode): PriceRise {
  const { fiveYearsBefore: start, index } = statePrices.rows[code];
  const [, , , , yearAgo, , , , latest] = index;
  const { since1991, ...worst } = statePriceHistory.rows[code];
  return {
    fiveYears: yearlyRise(start, latest, 5),
    lastYear: yearlyRise(yearAgo, latest, 1),
    since1991,
    worst: {
      5: { percent: worst.worstFive, from: worst.worstFiveFrom },
      10: { percent: worst.worstTen, from: worst.worstTenFrom },
      15: { percent: worst.worstFifteen, from: worst.worstFifteenFrom },
    },
  };
}

/** The median of an even number of states. */
function middleOf(decimals: number, read: (rise: PriceRise) => number): number {
  const sorted = states.map(read).sort((one, other) => one - other);
  const half = sorted.length / 2;
  return Number((((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2).toFixed(decimals));
}
