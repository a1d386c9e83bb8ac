import { expect, test } from "vitest";
import { scaleColumns } from "./chart-scale.ts";

test("bars grow from zero, and a line reaches from the low to the high case", () => {
  const { bars, zero, lowest, highest } = scaleColumns(
    [
      { year: 1, value: -50, low: -100, high: 0 },
      { year: 2, value: 50, low: 0, high: 100 },
    ],
    100,
  );
  expect({ zero, lowest, highest }).toEqual({ zero: 50, lowest: -100, highest: 100 });
  expect(bars[0]).toMatchObject({ top: 50, height: 25, isNegative: true, reach: { top: 50, bottom: 100 } });
  expect(bars[1]).toMatchObject({ top: 25, height: 25, isNegative: false, reach: { top: 0, bottom: 50 } });
});

test("what lies beyond the limits ends at them, and the figures say how far it goes", () => {
  const columns = [{ year: 1, value: -80, low: -90, high: 20 }];
  const { bars, zero, lowest } = scaleColumns(columns, 100, { min: -30, max: 50 });
  expect({ zero, lowest }).toEqual({ zero: 40, lowest: -90 });
  expect(bars[0]).toMatchObject({ top: 40, height: 60, reach: { top: 0, bottom: 100 } });
});

test("a year without a rate has no bar", () => {
  const { bars } = scaleColumns([{ year: 1, value: null, low: null, high: 5 }], 100);
  expect(bars[0]).toMatchObject({ height: null, reach: null });
});
