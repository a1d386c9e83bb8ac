import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../../tests/setup/properties.ts";
import { type Deal, INITIAL_RENT, type UnitRent } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { lenderRatioOf } from "../ratios/lender-view.ts";
import { ownerCostsOf } from "../ratios/owner-view.ts";
import { collectedRentOf, qualifyingRentOf, qualifyingRentsOf } from "./qualifying-rent.ts";
import { rentInputOf } from "./rent-input.ts";
import { splitAmount } from "./split-amount.ts";

const withRoll = (...rentRoll: readonly UnitRent[]): Deal => ({
  ...EXAMPLE_DEAL,
  ...INITIAL_RENT,
  units: rentRoll.length,
  rentRoll,
});

const leased = { ...INITIAL_RENT, leaseRent: 1500, marketRent: 1450 };
const vacant = { ...INITIAL_RENT, marketRent: 1400, isVacant: true };
const booked = { ...INITIAL_RENT, use: "short-term", shortTermGross: 30_000 } as const;

describe("a rent roll", () => {
  test("counts each unit by its own rule, and adds them up", () => {
    const deal = withRoll(leased, vacant, booked);
    expect(qualifyingRentsOf(deal).map(({ rent, rule }) => [rent, rule.id])).toEqual([
      [1450, "lower-of-two"],
      [1260, "vacant-90"],
      [2000, "gross-80"],
    ]);
    expect(qualifyingRentOf(deal)).toMatchObject({ rent: 4710, rule: { id: "unit-by-unit" } });
    expect(collectedRentOf(deal)).toEqual({ leased: 2900, booked: 2500, total: 5400 });
  });

  test("names the rule where all units share it", () => {
    expect(qualifyingRentOf(withRoll(leased, leased)).rule.id).toBe("lower-of-two");
  });

  test("two units that differ are not judged like their sum", () => {
    const low = { ...INITIAL_RENT, leaseRent: 1000, marketRent: 1600 };
    const high = { ...INITIAL_RENT, leaseRent: 1600, marketRent: 1000 };
    expect(qualifyingRentOf(withRoll(low, high)).rent).toBe(2000);
    const asOne = { ...EXAMPLE_DEAL, leaseRent: 2600, marketRent: 2600 };
    expect(qualifyingRentOf(asOne).rent).toBe(2600);
  });

  test("vacancy and management come off the leased units, the booking fee off the others", () => {
    const { vacancy, management } = ownerCostsOf(withRoll(leased, booked));
    expect(vacancy).toBe(75);
    expect(management).toBe(120 + 500);
  });

  test("moves as a whole: each unit by its share, and all of it together", () => {
    const deal = withRoll(leased, { ...INITIAL_RENT, leaseRent: 2900 });
    const { rent, moveTo } = rentInputOf(deal);
    expect(rent).toBe(4350);
    const moved = moveTo(4785);
    expect(moved.rentRoll.map(({ leaseRent, marketRent }) => [leaseRent, marketRent])).toEqual([
      [1595, 1595],
      [3190, 0],
    ]);
    expect(lenderRatioOf(moved)).toBeGreaterThan(Number(lenderRatioOf(deal)));
  });

  test("of equal units is the deal with one rent for all of them", () => {
    const rents = fc.record({
      leaseRent: fc.integer({ min: 0, max: 5000 }),
      marketRent: fc.integer({ min: 0, max: 5000 }),
      isVacant: fc.boolean(),
    });
    forAll(cases(), [rents, fc.integer({ min: 2, max: 8 })], (rent, units) => {
      const unit = { ...INITIAL_RENT, ...rent };
      const roll = withRoll(...Array.from({ length: units }, () => unit));
      const whole: Deal = {
        ...EXAMPLE_DEAL,
        units,
        leaseRent: rent.leaseRent * units,
        marketRent: rent.marketRent * units,
        isVacant: rent.isVacant,
      };
      expect(lenderRatioOf(roll)).toBe(lenderRatioOf(whole));
      expect(ownerCostsOf(roll)).toEqual(ownerCostsOf(whole));
    });
  });
});

describe("splitAmount", () => {
  test.each([
    [100, [1, 1, 1], [33.33, 33.34, 33.33]],
    [0, [1, 2], [0, 0]],
    [90, [0, 0], [45, 45]],
    [90, [1, 2], [30, 60]],
  ])("%d by %o", (amount, weights, parts) => {
    expect(splitAmount(amount, weights)).toEqual(parts);
  });

  test("adds up to the cent", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 9999 }), { minLength: 1, maxLength: 8 });
    forAll(cases(), [fc.nat({ max: 10_000_000 }), weights], (cents, shares) => {
      const parts = splitAmount(cents / 100, shares);
      const sum = parts.reduce((total, part) => total + Math.round(part * 100), 0);
      expect(sum).toBe(cents);
      expect(parts.every((part) => part >= 0)).toBe(true);
    });
  });
});
