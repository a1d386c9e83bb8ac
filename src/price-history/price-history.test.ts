import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { cityPrices } from "../../content/figures/city-prices.ts";
import { consumerPricesEdition } from "../../content/figures/history/consumer-prices.ts";
import { metroIndexRows } from "../../content/figures/history/metro-index.ts";
import { stateIndexRows } from "../../content/figures/history/state-index.ts";
import { statePriceHistory } from "../../content/figures/state-price-history.ts";
import { stateGuides } from "../../content/guides/state-guides.ts";
import { formatDate } from "../ui/text/dates.ts";
import { quarterlyAverages, readFigures, sayQuarter } from "./price-history.ts";
import { findHistoryFile, HISTORY_FILE_PATHS } from "./price-history-catalog.server.ts";

const QUARTERS_SINCE_1985 = 163;

describe("the index of each state", () => {
  test.each(stateGuides)("$stateCode: its published worst years follow from it", ({ stateCode }) => {
    const figures = readFigures(stateIndexRows[stateCode]);
    expect(figures).toHaveLength(QUARTERS_SINCE_1985);
    expect(figures.every((points) => points > 0)).toBe(true);
    const published = statePriceHistory.rows[stateCode];
    expect(worstOver(5, figures)).toEqual([published.worstFive, published.worstFiveFrom]);
    expect(worstOver(10, figures)).toEqual([published.worstTen, published.worstTenFrom]);
    expect(worstOver(15, figures)).toEqual([published.worstFifteen, published.worstFifteenFrom]);
    expect(since1991(figures)).toBe(published.since1991);
  });

  /** Percent a year, and the quarter in which the worst years began. */
  function worstOver(years: number, figures: readonly number[]): readonly [number, string] {
    const changes = figures.slice(0, -4 * years).map((first, start) => {
      const last = figures[start + 4 * years] ?? Number.NaN;
      return { start, percent: ((last / first) ** (1 / years) - 1) * 100 };
    });
    const worst = changes.reduce((lowest, change) => (change.percent < lowest.percent ? change : lowest));
    return [Number(worst.percent.toFixed(2)), sayQuarter(worst.start)];
  }

  /** Between averages of the four quarters that end in the third one. */
  function since1991(figures: readonly number[]): number {
    const ending = (index: number) =>
      figures.slice(index - 3, index + 1).reduce((sum, points) => sum + points);
    const first = (1991 - 1985) * 4 + 2;
    const years = (figures.length - 1 - first) / 4;
    const rise = (ending(figures.length - 1) / ending(first)) ** (1 / years) - 1;
    return Number((rise * 100).toFixed(2));
  }
});

test("every city of the guides has its area's index, up to the end of 2025", () => {
  expect(Object.keys(metroIndexRows).toSorted()).toEqual(Object.keys(cityPrices.rows).toSorted());
  for (const row of Object.values(metroIndexRows)) {
    expect(readFigures(row)).toHaveLength(QUARTERS_SINCE_1985 + 1);
  }
});

test("the day of reading is cited with consumer prices and rents", () => {
  for (const { citation } of Object.values(consumerPricesEdition.tables)) {
    expect(citation).toContain(`read ${formatDate(consumerPricesEdition.retrieved)}`);
  }
});

test("a quarter is the average of the months that were published", () => {
  expect(quarterlyAverages({ 1985: "100 101 102 103 - 105 106 107 108 - - 110" }, 4)).toEqual([
    101, 104, 107, 110,
  ]);
});

test("a file has prices, rents and costs for the same quarters, and the places to choose from", () => {
  const florida = findHistoryFile("fl.json");
  expect(florida).toMatchObject({
    place: "Florida",
    choices: [
      { code: "fl", name: "Florida" },
      { code: "jacksonville", name: "the Jacksonville area" },
      { code: "orlando", name: "the Orlando area" },
      { code: "tampa", name: "the Tampa area" },
    ],
    notice: "This product uses FHFA data but is neither endorsed nor certified by FHFA.",
  });
  expect(florida?.rents).toHaveLength(QUARTERS_SINCE_1985);
  expect(florida?.costs).toHaveLength(QUARTERS_SINCE_1985);
  expect(findHistoryFile("tampa.json")).toMatchObject({ place: "the Tampa area", choices: florida?.choices });
  expect(findHistoryFile("tampa.json")?.costs.every((points) => points > 100)).toBe(true);
  expect(findHistoryFile("xx.json")).toBeUndefined();
  expect(HISTORY_FILE_PATHS).toHaveLength(64);
});

test.each(HISTORY_FILE_PATHS)("%s is at most 3 kB compressed", (path) => {
  const file = JSON.stringify(findHistoryFile(path.split("/").at(-1) ?? ""));
  expect(gzipSync(file).length).toBeGreaterThan(1000);
  expect(gzipSync(file).length).toBeLessThanOrEqual(3000);
});
