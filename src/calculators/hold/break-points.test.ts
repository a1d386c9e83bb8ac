import { describe, expect, test } from "vitest";
import type { Deal } from "../deal/deal.ts";
import { breakPointsOf, cliffOf } from "./break-points.ts";
import type { HoldPlan } from "./hold-plan.ts";
import { projectHold } from "./hold-projection.ts";
import { TEST_PLAN } from "./test-plans.ts";

const STILL = {
  rentGrowthPercent: 0,
  taxGrowthPercent: 0,
  insuranceGrowthPercent: 0,
  costGrowthPercent: 0,
  swingPercent: 0,
} as const;
const withDeal = (plan: HoldPlan, changes: Partial<Deal>): HoldPlan => ({
  ...plan,
  deal: { ...plan.deal, ...changes },
});

describe("what breaks first", () => {
  test("the cliff after interest-only years turns the cash flow of the low case negative", () => {
    const { years } = projectHold(TEST_PLAN).low;
    expect(breakPointsOf(years)).toMatchObject({ hasRatio: true, ratio: undefined, cashFlow: { year: 6 } });
    expect(cliffOf(TEST_PLAN.deal)).toEqual({ year: 6, from: 1359.38, to: 1626.32 });
  });

  test("a ratio of exactly 1.00 is not broken, a cent less of rent is", () => {
    const { deal } = withDeal(TEST_PLAN, { interestOnlyYears: 0 });
    const payment = 1534.9 + 600;
    const yearsAt = (leaseRent: number) =>
      projectHold({ ...TEST_PLAN, ...STILL, deal: { ...deal, leaseRent } }).low.years;
    expect(breakPointsOf(yearsAt(payment)).ratio).toBeUndefined();
    expect(breakPointsOf(yearsAt(payment - 0.01)).ratio?.year).toBe(1);
  });

  test.each([
    ["no interest-only years", { interestOnlyYears: 0 }],
    ["a balloon", { interestOnlyYears: 30 }],
    ["no loan", { downPaymentPercent: 100 }],
  ])("there is no cliff with %s", (_, changes) => {
    expect(cliffOf({ ...TEST_PLAN.deal, ...changes })).toBeNull();
  });

  test("without a loan there is no ratio to break", () => {
    const { years } = projectHold(withDeal(TEST_PLAN, { downPaymentPercent: 100 })).low;
    expect(breakPointsOf(years)).toEqual({ hasRatio: false, ratio: undefined, cashFlow: undefined });
  });
});
