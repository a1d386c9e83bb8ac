import { describe, expect, test } from "vitest";
import { dealForm } from "../../../content/calculators/deal-form.ts";
import type { StateCode } from "../../../content/figures/figure-table.ts";
import { countyFile } from "../../counties/counties-catalog.server.ts";
import { stateEstimates } from "../../site/deal-form-catalog.server.ts";
import { describeDealTaxRange } from "../deal/safety/tax-range.ts";
import { describeEstimate } from "../deal-form/bill-hints.ts";
import { EMPTY_ENTRY, editEntry, entryOf, readEntry } from "../deal-form/deal-entry.ts";
import { withNamedCounty } from "./county-places.ts";

const placesIn = (state: StateCode, county: string) =>
  withNamedCounty(stateEstimates, countyFile(state), county);

const ohio = editEntry(
  editEntry(editEntry(EMPTY_ENTRY, "price", "300000", []), "leaseRent", "2500", []),
  "state",
  "OH",
  stateEstimates,
);
const cuyahoga = editEntry(ohio, "county", "Cuyahoga County", placesIn("OH", "Cuyahoga County"));

describe("a county of the deal", () => {
  test("fills tax and insurance that nobody has typed", () => {
    expect(readEntry(ohio)).toMatchObject({ county: "", propertyTax: 365, insurance: 150 });
    // 2.39% and 0.67% of 300,000.
    expect(readEntry(cuyahoga)).toMatchObject({
      county: "cuyahoga-county",
      propertyTax: 597.5,
      insurance: 167.5,
    });
  });

  test("leaves a typed bill, which takes the county's estimate once it is emptied", () => {
    const typed = editEntry(ohio, "propertyTax", "400", stateEstimates);
    const places = placesIn("OH", "cuyahoga");
    const there = editEntry(typed, "county", "cuyahoga", places);
    expect(readEntry(there)).toMatchObject({ propertyTax: 400, insurance: 167.5 });
    expect(readEntry(editEntry(there, "propertyTax", "", places))).toMatchObject({ propertyTax: 597.5 });
  });

  test("gives way to the state's figures when it is emptied, unknown, or in another state", () => {
    expect(readEntry(editEntry(cuyahoga, "county", "", stateEstimates))).toMatchObject({ propertyTax: 365 });
    const unknown = editEntry(cuyahoga, "county", "zz", placesIn("OH", "zz"));
    expect(readEntry(unknown)).toMatchObject({ county: "zz", propertyTax: 365 });
    const elsewhere = editEntry(cuyahoga, "state", "NC", stateEstimates);
    expect(elsewhere).toMatchObject({ county: "", estimatedTaxPercent: "0.61" });
  });

  test("comes back from the deal it was read as", () => {
    expect(entryOf(readEntry(cuyahoga))).toMatchObject({
      county: "Cuyahoga County",
      estimatedTaxPercent: "2.39",
      propertyTax: "",
    });
  });

  test("sets a house of two units by its own figure", () => {
    const places = placesIn("TN", "shelby");
    const entry = editEntry({ ...EMPTY_ENTRY, state: "TN" }, "county", "shelby", places);
    expect(entry.estimatedTaxPercent).toBe("0.98");
    expect(editEntry(entry, "units", "2", places).estimatedTaxPercent).toBe("1.57");
  });
});

describe("beside the fields", () => {
  const hint = (field: "propertyTax" | "insurance", state: StateCode, county: string) => {
    const places = placesIn(state, county);
    const entry = editEntry({ ...EMPTY_ENTRY, state }, "county", county, places);
    return describeEstimate(field, entry, places, dealForm.billHints);
  };

  test("stand the figure, its source and its year", () => {
    expect(hint("propertyTax", "OH", "cuyahoga")).toBe(
      "If blank, what landlords in Cuyahoga County pay of the price a year: 2.39%, the middle of 2.07% to 2.70%, by city and school district. Owners who live there pay 2.00% (Census ACS 2020–2024, B25103).",
    );
    expect(hint("insurance", "OH", "cuyahoga")).toMatch(
      /^If blank, 0.67% of the price a year: the average premium recorded in Cuyahoga County in 2022, \$1,312, over the median value \(Treasury, Federal Insurance Office, 2018–2022\)/,
    );
    expect(hint("propertyTax", "NJ", "bergen")).toMatch(
      /^If blank, at least 1.61% of the price a year: the least/,
    );
  });

  test("an assumption is called one where no premium is confirmed, and the state's tax stays the state's", () => {
    expect(hint("insurance", "TX", "travis")).toContain("our assumption for Texas");
    expect(hint("propertyTax", "CA", "marin")).toContain("what landlords in California pay");
  });
});

test("both ends of a county's tax are given where they come to two verdicts", () => {
  const places = placesIn("OH", "cuyahoga");
  const deal = { ...readEntry(cuyahoga), leaseRent: 2_300 };
  expect(describeDealTaxRange(deal, places)).toMatch(
    /^By what landlords pay in property tax in Cuyahoga County: 1\.0\d to 0\.9\d, by city and school district\.$/,
  );
});
