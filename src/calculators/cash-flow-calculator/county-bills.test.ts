import { expect, test } from "vitest";
import type { StateCode } from "../../../content/figures/figure-table.ts";
import { countyFile } from "../../counties/counties-catalog.server.ts";
import { findNamedCounty } from "../../counties/find-county.ts";
import {
  countyBills,
  describeDearer,
  describeFall,
  usualBills,
  withDearerInsurance,
} from "./county-bills.ts";

function billsIn(state: StateCode, county: string) {
  const file = countyFile(state);
  return countyBills(300_000, file, findNamedCounty(file.counties, county));
}

test("a county's tax for landlords and its recorded premium, with their sources", () => {
  // 2.39% and 0.67% of 300,000, by the month.
  expect(billsIn("OH", "cuyahoga")).toMatchObject({ propertyTax: 597.5, insurance: 167.5 });
  const { taxText, insuranceText } = billsIn("OH", "cuyahoga");
  expect(taxText).toContain(
    "Cuyahoga County, in percent of the price a year: 2.39%, the middle of 2.07% to 2.70%",
  );
  expect(taxText).toContain("Census ACS 2020–2024, B25103");
  expect(insuranceText).toContain("recorded in 2022, $1,312, over the median value (Treasury");
});

test("what a county has no figure for is the state's, and called an assumption", () => {
  expect(billsIn("TX", "travis").insuranceText).toBe(
    "Insurance $250 a month: 1% of the price a year, our assumption for Texas.",
  );
  expect(billsIn("CA", "marin").taxText).toContain(
    "what a landlord pays in California, in percent of the price a year: 1.13%",
  );
  expect(billsIn("OH", "").taxText).toContain(
    "what a landlord pays in Ohio, in percent of the price a year: 1.46%",
  );
});

test("insurance half as much again, with the ratio it gives", () => {
  const dearer = withDearerInsurance(billsIn("OH", "cuyahoga"));
  expect(dearer).toMatchObject({ propertyTax: 597.5, insurance: 251 });
  const typed = { propertyTax: 100, insurance: 50 };
  // (2,850 + 150 - 597.50 - 251) / 1,730.06
  const result = { monthlyNetOperatingIncome: 2_850, monthlyPrincipalInterest: 1_730.06 };
  expect(describeDearer(dearer, typed, result)).toBe(
    "With insurance half as much again, $251 a month, the DSCR is 1.24.",
  );
  expect(describeDearer(dearer, typed, { ...result, monthlyPrincipalInterest: 0 })).toBeUndefined();
  expect(describeDearer(dearer, typed, undefined)).toBeUndefined();
});

test("without a state the bills are those of the deal analyzer, and the ratio falls by them", () => {
  const none = { propertyTax: 0, insurance: 0 };
  const usual = usualBills(300_000);
  expect(usual).toMatchObject({
    propertyTax: 312.5,
    insurance: 150,
    taxText: "Property tax $313 a month: 1.25% of the price a year, our assumption without a state.",
  });
  const result = { monthlyNetOperatingIncome: 2_900, monthlyPrincipalInterest: 1_730.06 };
  // 2,900 and 2,437.50 over 1,730.06
  expect(describeFall(none, usual, none, result, "falls")).toBe("1.68 falls to 1.41.");
  const withBills = { ...result, monthlyNetOperatingIncome: 2_437.5 };
  expect(describeFall(none, usual, usual, withBills, "fell")).toBe("1.68 fell to 1.41.");
  const unborrowed = { ...result, monthlyPrincipalInterest: 0 };
  expect(describeFall(none, usual, none, unborrowed, "falls")).toBeUndefined();
});
