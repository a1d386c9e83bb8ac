import { describe, expect, test } from "vitest";
import { cityGuides } from "../guides/city-guides.ts";
import { stateGuides } from "../guides/state-guides.ts";
import { cityFairRents } from "./city-fair-rents.ts";
import { cityPrices } from "./city-prices.ts";
import { cityValues } from "./city-values.ts";
import { stateFairRents } from "./state-fair-rents.ts";
import { statePriceHistory } from "./state-price-history.ts";
import { statePrices } from "./state-prices.ts";
import { stateRents } from "./state-rents.ts";
import { stateTaxes } from "./state-taxes.ts";

const stateTables = { stateRents, stateTaxes, statePrices, statePriceHistory, stateFairRents };
const cityTables = { cityValues, cityPrices, cityFairRents };
const tables = { ...stateTables, ...cityTables };

describe("counts", () => {
  test.each(Object.entries(stateTables))(
    "%s has the fifty states of the guides, in their order",
    (_, { rows }) => {
      expect(Object.keys(rows)).toEqual(stateGuides.map(({ stateCode }) => stateCode));
    },
  );

  test.each(Object.entries(cityTables))("%s has the cities of the guides, in their order", (_, { rows }) => {
    expect(Object.keys(rows)).toEqual(cityGuides.map(({ slug }) => slug));
  });
});

/** Added up from the agencies' files, so that a digit changed by mistake does not pass. */
describe("column sums", () => {
  test.each<[keyof typeof tables, string, number]>([
    ["stateRents", "medianRent", 67_919],
    ["stateRents", "medianValue", 18_345_100],
    ["stateTaxes", "medianTax", 159_202],
    ["stateTaxes", "margin", 2_024],
    ["stateTaxes", "medianValue", 18_345_100],
    ["statePrices", "fiveYearsBefore", 24_905.43],
    ["statePriceHistory", "since1991", 214.98],
    ["statePriceHistory", "worstFive", -183.48],
    ["statePriceHistory", "worstTen", -10.31],
    ["statePriceHistory", "worstFifteen", 74.77],
    ["stateFairRents", "twoBedrooms", 87_541],
    ["stateFairRents", "threeBedrooms", 112_301],
    ["cityValues", "medianValue", 4_846_700],
    ["cityPrices", "index", 5_901.5],
    ["cityPrices", "oneYearPercent", 19.2],
    ["cityPrices", "fiveYearPercent", 543.5],
    ["cityFairRents", "oneBedroom", 20_593],
    ["cityFairRents", "twoBedrooms", 23_650],
    ["cityFairRents", "threeBedrooms", 29_909],
    ["cityFairRents", "fourBedrooms", 35_853],
  ])("%s, %s", (table, field, sum) => {
    const rows = Object.values<object>(tables[table].rows).map((row) => new Map(Object.entries(row)));
    expect(sumOf(rows.map((row) => row.get(field)))).toBeCloseTo(sum, 5);
  });

  test("house prices of states by quarter", () => {
    const rows = Object.values(statePrices.rows);
    const quarters = Array.from({ length: 9 }, (_, quarter) =>
      sumOf(rows.map(({ index }) => index[quarter] ?? Number.NaN)).toFixed(2),
    );
    expect(quarters).toEqual([
      "32939.74",
      "33298.43",
      "33444.93",
      "33766.92",
      "34291.30",
      "34547.47",
      "34766.57",
      "35022.53",
      "35478.06",
    ]);
  });
});

describe("ranges", () => {
  test.each(Object.entries(stateTaxes.rows))("%s: a tax between 0.2%% and 2.5%% of the value", (_, row) => {
    const share = (row.medianTax / row.medianValue) * 100;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(2.5);
    expect(row.margin).toBeLessThan(row.medianTax / 10);
  });

  test.each(Object.entries(stateRents.rows))(
    "%s: a month's rent between 0.2%% and 0.7%% of the value",
    (_, row) => {
      const share = (row.medianRent / row.medianValue) * 100;
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.7);
    },
  );

  test("rent, value and tax of a state are of one survey", () => {
    expect(stateRents.edition.period).toBe(stateTaxes.edition.period);
    expect(Object.values(stateRents.rows).map(({ medianValue }) => medianValue)).toEqual(
      Object.values(stateTaxes.rows).map(({ medianValue }) => medianValue),
    );
  });

  test("each bedroom costs more than the one before", () => {
    for (const { twoBedrooms, threeBedrooms } of Object.values(stateFairRents.rows)) {
      expect(threeBedrooms).toBeGreaterThan(twoBedrooms);
    }
    for (const { oneBedroom, twoBedrooms, threeBedrooms, fourBedrooms } of Object.values(
      cityFairRents.rows,
    )) {
      expect([oneBedroom, twoBedrooms, threeBedrooms, fourBedrooms]).toEqual(
        [oneBedroom, twoBedrooms, threeBedrooms, fourBedrooms].toSorted((one, other) => one - other),
      );
    }
  });

  test("a five-year change lies between 15% and 60%, a one-year change between 0% and 10%", () => {
    for (const { fiveYearsBefore, index } of Object.values(statePrices.rows)) {
      const [yearAgo, latest] = [index[4], index[8]];
      expect(latest / fiveYearsBefore).toBeGreaterThan(1.15);
      expect(latest / fiveYearsBefore).toBeLessThan(1.6);
      expect(latest / yearAgo).toBeGreaterThan(1);
      expect(latest / yearAgo).toBeLessThan(1.1);
    }
  });
});

test.each(Object.entries(statePriceHistory.rows))(
  "%s: longer spans had milder worst years, none better than the long run, each begun in time to end",
  (_, { since1991, ...worst }) => {
    const rates = [worst.worstFive, worst.worstTen, worst.worstFifteen, since1991];
    expect(rates).toEqual(rates.toSorted((one, other) => one - other));
    const last = [2020, 2015, 2010];
    [worst.worstFiveFrom, worst.worstTenFrom, worst.worstFifteenFrom].forEach((quarter, index) => {
      expect(quarter).toMatch(/^(19|20)\d\d Q[1-4]$/);
      expect(quarter >= "1985 Q1" && quarter <= `${last[index]} Q3`).toBe(true);
    });
  },
);

describe("editions", () => {
  test.each(Object.entries(tables))(
    "%s: every link and citation is of the table's own period",
    (_, { edition }) => {
      const [year] = edition.period.match(/\d{4}$|\d{4}(?= Q)/) ?? [];
      expect(year).toBeDefined();
      for (const { citation, link } of Object.values(edition.tables)) {
        expect(citation).toContain(edition.period);
        expect(link).toMatch(/^https:\/\/(data\.census|www\.fhfa|www\.huduser)\.gov\//);
        if (link.includes("census")) expect(link).toContain(`Y${year}.`);
      }
    },
  );

  test("figures that are divided by each other are of one edition", () => {
    expect(statePrices.edition.period).toBe(cityPrices.edition.period);
    expect(stateFairRents.edition.period).toBe(cityFairRents.edition.period);
  });

  test.each(Object.entries(tables))(
    "%s names the dates of its reading and of the next edition",
    (_, { edition }) => {
      expect(edition.retrieved).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(edition.nextEdition).toMatch(/^\d{4}-\d\d-\d\d$/);
    },
  );
});

function sumOf(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0);
}
