import fc from "fast-check";
import { expect, test } from "vitest";
import { cases, forAll } from "../../../../tests/setup/properties.ts";
import { withDownPayment } from "../deal.ts";
import { arbitraryDeals } from "../test-deals.ts";
import { formatLtv, isWithinLtv } from "./loan-to-value.ts";

test("a percentage down leaves exactly the rest to borrow, at every price", () => {
  forAll(cases(), [arbitraryDeals(fc), fc.integer({ min: 0, max: 100 })], (deal, downPaymentPercent) => {
    expect(isWithinLtv({ ...deal, downPaymentPercent }, 100 - downPaymentPercent)).toBe(true);
  });
});

test("one cent less down than the limit leaves is too little", () => {
  forAll(cases(), [arbitraryDeals(fc), fc.integer({ min: 1, max: 99 })], (deal, limit) => {
    const needed = Math.floor(deal.price * (100 - limit)) / 100;
    expect(isWithinLtv(withDownPayment(deal, needed - 0.01), limit)).toBe(false);
  });
});

test.each([
  [80, "80%"],
  [78.7, "78.7%"],
  [80.0001, "80.01%"],
  [79.999, "80%"],
  [0, "0%"],
])("%d is shown as %s, never rounded down", (ltv, text) => {
  expect(formatLtv(ltv)).toBe(text);
});
