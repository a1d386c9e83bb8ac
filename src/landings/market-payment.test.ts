import { describe, expect, test } from "vitest";
import { austin } from "../../content/landings/austin.ts";
import { dallas } from "../../content/landings/dallas.ts";
import { florida } from "../../content/landings/florida.ts";
import type { MarketLanding } from "../../content/landings/market-landing.ts";
import { texas } from "../../content/landings/texas.ts";
import { marketRatio, paymentAt } from "./market-payment.ts";

const markets: readonly MarketLanding[] = [austin, dallas, florida, texas];

/** These pages say that they cut their sample ratios. */
const cutRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

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
