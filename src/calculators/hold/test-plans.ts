import type fc from "fast-check";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { arbitraryDeals } from "../deal/test-deals.ts";
import type { PriceRises } from "./appreciation.ts";
import { type HoldPlan, INITIAL_HOLD } from "./hold-plan.ts";

/** The library is passed in because pure files import none. */
export function arbitraryPlans(library: typeof fc): fc.Arbitrary<HoldPlan> {
  const { boolean, constantFrom, integer, record, tuple } = library;
  const tenths = (min: number, max: number) => integer({ min: min * 10, max: max * 10 }).map((n) => n / 10);
  const figures = record({
    holdYears: integer({ min: 1, max: 30 }),
    rentGrowthPercent: tenths(-5, 8),
    taxGrowthPercent: tenths(-5, 8),
    insuranceGrowthPercent: tenths(-5, 12),
    costGrowthPercent: tenths(-5, 8),
    appreciationPercent: tenths(-10, 12),
    lowAppreciationPercent: tenths(-10, 5),
    swingPercent: tenths(0, 4),
    saleCostPercent: tenths(0, 10),
    afterTax: boolean(),
    filing: constantFrom("single", "joint"),
    otherIncome: integer({ min: 0, max: 400_000 }),
    incomeTaxPercent: tenths(0, 40),
    stateTaxPercent: constantFrom(0, 5, 9.3),
    gainTaxPercent: tenths(0, 25),
    landPercent: tenths(0, 100),
    costSegregationPercent: tenths(0, 100),
    exchange: boolean(),
    saleDay: constantFrom("", "2027-01-15", "2028-02-29"),
  });
  return tuple(arbitraryDeals(library), figures).map(([deal, plan]) => ({ ...plan, deal }));
}

/** $300,000 at 25% down, interest-only for 5 years: it meets its cliff within the hold. */
export const TEST_PLAN: HoldPlan = {
  ...INITIAL_HOLD,
  appreciationPercent: 4,
  lowAppreciationPercent: 0,
  deal: { ...EXAMPLE_DEAL, leaseRent: 2600, interestOnlyYears: 5 },
};

/** One state that fell and one that never did. */
export const TEST_RISES: PriceRises = {
  states: [
    {
      code: "NJ",
      name: "New Jersey",
      fiveYears: 9.6,
      lastYear: 5.4,
      since1991: 4.13,
      worst: {
        5: { percent: -4.76, from: "2007 Q2" },
        10: { percent: -1.67, from: "2007 Q1" },
        15: { percent: 0.21, from: "2005 Q4" },
      },
    },
    {
      code: "WA",
      name: "Washington",
      fiveYears: 5.3,
      lastYear: 1,
      since1991: 5.2,
      worst: {
        5: { percent: -5.49, from: "2007 Q2" },
        10: { percent: 0.87, from: "2007 Q1" },
        15: { percent: 3.23, from: "1998 Q1" },
      },
    },
  ],
  middle: {
    fiveYears: 7.5,
    lastYear: 3.4,
    since1991: 4.18,
    worst: { 5: { percent: -2.78 }, 10: { percent: 0.04 }, 15: { percent: 1.49 } },
  },
  recent: {
    citation: "Index, 2026 Q2",
    link: "https://example.org/recent",
    from: "2021 Q2",
    to: "2026 Q2",
  },
  record: { citation: "Index, 2025 Q3", link: "https://example.org/record" },
  notice: "Not endorsed.",
};
