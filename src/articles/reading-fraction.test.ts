import { expect, test } from "vitest";
import { readingFraction } from "./reading-fraction.ts";

test.each([
  ["before the text begins", { top: 300, height: 2800 }, 0],
  ["with its top at the top of the window", { top: 0, height: 2800 }, 0],
  ["half way", { top: -1000, height: 2800 }, 0.5],
  ["with its end at the bottom of the window", { top: -2000, height: 2800 }, 1],
  ["beyond its end", { top: -2700, height: 2800 }, 1],
  ["when it fits into the window", { top: 100, height: 700 }, 1],
])("%s", (_place, text, fraction) => {
  expect(readingFraction(text, 800)).toBe(fraction);
});
