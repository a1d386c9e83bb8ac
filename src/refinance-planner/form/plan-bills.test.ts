import { expect, test } from "vitest";
import { withNamedCounty } from "../../calculators/deal-county/county-places.ts";
import { countyFile } from "../../counties/counties-catalog.server.ts";
import { stateEstimates } from "../../site/deal-form-catalog.server.ts";
import { editPlan, figuresFor, readEntry } from "./plan-figures.ts";

const bills = { propertyTax: "", insurance: "" };
const figures = figuresFor({ mode: "repair" });
const blank = { ...figures.example, ...bills };

test("without a state, an empty bill is none", () => {
  expect(readEntry(blank)).toMatchObject({ propertyTax: 0, insurance: 0 });
});

test("a state estimates empty bills from the value, and a county more closely", () => {
  const ohio = editPlan(blank, "state", "OH", stateEstimates);
  // 1.46% and 0.6% of 265,000.
  expect(readEntry(ohio)).toMatchObject({ propertyTax: 322.42, insurance: 132.5 });
  const places = withNamedCounty(stateEstimates, countyFile("OH"), "cuyahoga");
  const cuyahoga = editPlan(ohio, "county", "cuyahoga", places);
  expect(readEntry(cuyahoga)).toMatchObject({ propertyTax: 527.79, insurance: 147.96 });
  const dearer = editPlan(cuyahoga, "value", "530000", places);
  expect(readEntry(dearer)).toMatchObject({ propertyTax: 1_055.58 });
});

test("a typed bill stays, and an estimated one opens as estimated", () => {
  const typed = editPlan(figures.example, "state", "OH", stateEstimates);
  expect(readEntry(typed)).toMatchObject({ propertyTax: 275, estimatedTaxPercent: 0 });
  const ohio = editPlan(blank, "state", "OH", stateEstimates);
  const opened = figures.readFragment(figures.writeFragment(ohio));
  expect(opened).toMatchObject({ inputs: { state: "OH", propertyTax: "", estimatedTaxPercent: "1.46" } });
});

test("another state ends the county", () => {
  const cuyahoga = { ...blank, state: "OH", county: "Cuyahoga County" };
  expect(editPlan(cuyahoga, "state", "NC", stateEstimates)).toMatchObject({ county: "" });
});
