import { expect, test } from "vitest";
import { exactly } from "../../content/figures/landlord-tax.ts";
import { cutRatio, marketRatio, paymentAt, pitiaAt } from "./market-payment.ts";

const basis = {
  downPaymentPercent: 25,
  ratePercent: 0,
  termYears: 30,
  tax: exactly(2),
  insurancePercent: 1,
};

test("the payment is principal and interest, a year's tax and a year's insurance in twelfths", () => {
  expect(paymentAt(360_000, basis)).toBe(750 + 600 + 300);
});

test("the ratio is the rent over that payment", () => {
  expect(marketRatio(2_475, 360_000, basis)).toBe(1.5);
});

test("every part of the payment is in whole cents, as the note and the bills state it", () => {
  expect(pitiaAt(410_000, { ...basis, ratePercent: 7.25, tax: exactly(1.4), insurancePercent: 1.2 })).toEqual(
    {
      principalInterest: 2097.69,
      propertyTax: 478.33,
      insurance: 410,
    },
  );
});

test.each([
  [1.2499, "1.24"],
  [1.15, "1.15"],
  [1.1, "1.10"],
  [0.9999, "0.99"],
  [1, "1.00"],
])("%d is written as %s, never rounded up", (ratio, text) => {
  expect(cutRatio(ratio)).toBe(text);
});
