import { describe, expect, test } from "vitest";
import { stateGuides } from "../../content/guides/state-guides.ts";
import { countiesOf } from "./counties-catalog.server.ts";
import { countySlug, sayCounty } from "./county-name.ts";
import { findNamedCounty, matchCounties } from "./find-county.ts";

const states = stateGuides.map(({ stateCode }) => [stateCode, countiesOf(stateCode)] as const);

test.each([
  ["Cuyahoga County", "cuyahoga-county"],
  ["St. Louis city", "st-louis-city"],
  ["Prince George's County", "prince-georges-county"],
  ["Doña Ana County", "dona-ana-county"],
  ["  lake of the  woods ", "lake-of-the-woods"],
  ["", ""],
  ["?", ""],
  ["x".repeat(80), "x".repeat(60)],
])("%o in a link is %s", (text, slug) => {
  expect(countySlug(text)).toBe(slug);
});

test.each([
  ["cuyahoga-county", "Cuyahoga County"],
  ["mclean-county", "McLean County"],
  ["st-louis-county", "St. Louis County"],
  ["lake-of-the-woods-county", "Lake of the Woods County"],
  ["", ""],
])("%s is said as %o", (slug, name) => {
  expect(sayCounty(slug)).toBe(name);
});

describe.each(states)("%s", (_, counties) => {
  test("each county has a name of its own in links, which the text made of it has, too", () => {
    const slugs = counties.map(({ name }) => countySlug(name));
    expect(new Set(slugs).size).toBe(counties.length);
    expect(slugs.map((slug) => countySlug(sayCounty(slug)))).toEqual(slugs);
  });

  test("each is found by its own name", () => {
    expect(counties.map(({ name }) => findNamedCounty(counties, name)?.name)).toEqual(
      counties.map(({ name }) => name),
    );
  });
});

describe("a few letters", () => {
  const ohio = countiesOf("OH");
  test.each([
    ["cuy", "Cuyahoga County"],
    ["CUYAHOGA", "Cuyahoga County"],
    ["lake", "Lake County"],
    ["la", undefined],
    ["zz", undefined],
    ["", undefined],
  ])("%o means %s in Ohio", (text, name) => {
    expect(findNamedCounty(ohio, text)?.name).toBe(name);
  });

  test("several are listed", () => {
    expect(matchCounties(ohio, "la").map(({ name }) => name)).toEqual(["Lake County", "Lawrence County"]);
  });

  test("a county and a city of one name stay two", () => {
    const missouri = countiesOf("MO");
    expect(findNamedCounty(missouri, "St. Louis city")?.fips).toBe("29510");
    expect(findNamedCounty(missouri, "st louis")?.fips).toBe("29189");
  });
});
