import { describe, expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { describeLoanBelowOne, LTV_LIMITS, ltvLimitOf } from "./ltv-limit.ts";
import { maximumsOf } from "./maximum-loan.ts";

const belowOneLtv = { lower: 65, upper: 70, text: "65-70%" };
const PURPOSES = ["purchase", "rate-term", "cash-out"] as const;

test("a refinance is lent less than a purchase, and a cash-out least", () => {
  expect(Object.values(LTV_LIMITS)).toEqual([80, 75, 70]);
});

describe("ltvLimitOf", () => {
  test.each(PURPOSES)("from 1.00 on, a %s has its usual limit", (purpose) => {
    expect(ltvLimitOf({ purpose, targetRatio: 1 }, belowOneLtv)).toEqual({
      percent: LTV_LIMITS[purpose],
      reason: purpose,
    });
  });

  test.each(PURPOSES)("below 1.00, a %s is lent less than usual", (purpose) => {
    for (const targetRatio of [0.999, 0.75, 0]) {
      const { percent } = ltvLimitOf({ purpose, targetRatio }, belowOneLtv);
      expect(percent).toBe(65);
      expect(percent).toBeLessThan(LTV_LIMITS[purpose]);
    }
  });

  test("a target of 0.75 no longer leads to a loan of 80%", () => {
    const deal = { ...EXAMPLE_DEAL, leaseRent: 4000, targetRatio: 0.75 };
    const { percent } = ltvLimitOf(deal, belowOneLtv);
    expect(maximumsOf(deal, percent)).toMatchObject({ maxLoan: 195_000, maxLoanBinding: "ltv" });
  });
});

describe("describeLoanBelowOne", () => {
  const say = (downPaymentPercent: number, targetRatio: number) =>
    describeLoanBelowOne({ ...EXAMPLE_DEAL, downPaymentPercent, targetRatio }, belowOneLtv);

  test("names the loan that such lenders would not make", () => {
    expect(say(20, 0.75)).toBe(
      "A target below 1.00 takes a smaller loan as well: lenders that accept it commonly stop at 65-70% of the value, and this loan is 80% of it.",
    );
  });

  test.each([
    ["a target of 1.00", 20, 1],
    ["a loan within the limit", 35, 0.75],
    ["no loan", 100, 0.75],
  ])("is silent with %s", (_, downPaymentPercent, targetRatio) => {
    expect(say(downPaymentPercent, targetRatio)).toBeNull();
  });
});
