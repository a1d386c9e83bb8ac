import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exactly } from "../../content/figures/landlord-tax.ts";
import { cases } from "../../tests/setup/properties.ts";
import { sumPitia } from "../dscr/lender-ratio.ts";
import { carriedPrice, carryingRentPercent, paymentOn, ratioOn } from "./median-house.ts";

const loan = { downPaymentPercent: 25, ratePercent: 7.25, termYears: 30 };
/** A house of Ohio's medians of 2023, with 1.22% for tax and 0.6% for insurance. */
const ohio = { rent: 1014, value: 220_200, tax: exactly(1.22), insurancePercent: 0.6 };

describe("a house of published figures", () => {
  test("the payment has its three parts, in cents", () => {
    // 165,150 borrowed over 30 years; 1.22% and 0.6% of 220,200, by the month.
    expect(paymentOn(ohio, loan)).toEqual({
      principalInterest: 1126.61,
      propertyTax: 223.87,
      insurance: 110.1,
    });
  });

  test("the ratio is rent over the full payment", () => {
    expect(ratioOn(ohio, loan)).toBeCloseTo(1014 / 1460.58, 10);
  });

  test("the house that carries itself costs as much less as the ratio says", () => {
    const price = carriedPrice(ohio, loan);
    expect(price).toBe(152_800);
    expect(price / ohio.value).toBeCloseTo(ratioOn(ohio, loan), 2);
  });

  test("the share of the price that a month's rent must reach", () => {
    expect(carryingRentPercent(ohio, loan)).toBeCloseTo(0.6633, 4);
  });

  const houses = fc.record({
    rent: fc.integer({ min: 500, max: 5_000 }),
    value: fc.integer({ min: 80_000, max: 2_000_000 }),
    tax: fc.integer({ min: 20, max: 300 }).map((hundredths) => exactly(hundredths / 100)),
    insurancePercent: fc.constantFrom(0.6, 1, 1.2),
  });
  const loans = fc.record({
    downPaymentPercent: fc.integer({ min: 0, max: 60 }),
    ratePercent: fc.integer({ min: 24, max: 96 }).map((eighths) => eighths / 8),
    termYears: fc.constant(30),
  });

  test("the carried price is the highest of its kind: 100 dollars more and the rent falls short", () => {
    fc.assert(
      fc.property(houses, loans, (house, terms) => {
        const price = carriedPrice(house, terms);
        const paymentFor = (value: number) => sumPitia(paymentOn({ ...house, value }, terms));
        expect(paymentFor(price)).toBeLessThanOrEqual(house.rent);
        expect(paymentFor(price + 100)).toBeGreaterThan(house.rent);
      }),
      cases(),
    );
  });

  test("a higher rate or a smaller down payment never raises the ratio", () => {
    fc.assert(
      fc.property(houses, loans, (house, terms) => {
        const ratio = ratioOn(house, terms);
        expect(ratioOn(house, { ...terms, ratePercent: terms.ratePercent + 0.125 })).toBeLessThanOrEqual(
          ratio,
        );
        expect(
          ratioOn(house, { ...terms, downPaymentPercent: terms.downPaymentPercent + 1 }),
        ).toBeGreaterThanOrEqual(ratio);
      }),
      cases(),
    );
  });
});
