import { describe, expect, test } from "vitest";
import {
  type Deal,
  downPaymentOf,
  hasLoan,
  INITIAL_DEAL,
  loanAmountOf,
  loanToValueOf,
  usualBasis,
  withDownPayment,
} from "./deal.ts";
import { EXAMPLE_DEAL } from "./example-deal.ts";
import { lenderRatioOf, lenderViewOf } from "./ratios/lender-view.ts";
import { cashNeededOf, ownerCostsOf, ownerViewOf } from "./ratios/owner-view.ts";
import { qualifyingRentOf } from "./rent/qualifying-rent.ts";

const deal = (changes: Partial<Deal>): Deal => ({ ...EXAMPLE_DEAL, ...changes });

describe("qualifyingRentOf", () => {
  test.each([
    ["the lease alone", {}, 2500, "lease"],
    ["a market rent below the lease", { marketRent: 2300 }, 2300, "lower-of-two"],
    ["a market rent above the lease", { marketRent: 2700 }, 2500, "lower-of-two"],
    ["a vacant house", { isVacant: true, marketRent: 2400 }, 2160, "vacant-90"],
    ["no lease", { leaseRent: 0, marketRent: 2400 }, 2160, "vacant-90"],
    ["bookings", { use: "short-term", shortTermGross: 60_000 }, 4000, "gross-80"],
    [
      "bookings beside a market rent",
      { use: "short-term", shortTermGross: 60_000, marketRent: 3000, shortTermRule: "lower-80" },
      2400,
      "lower-80",
    ],
    [
      "bookings without a market rent",
      { use: "short-term", shortTermGross: 60_000, shortTermRule: "lower-80" },
      4000,
      "lower-80",
    ],
    [
      "bookings less fees",
      { use: "short-term", shortTermGross: 60_000, shortTermRule: "net-of-fees", shortTermFeePercent: 25 },
      3750,
      "net-of-fees",
    ],
    [
      "a projection",
      { use: "short-term", shortTermGross: 60_000, hasShortTermHistory: false, marketRent: 2600 },
      2600,
      "market-only",
    ],
  ] as const)("%s", (_, changes, rent, rule) => {
    const chosen = qualifyingRentOf(deal(changes));
    expect(chosen.rent).toBe(rent);
    expect(chosen.rule.id).toBe(rule);
  });
});

describe("the loan", () => {
  test.each([
    [300_000, 25, 75_000],
    [333_333.33, 20, 66_666.67],
    [100_000, 0, 0],
    [100_000, 100, 100_000],
  ])("price and percentage: %d at %d%% is %d down, and the rest is borrowed", (price, percent, down) => {
    const terms = { price, downPaymentPercent: percent };
    expect(downPaymentOf(terms)).toBe(down);
    expect(Math.round((downPaymentOf(terms) + loanAmountOf(terms)) * 100)).toBe(Math.round(price * 100));
  });

  test("a down payment in dollars reads back to the cent", () => {
    const changed = withDownPayment(deal({ price: 287_431.17 }), 61_234.56);
    expect(downPaymentOf(changed)).toBe(61_234.56);
    expect(loanToValueOf(changed)).toBeCloseTo(78.695, 2);
  });

  test("all paid in cash is none", () => {
    expect(hasLoan(deal({ downPaymentPercent: 100 }))).toBe(false);
    expect(hasLoan(deal({ downPaymentPercent: 99.99 }))).toBe(true);
  });

  test.each([
    [1, "pitia"],
    [4, "pitia"],
    [5, "noi"],
    [8, "noi"],
  ] as const)("%d units are usually judged by %s", (units, basis) => {
    expect(usualBasis(units)).toBe(basis);
  });
});

test("five units on net operating income leave out vacancy, management, repairs and reserves", () => {
  const view = lenderViewOf(deal({ units: 5, basis: "noi", leaseRent: 8000, maintenancePercent: 6 }));
  expect(view.income).toBe(8000 - 800 - 480 - 125 - 600);
  expect(view.obligation).toBeCloseTo(1534.9, 2);
});

describe("the owner of a short-term rental", () => {
  const booked = { use: "short-term", shortTermGross: 60_000, shortTermFeePercent: 20 } as const;

  test.each(["gross-80", "lower-80", "net-of-fees"] as const)(
    "pays the booking fee, and for no empty night twice, whichever rule counts the rent: %s",
    (shortTermRule) => {
      const terms = { ...booked, shortTermRule, vacancyPercent: 10, managementPercent: 8 } as const;
      expect(ownerCostsOf(deal(terms))).toMatchObject({ vacancy: 0, management: 1000 });
      // $5,000 less the fee, 5% and 5%, taxes, insurance and dues, and the payment.
      expect(ownerViewOf(deal(terms)).monthlyCashFlow).toBe(5000 - 1000 - 500 - 600 - 1534.9);
    },
  );

  test("pays it on a projection too", () => {
    expect(ownerCostsOf(deal({ ...booked, hasShortTermHistory: false }))).toMatchObject({
      vacancy: 0,
      management: 1000,
    });
  });
});

describe("cashNeededOf", () => {
  test("a purchase needs the down payment, costs, points and reserves", () => {
    expect(cashNeededOf(EXAMPLE_DEAL)).toMatchObject({
      downPayment: 75_000,
      closingCosts: 6000,
      points: 2250,
      cashOut: 0,
    });
  });

  test("a cash-out pays off the old loan and hands over the rest", () => {
    const cash = cashNeededOf(deal({ purpose: "cash-out", payoff: 150_000, reserveMonths: 0 }));
    expect(cash.cashOut).toBe(225_000 - 150_000 - 6000 - 2250);
    expect(cash.total).toBe(-cash.cashOut);
  });
});

test("an empty deal has neither a ratio nor a return", () => {
  expect(lenderRatioOf(INITIAL_DEAL)).toBeNull();
  expect(ownerViewOf(INITIAL_DEAL).cashOnCash).toBeNull();
});
