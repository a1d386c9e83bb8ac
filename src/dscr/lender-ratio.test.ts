import { expect, test } from "vitest";
import { calculateLenderRatio, qualifyingRent, sumPitia } from "./lender-ratio.ts";

test("PITIA adds up principal and interest, taxes, insurance and dues", () => {
  expect(sumPitia({ principalInterest: 1400, propertyTax: 280, insurance: 120, associationDues: 40 })).toBe(
    1840,
  );
});

test.each([
  [2400, 2350, 2350],
  [2350, 2400, 2350],
  [2400, undefined, 2400],
])("a lease of %d with a market rent of %o counts as %d", (lease, market, counted) => {
  expect(qualifyingRent(lease, market)).toBe(counted);
});

test("the ratio is rent over PITIA: running costs are not in it", () => {
  expect(
    calculateLenderRatio(2000, { principalInterest: 1500, propertyTax: 300, insurance: 100 }),
  ).toBeCloseTo(1.0526, 4);
});

test("a property with no payment has a ratio of 0, not infinity", () => {
  expect(calculateLenderRatio(2000, { principalInterest: 0, propertyTax: 0, insurance: 0 })).toBe(0);
});
