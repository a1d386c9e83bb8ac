import { expect, test } from "vitest";
import { stateFigures } from "./figures-catalog.server.ts";
import { changePercent, ordinal, placeAmong } from "./state-figures.ts";

test.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [11, "11th"],
  [12, "12th"],
  [13, "13th"],
  [21, "21st"],
  [50, "50th"],
])("%i is %s", (place, text) => {
  expect(ordinal(place)).toBe(text);
});

test("the highest value has the first place, and equal values share one", () => {
  expect([5, 9, 9, 2].map((value) => placeAmong([5, 9, 9, 2], value))).toEqual([3, 1, 1, 4]);
});

/** The agency's quarters compared, as published with the file: sums, and both ends. */
test("the price changes are those of the source", () => {
  const sum = (read: (state: (typeof stateFigures)[number]) => number) =>
    stateFigures.reduce((total, state) => total + read(state), 0);
  expect(sum(({ oneYearPercent }) => oneYearPercent)).toBeCloseTo(176.1, 5);
  expect(sum(({ fiveYearPercent }) => fiveYearPercent)).toBeCloseTo(2129.2, 5);
  const ofState = (code: string) => stateFigures.find((state) => state.code === code);
  expect(ofState("CO")?.oneYearPercent).toBe(0.2);
  expect(ofState("HI")?.oneYearPercent).toBe(8.7);
  expect(ofState("LA")?.fiveYearPercent).toBe(20.9);
  expect(ofState("NJ")?.fiveYearPercent).toBe(58.3);
});

test("a change is rounded to one decimal", () => {
  expect(changePercent(475.57, 494.13)).toBe(3.9);
});
