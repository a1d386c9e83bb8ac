import { describe, expect, test } from "vitest";
import { describeIndex, describeLowRanges, isIndexOld } from "./market-index.ts";

const treasury = {
  id: "treasury-5-year",
  name: "5-year Treasury",
  value: 4.75,
  date: "2026-09-10",
  source: "U.S. Treasury",
  spread: { low: 2.75, high: 3.5 },
};

test("an index is one line: name, value, day, spread and the rates that they make", () => {
  expect(describeIndex(treasury)).toBe(
    "5-year Treasury 4.75%, September 10, 2026, plus 2.75 to 3.50 points: 7.50%-8.25%",
  );
});

test.each([
  ["2026-09-10", false],
  ["2026-09-20", false],
  ["2026-09-21", true],
  ["2026-10-10", true],
])("on %s, an index of September 10 is old: %s", (today, isOld) => {
  expect(isIndexOld(treasury, today)).toBe(isOld);
});

describe("a sample range is named", () => {
  const safe = { low: 7.25, high: 9 };

  test.each([
    ["not at index plus 2.5", { dscr: safe, conventional: safe }, []],
    [
      "if it starts below that",
      { dscr: { low: 7.24, high: 8.5 }, conventional: safe },
      ["The sample range of DSCR loans, 7.24%-8.50%, starts below 5-year Treasury plus 2.5 points (7.25%)."],
    ],
    [
      "if all of it is below",
      { dscr: safe, conventional: { low: 6, high: 7 } },
      [
        "The sample range of conventional loans, 6.00%-7.00%, lies below 5-year Treasury plus 2.5 points (7.25%).",
      ],
    ],
  ])("%s", (_, rates, sentences) => {
    expect(describeLowRanges(rates, treasury)).toEqual(sentences);
  });
});
