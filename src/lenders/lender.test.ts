import { expect, test } from "vitest";
import { formatLoanRange, formatRating } from "./lender.ts";

test.each([
  [100_000, 5_000_000, "$100k-$5M"],
  [75_000, 3_000_000, "$75k-$3M"],
  [150_000, 2_500_000, "$150k-$2.5M"],
  [999_999, 1_000_000, "$999.999k-$1M"],
])("loans from %d to %d are shown as %s", (minLoanAmount, maxLoanAmount, shown) => {
  expect(formatLoanRange({ minLoanAmount, maxLoanAmount })).toBe(shown);
});

test("a rating without a source is shown as a sample", () => {
  const confirmedOn = "2026-11-03";
  const ratingSource = { source: "Survey", date: "2026-11-01" };
  expect(formatRating({ rating: 4.8, ratingSource: null, confirmedOn })).toBe("4.8 (sample)");
  expect(formatRating({ rating: 5, ratingSource, confirmedOn })).toBe("5.0");
});

test("where all that is said about a lender is a sample, its mark speaks for the rating too", () => {
  expect(formatRating({ rating: 4.8, ratingSource: null, confirmedOn: null })).toBe("4.8");
});
