import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { toCents } from "../../dscr/cents.ts";
import { INITIAL_RENT } from "../deal/deal.ts";
import { exitAt } from "../deal/prepayment/exit-cost.ts";
import { lenderRatioOf } from "../deal/ratios/lender-view.ts";
import { ownerViewOf } from "../deal/ratios/owner-view.ts";
import { growthIn, HOLD_CASES, type HoldPlan } from "./hold-plan.ts";
import { projectHold } from "./hold-projection.ts";
import { yearsToBalloon } from "./loan-years.ts";
import { arbitraryPlans, TEST_PLAN } from "./test-plans.ts";

const plans = arbitraryPlans(fc);
const withDeal = (plan: HoldPlan, changes: Partial<HoldPlan["deal"]>): HoldPlan => ({
  ...plan,
  deal: { ...plan.deal, ...changes },
});
const STILL = {
  rentGrowthPercent: 0,
  taxGrowthPercent: 0,
  insuranceGrowthPercent: 0,
  costGrowthPercent: 0,
  appreciationPercent: 0,
  swingPercent: 0,
} as const;

describe("the years", () => {
  test("the first is the deal as the analyzer shows it, twelve times", () => {
    forAll(cases(30), [plans], (plan) => {
      const [first] = projectHold(plan).expected.years;
      const { monthlyCashFlow, collectedRent } = ownerViewOf(plan.deal);
      expect(first && toCents(first.rent)).toBe(toCents(collectedRent * 12));
      expect(first && toCents(first.cashFlow)).toBe(toCents(monthlyCashFlow * 12));
      if (first?.ratio != null) expect(first.ratio).toBe(lenderRatioOf(plan.deal));
    });
  });

  test("without growth every rent, bill and value stays the same", () => {
    forAll(cases(30), [plans], (plan) => {
      const lasting = withDeal(plan, { furniture: 0 });
      const { years } = projectHold({ ...lasting, ...STILL }).expected;
      expect(new Set(years.map(({ rent }) => rent)).size).toBeLessThanOrEqual(1);
      expect(new Set(years.map(({ costs }) => costs)).size).toBeLessThanOrEqual(1);
      expect(years.every(({ value }) => value === plan.deal.price)).toBe(true);
    });
  });

  test("furniture is bought anew after its years, and grows dearer like dues", () => {
    const booked = withDeal(
      { ...TEST_PLAN, ...STILL, costGrowthPercent: 10, holdYears: 12 },
      {
        ...INITIAL_RENT,
        ...{
          use: "short-term",
          shortTermGross: 60_000,
          hasBookingCosts: true,
          associationDues: 0,
          utilities: 0,
        },
        ...{ cleaningPerStay: 0, supplies: 0, furniture: 10_000, furnitureYears: 5, rentRoll: [] },
      },
    );
    const costs = projectHold(booked).expected.years.map((year) => year.costs);
    const extra = costs.map((cost) => Math.round(cost - (costs[0] ?? 0)));
    expect(extra).toEqual([0, 0, 0, 0, 0, 16_105, 0, 0, 0, 0, 25_937, 0]);
    expect(projectHold(booked).invested - projectHold(withDeal(booked, { furniture: 0 })).invested).toBe(
      10_000,
    );
  });

  test("a lease that shrinks to less than a cent is still a lease, and the market rent does not take its place", () => {
    const shrinking = withDeal(
      { ...TEST_PLAN, rentGrowthPercent: -4, holdYears: 30 },
      { units: 1, use: "long-term", isVacant: false, leaseRent: 0.01, marketRent: 6_000 },
    );
    const { years } = projectHold(shrinking).expected;
    expect(years).toHaveLength(30);
    expect(new Set(years.map(({ rent }) => rent))).toEqual(new Set([0.12]));
  });

  test("the cents add up", () => {
    forAll(cases(30), [plans], (plan) => {
      const projection = projectHold(plan);
      for (const holdCase of HOLD_CASES) {
        const { years, exits } = projection[holdCase];
        const wrong = years.filter(
          ({ rent, costs, debt, cashFlow, value, balance, equity }) =>
            toCents(rent) - toCents(costs) - toCents(debt) !== toCents(cashFlow) ||
            toCents(value) - toCents(balance) !== toCents(equity),
        );
        const wrongSales = exits.filter(
          ({ saleCost, penalty, proceeds, gain, cashBack, cashIn }, index) =>
            toCents(years[index]?.equity ?? 0) - toCents(saleCost) - toCents(penalty) !== toCents(proceeds) ||
            toCents(cashBack) - toCents(cashIn) !== toCents(gain),
        );
        expect([...wrong, ...wrongSales]).toEqual([]);
      }
    });
  });

  test("balance and penalty are those of the exit table, to the last year", () => {
    forAll(cases(30), [plans], (plan) => {
      const { years } = projectHold(plan).expected;
      for (const { year, balance, penalty } of years) {
        expect(exitAt(plan.deal, year * 12)).toMatchObject({ balance, penalty });
      }
    });
  });

  test.each([
    ["30 years of a loan over 15 have no payment, balance or ratio in the 16th", { termYears: 15 }, 16],
    ["a loan that ends in the middle of the 8th year", { termYears: 7.5 }, 9],
  ] as const)("%s", (_, changes, year) => {
    const { years } = projectHold(
      withDeal({ ...TEST_PLAN, holdYears: 30 }, { interestOnlyYears: 0, ...changes }),
    ).expected;
    expect(years).toHaveLength(30);
    expect(years[year - 1]).toMatchObject({ debt: 0, balance: 0, ratio: null });
    expect(years[year - 2]?.debt).toBeGreaterThan(0);
  });

  test("half a year of payments is half a year of debt service", () => {
    const plan = withDeal({ ...TEST_PLAN, holdYears: 30 }, { interestOnlyYears: 0, termYears: 7.5 });
    const [first, ...others] = projectHold(plan).expected.years;
    expect(others[6]?.debt).toBeCloseTo((first?.debt ?? 0) / 2, 2);
  });

  test("a loan that falls due as a whole ends the projection, without a penalty", () => {
    const balloon = withDeal(TEST_PLAN, { termYears: 5, interestOnlyYears: 5, prepayment: "5-4-3-2-1" });
    expect(projectHold(balloon).expected.years.at(-1)?.penalty).toBe(0);
    const plan = withDeal(TEST_PLAN, { termYears: 7, interestOnlyYears: 7 });
    expect(projectHold(plan).expected.years).toHaveLength(7);
    expect(yearsToBalloon(plan.deal)).toBe(7);
    expect(projectHold(withDeal(TEST_PLAN, { termYears: 0 })).expected.years).toEqual([]);
    expect(yearsToBalloon({ ...plan.deal, downPaymentPercent: 100 })).toBeNull();
  });
});

