import { expect, test } from "vitest";
import type { StateCode } from "../../content/figures/figure-table.ts";
import { landlordTaxes } from "../../content/figures/landlord-taxes.ts";
import { countyFile } from "./counties-catalog.server.ts";
import { countyHouse } from "./county-house.ts";

function houseIn(state: StateCode, fips: string) {
  const { counties, ofState } = countyFile(state);
  const county = counties.find((candidate) => candidate.fips === fips);
  if (!county) throw new Error(`No county ${fips}`);
  return countyHouse(county, ofState);
}

test("the house of a county has its rent, its value, its landlords' tax and its recorded premium", () => {
  expect(houseIn("OH", "39035")).toEqual({
    rent: 1_060,
    value: 195_400,
    tax: expect.objectContaining({ payer: "landlord", low: 2.07, high: 2.7 }),
    insurancePercent: 0.67,
  });
});

test("where the county has no tax or no confirmed premium, the state's count", () => {
  expect(houseIn("CA", "06037")?.tax).toEqual(landlordTaxes.CA.tax);
  expect(houseIn("TX", "48453")?.insurancePercent).toBe(countyFile("TX").ofState.insurancePercent);
});

test.each([
  ["fewer than 20,000 people", "KS", "20049"],
  ["figures that are not published", "TX", "48301"],
  ["a value that is hardly a market price", "AZ", "04001"],
] as const)("a county with %s has no house", (_, state, fips) => {
  expect(houseIn(state, fips)).toBeNull();
});
