import { countyRatio } from "../counties/county-ratios.ts";
import { Decimal } from "../decimal.ts";

/** Formula "past-map", from the figures as they were published. Lists begin with January or the first quarter of 2000. */
export interface PublishedSeries {
  readonly prices: readonly number[];
  /** Null: never published. */
  readonly rents: readonly (number | null)[];
  readonly treasury: readonly number[];
}

interface PublishedHouse {
  readonly rent: number;
  readonly value: number;
  readonly taxPercent: number;
  readonly insurancePercent: number;
}

const FIRST = 2000;

function average(figures: readonly Decimal[]): Decimal {
  return figures.reduce((sum, figure) => sum.plus(figure), Decimal.of(0)).over(Decimal.of(figures.length));
}

function quarterOf(months: readonly (number | null)[], quarter: number): Decimal {
  const published = months.slice(quarter * 3, quarter * 3 + 3).filter((month) => month !== null);
  return average(published.map((month) => Decimal.of(month)));
}

/** Digits lost in a division must not decide a half. */
function rounded(figure: Decimal, places: number): Decimal {
  return figure.round(40).round(places);
}

export function pastHouse(
  { prices, rents, treasury }: PublishedSeries,
  house: PublishedHouse,
  { year, published, spread }: { year: number; published: number; spread: number },
) {
  const quartersOf = (wanted: number) =>
    [0, 1, 2, 3].map((quarter) => (wanted - FIRST) * 4 + quarter).filter((index) => index < prices.length);
  const priceIn = (wanted: number) =>
    rounded(average(quartersOf(wanted).map((index) => Decimal.of(prices[index] ?? 0))), 2);
  const rentIn = (wanted: number) =>
    rounded(average(quartersOf(wanted).map((index) => quarterOf(rents, index))), 3);
  const yieldOf = rounded(average(quartersOf(year).map((index) => quarterOf(treasury, index))), 2);
  const value = rounded(Decimal.of(house.value).times(priceIn(year)).over(priceIn(published)), 0);
  const rent = rounded(Decimal.of(house.rent).times(rentIn(year)).over(rentIn(published)), 0);
  const moved = { ...house, value: value.toNumber(), rent: rent.toNumber() };
  return {
    ...moved,
    ratePercent: yieldOf.plus(Decimal.of(spread)).toNumber(),
    ratioAt: (ratePercent: number, downPaymentPercent: number) =>
      countyRatio(moved, { ratePercent, downPaymentPercent, termYears: 30 }),
  };
}
