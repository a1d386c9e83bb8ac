import { describe, expect, test } from "vitest";
import { countyRows } from "../../content/figures/counties/county-rows.ts";
import {
  COUNTY_COLUMNS,
  NON_RENEWAL_YEARS,
  PREMIUM_YEARS,
  UNCONFIRMED_PREMIUMS,
} from "../../content/figures/counties/county-table.ts";
import { countyTaxRules } from "../../content/figures/counties/county-tax-rules.ts";
import type { StateCode } from "../../content/figures/figure-table.ts";
import { landlordTaxes } from "../../content/figures/landlord-taxes.ts";
import { stateGuides } from "../../content/guides/state-guides.ts";
import { COUNTY_FILE_PATHS, countiesOf, countyFile, findCounty } from "./counties-catalog.server.ts";
import { type CountyFigures, readCounties } from "./county-figures.ts";

const codes = stateGuides.map(({ stateCode }) => stateCode);
const all = codes.flatMap((code) => countiesOf(code));

describe("the rows", () => {
  test("every state of the guides has its file, in their order, and nothing else has one", () => {
    expect(Object.keys(countyRows)).toEqual(codes);
    expect(COUNTY_FILE_PATHS).toHaveLength(50);
    expect(COUNTY_FILE_PATHS).toContain("/data/counties/oh.json");
  });

  /** Every county and what counts as one, without the District of Columbia. */
  test("there are 3,143 counties, each once, with the state's own codes", () => {
    expect(all).toHaveLength(3_143);
    expect(new Set(all.map(({ fips }) => fips)).size).toBe(3_143);
    expect(codes.map((code) => new Set(countiesOf(code).map(({ fips }) => fips.slice(0, 2))).size)).toEqual(
      codes.map(() => 1),
    );
  });

  test.each<[StateCode, number]>([
    ["TX", 254],
    ["GA", 159],
    ["VA", 133],
    ["OH", 88],
    ["AK", 30],
    ["CT", 9],
    ["DE", 3],
  ])("%s has %i", (code, count) => {
    expect(countiesOf(code)).toHaveLength(count);
  });

  /** Added up from the file they were read from, so that a digit changed by mistake does not pass. */
  test.each<[string, (county: CountyFigures) => number | null | undefined, number]>([
    ["population", ({ population }) => population, 331_715_461],
    ["value", ({ medianValue }) => medianValue, 714_114_300],
    ["tax", ({ medianTax }) => medianTax?.amount, 6_248_839],
    ["rent", ({ medianRent }) => medianRent, 3_036_889],
    ["two bedrooms", ({ fairRent }) => fairRent.twoBedrooms, 3_697_710],
    ["three bedrooms", ({ fairRent }) => fairRent.threeBedrooms, 4_798_043],
    ["four bedrooms", ({ fairRent }) => fairRent.fourBedrooms, 5_521_768],
    ["premium of 2018", ({ premiums }) => premiums[0], 3_480_841],
    ["premium of 2022", ({ premiums }) => premiums[4], 3_734_966],
    ["non-renewals of 2018", ({ nonRenewals }) => nonRenewals[0], 2451.64],
    ["non-renewals of 2023", ({ nonRenewals }) => nonRenewals[5], 3497.39],
    ["five years of prices", ({ prices }) => prices.fiveYears, 133_565],
    ["largest fall", ({ prices }) => prices.largestFall, -40_761.1],
  ])("the column of %s has its sum", (_, figureOf, sum) => {
    expect(all.reduce((total, county) => total + (figureOf(county) ?? 0), 0)).toBeCloseTo(sum, 4);
  });

  test("a county as published", () => {
    expect(findCounty("OH", "39035")).toEqual({
      fips: "39035",
      name: "Cuyahoga County",
      state: "OH",
      population: 1_249_418,
      medianValue: 195_400,
      medianTax: { amount: 3_910, is: "exact" },
      medianRent: 1_060,
      fairRent: {
        twoBedrooms: 1_279,
        threeBedrooms: 1_646,
        fourBedrooms: 1_760,
        area: "Cleveland, OH HUD Metro FMR Area",
        differsByTown: false,
      },
      premiums: [1_271, 1_270, 1_273, 1_304, 1_312],
      nonRenewals: [1.16, 0.62, 0.39, 0.66, 0.76, 0.92],
      prices: {
        oneYear: 6.7,
        fiveYears: 52,
        tenYears: 88.7,
        twentyYears: 57.6,
        largestFall: -21.7,
        fallFrom: 2005,
        fallTo: 2012,
      },
    });
  });

  test("an extreme tax is a limit, not a figure", () => {
    expect(findCounty("NJ", "34003")?.medianTax).toEqual({ amount: 10_000, is: "at-least" });
    expect(findCounty("AK", "02050")?.medianTax).toEqual({ amount: 200, is: "under" });
    expect(all.filter(({ medianTax }) => medianTax?.is === "at-least")).toHaveLength(17);
    expect(all.filter(({ medianTax }) => medianTax?.is === "under")).toHaveLength(7);
  });

  test("a list of years has a figure or a gap for each, or is empty", () => {
    expect(new Set(all.map(({ premiums }) => premiums.length))).toEqual(new Set([0, PREMIUM_YEARS.length]));
    expect(new Set(all.map(({ nonRenewals }) => nonRenewals.length))).toEqual(
      new Set([0, NON_RENEWAL_YEARS.length]),
    );
  });

  test.each([
    ["a word for a number", "39001|Adams County|x|1|1|1|1|1|1||||||||||||"],
    ["no population", "39001|Adams County||1|1|1|1|1|1||||||||||||"],
    ["a column too few", "39001|Adams County|1|1|1|1|1|1|1"],
  ])("%s is an error, not a gap", (_, line) => {
    expect(() => readCounties("OH", line, COUNTY_COLUMNS)).toThrow();
  });
});

