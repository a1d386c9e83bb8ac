import { describe, expect, test } from "vitest";
import { sampleLoan } from "../../../../content/landings/dscr-basis.ts";
import { pastYears } from "../../../price-history/years/years-file-catalog.server.ts";
import { rentMapContent } from "../rent-map-catalog.server.ts";
import { greenRates, mapsOfYears } from "./year-ratios.ts";
import { sayNextGreen, sayTerms, sayYear } from "./year-words.ts";

const maps = mapsOfYears(rentMapContent.states, pastYears, 3, sampleLoan);
const [first] = maps;
const today = maps.at(-1) ?? first;
const mapOf = (year: number) => maps.find((map) => map.year === year) ?? first;

/** Counted outside this project from the published files, by hand-written arithmetic. */
test.each([
  [2006, "In 2006 the rent covered the payment in no state, as today."],
  [2012, "In 2012 the rent covered the payment in 10 states; today in none."],
  [2018, "In 2018 the rent covered the payment in one state; today in none."],
  [2020, "In 2020 the rent covered the payment in 15 states; today in none."],
  [2026, "Today the rent covers the payment in no state."],
])("the sentence of %i", (year, sentence) => {
  expect(sayYear(mapOf(year), today)).toBe(sentence);
});

test("the terms name the Treasury, the points, and both ends", () => {
  expect(sayTerms(mapOf(2012))).toBe(
    "At 25% down and 4.80% (ten-year Treasury 1.80% and 3 points), Nevada stood highest at 1.48, Hawaii lowest at 0.55.",
  );
});

describe("my rate", () => {
  test.each([
    [9, "the rent covers the payment in 3 states: Nevada, Florida, and Arizona. Next to turn green"],
    [
      9.6,
      "the rent covers the payment in one state: Nevada. Next to turn green as the rate falls: Florida at 9.51%,",
    ],
    [30, "the rent covers the payment in no state. Next to turn green as the rate falls: Nevada at 9.69%,"],
  ])("at %f%%, %s", (rate, sentence) => {
    expect(sayNextGreen(mapOf(2012), rate)).toContain(sentence);
  });

  test("nothing comes next where all that can be green are", () => {
    expect(sayNextGreen(today, 0)).toMatch(/ in 27 states\. In 23 states no rate is low enough: /);
  });

  test("the states are in the order in which they turn green", () => {
    const rates = Array.from(greenRates(today).values(), (rate) => rate ?? -1);
    expect(rates).toHaveLength(50);
    expect(rates).toEqual(rates.toSorted((one, other) => other - one));
  });
});

test("the link on the map leads to the year with the most green states", () => {
  const { path, link } = rentMapContent.text.years;
  expect(path).toBe("/states?year=2020");
  expect(link).toMatch(/ in 15 states in 2020$/);
});
