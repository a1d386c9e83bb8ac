import { expect, test } from "vitest";
import { drawFan } from "./fan-paths.ts";

const SIZE = { width: 100, height: 100 };
const levelsOf = (...equities: readonly number[]) =>
  drawFan([{ start: 0, equities }], SIZE).levels.map(({ amount }) => amount);

test("a hold of one year is a line from the first day to its end", () => {
  const { paths, lowest, highest } = drawFan(
    [
      { start: 3, equities: [50, 100] },
      { start: 4, equities: [50, 0] },
    ],
    SIZE,
  );
  expect(paths).toEqual([
    { start: 3, d: "M0,50L100,0" },
    { start: 4, d: "M0,50L100,100" },
  ]);
  expect([lowest, highest]).toEqual([0, 100]);
});

test.each([
  ["zero and two round amounts", [75_000, 467_023], [0, 200_000, 400_000]],
  ["amounts below zero, too", [-90_488, 767_482], [0, 200_000, 400_000, 600_000]],
  ["smaller steps where the range is small", [75_000, 140_000], [0, 50_000, 100_000]],
  ["both sides of zero", [-120_000, 130_000], [-100_000, 0, 100_000]],
  ["zero alone where there is no equity", [0, 0], [0]],
])("the levels are %s", (_, equities, levels) => {
  // A negative zero is zero.
  expect(levelsOf(...equities).map((amount) => amount + 0)).toEqual(levels);
});
