import { describe, expect, test } from "vitest";
import { exactly } from "../../../content/figures/landlord-tax.ts";
import { stateGuides } from "../../../content/guides/state-guides.ts";
import type { MapState } from "./map-place.ts";
import { describeRatio, explainRatios, highestFirst, ratiosAt, summarizeRatios } from "./map-ratios.ts";
import { RATIO_STEPS, stepOf } from "./ratio-steps.ts";
import { rentMapContent, rentMapPicture } from "./rent-map-catalog.server.ts";

const loan = { downPaymentPercent: 25, ratePercent: 7.25, termYears: 30 };

function stateOf(name: string, rent: number): MapState {
  const house = { rent, value: 200_000, tax: exactly(1.2), insurancePercent: 0.6 };
  const place = { x: 0, y: 0, labelX: 0, labelY: 0, hasLeader: false };
  return { slug: name.toLowerCase(), code: "XX", name, house, ...place };
}

/** The payment on $200,000 is $1,323.27: $1,023.27 and $300.00. */
const three = [stateOf("Low", 900), stateOf("High", 1_400), stateOf("Middle", 1_100)];

describe("the colors", () => {
  test.each([
    [0, 0],
    [0.4999, 0],
    [0.5, 1],
    [0.9999, 4],
    [1, 5],
    [1.25, 6],
    [9, 6],
  ])("a ratio of %f is in step %i", (ratio, step) => {
    expect(stepOf(ratio)).toBe(step);
  });

  test("color and number agree, because the step is that of the ratio as shown", () => {
    for (const ratePercent of [4, 5.5, 7.25, 9.875]) {
      for (const { text, step } of ratiosAt(rentMapContent.states, { ...loan, ratePercent })) {
        const [from, to] = [RATIO_STEPS[step]?.from ?? 0, RATIO_STEPS[step + 1]?.from ?? Infinity];
        expect(Number(text)).toBeGreaterThanOrEqual(from);
        expect(Number(text)).toBeLessThan(to);
      }
    }
  });
});

describe("the words", () => {
  const ratios = ratiosAt(three, loan);

  test("the highest ratio comes first", () => {
    expect(highestFirst(ratios).map(({ place, text }) => `${place.name} ${text}`)).toEqual([
      "High 1.06",
      "Middle 0.83",
      "Low 0.68",
    ]);
  });

  test.each([
    [7.25, "one of the 3 states"],
    [12, "none of the 3 states"],
    [4, "2 of the 3 states"],
  ])("at %f%%, the rent covers the payment in %s", (ratePercent, where) => {
    const terms = { ...loan, ratePercent };
    expect(summarizeRatios(ratiosAt(three, terms), terms, "states")).toContain(
      `the rent covers the payment in ${where}. High stands highest at `,
    );
  });

  test("the explanation takes the state in the middle, and says how far its house is from the median", () => {
    expect(explainRatios(ratios, loan, "state")).toBe(
      "In Middle, the state in the middle, a house that rents for $1,100 carries itself up to $166,200: 17% below the value of $200,000. As a rule of thumb, a month's rent must reach 0.66% of the price in the state with the lowest costs, and 0.66% in the state with the highest.",
    );
  });
});

test("one place says its ratio and the price that its rent carries", () => {
  expect(describeRatio(stateOf("Middle", 1_100).house, loan)).toBe("0.83, carries itself up to $166,200");
});

describe("the map of the fifty states", () => {
  test("has every state once", () => {
    expect(rentMapContent.states.map(({ slug }) => slug)).toEqual(stateGuides.map(({ slug }) => slug));
  });

  test("starts with no state at 1.00, which its lesson is about", () => {
    const ratios = ratiosAt(rentMapContent.states, rentMapContent.loan);
    expect(Math.max(...ratios.map(({ ratio }) => ratio))).toBeLessThan(1);
  });

  test("the picture draws all fifty states in the same colors", () => {
    const ratios = ratiosAt(rentMapContent.states, rentMapContent.loan);
    expect(rentMapPicture.lands.map(({ step }) => step)).toEqual(
      [...new Set(ratios.map(({ step }) => step))].sort((one, other) => one - other),
    );
    expect(rentMapPicture.summary).toBe(summarizeRatios(ratios, rentMapContent.loan, "states"));
  });

  test("cites its tables, which are all of one year", () => {
    expect(rentMapContent.source).toBe(
      "Census ACS 2024, B25064 and B25077; Census ACS 2024, B25103 and B25077",
    );
  });
});
