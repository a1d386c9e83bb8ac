import { describe, expect, test } from "vitest";
import type { PriceHistory } from "../../../price-history/price-history.ts";
import { findHistoryFile } from "../../../price-history/price-history-catalog.server.ts";
import type { HoldPlan } from "../hold-plan.ts";
import { projectHold } from "../hold-projection.ts";
import type { InternalRate } from "../internal-rate.ts";
import { loanYearsOf } from "../loan-years.ts";
import { TEST_PLAN } from "../test-plans.ts";
import { countStarts, holdFrom, type PastHold } from "./past-holds.ts";
import { refusedIn, salesOf, underwaterOf } from "./past-summary.ts";
import { describeLoan, describePast, describeVacancy } from "./past-text.ts";
import { hardestVacancy, vacancyOf } from "./past-vacancy.ts";

function historyOf(prices: readonly number[], rents = prices, costs = prices): PriceHistory {
  return { place: "Ohio", prices, rents, costs };
}

function steady(percent: number, quarters: number): readonly number[] {
  return Array.from({ length: quarters }, (_, quarter) => 100 * (1 + percent / 100) ** (quarter / 4));
}

function allHolds(plan: HoldPlan, history: PriceHistory, rentsBy: "record" | "plan" = "record") {
  const loanYears = loanYearsOf(plan.deal, plan.holdYears);
  return Array.from({ length: countStarts(history) }, (_, start) =>
    holdFrom(start, plan, loanYears, history, rentsBy),
  );
}

describe("a hold on record", () => {
  test("whose prices, rents and costs rose steadily is the projection with these rates", () => {
    const plan = {
      ...TEST_PLAN,
      holdYears: 12,
      rentGrowthPercent: 3,
      taxGrowthPercent: 2,
      insuranceGrowthPercent: 2,
      costGrowthPercent: 2,
      appreciationPercent: 4,
    };
    const history = historyOf(steady(4, 60), steady(3, 60), steady(2, 60));
    const [hold] = allHolds(plan, history);
    const { years, exits } = projectHold(plan).expected;
    expect(hold?.years).toEqual(years);
    expect(hold?.exits).toEqual(exits);
  });

  test("with rents as typed takes only its prices and costs from the record", () => {
    const plan = { ...TEST_PLAN, holdYears: 3, rentGrowthPercent: 10 };
    const history = historyOf(steady(0, 20));
    const [typed] = allHolds(plan, history, "plan");
    const [record] = allHolds(plan, history, "record");
    expect(typed?.years.map(({ rent }) => rent)).toEqual([31_200, 34_320, 37_752]);
    expect(record?.years.map(({ rent }) => rent)).toEqual([31_200, 31_200, 31_200]);
  });

  test("ends where the record ends", () => {
    const holds = allHolds({ ...TEST_PLAN, holdYears: 10 }, historyOf(steady(2, 14)));
    expect(holds.map(({ years }) => years.length)).toEqual([3, 3, 2, 2, 2, 2, 1, 1, 1, 1]);
    expect(allHolds(TEST_PLAN, historyOf(steady(2, 3)))).toEqual([]);
  });
});

/** Prices stand, fall by half within a year, stand, and are back after 24 quarters. */
const CRASH = [
  ...[100, 100, 100, 100, 90, 75, 60, 50],
  ...Array.from({ length: 16 }, () => 50),
  ...Array.from({ length: 20 }, () => 100),
];

