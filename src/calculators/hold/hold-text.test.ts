import { describe, expect, test } from "vitest";
import type { Deal } from "../deal/deal.ts";
import { breakPointsOf, cliffOf } from "./break-points.ts";
import type { HoldExit } from "./hold-exits.ts";
import type { HoldPlan } from "./hold-plan.ts";
import { projectHold } from "./hold-projection.ts";
import {
  describeBreak,
  describeCliff,
  describeExit,
  describeHold,
  sayHoldVerdict,
  sayMultiple,
  sayResult,
  sayReturn,
} from "./hold-text.ts";
import { TEST_PLAN } from "./test-plans.ts";

const planWith = (changes: Partial<Deal>, figures: Partial<HoldPlan> = {}): HoldPlan => ({
  ...TEST_PLAN,
  ...figures,
  deal: { ...TEST_PLAN.deal, ...changes },
});
const EXIT: HoldExit = {
  year: 3,
  saleCost: 18_000,
  penalty: 0,
  proceeds: 100_000,
  cashIn: 80_000,
  cashBack: 100_000,
  gain: 20_000,
  equityMultiple: 1.25,
  internalRate: { kind: "one", percent: 9.14 },
};

test("the verdict names the expected case first, and a loss as one", () => {
  const loss: HoldExit = { ...EXIT, gain: -80_000, internalRate: { kind: "none" } };
  const sold = (exit: HoldExit) => ({ exits: [exit], years: [], afterTax: null });
  const verdict = (low: HoldExit, expected: HoldExit) =>
    sayHoldVerdict({ low: sold(low), expected: sold(expected) });
  expect(verdict(loss, EXIT)).toBe("Sold after 3 years, expect 9.1% a year, or a loss in the low case.");
  expect(verdict(EXIT, { ...EXIT, internalRate: { kind: "none" } })).toBe(
    "Sold after 3 years, expect more back than you put in, or 9.1% a year in the low case.",
  );
});

describe("a sale in a sentence", () => {
  test.each<[string, Partial<HoldExit>, string]>([
    ["a gain", {}, "Sell after year 3 and the money has earned 9.1% a year."],
    [
      "a loss that the penalty makes",
      { gain: -2_000, penalty: 6_750, internalRate: { kind: "one", percent: -1 } },
      "Sell after year 3 and you get back $2,000 less than you put in: the penalty of $6,750 eats the gain.",
    ],
    [
      "a loss that sale and penalty make together",
      { gain: -10_000, penalty: 6_750, internalRate: { kind: "one", percent: -5 } },
      "Sell after year 3 and you get back $10,000 less than you put in: the sale and the penalty eat the gain.",
    ],
    [
      "a loss that the sale makes",
      { gain: -10_000, internalRate: { kind: "one", percent: -5 } },
      "Sell after year 3 and you get back $10,000 less than you put in: the cost of the sale eats the gain.",
    ],
    [
      "a loss without either",
      { gain: -40_000, internalRate: { kind: "one", percent: -20 } },
      "Sell after year 3 and you get back $40,000 less than you put in: rent and price have not paid for buying and selling.",
    ],
    [
      "two rates",
      { internalRate: { kind: "several", percents: [10, 20] } },
      "Sell after year 3 and 10.0% and 20.0% a year are all correct, because money goes out and comes back more than once: go by the equity multiple.",
    ],
    [
      "nothing put in",
      { cashIn: 0, internalRate: { kind: "none" } },
      "Sell after year 3 and there is no rate of return: you put nothing in.",
    ],
    [
      "nothing back",
      { cashBack: 0, gain: -80_000, internalRate: { kind: "none" } },
      "Sell after year 3 and you get back $80,000 less than you put in: nothing comes back.",
    ],
    [
      "flows that no rate balances",
      { internalRate: { kind: "none" } },
      "Sell after year 3 and there is no rate of return: no rate makes what comes back worth what went in.",
    ],
  ])("%s", (_, changes, sentence) => {
    expect(describeExit({ ...EXIT, ...changes })).toBe(sentence);
  });

  test("the multiple is never rounded up to 1, and a huge return is not spelled out", () => {
    expect(sayMultiple({ ...EXIT, equityMultiple: 0.999 })).toBe("0.99×");
    expect(sayMultiple({ ...EXIT, equityMultiple: null })).toBe("none");
    expect(sayReturn({ ...EXIT, internalRate: { kind: "one", percent: 43_210 } })).toBe("over 1,000%");
    expect(sayReturn({ ...EXIT, internalRate: { kind: "several", percents: [10, 20] } })).toBe(
      "10.0% or 20.0%",
    );
    expect(sayReturn({ ...EXIT, internalRate: { kind: "none" } })).toBe("none");
    expect(sayResult({ ...EXIT, internalRate: { kind: "none" } })).toBe("none");
    expect(sayResult({ ...EXIT, gain: -1, internalRate: { kind: "none" } })).toBe("a loss");
    expect(sayResult(EXIT)).toBe("9.1%");
  });
});

