import { describe, expect, test } from "vitest";
import { type Deal, INITIAL_RENT } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { ownerViewOf } from "../ratios/owner-view.ts";
import { rentInputOf } from "../rent/rent-input.ts";
import { withBookings } from "./bookings.ts";
import { bookingsResultRowsOf, bookingsRowsOf, guestRowsOf, monthRowsOf } from "./bookings-rows.ts";
import { describeBookings } from "./bookings-text.ts";
import { bookingsViewOf } from "./bookings-view.ts";
import { compareRules } from "./compare-rules.ts";

const nightly: Deal = withBookings({
  ...EXAMPLE_DEAL,
  use: "short-term",
  bookingsBy: "nightly",
  nightlyRate: 200,
  occupancyPercent: 60,
});
const summer: Deal = withBookings({
  ...nightly,
  bookingsBy: "months",
  monthlyBookings: [0, 0, 3000, 3000, 3000, 9000, 9000, 9000, 3000, 3000, 1800, 0],
});
const furnished: Deal = {
  ...nightly,
  hasBookingCosts: true,
  cleaningPerStay: 100,
  supplies: 50,
  furniture: 20_000,
};

describe("a year of bookings", () => {
  test("is the sum of its months, or rate times nights times occupancy", () => {
    expect(nightly.shortTermGross).toBe(43_800);
    expect(summer.shortTermGross).toBe(43_800);
  });

  test("of two units has twice the nights", () => {
    expect(withBookings({ ...nightly, units: 2 }).shortTermGross).toBe(87_600);
  });

  test("is a sum in a rent roll", () => {
    const roll = { ...nightly, rentRoll: [INITIAL_RENT, { ...INITIAL_RENT, use: "short-term" as const }] };
    expect(withBookings(roll).bookingsBy).toBe("year");
  });

  test("that is moved keeps its season, and is no longer that of the months", () => {
    const moved = rentInputOf(summer).moveTo(4000);
    expect(moved).toMatchObject({ bookingsBy: "year", shortTermGross: 48_000 });
    expect(bookingsViewOf(moved)?.months[6]?.bookings).toBeCloseTo((9000 * 48_000) / 43_800, 2);
  });
});

describe("what guests cost", () => {
  test("leaves the owner less a month, and furniture is cash put in", () => {
    const [without, listed] = [ownerViewOf(nightly), ownerViewOf(furnished)];
    // 43,800 / 12 / 200 / 3 stays of $100, and $50 of supplies.
    expect(without.monthlyCashFlow - listed.monthlyCashFlow).toBeCloseTo(608.33 + 50, 2);
    expect(listed.cash.total).toBe(without.cash.total);
    const invested = (view: typeof listed) => (view.monthlyCashFlow * 1200) / (view.cashOnCash ?? 1);
    expect(invested(listed) - invested(without)).toBeCloseTo(20_000, 6);
  });

  test("is nothing in a lease, and nothing unless it is listed", () => {
    expect(ownerViewOf({ ...furnished, use: "long-term" }).costs.bookings).toBe(0);
    expect(ownerViewOf({ ...furnished, hasBookingCosts: false }).costs.bookings).toBe(0);
  });
});

describe("the break-even", () => {
  test("leaves nothing and lacks nothing, cleaning included", () => {
    const percent = bookingsViewOf(furnished)?.breakEvenPercent ?? 0;
    const even = withBookings({ ...furnished, occupancyPercent: percent });
    expect(Math.abs(ownerViewOf(even).monthlyCashFlow)).toBeLessThan(0.02);
  });

  test("is out of reach if a booked dollar costs a dollar", () => {
    const view = bookingsViewOf({ ...furnished, cleaningPerStay: 600 });
    expect(view).toMatchObject({ breakEvenYear: null, breakEvenPercent: null });
  });

  test("has no occupancy without a nightly rate, or for the ratio where bookings do not count", () => {
    expect(bookingsViewOf({ ...nightly, nightlyRate: 0 })?.breakEvenPercent).toBeNull();
    expect(bookingsViewOf({ ...nightly, shortTermRule: "market-only" })?.targetPercent).toBeNull();
  });
});

describe("the lowest month", () => {
  test("ends the winter that begins in fall, over the end of the year", () => {
    const view = bookingsViewOf(summer);
    expect(view?.lowest).toMatchObject({ firstMonth: 8, lowestMonth: 4 });
    expect(view && describeBookings(view)).toMatch(
      /lowest at the end of May: have \$[\d,]+ ready before September\.$/,
    );
  });

  test("does not come if no month falls below zero", () => {
    const rich = withBookings({ ...nightly, nightlyRate: 900 });
    const view = bookingsViewOf(rich);
    expect(view?.lowest).toBeNull();
    expect(view && describeBookings(view)).toMatch(/No month costs you money; the weakest is January with/);
  });
});

test("rows name what was typed and what it comes to, and a lease has none of them", () => {
  const labels = (rows: readonly { readonly label: string }[]) => rows.map(({ label }) => label);
  expect(labels([...bookingsRowsOf(furnished), ...guestRowsOf(furnished)])).toEqual([
    "Bookings known by",
    "Nightly rate",
    "Nights booked",
    "Nights of a stay",
    "Cleaning a month",
    "Supplies a month",
    "Furniture",
    "Years that furniture lasts",
  ]);
  expect(labels(bookingsResultRowsOf(furnished))).toContain("Break-even occupancy");
  expect(monthRowsOf(furnished, "cells")).toHaveLength(24);
  const leased: Deal = { ...furnished, use: "long-term" };
  expect(
    [bookingsRowsOf, guestRowsOf, bookingsResultRowsOf, monthRowsOf].flatMap((rows) => rows(leased)),
  ).toEqual([]);
});

test("rules stand side by side, with the lenders that state one", () => {
  const lenders = [{ name: "One", bookingsRules: ["market-only"] as const }, { name: "Two" }];
  const rules = compareRules({ ...nightly, marketRent: 2000 }, lenders);
  expect(rules.map(({ id, rent, isChosen, lenders: stating }) => [id, rent, isChosen, ...stating])).toEqual([
    ["gross-80", 2920, true],
    ["lower-80", 1600, false],
    ["net-of-fees", 2920, false],
    ["average-100", 3650, false],
    ["market-only", 2000, false, "One"],
  ]);
});
