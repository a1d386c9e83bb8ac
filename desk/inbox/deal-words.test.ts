import { expect, test } from "vitest";
import { formatLoan, formatRatio } from "./deal-words.ts";

test.each([
  [null, ""],
  [850, "$850"],
  [225_000, "$225k"],
  [999_499, "$999k"],
  [999_500, "$1M"],
  [1_254_000, "$1.25M"],
  [48_200_000, "$48.2M"],
  [250_400_000, "$250M"],
])("a loan of %s is %s", (dollars, words) => expect(formatLoan(dollars)).toBe(words));

test.each([
  [null, ""],
  [117, "1.17"],
  [90, "0.90"],
])("a ratio of %s hundredths is %s", (ratio, words) => expect(formatRatio(ratio)).toBe(words));
