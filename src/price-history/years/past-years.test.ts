import { describe, expect, test } from "vitest";
import { stateRentsOf2023 } from "../../../content/figures/history/state-rents-of-2023.ts";
import { exactly } from "../../../content/figures/landlord-tax.ts";
import { stateRents } from "../../../content/figures/state-rents.ts";
import { averageByYear, highestCoveringRate, lastYearOf, movedTo, rateOf } from "./past-years.ts";
import { missesOf } from "./reconstruction-error.ts";
import { pastYears, yearsFile } from "./years-file-catalog.server.ts";

/** How far a reconstructed figure may be from the published one: in any state, and in the middle one. */
const TOLERANCE = { any: 0.09, middle: 0.02 };

describe("the reconstruction", () => {
  test("goes from 2000 to the first quarter of 2026 in every list", () => {
    expect([pastYears.first, lastYearOf(pastYears)]).toEqual([2000, 2026]);
    for (const list of [pastYears.treasury, pastYears.rents, ...Object.values(pastYears.prices)]) {
      expect(list).toHaveLength(27);
      expect(list.every((figure) => figure > 0)).toBe(true);
    }
    expect(Object.keys(pastYears.prices)).toHaveLength(50);
  });

  test("is the published figure itself in the published year", () => {
    const { value, rent } = missesOf(stateRents.rows, stateRents.rows, 2024, pastYears);
    expect([value.largest.share, rent.largest.share]).toEqual([0, 0]);
  });

  test.each([
    ["2023, from the figures of 2024", stateRents, stateRentsOf2023, 2023, pastYears],
    ["2024, from those of 2023", stateRentsOf2023, stateRents, 2024, { ...pastYears, published: 2023 }],
  ] as const)("is near the published figures of %s", (_, from, to, year, years) => {
    const misses = missesOf(from.rows, to.rows, year, years);
    for (const { middle, largest } of [misses.value, misses.rent]) {
      expect(middle).toBeLessThan(TOLERANCE.middle);
      expect(Math.abs(largest.share)).toBeLessThan(TOLERANCE.any);
    }
  });

  test("says how far off it was", () => {
    expect(yearsFile.check).toContain(
      "in the middle state, the value is off by 1.6% and the rent by 1.7%; at most, the value by 8.7% (Wyoming) and the rent by 7.2% (Delaware)",
    );
  });
});

describe("the arithmetic", () => {
  const years = {
    first: 2023,
    published: 2024,
    treasury: [3.96, 4.21],
    rents: [95, 100],
    prices: { TX: [200, 250] },
  };

  test("a year is the average of its quarters, the last one of those it has", () => {
    expect(averageByYear([1, 2, 3, 4, 5], 2)).toEqual([2.5, 5]);
    expect(averageByYear([170.98, 170.98, 170.99, 170.99], 2)).toEqual([170.99]);
  });

  test("value and rent follow their own index, in whole dollars", () => {
    expect(movedTo({ rent: 1_001, value: 300_001 }, "TX", 2023, years)).toEqual({
      rent: 951,
      value: 240_001,
    });
  });

  test("the rate is the Treasury's and the spread", () => {
    expect(rateOf(2023, 2.875, years)).toBe(6.835);
  });

  test("no rate covers what tax and insurance alone exceed", () => {
    const basis = { downPaymentPercent: 25, termYears: 30, tax: exactly(3), insurancePercent: 1 };
    expect(highestCoveringRate(300, 100_000, basis)).toBeUndefined();
    expect(highestCoveringRate(50_000, 100_000, basis)).toBe(30);
  });
});
