import { describe, expect, test } from "vitest";
import { formatAdder, parseRateRange } from "./guide-rates.ts";

describe("formatAdder", () => {
  test.each([
    [{ low: 0.5, high: 0.5 }, "+0.50 points"],
    [{ low: 0.25, high: 0.5 }, "+0.25 to 0.50 points"],
    [{ low: 0, high: 0 }, "none"],
    [null, "not published"],
  ])("%o is shown as %s", (adder, shown) => {
    expect(formatAdder(adder)).toBe(shown);
  });
});

describe("parseRateRange", () => {
  test("both ends are read", () => {
    expect(parseRateRange("7.25%-8.5%")).toEqual({ low: 7.25, high: 8.5 });
  });

  test.each(["7.25%", "", "low-high"])("%o is refused", (text) => {
    expect(() => parseRateRange(text)).toThrow("is not a range of rates");
  });
});
