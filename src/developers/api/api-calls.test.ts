import { describe, expect, test } from "vitest";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { calculateCashFlow } from "../../calculators/cash-flow-calculator/cash-flow.ts";
import type { Deal } from "../../calculators/deal/deal.ts";
import { EXAMPLE_DEAL } from "../../calculators/deal/example-deal.ts";
import { lenderViewOf } from "../../calculators/deal/ratios/lender-view.ts";
import { ownerViewOf } from "../../calculators/deal/ratios/owner-view.ts";
import { solveLevers } from "../../calculators/deal/target/solve-levers.ts";
import { settlePlan } from "../../calculators/hold/appreciation.ts";
import { INITIAL_HOLD } from "../../calculators/hold/hold-plan.ts";
import { projectHold } from "../../calculators/hold/hold-projection.ts";
import { EXAMPLE_PLAN } from "../../calculators/refinance/example-plan.ts";
import { appraisalForAllCash, choicesOf } from "../../calculators/refinance/refinance-answers.ts";
import { plannerOf } from "../../calculators/refinance/refinance-outcome.ts";
import { apiFacts } from "./api-facts-catalog.server.ts";
import { apiCalls, stateFiguresCall } from "./calls.server.ts";
import { cashFlowCall } from "./cash-flow-call.server.ts";
import { compareOffersCall } from "./compare-offers-call.server.ts";
import { countyFiguresCall } from "./county-figures-call.server.ts";
import { dealCall } from "./deal/deal-call.server.ts";
import { pathToTargetCall } from "./deal/path-to-target-call.server.ts";
import { projectionCall } from "./deal/projection-call.server.ts";
import { dscrCall } from "./dscr-call.server.ts";
import { refinanceCall } from "./refinance-call.server.ts";

const SITE = "https://www.example.com";

describe.each(apiCalls(shippedContent))("$name", (call) => {
  const { input, output, example } = call;

  test("answers its example as its schema says", () => {
    const answered = call.answer(input.parse(example), SITE);
    expect(output.strict().parse(answered)).toEqual(answered);
    expect(answered).toMatchObject({
      formulasVersion: apiFacts.formulasVersion,
      notice: "An estimate, not a credit decision.",
    });
  });

  test("names a field that it does not know", () => {
    const { error } = input.safeParse({ ...example, monthlyRent: 2500 });
    expect(error?.issues).toMatchObject([{ code: "unrecognized_keys", keys: ["monthlyRent"] }]);
  });
});

test("the lines at closing have the taxes of the state, unless they are sent", () => {
  const call = dealCall(shippedContent);
  const sent = { priceUsd: 300_000, ratePercent: 7.25, monthlyLeaseRentUsd: 2500, state: "FL" };
  const linesOf = (changes: object) =>
    call.answer(call.input.parse({ ...sent, ...changes }), SITE).cashAtClosing.lines;
  expect(linesOf({})).toEqual([]);
  expect(linesOf({ listsClosingCosts: true })).toEqual(
    expect.arrayContaining([
      { line: "deedTax", usd: 1050 },
      { line: "mortgageTax", usd: 1237.5 },
    ]),
  );
  expect(linesOf({ listsClosingCosts: true, transferTaxPercent: 0 })).toContainEqual({
    line: "deedTax",
    usd: 0,
  });
});

describe("a loan of no years does not exist", () => {
  test.each([
    ["cash-flow", cashFlowCall, { termYears: 0 }, ["termYears"]],
    ["deal", dealCall(shippedContent), { termYears: 0 }, ["termYears"]],
    ["path-to-target", pathToTargetCall, { termYears: 0.04 }, ["termYears"]],
    [
      "projection",
      projectionCall,
      { deal: { ...projectionCall.example.deal, termYears: 0 } },
      ["deal", "termYears"],
    ],
    ["refinance", refinanceCall, { termYears: 0 }, ["termYears"]],
    [
      "compare-offers",
      compareOffersCall,
      { deal: { ...compareOffersCall.example.deal, termYears: 0 } },
      ["deal", "termYears"],
    ],
  ])("%s names the field", (_, { input, example }, changes, path) => {
    const { error } = input.safeParse({ ...example, ...changes });
    expect(error?.issues).toMatchObject([{ code: "too_small", path }]);
  });
});