describe("the cases", () => {
  test("low and high differ from the expected case by the swing, and low prices by their own figure", () => {
    const plan = { ...TEST_PLAN, swingPercent: 1.5 };
    expect(growthIn("expected", plan)).toEqual({ rent: 3, tax: 3, insurance: 5, costs: 3, value: 4 });
    expect(growthIn("low", plan)).toEqual({ rent: 1.5, tax: 4.5, insurance: 6.5, costs: 4.5, value: 0 });
    expect(growthIn("high", plan)).toEqual({ rent: 4.5, tax: 1.5, insurance: 3.5, costs: 1.5, value: 5.5 });
  });

  test("the low case is never better than expected, nor the high case worse", () => {
    forAll(cases(30), [plans], (plan) => {
      const { low, expected, high } = projectHold(
        withDeal(plan, { rentRoll: [], capitalReservePercent: 0, hasBookingCosts: false }),
      );
      const valuesOf = ({ years }: typeof low) => years.map(({ value }) => value);
      for (const [index, value] of valuesOf(expected).entries()) {
        expect(valuesOf(low)[index]).toBeLessThanOrEqual(value);
        expect(valuesOf(high)[index]).toBeGreaterThanOrEqual(value);
      }
      for (const [index, { cashFlow }] of expected.years.entries()) {
        // Shares of a rent are rounded one by one, so that a cent of rent may cost up to five a month; the guests who pay it cost any number.
        expect(low.years[index]?.cashFlow).toBeLessThanOrEqual(cashFlow + 0.6);
        expect(high.years[index]?.cashFlow).toBeGreaterThanOrEqual(cashFlow - 0.6);
      }
    });
  });
});

describe("a sale", () => {
  test("more rent never lowers the return", () => {
    forAll(cases(30), [plans, fc.integer({ min: 1, max: 500 })], (plan, more) => {
      const house = { use: "long-term", isVacant: false, marketRent: 0, rentRoll: [] } as const;
      const leased = withDeal(plan, { ...house, managementPercent: 8 });
      const raised = withDeal(leased, { leaseRent: leased.deal.leaseRent + more });
      const [before, after] = [leased, raised].map((each) => projectHold(each).expected.exits.at(-1));
      if (before?.internalRate.kind !== "one" || after?.internalRate.kind !== "one") return;
      // With money going out again in between, the rate says less than the gain.
      expect(after.gain).toBeGreaterThan(before.gain);
      if (before.cashIn === projectHold(leased).invested) {
        expect(after.internalRate.percent).toBeGreaterThanOrEqual(before.internalRate.percent - 1e-9);
      }
    });
  });

  test("the cash invested is the down payment, the closing costs and the points, without the reserves", () => {
    // 25% of $300,000, 2% of the price, 1% of the loan.
    expect(projectHold(TEST_PLAN).invested).toBe(75_000 + 6_000 + 2_250);
    expect(projectHold(withDeal(TEST_PLAN, { purpose: "rate-term" })).invested).toBe(83_250);
  });

  test("with nothing invested there is a gain, but no rate and no multiple", () => {
    const free = { downPaymentPercent: 0, closingCostPercent: 0, points: 0, leaseRent: 9000 };
    const exit = projectHold(withDeal(TEST_PLAN, { ...free, prepayment: "none" })).expected.exits.at(-1);
    expect(exit).toMatchObject({ equityMultiple: null, internalRate: { kind: "none" } });
  });
});
