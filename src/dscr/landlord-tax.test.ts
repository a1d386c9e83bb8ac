import { expect, test } from "vitest";
import { atLeast, between, exactly, onceEnrolled } from "../../content/figures/landlord-tax.ts";
import { describeTaxRange } from "./landlord-tax.ts";

test.each([
  [exactly(0.49), "0.49%"],
  [atLeast(1.06), "at least 1.06%"],
  [between(1.34, 1.79, "place"), "1.57%, the middle of 1.34% to 1.79%, by county and city"],
  [onceEnrolled(0.46, 1.14), "1.14%, once the rental is enrolled 0.46%"],
])("%o", (tax, words) => {
  expect(tax.text).toBe(words);
});

test("both ends are said where they come to different verdicts, the better one first", () => {
  const ratioAt = (percent: number) => ({ text: (2 - percent).toFixed(2), verdict: `${2 - percent >= 1}` });
  expect(describeTaxRange(between(0.8, 1.2, "reset"), ratioAt)).toBe(
    "1.20 to 0.80, by the value the assessor sets after the sale",
  );
  expect(describeTaxRange(between(0.8, 0.9, "reset"), ratioAt)).toBeUndefined();
  expect(describeTaxRange(exactly(1.2), ratioAt)).toBeUndefined();
});