describe("the answers are the engine's", () => {
  test("dscr: the specification's own example", () => {
    const answered = dscrCall.answer(dscrCall.input.parse(dscrCall.example), SITE);
    expect(answered).toMatchObject({ dscr: 1.25, dscrText: "1.25", isQualified: true, level: "good" });
    expect(answered.link).toBe(`${SITE}/dscr-calculator#v=1&rent=2500&expenses=500&debt=1600`);
  });

  test("dscr: a ratio just below a threshold is not rounded up to it", () => {
    const sent = { monthlyRentUsd: 2499.9, monthlyExpensesUsd: 500, monthlyDebtServiceUsd: 1600 };
    expect(dscrCall.answer(dscrCall.input.parse(sent), SITE)).toMatchObject({ dscrText: "1.24" });
  });

  test("cash-flow", () => {
    const expected = calculateCashFlow({
      purchasePrice: 300_000,
      downPaymentPercent: 25,
      interestRate: 8.5,
      loanTermYears: 30,
      monthlyRent: 2800,
      propertyTax: 300,
      insurance: 120,
      maintenance: 150,
      vacancy: 140,
    });
    expect(cashFlowCall.answer(cashFlowCall.input.parse(cashFlowCall.example), SITE)).toMatchObject({
      monthlyCashFlowUsd: expected.monthlyCashFlow,
      dscr: expected.dscr,
      capRatePercent: expected.capRate,
      cashOnCashPercent: expected.cashOnCashReturn,
    });
  });

  test.each([
    ["paid in cash there is no ratio", 100, { dscr: null, dscrText: "None", cashOnCashPercent: 8.36 }],
    ["without cash there is no return on it", 0, { cashOnCashPercent: null }],
  ])("cash-flow: %s", (_, downPaymentPercent, expected) => {
    const sent = { ...cashFlowCall.example, downPaymentPercent };
    expect(cashFlowCall.answer(cashFlowCall.input.parse(sent), SITE)).toMatchObject(expected);
  });

  test("deal", () => {
    const { input, answer, example } = dealCall(shippedContent);
    const answered = answer(input.parse(example), SITE);
    expect(answered.lender.ratio).toBe(lenderViewOf(EXAMPLE_DEAL).ratio);
    expect(answered.owner.monthlyCashFlowUsd).toBe(ownerViewOf(EXAMPLE_DEAL).monthlyCashFlow);
    expect(answered.cashAtClosing.totalUsd).toBe(ownerViewOf(EXAMPLE_DEAL).cash.total);
    expect(answered.exits).toHaveLength(10);
  });

  test("deal: paid in cash there is no ratio to miss", () => {
    const { input, answer, example } = dealCall(shippedContent);
    const sent = { ...example, downPaymentPercent: 100, monthlyLeaseRentUsd: 300 };
    expect(answer(input.parse(sent), SITE)).toMatchObject({
      lender: {
        ratio: null,
        ratioText: "No debt",
        meetsTarget: true,
        amortizingRatio: null,
        interestOnlyRatio: null,
        afterInterestOnlyRatio: null,
      },
      simpleRatio: null,
      maximums: { priceLimitedBy: "none" },
      rateEstimate: { ratioAtThatRate: null },
    });
    expect(pathToTargetCall.answer(pathToTargetCall.input.parse(sent), SITE)).toMatchObject({
      ratio: null,
      isMet: true,
    });
  });

  test("deal: interest only at no interest leaves nothing for net operating income to cover", () => {
    const { input, answer, example } = dealCall(shippedContent);
    const sent = { ...example, ratePercent: 0, interestOnlyYears: 10, ratioBasis: "noi" };
    const answered = answer(input.parse(sent), SITE);
    expect(answered.lender).toMatchObject({ ratio: null, ratioText: "No payment", meetsTarget: true });
    expect(answered.margins.find(({ id }) => id === "rate")).toMatchObject({ isReachable: false });
  });

  test("deal: without cash put in there is no return on it", () => {
    const { input, answer, example } = dealCall(shippedContent);
    const sent = { ...example, downPaymentPercent: 0, closingCostPercent: 0, pointsPercent: 0 };
    expect(answer(input.parse(sent), SITE).owner.cashOnCashPercent).toBeNull();
  });

  test("path-to-target", () => {
    const { changes } = pathToTargetCall.answer(pathToTargetCall.input.parse(pathToTargetCall.example), SITE);
    const expected = solveLevers(EXAMPLE_DEAL);
    expect(changes.map(({ id, to, costUsd }) => [id, to, costUsd])).toEqual(
      expected.map(({ id, to, dollars }) => [id, to, dollars]),
    );
  });

  test("projection", () => {
    const answered = projectionCall.answer(projectionCall.input.parse(projectionCall.example), SITE);
    const deal: Deal = { ...EXAMPLE_DEAL, state: "TX", leaseRent: 2600, interestOnlyYears: 5 };
    const expected = projectHold(settlePlan({ deal, hold: INITIAL_HOLD }, apiFacts.rises));
    expect(answered.investedUsd).toBe(expected.invested);
    expect(answered.expected.years.map(({ yearlyCashFlowUsd }) => yearlyCashFlowUsd)).toEqual(
      expected.expected.years.map(({ cashFlow }) => cashFlow),
    );
    expect(answered.low.years.at(-1)?.saleProceedsUsd).toBe(expected.low.exits.at(-1)?.proceeds);
  });

  test("projection: an appreciation left out is the long run, and the boom only by its name", () => {
    const answerTo = (sent: object) =>
      projectionCall.answer(projectionCall.input.parse({ ...projectionCall.example, ...sent }), SITE);
    expect(answerTo({})).toMatchObject({
      yearlyAppreciationPercent: 3,
      lowYearlyAppreciationPercent: 0.23,
      assumptions: expect.arrayContaining([apiFacts.rises.notice]),
    });
    const boom = { yearlyAppreciationBasis: "last-five-years" };
    expect(answerTo(boom)).toMatchObject({ yearlyAppreciationPercent: 6.1 });
    const typed = { ...boom, yearlyAppreciationPercent: 1, lowYearlyAppreciationPercent: -5 };
    const answered = answerTo(typed);
    expect(answered).toMatchObject({ yearlyAppreciationPercent: 1, lowYearlyAppreciationPercent: -5 });
    expect(answered.assumptions).not.toContain(apiFacts.rises.notice);
  });

  test("refinance", () => {
    const answered = refinanceCall.answer(refinanceCall.input.parse(refinanceCall.example), SITE);
    const planner = plannerOf(EXAMPLE_PLAN);
    const { cashOut, wait } = choicesOf(planner);
    expect(answered.cashOut).toMatchObject({ newLoanUsd: cashOut.loan, cashLeftUsd: cashOut.cashLeft });
    expect(answered.wait).toMatchObject({ newLoanUsd: wait.loan, cashLeftUsd: wait.cashLeft });
    expect(answered.appraisalForAllCashUsd).toBe(appraisalForAllCash(planner).value);
  });

  test("deal: a county replaces its state's estimates, and says where they are from", () => {
    const { input, answer } = dealCall(shippedContent);
    const sent = { priceUsd: 300_000, ratePercent: 7.25, monthlyLeaseRentUsd: 2_500, state: "OH" };
    const { assumptions, link } = answer(input.parse({ ...sent, county: "Cuyahoga County" }), SITE);
    expect(assumptions).toContainEqual(
      expect.stringMatching(
        /^Property tax is estimated: 2.39% of the price a year \(Cuyahoga County, OH; a landlord/,
      ),
    );
    expect(assumptions).toContainEqual(
      expect.stringMatching(/^Insurance is estimated: 0.67% .* the recorded premium of 2022, of owners/),
    );
    expect(link).toContain("&state=oh&county=cuyahoga-county&");
    const texas = answer(input.parse({ ...sent, state: "TX", county: "travis" }), SITE);
    expect(texas.assumptions).toContainEqual(
      expect.stringMatching(
        /^Insurance is estimated: 1% of the price a year \(Travis County, TX; an assumption\)/,
      ),
    );
  });

  test.each([
    [{ county: "cuyahoga" }, "It needs its state."],
    [{ state: "OH", county: "zz" }, "No county of this state has this name, or several begin with it."],
    [{ state: "OH", county: "la" }, "No county of this state has this name, or several begin with it."],
  ])("a county must be one of its state: %o", (place, message) => {
    const { input, example } = dealCall(shippedContent);
    const issues = [
      input.safeParse({ ...example, ...place }),
      refinanceCall.input.safeParse({ ...refinanceCall.example, ...place }),
    ].map(({ error }) => error?.issues.map((issue) => [issue.path, issue.message]));
    expect(issues).toEqual([[[["county"], message]], [[["county"], message]]]);
  });

  test("refinance: bills that are left out need a state, and a county estimates them more closely", () => {
    const { monthlyPropertyTaxUsd, monthlyInsuranceUsd, ...sent } = refinanceCall.example;
    expect([monthlyPropertyTaxUsd, monthlyInsuranceUsd]).toEqual([275, 125]);
    const { error } = refinanceCall.input.safeParse(sent);
    expect(error?.issues.map(({ path }) => path)).toEqual([
      ["monthlyPropertyTaxUsd"],
      ["monthlyInsuranceUsd"],
    ]);
    const there = refinanceCall.input.parse({ ...sent, state: "OH", county: "cuyahoga" });
    expect(refinanceCall.answer(there, SITE).assumptions.slice(0, 2)).toEqual([
      "Property tax is estimated: 2.39% of the value a year (Cuyahoga County, OH), $527.79 a month.",
      "Insurance is estimated: 0.67% of the value a year (Cuyahoga County, OH), $147.96 a month.",
    ]);
  });

  test("refinance: without a new loan the ratio is 0", () => {
    const sent = { ...refinanceCall.example, monthlyLeaseRentUsd: 300 };
    expect(refinanceCall.answer(refinanceCall.input.parse(sent), SITE).cashOut).toMatchObject({
      newLoanUsd: 0,
      ratio: 0,
    });
  });

  test("refinance: repairs that end after it are said to be counted as done, and the earliest month waits", () => {
    const sent = { ...refinanceCall.example, monthsToRepair: 11, monthsToRefinance: 6 };
    const { assumptions, earliestMonths } = refinanceCall.answer(refinanceCall.input.parse(sent), SITE);
    expect(assumptions).toContain(
      "The repairs take 11 months, longer than the plan. The figures count them as done and paid by month 6.",
    );
    expect(earliestMonths.map(({ month }) => month)).toEqual([11, 11, 11, 12]);
  });

  test("compare-offers: a missing line marks an offer whose cost can only grow", () => {
    const { offers, cheapest } = compareOffersCall.answer(
      compareOffersCall.input.parse(compareOffersCall.example),
      SITE,
    );
    expect(offers.map(({ name, isAtLeast }) => [name, isAtLeast])).toEqual([
      ["Lender A", true],
      ["Lender B", true],
    ]);
    expect(cheapest.winners).toHaveLength(1);
  });

  test("figures/states", () => {
    const answered = stateFiguresCall.answer(SITE);
    expect(stateFiguresCall.output.strict().parse(answered)).toEqual(answered);
    expect(answered.states).toHaveLength(50);
  });

  test("figures/counties: one county with what is recorded there, and the page that shows its state", () => {
    const { counties, link } = countyFiguresCall.answer(
      countyFiguresCall.input.parse({ state: "OH", county: "cuyahoga" }),
      SITE,
    );
    expect(counties).toEqual([
      expect.objectContaining({
        fips: "39035",
        medianMonthlyRentUsd: 1_060,
        medianValueUsd: 195_400,
        landlordPropertyTaxLowPercent: 2.07,
        landlordPropertyTaxHighPercent: 2.7,
        insurancePercent: 0.67,
        insuranceIsRecorded: true,
        yearlyPremiumUsd: 1_312,
        notRenewedPercent: 0.92,
        fairRentThreeBedroomsMonthlyUsd: 1_646,
      }),
    ]);
    expect(link).toBe(`${SITE}/data/counties?state=OH&people=0`);
  });

  test.each([
    ["OH", undefined, 0, 88],
    ["OH", "la", 0, 2],
    ["OH", "zz", 0, 0],
    ["TX", undefined, 1_000_000, 6],
  ] as const)(
    "figures/counties: %s, %s, %i people or more: %i",
    (state, county, minimumPopulation, count) => {
      const asked = { state, minimumPopulation, ...(county && { county }) };
      const { counties } = countyFiguresCall.answer(countyFiguresCall.input.parse(asked), SITE);
      expect(counties).toHaveLength(count);
    },
  );

  test("figures/counties: no figure where nothing is computed, and no premium that is not confirmed", () => {
    const { counties } = countyFiguresCall.answer(countyFiguresCall.input.parse({ state: "TX" }), SITE);
    const small = counties.filter(({ notComputed }) => notComputed !== undefined);
    expect(small.length).toBeGreaterThan(100);
    expect(small.filter(({ sampleRatio }) => sampleRatio !== null)).toEqual([]);
    expect(counties.filter(({ insuranceIsRecorded }) => insuranceIsRecorded)).toEqual([]);
  });
});