describe("the whole hold in a sentence", () => {
  test("gives the low and the expected case, and before which year something eats the gain", () => {
    const plan = planWith(
      { leaseRent: 2500, interestOnlyYears: 5 },
      { appreciationPercent: 6.1, lowAppreciationPercent: -1.67 },
    );
    expect(describeHold(projectHold(plan))).toBe(
      "Sell after year 10. Low case: you get back $65,484 less than you put in. Expected case: the money has earned 13.9% a year; before year 3 the penalty eats the gain.",
    );
  });

  test("names no earlier year if every year gains, or if the last one loses", () => {
    const cheap = { closingCostPercent: 0, points: 0, prepayment: "none", leaseRent: 4000 } as const;
    expect(describeHold(projectHold(planWith(cheap, { appreciationPercent: 12 })))).toMatch(
      /^Sell after year 10\. Low case: .+ Expected case: the money has earned [\d.]+% a year\.$/,
    );
    expect(describeHold(projectHold(planWith({}, { appreciationPercent: -3 })))).toMatch(
      /Expected case: you get back \$[\d,]+ less than you put in: [^;]+\.$/,
    );
    expect(
      describeHold({
        low: { years: [], exits: [], afterTax: null },
        expected: { years: [], exits: [], afterTax: null },
      }),
    ).toBe("");
  });
});

describe("what breaks first", () => {
  const breakOf = (plan: HoldPlan) => {
    const { years } = projectHold(plan).low;
    return describeBreak(breakPointsOf(years), years.length, cliffOf(plan.deal));
  };

  test.each<[string, HoldPlan, string]>([
    [
      "the cliff is named as the cause",
      TEST_PLAN,
      "In year 6 the cash flow is -$1,970, because the interest-only years end and the payment rises from $1,359 to $1,626 a month. The ratio stays at 1.00 or more.",
    ],
    [
      "first one, then the other",
      planWith({ interestOnlyYears: 0, leaseRent: 2200 }, { rentGrowthPercent: -1 }),
      "In year 1 the cash flow is -$5,291. Then in year 2 the ratio is 0.99, below 1.00.",
    ],
    [
      "nothing",
      planWith({ interestOnlyYears: 0, leaseRent: 4000 }),
      "Nothing breaks in 10 years: the ratio stays at 1.00 or more, and the cash flow is never negative.",
    ],
    [
      "without a loan there is no ratio to speak of",
      planWith({ downPaymentPercent: 100 }, { holdYears: 1 }),
      "Nothing breaks in 1 year: the cash flow is never negative.",
    ],
  ])("%s", (_, plan, sentence) => {
    expect(breakOf(plan)).toBe(sentence);
  });
});

test.each<[string, Partial<Deal>, string | undefined]>([
  ["level payments need no word", { interestOnlyYears: 0 }, undefined],
  [
    "a balloon ends the projection",
    { interestOnlyYears: 7, termYears: 7 },
    "The whole loan falls due after 7 years, so the projection ends there.",
  ],
  [
    "a cliff",
    {},
    "In year 6 the interest-only years end and the payment rises from $1,359 to $1,626 a month.",
  ],
])("%s", (_, changes, text) => {
  const { deal } = planWith(changes);
  expect(describeCliff(deal, cliffOf(deal))).toBe(text);
});
