import {
  consumerPrices,
  consumerPricesEdition,
  type MonthsOfYears,
  rentPrices,
} from "../../content/figures/history/consumer-prices.ts";
import { metroIndexEdition, metroIndexRows } from "../../content/figures/history/metro-index.ts";
import { stateIndexRows } from "../../content/figures/history/state-index.ts";
import { indexNotice } from "../../content/figures/index-notice.ts";
import { statePriceHistory } from "../../content/figures/state-price-history.ts";
import { cityGuides } from "../../content/guides/city-guides.ts";
import { stateGuides } from "../../content/guides/state-guides.ts";
import { type HistoryFile, historyFilePath, quarterlyAverages, readFigures } from "./price-history.ts";

const DECIMALS = 3;

/** A state or a metropolitan area with its index. */
export interface HistoryPlace extends Pick<HistoryFile, "code" | "place" | "prices" | "choices"> {
  readonly kind: "state" | "area";
  /** Its guide. */
  readonly path: string;
  readonly edition: typeof statePriceHistory.edition | typeof metroIndexEdition;
}

/** Each state, followed by its areas. */
export const historyPlaces: readonly HistoryPlace[] = stateGuides.flatMap(({ stateCode, state, slug }) => {
  const code = stateCode.toLowerCase();
  const areas = cityGuides
    .filter((city) => city.state === state)
    .map(({ slug, city }) => ({ code: slug, name: `the ${city} area` }));
  const choices = [{ code, name: state }, ...areas];
  return [
    {
      kind: "state",
      path: `/states/${slug}`,
      code,
      place: state,
      prices: readFigures(stateIndexRows[stateCode]),
      edition: statePriceHistory.edition,
      choices,
    },
    ...areas.map(({ code: area, name }) => ({
      kind: "area" as const,
      path: `/cities/${area}`,
      code: area,
      place: name,
      prices: readFigures(metroIndexRows[area] ?? ""),
      edition: metroIndexEdition,
      choices,
    })),
  ];
});

export const HISTORY_FILE_PATHS: readonly string[] = historyPlaces.map(({ code }) => historyFilePath(code));

/** By the code of its file: "fl", "tampa". */
export function findHistoryPlace(code: string): HistoryPlace | undefined {
  return historyPlaces.find((place) => place.code === code);
}

/** "fl.json" or "tampa.json". */
export function findHistoryFile(name: string): HistoryFile | undefined {
  const found = historyPlaces.find(({ code }) => historyFilePath(code).endsWith(`/${name}`));
  if (!found) return undefined;
  const { code, place, prices, choices, edition } = found;
  const { rent, all } = consumerPricesEdition.tables;
  return {
    code,
    place,
    choices,
    prices,
    rents: averages(rentPrices, prices.length),
    costs: averages(consumerPrices, prices.length),
    sources: [edition.tables.index, rent, all],
    notice: indexNotice,
  };
}

/** The index of consumer prices in the same quarters. */
export function costsOf({ prices }: Pick<HistoryPlace, "prices">): readonly number[] {
  return averages(consumerPrices, prices.length);
}

function averages(months: MonthsOfYears, quarters: number): readonly number[] {
  return quarterlyAverages(months, quarters).map((points) => Number(points.toFixed(DECIMALS)));
}
