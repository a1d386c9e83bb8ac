import { describe, expect, test } from "vitest";
import { compareFigures } from "../../../operator/figures/compare-figures.ts";
import { readFigures } from "../../../operator/figures/read-figures.ts";
import { figureTables } from "../figures-catalog.server.ts";
import { writeDataFile } from "./data-files-catalog.server.ts";
import { stateCsv } from "./figure-csv.ts";

const SITE = "https://site.example";

describe.each([
  [
    "/data/states.csv",
    ["state-rents", "state-taxes", "state-prices", "state-price-history", "state-fair-rents"],
  ],
  ["/data/cities.csv", ["city-values", "city-prices", "city-fair-rents"]],
] as const)("%s", (path, names) => {
  const tables = readFigures(writeDataFile(path, SITE), "2026-11-15");

  test("has every table that the operator's command knows", () => {
    expect(tables.map(({ file }) => file.file)).toEqual(names);
  });

  test.each(names)("differs in nothing from the records of %s", (name) => {
    const table = tables.find(({ file }) => file.file === name);
    if (!table) throw new Error(`${path} has no ${name}.`);
    const { edition, rows } = figureTables[name];
    expect(compareFigures(rows, table)).toEqual({ missing: [], unknown: [], differing: 0, large: [] });
    expect(table.problems).toEqual([]);
    expect(table.edition.period).toBe(edition.period);
    expect(table.edition.tables).toEqual(edition.tables);
  });
});

test("columns carry the years of their editions", () => {
  const [head] = writeDataFile("/data/states.csv", SITE).split("\n");
  expect(head).toBe(
    "code,state,median_gross_rent_2024,median_value_2024,median_property_tax_2024,median_property_tax_2024_moe,landlord_tax_low_pct,landlord_tax_high_pct,landlord_tax_is_floor,landlord_tax_from_two_units_pct,hpi_2021q2,hpi_2024q2,hpi_2024q3,hpi_2024q4,hpi_2025q1,hpi_2025q2,hpi_2025q3,hpi_2025q4,hpi_2026q1,hpi_2026q2,change_1yr_pct,change_5yr_pct,hpi_change_yr_1991_2025q3_pct,hpi_worst_5yr_pct,hpi_worst_5yr_from,hpi_worst_10yr_pct,hpi_worst_10yr_from,hpi_worst_15yr_pct,hpi_worst_15yr_from,county,fmr_place,fmr_area,fmr_2027_2br,fmr_2027_3br,hpi_notice",
  );
});

test("rent and tax of one year share one column of values", () => {
  const rents = figureTables["state-rents"];
  const [head] = stateCsv(
    {
      rents: { ...rents, edition: { ...rents.edition, period: "2024" } },
      taxes: figureTables["state-taxes"],
      prices: figureTables["state-prices"],
      history: figureTables["state-price-history"],
      fairRents: figureTables["state-fair-rents"],
    },
    [],
    "",
  );
  expect(head?.filter((name) => name === "median_value_2024")).toHaveLength(1);
  expect(head).not.toContain("median_value_2023");
});

describe("/data/figures.json", () => {
  const json = JSON.parse(writeDataFile("/data/figures.json", SITE));

  test("says what it is, where it is from and who may use it", () => {
    expect(json).toMatchObject({
      page: "https://site.example/data",
      license: "https://www.usa.gov/government-works",
    });
  });

  test.each(Object.entries(figureTables))(
    "%s: every number has a unit and a source, every row its name",
    (id, { edition, rows }) => {
      const table = json.tables.find((candidate: { id: string }) => candidate.id === id);
      const { tables: _, ...dates } = edition;
      expect(table.edition).toEqual(dates);
      expect(table.rows).toHaveLength(Object.keys(rows).length);
      for (const { id: place, name, ...row } of table.rows) {
        expect(name).toMatch(/^[A-Z]/);
        expect(rows).toHaveProperty([place], row);
        const figures = Object.entries(row).filter(([, value]) => typeof value !== "string");
        expect(Object.keys(table.figures)).toEqual(figures.map(([field]) => field));
      }
      for (const figure of Object.values(table.figures)) {
        expect(figure).toMatchObject({
          unit: expect.stringMatching(/dollars|points|percent/),
          citation: expect.stringContaining(edition.period),
          link: expect.stringMatching(/^https:/),
        });
      }
    },
  );

  test("index points name their quarters", () => {
    const figuresOf = (id: string) =>
      json.tables.find((candidate: { id: string }) => candidate.id === id).figures;
    expect(figuresOf("state-prices").index.quarters).toHaveLength(9);
    expect(figuresOf("state-prices").fiveYearsBefore.quarters).toEqual(["2021 Q2"]);
    expect(figuresOf("city-prices").index.quarters).toEqual(["2026 Q2"]);
  });

  test("what the site computes comes with its loan and its method", () => {
    expect(json.computed.rows).toHaveLength(50);
    expect(json.computed.loan.termYears).toBe(30);
    const { id: _, name: __, ...figures } = json.computed.rows[0];
    expect(Object.keys(figures)).toEqual(Object.keys(json.computed.figures));
  });
});