describe("premiums that are not confirmed", () => {
  test.each(UNCONFIRMED_PREMIUMS)("%s has none", (code) => {
    expect(countiesOf(code).flatMap(({ premiums }) => premiums)).toEqual([]);
    const file = countyFile(code);
    expect(file.hasPremiums).toBe(false);
    expect(file.counties.filter(({ insurancePercent }) => insurancePercent !== null)).toEqual([]);
  });

  test("the eight are those that the sources name", () => {
    expect(UNCONFIRMED_PREMIUMS).toEqual(["AL", "FL", "GA", "IN", "LA", "MT", "ND", "TX"]);
  });

  test("Connecticut's regions have none, and Manhattan's is left out", () => {
    expect(countiesOf("CT").flatMap(({ premiums }) => premiums)).toEqual([]);
    expect(findCounty("NY", "36061")?.premiums).toEqual([]);
    expect(findCounty("NY", "36047")?.premiums).toHaveLength(5);
  });
});

describe("what is computed from a county", () => {
  const estimatesIn = (code: StateCode, fips: string) => {
    const found = countyFile(code).counties.find((county) => county.fips === fips);
    if (!found) throw new Error(`No county ${fips}`);
    return found;
  };

  test("the tax of owners times the state's factor, and the premium as a share of the value", () => {
    // Owners pay 3,910 of 195,400: 2.00%. Ohio's landlords pay 1.26 to 1.65% where its owners pay 1.22%.
    const { tax, insurancePercent, gap } = estimatesIn("OH", "39035");
    expect(tax).toMatchObject({ low: 2.07, high: 2.7, percent: 2.39, by: "by city and school district" });
    // 1,312 of 195,400.
    expect(insurancePercent).toBe(0.67);
    expect(gap).toBeUndefined();
  });

  test("one rate for owners and landlords is the county's rate", () => {
    expect(estimatesIn("NC", "37119").tax).toMatchObject({ low: 0.71, high: 0.71, text: "0.71%" });
  });

  test("a class doubles the county's rate, whatever the state's largest city pays", () => {
    // Owners in Jefferson County pay 0.59%; Huntsville's 1.10% is 2.75 times what owners around it pay.
    expect(estimatesIn("AL", "01073").tax).toMatchObject({ low: 1.18, high: 1.62 });
  });

  test("a tax of $10,000 or more makes a floor", () => {
    expect(estimatesIn("NJ", "34003").tax).toMatchObject({ isFloor: true, text: "at least 1.61%" });
  });

  test("Tennessee from two units on, Montana by enrolment", () => {
    const shelby = estimatesIn("TN", "47157");
    expect([shelby.tax?.percent, shelby.fromTwoUnits?.percent]).toEqual([0.98, 1.57]);
    expect(estimatesIn("MT", "30111").tax?.text).toBe("1.14%, once the rental is enrolled 0.46%");
  });

  test("California's and Hawaii's ranges stay those of the state", () => {
    for (const code of ["CA", "HI"] as const) {
      expect(countyFile(code).counties.filter(({ tax }) => tax !== null)).toEqual([]);
    }
  });

  test("the city whose rate makes a state's range has that rate as its own", () => {
    for (const code of codes) {
      const rule = countyTaxRules[code];
      if (!rule || !("county" in rule)) continue;
      const { tax } = estimatesIn(code, rule.county);
      const { high } = landlordTaxes[code].tax;
      expect([code, tax?.low === high || tax?.high === high]).toEqual([code, true]);
    }
  });

  test("nothing is divided by the value of a small county, of one without figures, or of tribal land", () => {
    expect(estimatesIn("TX", "48301")).toMatchObject({
      tax: null,
      insurancePercent: null,
      gap: "not-published",
    });
    expect(estimatesIn("AZ", "04001")).toMatchObject({ tax: null, insurancePercent: null, gap: "no-market" });
    expect(estimatesIn("KS", "20049")).toMatchObject({ tax: null, insurancePercent: null, gap: "small" });
  });

  test("1,810 counties are large enough and have a market, and each share is plausible", () => {
    const estimates = codes.flatMap((code) => countyFile(code).counties);
    expect(estimates.filter(({ gap }) => gap === undefined)).toHaveLength(1_810);
    for (const { tax, insurancePercent, name } of estimates) {
      if (tax !== null && (tax.low < 0.2 || tax.high > 3.6)) throw new Error(`${name}: ${tax.text}`);
      if (insurancePercent !== null && (insurancePercent < 0.1 || insurancePercent > 2.7)) {
        throw new Error(`${name}: ${insurancePercent}`);
      }
    }
    expect(estimates.filter(({ tax }) => tax !== null)).toHaveLength(1_756);
    expect(estimates.filter(({ insurancePercent }) => insurancePercent !== null)).toHaveLength(1_351);
  });
});