describe("a crash", () => {
  const plan: HoldPlan = {
    ...TEST_PLAN,
    holdYears: 2,
    deal: { ...TEST_PLAN.deal, interestOnlyYears: 0, reserveMonths: 6 },
  };
  const history = historyOf(CRASH, steady(0, CRASH.length), steady(0, CRASH.length));
  const holds: readonly PastHold[] = allHolds(plan, history);
  const whole = holds.filter(({ years }) => years.length === 2);

  test("is the worst start, and the recovery the best", () => {
    const sales = salesOf(holds, 2);
    expect(sales).toMatchObject({ year: 2, starts: 36, worst: { start: 0 }, best: { start: 23 } });
    const losses = whole.filter(({ exits }) => (exits[1]?.gain ?? 0) < 0);
    expect(sales?.lost).toBe(losses.length);
    expect(salesOf(holds, 3)).toBeUndefined();
  });

  test("leaves the house worth less than its loan for as long as it is, and a new loan refused", () => {
    const balance = whole[0]?.years[1]?.balance ?? 0;
    expect(balance).toBeGreaterThan(plan.deal.price * 0.6);
    // Three quarters of the price repay the loan, two thirds do not.
    expect(underwaterOf(whole, plan, history, 2)).toEqual({ starts: 6, longest: { start: 4, quarters: 7 } });
    expect(refusedIn(whole, 2).starts).toBe(
      whole.filter(({ years }) => (years[1]?.value ?? 0) * 0.75 < (years[1]?.balance ?? 0)).length,
    );
  });

  test("is told with its dates and what the sale asked for", () => {
    const sales = salesOf(holds, 2);
    if (!sales) throw new Error("There are sales.");
    const told = describePast(sales, "Ohio");
    expect(told).toMatch(
      /^Of 36 holds of 2 years in Ohio since 1985, \d+ lost money before tax\. The worst began in 1985 Q1: /,
    );
    expect(told).toContain("and the sale would have asked you for $");
    expect(told).toContain("The best began in 1990 Q4: ");
    expect(describeLoan(plan, sales, underwaterOf(whole, plan, history, 2), [refusedIn(whole, 2)])).toMatch(
      /^After 6 of these 36 starts the house was at some time worth less than its loan, the longest for 1 year and 3 quarters after a start in 1986 Q1\. A new loan of 75% of the value would have been refused after some of them, because it could not have repaid the old one: \d+ at the end of year 2, begun from 1985 Q1 to 1986 Q3\.$/,
    );
  });
});

test("two crises are two times in which a new loan was refused", () => {
  const twice = historyOf([...CRASH, ...CRASH.slice(1)]);
  const plan: HoldPlan = { ...TEST_PLAN, holdYears: 1 };
  const holds = allHolds(plan, twice);
  const refused = refusedIn(holds, 1);
  const counted = refused.runs.map(([first, last]) => last - first + 1);
  expect(counted).toHaveLength(2);
  expect(counted.reduce((sum, run) => sum + run)).toBe(refused.starts);
  const sales = salesOf(holds, 1);
  if (!sales) throw new Error("There are sales.");
  expect(describeLoan(plan, sales, { starts: 0, longest: null }, [refused])).toMatch(
    /begun from \d{4} Q\d to \d{4} Q\d and from \d{4} Q\d to \d{4} Q\d\.$/,
  );
});

describe("the order of the starts", () => {
  const sold = (start: number, gain: number, internalRate: InternalRate): PastHold => ({
    start,
    years: [],
    exits: [{ ...EXIT, gain, internalRate }],
  });
  const EXIT = {
    year: 1,
    saleCost: 0,
    penalty: 0,
    proceeds: 0,
    cashIn: 0,
    cashBack: 0,
    equityMultiple: null,
  };
  const one = (percent: number): InternalRate => ({ kind: "one", percent });
  const TWO: InternalRate = { kind: "several", percents: [-50, 10] };
  const orderOf = (holds: readonly PastHold[]) => {
    const { worst, lowerQuarter, middle, upperQuarter, best } = salesOf(holds, 1) ?? {};
    return [worst, lowerQuarter, middle, upperQuarter, best].map((sale) => sale?.start);
  };

  test("is that of their returns, with a loss of everything first", () => {
    const all = [sold(0, 5, one(2)), sold(1, 4, one(3)), sold(2, -9, { kind: "none" }), sold(3, 9, one(4))];
    expect(orderOf([...all, sold(4, 8, one(1))])).toEqual([2, 4, 0, 1, 3]);
  });

  test("is that of their gains if one has two rates: a loss is never the best start", () => {
    const all = [sold(0, 5, one(2)), sold(1, -400, TWO), sold(2, 9, one(1)), sold(3, 7, one(-1))];
    expect(orderOf(all)).toEqual([1, 1, 0, 2, 2]);
    expect(orderOf([sold(0, 5, one(2)), sold(1, 0, TWO)])).toEqual([1, 1, 1, 0, 0]);
  });
});

