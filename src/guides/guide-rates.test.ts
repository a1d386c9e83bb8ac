import { describe, expect, test } from "vitest";
import { parseRateRange } from "./guide-rates.ts";

describe("parseRateRange", () => {
  test("both ends are read", () => {
    expect(parseRateRange("7.25%-8.5%")).toEqual({ low: 7.25, high: 8.5 });
  });

  test.each(["7.25%", "", "low-high"])("%o is refused", (text) => {
    expect(() => parseRateRange(text)).toThrow("is not a range of rates");
  });
});
