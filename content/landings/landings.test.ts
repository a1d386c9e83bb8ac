import { describe, expect, test } from "vitest";
import { cutRatio, marketRatio } from "../../src/dscr/market-payment.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { loanFacts, planningRates } from "../loan-facts.ts";
import { rangeIn } from "../test-figures.ts";
import { austin } from "./austin.ts";
import { dallas } from "./dallas.ts";
import { florida } from "./florida.ts";
import type { MarketLanding } from "./market-landing.ts";
import { statesOverview } from "./states-overview.ts";
import { texas } from "./texas.ts";

const markets: readonly MarketLanding[] = [austin, dallas, florida, texas];
const site = rangeIn(planningRates(shippedContent).dscr);

describe.each(markets)("$market", (market) => {
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

  test("computes at a rate inside the range that the site states", () => {
    expect(market.dscrBasis.ratePercent).toBeGreaterThanOrEqual(site.low);
    expect(market.dscrBasis.ratePercent).toBeLessThanOrEqual(site.high);
  });

  test.each(market.lenders)("$name has limits, days and rates that make sense", (lender) => {
    expect(lender.minDSCR).toBeGreaterThanOrEqual(0.75);
    expect(lender.minDSCR).toBeLessThanOrEqual(1.5);
    expect(lender.maxLTV).toBeGreaterThanOrEqual(60);
    expect(lender.maxLTV).toBeLessThanOrEqual(Number.parseFloat(loanFacts.maxLtv));
    const days = rangeIn(lender.closingDays);
    expect(days.low).toBeLessThan(days.high);
    const { low, high } = rangeIn(lender.rateRange ?? planningRates(shippedContent).dscr);
    expect(low).toBeLessThan(high);
    expect(low).toBeGreaterThanOrEqual(site.low);
    expect(high).toBeLessThanOrEqual(site.high);
  });
});

test.each(statesOverview.markets)("$name on the states page has terms that make sense", (market) => {
  expect(market.minDscr).toBeGreaterThanOrEqual(0.75);
  expect(market.minDscr).toBeLessThanOrEqual(1.5);
  expect(market.maxLtv).toBeGreaterThanOrEqual(60);
  expect(market.maxLtv).toBeLessThanOrEqual(Number.parseFloat(loanFacts.maxLtv));
  expect(market.minFico).toBeGreaterThanOrEqual(loanFacts.credit.minimum);
  expect(market.minFico).toBeLessThanOrEqual(loanFacts.credit.bestRates);
  expect(rangeIn(market.avgRate).low).toBeGreaterThanOrEqual(site.low);
  expect(market.lenderCount).toBeGreaterThan(0);
});
