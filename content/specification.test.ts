import { describe, expect, test } from "vitest";
import { namedFigures } from "../src/markdown/named-figures-catalog.server.ts";
import { shippedContent } from "../tests/setup/shipped-content.ts";
import { creditScoreGuides } from "./guides/credit-score-guides.ts";
import { nationalStateFigures } from "./guides/state-guide.ts";
import { austin } from "./landings/austin.ts";
import { dallas } from "./landings/dallas.ts";
import { florida } from "./landings/florida.ts";
import type { RateFactor } from "./landings/landing-page.ts";
import { rates } from "./landings/rates.ts";
import { statesOverview } from "./landings/states-overview.ts";
import { texas } from "./landings/texas.ts";
import { lenders } from "./lenders.ts";
import { landingDscrBands, loanFacts, planningRates } from "./loan-facts.ts";
import { prequalificationSteps } from "./prequalification-steps.ts";

/**
 * The figures that the specification states, word for word (sections 3 and 9). Only this file pins them: an operator
 * who has better figures changes content/ and this file, and no other test.
 */
describe("the specification's figures", () => {
  test("of the guides", () => {
    const { belowOneLtv, ...specified } = loanFacts;
    expect(specified).toEqual({
      dscr: { minimum: "1.00", preferred: "1.25+", bestRates: "1.30+" },
      credit: { minimum: 620, typical: 660, goodRates: 680, bestRates: 750, floridaFloor: "580-620" },
      downPayment: { minimum: "20%", preferred: "25%" },
      maxLtv: "80%",
      reserves: "2-6 months",
      term: "30 years, with shorter terms offered",
      originationFee: "1-2%",
      prepaymentPenalty: { general: "1-3 years", longGuide: "2-3 years" },
      loanMaximum: "$5M+",
      units: { general: "1-8 units", landing: "1-4 units" },
      approval: "24-48 hours",
      closing: { general: "21-30 days", faq: "14-30 days" },
      rateLock: "30-60 days",
      conventionalPropertyCap: 10,
      quickCheck: { dscr: "1.10x-1.25x", credit: "660+", ltv: "75%-80%", units: "1-8 units" },
      minimumAge: 18,
    });
    expect(planningRates(shippedContent)).toEqual({ dscr: "6.75%-8.5%", conventional: "6.0%-7.0%" });
  });

  test("of the bands on the landing pages", () => {
    expect(landingDscrBands.map(({ label, range }) => `${label} ${range}`)).toEqual([
      "Excellent 1.30+",
      "Good 1.20-1.29",
      "Acceptable 1.00-1.19",
    ]);
  });

  test("of the adders to a rate, in percentage points", () => {
    const factors: readonly RateFactor[] = rates(shippedContent).factors;
    const adders = factors.flatMap(({ options }) =>
      options.flatMap(({ label, adder }) =>
        adder && adder.high > 0 ? [[label, adder.low, adder.high]] : [],
      ),
    );
    expect(adders).toEqual([
      ["620-699", 0.5, 0.5],
      ["Below 620", 1, 1],
      ["1.25-1.39", 0.25, 0.25],
      ["1.00-1.24", 0.5, 0.5],
      ["80% (over 75%)", 0.25, 0.25],
      ["85% (over 80%)", 0.5, 0.5],
      ["Two or more units", 0.25, 0.25],
      ["Short-term rental", 0.5, 0.5],
      ["New investor", 0.25, 0.5],
    ]);
  });

  test("of the four sample rates", () => {
    expect(rates(shippedContent).lenders.map(({ rate }) => rate)).toEqual([6.75, 7.25, 7.75, 8]);
  });

  test("of the three lenders", () => {
    expect(
      lenders(shippedContent).map((lender) => [
        lender.id,
        lender.minDSCR,
        lender.maxLTV,
        lender.minLoanAmount,
        lender.maxLoanAmount,
        lender.rating,
        lender.closingTime,
      ]),
    ).toEqual([
      ["anchor-loans", 1, 80, 100_000, 5_000_000, 4.8, "21-30 days"],
      ["lima-one", 1, 85, 75_000, 3_000_000, 4.6, "14-21 days"],
      ["kiavi", 1.1, 80, 150_000, 2_500_000, 4.7, "18-25 days"],
    ]);
  });

  test("of the down payment by credit tier: it falls from 25-30% to 20%", () => {
    expect(creditScoreGuides(shippedContent)[0].downPaymentReqs).toBe("25-30%");
    expect(creditScoreGuides(shippedContent).at(-1)?.downPaymentReqs).toBe("20%");
  });

  test("of every state guide", () => {
    expect(nationalStateFigures).toEqual({
      averageLoanAmount: "$300,000-$600,000",
      averageDSCR: "1.30",
      rentGrowth: "5.5%",
      capRates: "7.2%-9.8%",
      lenderPresence: "Medium",
    });
  });

  test("of the eight markets", () => {
    expect(
      statesOverview.markets.map((market) => [
        `${market.name} ${market.abbr}`,
        market.minDscr,
        market.maxLtv,
        market.minFico,
        market.avgRate,
        market.marketStrength,
        market.strFriendly,
        market.lenderCount,
      ]),
    ).toEqual([
      ["Texas TX", 1.1, 80, 660, "8.25%", "Very Strong", true, 15],
      ["Florida FL", 1.15, 75, 680, "8.50%", "Strong", true, 12],
      ["California CA", 1.25, 70, 720, "8.75%", "Moderate", false, 8],
      ["Georgia GA", 1.2, 80, 660, "8.25%", "Strong", true, 10],
      ["North Carolina NC", 1.15, 80, 660, "8.00%", "Strong", true, 11],
      ["Tennessee TN", 1.15, 80, 640, "8.25%", "Very Strong", true, 9],
      ["Arizona AZ", 1.2, 75, 680, "8.50%", "Strong", true, 7],
      ["Colorado CO", 1.25, 75, 700, "8.50%", "Moderate", false, 6],
    ]);
    expect(statesOverview.tiles.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "50 States Covered",
      "150+ Active Lenders",
      "1.10x Avg Min DSCR",
      "78% Max LTV Available",
    ]);
    expect(statesOverview.citiesPerCard).toBe(3);
  });

  test("of the four landing pages: median price, average rent, appreciation, vacancy", () => {
    const pages = [austin, dallas, florida, texas];
    expect(
      pages.map(({ market, stats }) => [
        market,
        stats.medianHomePrice,
        stats.avgRent,
        stats.appreciationRate,
        stats.vacancyRate,
      ]),
    ).toEqual([
      ["Austin", 585_000, 2_150, 8.2, 6.1],
      ["Dallas", 425_000, 1_850, 7.8, 5.4],
      ["Florida", 410_000, 2_350, 6.8, 7.2],
      ["Texas", 365_000, 2_100, 7.2, 5.8],
    ]);
  });

  test.each([
    ["Austin", austin.lenders, [1, 1.2]],
    ["Dallas", dallas.lenders, [1, 1.2]],
    ["Florida", florida.lenders, [0.75, 1.2]],
  ] as const)(
    "of the sample lenders in %s: the ends of minimum DSCR and maximum LTV",
    (_, samples, ratios) => {
      const endsOf = (figures: readonly number[]) => [Math.min(...figures), Math.max(...figures)];
      expect(endsOf(samples.map(({ minDSCR }) => minDSCR))).toEqual(ratios);
      expect(endsOf(samples.map(({ maxLTV }) => maxLTV))).toEqual([75, 80]);
    },
  );

  test("of the sample ratings in Texas", () => {
    expect(texas.lenders.map(({ rating }) => rating).toSorted()).toEqual([4.5, 4.6, 4.7, 4.8]);
  });

  test.each([
    ["rates.range", "6.75%-8.5%"],
    ["rates.high", "8.5%"],
    ["dscr.preferred", "1.25"],
    ["level.excellent", "1.30"],
    ["adder.credit-below-620", "1.0%"],
    ["adder.new-investor", "0.25-0.5%"],
    ["states.texas.minimumDscr", "1.10"],
  ])("of %s in Markdown: %s", (name, figure) => {
    expect(namedFigures(shippedContent)[name]).toBe(figure);
  });

  test("of the prequalification steps", () => {
    expect(prequalificationSteps.map(({ timeframe }) => timeframe)).toEqual([
      "5-10 minutes",
      "1-2 hours",
      "30-60 minutes",
      "10-21 days",
    ]);
  });
});
