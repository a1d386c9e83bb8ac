import { describe, expect, test } from "vitest";
import type { Deal } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { findFirst, meetsTarget } from "./target-search.ts";

describe("findFirst", () => {
  test.each([
    [0, 10, 7, 7],
    [0, 10, 0, 0],
    [0, 10, 10, 10],
    [0, 10, 11, null],
    [5, 5, 5, 5],
  ])("from %d up to %d, what holds from %d on is found at %s", (start, end, threshold, found) => {
    expect(findFirst(start, end, (whole) => whole >= threshold)).toBe(found);
  });

  test.each([
    [10, 0, 3, 3],
    [10, 0, 10, 10],
    [10, 0, -1, null],
  ])("from %d down to %d, what holds up to %d is found at %s", (start, end, threshold, found) => {
    expect(findFirst(start, end, (whole) => whole <= threshold)).toBe(found);
  });
});

describe("meetsTarget", () => {
  const onIncome = { basis: "noi", downPaymentPercent: 100 } satisfies Partial<Deal>;
  test.each([
    ["the example falls short of 1.25", {}, false],
    ["and reaches 1.17", { targetRatio: 1.17 }, true],
    ["income without a loan is enough", onIncome, true],
    ["and so is a loss, because there is no ratio to miss", { ...onIncome, leaseRent: 400 }, true],
    ["nor does a low rent matter", { downPaymentPercent: 100, leaseRent: 300 }, true],
    [
      "a loan of a cent does not suit a loss",
      { ...onIncome, price: 0.01, downPaymentPercent: 0, leaseRent: 400 },
      false,
    ],
  ])("%s", (_, changes, isMet) => {
    expect(meetsTarget({ ...EXAMPLE_DEAL, ...changes })).toBe(isMet);
  });
});
