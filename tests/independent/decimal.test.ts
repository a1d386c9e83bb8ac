import { describe, expect, test } from "vitest";
import { Decimal } from "./decimal.ts";

const D = Decimal.of;

describe("a decimal", () => {
  test.each([
    [1.005, 1.005],
    [-0.1, -0.1],
    [1e-7, 1e-7],
    [1.5e-9, 1.5e-9],
    [999_999_999_999.99, 999_999_999_999.99],
    [1e21, 1e21],
    [0, 0],
  ])("%d is read as it is written", (written, number) => {
    expect(D(written).toNumber()).toBe(number);
  });

  test("adds without floating-point error", () => {
    expect(D(0.1).plus(D(0.2)).minus(D(0.3)).isZero()).toBe(true);
  });

  test("divides to 50 digits, the last of them rounded", () => {
    const apart = D(2).over(D(3)).times(D(3)).minus(D(2));
    expect(Math.abs(apart.toNumber())).toBeLessThan(1e-49);
    expect(
      D(2)
        .over(D(-3))
        .plus(D(2).over(D(3)))
        .isZero(),
    ).toBe(true);
  });

  test("takes powers as multiplication does", () => {
    expect(D(1.01).power(0).toNumber()).toBe(1);
    expect(D(1.5).power(5).toNumber()).toBe(7.59375);
    // 1.005 to the power of 360, from a table of compound interest.
    expect(D(1.005).power(360).round(10).toNumber()).toBe(6.0225752123);
  });

  test.each([
    [1.005, 1.01],
    [-1.005, -1.01],
    [1.0049999, 1],
    [-0.004, 0],
  ])("%d in whole cents is %d", (amount, cents) => {
    expect(D(amount).cents().toNumber() + 0).toBe(cents);
  });

  test("what a division left out does not decide about half a cent", () => {
    expect(D(0.1).over(D(12)).times(D(0.6)).cents().toNumber()).toBe(0.01);
  });

  test("refuses what it cannot hold", () => {
    expect(() => D(1e-60)).toThrow(RangeError);
  });
});
