import { describe, expect, test } from "vitest";
import type { StateCode } from "../../../../content/figures/figure-table.ts";
import { stateGuides } from "../../../../content/guides/state-guides.ts";
import { sampleLoan } from "../../../../content/landings/dscr-basis.ts";
import { countyFile } from "../../../counties/counties-catalog.server.ts";
import {
  COUNTY_SHAPES_PATHS,
  countyShapesFile,
} from "../../../counties/shapes/county-shapes-catalog.server.ts";
import { ratiosAt } from "../map-ratios.ts";
import { countyPlaces, describeUndrawn } from "./county-places.ts";

const STATES: readonly StateCode[] = stateGuides.map(({ stateCode }) => stateCode);

function placesIn(state: StateCode) {
  return countyPlaces(countyFile(state));
}

describe("what is colored", () => {
  test("a county of 20,000 people or more has a house, and its ratio", () => {
    const cuyahoga = placesIn("OH").colored.filter(({ slug }) => slug === "cuyahoga-county");
    expect(ratiosAt(cuyahoga, sampleLoan)).toMatchObject([{ text: "0.71", step: 3 }]);
  });

  test("the others are grey, and say why", () => {
    const { grey } = placesIn("OH");
    expect(grey.find(({ name }) => name === "Vinton County")?.reason).toMatch(/fewer than 20,000 people/);
    expect(placesIn("AZ").grey.find(({ name }) => name === "Apache County")?.reason).toMatch(/tribal land/);
  });

  test.each(STATES)("%s: every county is colored or grey, and has an address of its own", (state) => {
    const { colored, grey } = placesIn(state);
    const file = countyFile(state);
    expect(colored.length + grey.length).toBe(file.counties.length);
    expect(colored.length).toBeGreaterThan(1);
    expect(new Set([...colored, ...grey].map(({ slug }) => slug)).size).toBe(file.counties.length);
    expect(colored.every(({ county }) => county.population >= 20_000)).toBe(true);
  });
});

describe("what is drawn", () => {
  test("every state has its outlines in a file of its own", () => {
    expect(COUNTY_SHAPES_PATHS).toHaveLength(50);
    expect(COUNTY_SHAPES_PATHS).toContain("/data/counties/oh-shapes.json");
  });

  test.each(STATES.filter((state) => !["AK", "CT", "VA"].includes(state)))(
    "%s: every county, once",
    (state) => {
      const shapes = countyShapesFile(state);
      expect(shapes.counties.map(({ fips }) => fips)).toEqual(
        countyFile(state).counties.map(({ fips }) => fips),
      );
      expect(shapes.land).toBe("");
      expect(describeUndrawn(countyFile(state), shapes)).toBeUndefined();
    },
  );

  test("the smallest cities have no outline, and are named", () => {
    expect(countyShapesFile("VA").counties).toHaveLength(130);
    expect(describeUndrawn(countyFile("VA"), countyShapesFile("VA"))).toContain(
      "leave out Falls Church city, Lexington city, and Manassas Park city:",
    );
  });

  test("where borders have changed, the land is drawn and the counties are named", () => {
    expect(countyShapesFile("AK").counties).toHaveLength(28);
    expect(countyShapesFile("AK").land).not.toBe("");
    expect(describeUndrawn(countyFile("AK"), countyShapesFile("AK"))).toBe(
      "The outlines leave out Chugach Census Area and Copper River Census Area: the table has their figures.",
    );
    expect(countyShapesFile("CT").counties).toEqual([]);
    expect(describeUndrawn(countyFile("CT"), countyShapesFile("CT"))).toContain("Capitol Planning Region");
  });
});
