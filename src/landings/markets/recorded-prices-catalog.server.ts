import { cityPrices } from "../../../content/figures/city-prices.ts";
import { marketPriceText } from "../../../content/figures/guide-figures.ts";
import { indexNotice } from "../../../content/figures/index-notice.ts";
import { statePrices } from "../../../content/figures/state-prices.ts";
import { cityGuides } from "../../../content/guides/city-guides.ts";
import type { MarketLanding } from "../../../content/landings/market-landing.ts";
import { formatPercent } from "../../dscr/money.ts";
import { cite } from "../../figures/citations.ts";
import { stateFigures } from "../../figures/figures-catalog.server.ts";
import { quartersTo } from "../../figures/periods.ts";
import { formatChange } from "../../figures/state-figures.ts";

/** What the agency measured, beside the sample appreciation of a market page. */
export interface RecordedPrices {
  readonly label: string;
  readonly value: string;
  readonly sentence: string;
  readonly notice: string;
}

export function recordedPrices({ market, stats }: MarketLanding): RecordedPrices {
  const state = stateFigures.find(({ name }) => name === market);
  const city = priceOf(market);
  if (!state && !city) throw new Error(`There are no public figures of ${market}.`);
  const { edition } = state ? statePrices : cityPrices;
  const percent = state?.oneYearPercent ?? city?.oneYearPercent ?? Number.NaN;
  const [from = ""] = quartersTo(edition.period, QUARTERS);
  return {
    label: marketPriceText.label,
    value: formatChange(percent),
    sentence: marketPriceText.sentence({
      sample: formatPercent(stats.appreciationRate),
      area: city?.area ?? market,
      change: formatChange(percent),
      from,
      to: edition.period,
      source: cite([edition, "index"]),
    }),
    notice: indexNotice,
  };
}

/** A quarter and the same one a year before. */
const QUARTERS = 5;

/** For a table of cities: undefined if the city is not among those of our guides. */
export function recordedChange(city: string): string | undefined {
  const price = priceOf(city);
  return price && formatChange(price.oneYearPercent);
}

function priceOf(name: string) {
  const slug = cityGuides.find(({ city }) => city === name)?.slug;
  return slug && cityPrices.rows[slug];
}
