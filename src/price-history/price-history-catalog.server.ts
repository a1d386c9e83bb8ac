import {
  consumerPrices,
  consumerPricesEdition,
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

const places = stateGuides.flatMap(({ stateCode, state }) => {
  const code = stateCode.toLowerCase();
  const areas = cityGuides
    .filter((city) => city.state === state)
    .map(({ slug, city }) => ({ code: slug, name: `the ${city} area` }));
  const choices = [{ code, name: state }, ...areas];
  return [
    { code, place: state, row: stateIndexRows[stateCode], edition: statePriceHistory.edition, choices },
    ...areas.map(({ code: area, name }) => ({
      code: area,
      place: name,
      row: metroIndexRows[area] ?? "",
      edition: metroIndexEdition,
      choices,
    })),
  ];
});

export const HISTORY_FILE_PATHS: readonly string[] = places.map(({ code }) => historyFilePath(code));

/** "fl.json" or "tampa.json". */
export function findHistoryFile(name: string): HistoryFile | undefined {
  const found = places.find(({ code }) => historyFilePath(code).endsWith(`/${name}`));
  if (!found) return undefined;
  const { row, edition, ...place } = found;
  const prices = readFigures(row);
  const { rent, all } = consumerPricesEdition.tables;
  const average = (months: Readonly<Record<number, string>>) =>
    quarterlyAverages(months, prices.length).map((points) => Number(points.toFixed(DECIMALS)));
  return {
    ...place,
    prices,
    rents: average(rentPrices),
    costs: average(consumerPrices),
    sources: [edition.tables.index, rent, all],
    notice: indexNotice,
  };
}