test("where every new loan would have repaid the old one, it says so", () => {
  const plan = { ...TEST_PLAN, holdYears: 2 };
  const history = historyOf(steady(8, 20));
  const holds = allHolds(plan, history).filter(({ years }) => years.length === 2);
  const sales = salesOf(holds, 2);
  if (!sales) throw new Error("There are sales.");
  expect(describeLoan(plan, sales, { starts: 0, longest: null }, [refusedIn(holds, 2)])).toMatch(
    /A new loan of 75% of the value would have repaid the old one after every start, at the end of year 2\.$/,
  );
});

test("reserves of six months last as long as the full payment and the utilities take", () => {
  const deal = { ...TEST_PLAN.deal, reserveMonths: 6, utilities: 0 };
  expect(describeVacancy({ deal }, null)).toMatch(
    / in 6\.0 months of the first year\. No later year on record was harder\.$/,
  );
  const { due } = vacancyOf(deal) ?? { due: 0 };
  expect(vacancyOf({ ...deal, utilities: due })?.months).toBeCloseTo(3, 9);
});

test("the reserves last shortest after the steepest rise of consumer prices", () => {
  const deal = { ...TEST_PLAN.deal, interestOnlyYears: 0, reserveMonths: 6 };
  const plan = { ...TEST_PLAN, deal, holdYears: 2 };
  const costs = [100, 100, 100, 100, 110, 130, 110, 100, 100, 100];
  const hardest = hardestVacancy(plan, loanYearsOf(deal, 2), historyOf(steady(0, 10), steady(0, 10), costs));
  // Only the first two starts have two years on record.
  expect(hardest).toMatchObject({ start: 1, year: 2 });
  const bills = deal.propertyTax + deal.insurance + deal.associationDues + deal.utilities;
  const first = vacancyOf(deal);
  expect(hardest?.due).toBeCloseTo((first?.due ?? 0) + bills * 0.3, 1);
  expect(describeVacancy(plan, hardest)).toMatch(
    /The hardest year on record was year 2 after a start in 1985 Q2: \$[\d,]+ a month, \d\.\d months\.$/,
  );
  expect(hardestVacancy(plan, [], historyOf(costs))).toBeNull();
});

test("a deal without a loan can owe nothing, and one without reserves has none", () => {
  const deal = { ...TEST_PLAN.deal, downPaymentPercent: 100, reserveMonths: 0 };
  const [sales] = [salesOf(allHolds({ ...TEST_PLAN, deal, holdYears: 1 }, historyOf(steady(1, 9))), 1)];
  if (!sales) throw new Error("There are sales.");
  const plan = { ...TEST_PLAN, deal };
  expect(describeLoan(plan, sales, { starts: 0, longest: null }, [])).toContain("There is no loan");
  expect(describeVacancy(plan, null)).toBe("The deal has no reserves for months without rent.");
});

test("the record of Florida: ten years from 2006 on were the worst", () => {
  const florida = findHistoryFile("fl.json");
  if (!florida) throw new Error("Florida has a record.");
  const sales = salesOf(allHolds({ ...TEST_PLAN, holdYears: 10 }, florida), 10);
  expect(sales?.starts).toBe(123);
  expect(sales && describePast(sales, florida.place)).toMatch(/The worst began in 2006 Q[1-4]: /);
});
