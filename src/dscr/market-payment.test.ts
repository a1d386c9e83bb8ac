import { describe, expect, test } from "vitest";
import { austin } from "../../content/landings/austin.ts";
import { dallas } from "../../content/landings/dallas.ts";
import { florida } from "../../content/landings/florida.ts";
import type { MarketLanding } from "../../content/landings/market-landing.ts";
import { texas } from "../../content/landings/texas.ts";
import { cutRatio, marketRatio, paymentAt, pitiaAt } from "./market-payment.ts";

const markets: readonly MarketLanding[] = [austin, dallas, florida, texas];

test("the payment is principal and interest, a year's tax and a year's insurance in twelfths", () => {
  const basis = {
    downPaymentPercent: 25,
    ratePercent: 0,
    termYears: 30,
    propertyTaxPercent: 2,
    insurancePercent: 1,
  };
  expect(paymentAt(360_000, basis)).toBe(750 + 600 + 300);
});

test("every part of the payment is in whole cents, as the note and the bills state it", () => {
  expect(pitiaAt(410_000, florida.dscrBasis)).toEqual({
    principalInterest: 2097.69,
    propertyTax: 478.33,
    insurance: 410,
  });
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

describe.each(markets.map((market) => [market.market, market] as const))("%s", (_name, market) => {
  test("states the ratio that its median price and average rent give", () => {
    const { avgRent, medianHomePrice } = market.stats;
    const ratio = marketRatio(avgRent, medianHomePrice, market.dscrBasis);
    expect(cutRatio(ratio)).toBe(market.medianDscr.toFixed(2));
  });

  test("states the ratio that each city's price and rent give", () => {
    for (const { name, avgRent, medianPrice, dscr } of market.cities ?? []) {
      const ratio = marketRatio(avgRent, medianPrice, market.dscrBasis);
      expect(`${name} ${cutRatio(ratio)}`).toBe(`${name} ${dscr.toFixed(2)}`);
    }
  });
});
