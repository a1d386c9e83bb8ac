import { expect, test } from "vitest";
import { countWords, readingMinutes } from "./reading-time.ts";

test.each([
  ["", 0],
  ["A ratio of 1.25, or more.", 6],
  ["rent / payment", 2],
  ["a 30-year loan", 3],
])("%o has %d words", (text, words) => {
  expect(countWords(text)).toBe(words);
});

test.each([
  [0, 1],
  [225, 1],
  [400, 2],
  [7000, 31],
])("%d words take %d minutes", (words, minutes) => {
  expect(readingMinutes("word ".repeat(words))).toBe(minutes);
});
