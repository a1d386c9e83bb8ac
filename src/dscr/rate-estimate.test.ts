import { describe, expect, test } from "vitest";
import {
  estimateRate,
  findRatioAnswers,
  formatAdder,
  formatRate,
  formatRateRange,
  optionHolding,
  type RatePicks,
  ratioByRate,
} from "./rate-estimate.ts";
import { CHEAPEST_PICKS, TEST_RATES } from "./test-rate-table.ts";

const rateFor = (picks: Partial<RatePicks>) => {
  const estimate = estimateRate(TEST_RATES, { ...CHEAPEST_PICKS, ...picks });
  return estimate.isPriced ? formatRateRange(estimate) : "no estimate";
};

describe("estimateRate", () => {
  test.each<[string, Partial<RatePicks>, string]>([
    ["nothing that adds", {}, "6.75%"],
    ["a score from 620 to 699", { credit: "credit-620" }, "7.25%"],
    ["a score below 620", { credit: "credit-below-620" }, "7.75%"],
    ["a ratio from 1.25 to 1.39", { dscr: "dscr-125" }, "7.00%"],
    ["a ratio from 1.00 to 1.24", { dscr: "dscr-100" }, "7.25%"],
    ["an LTV of 80%", { ltv: "ltv-80" }, "7.00%"],
    ["an LTV of 85%", { ltv: "ltv-85" }, "7.25%"],
    ["several units", { units: "multi-unit" }, "7.00%"],
    ["a short-term rental", { "rental-type": "short-term" }, "7.25%"],
    ["a new investor", { experience: "new-investor" }, "7.00%-7.25%"],
    [
      "everything that adds",
      {
        credit: "credit-below-620",
        dscr: "dscr-100",
        ltv: "ltv-85",
        units: "multi-unit",
        "rental-type": "short-term",
        experience: "new-investor",
      },
      "9.75%-10.00%",
    ],
    ["a ratio without a sample adder", { dscr: "dscr-below-100" }, "no estimate"],
  ])("%s: %o makes %s", (_case, picks, rate) => {
    expect(rateFor(picks)).toBe(rate);
  });

  test("every factor has its line, so that the sum can be followed", () => {
    const estimate = estimateRate(TEST_RATES, { ...CHEAPEST_PICKS, ltv: "ltv-80" });
    expect(estimate.isPriced && estimate.lines.map(({ label, adder }) => [label, adder.low])).toEqual([
      ["Credit score", 0],
      ["DSCR", 0],
      ["Loan to value", 0.25],
      ["Units", 0],
      ["Rental type", 0],
      ["Experience", 0],
    ]);
  });

  test("choices without an adder are all named", () => {
    const estimate = estimateRate(TEST_RATES, {
      ...CHEAPEST_PICKS,
      dscr: "dscr-below-100",
      ltv: "ltv-above-85",
    });
    expect(!estimate.isPriced && estimate.unpriced.map(({ label }) => label)).toEqual([
      "DSCR",
      "Loan to value",
    ]);
  });

  test("a choice that does not exist is an error, not a free one", () => {
    expect(() => estimateRate(TEST_RATES, { ...CHEAPEST_PICKS, units: "castle" })).toThrow(
      '"Units" has no option "castle"',
    );
  });
});

describe("optionHolding leaves no gap between the bands", () => {
  const factor = (id: string) => {
    const found = TEST_RATES.factors.find((candidate) => candidate.id === id);
    if (!found) throw new Error(`No factor ${id}`);
    return found;
  };
  test.each([
    ["credit", 619, "credit-below-620"],
    ["credit", 620, "credit-620"],
    ["credit", 699, "credit-620"],
    ["credit", 700, "credit-700"],
    ["dscr", 0.9999, "dscr-below-100"],
    ["dscr", 1, "dscr-100"],
    ["dscr", 1.2499, "dscr-100"],
    ["dscr", 1.25, "dscr-125"],
    ["dscr", 1.3999, "dscr-125"],
    ["dscr", 1.4, "dscr-140"],
    ["ltv", 60, "ltv-75"],
    ["ltv", 75, "ltv-75"],
    ["ltv", 75.01, "ltv-80"],
    ["ltv", 80, "ltv-80"],
    ["ltv", 80.01, "ltv-85"],
    ["ltv", 85, "ltv-85"],
    ["ltv", 85.01, "ltv-above-85"],
  ])("%s of %d is %s", (id, value, option) => {
    expect(optionHolding(factor(id), value).id).toBe(option);
  });
});

describe("findRatioAnswers", () => {
  /** $240,000 over 30 years, with $400 a month for taxes and insurance. */
  const ratioFor = (rent: number) =>
    ratioByRate({ monthlyRent: rent, loanAmount: 240_000, taxesInsuranceDues: 400 });
  const answersFor = (rent: number, picks: Partial<RatePicks> = {}) =>
    findRatioAnswers(TEST_RATES, { ...CHEAPEST_PICKS, ...picks }, ratioFor(rent)).map(
      ({ option }) => option.id,
    );

  test.each([
    ["a high rent", 3000, ["dscr-140"]],
    ["a rent between two edges", 2600, ["dscr-125"]],
    ["a rent near the upper edge, where both bands lead back to themselves", 2760, ["dscr-140", "dscr-125"]],
    ["a rent near the lower edge", 2520, ["dscr-125", "dscr-100"]],
    ["a rent that covers the payment barely", 2100, ["dscr-100"]],
    ["a rent below the payment", 1900, ["dscr-below-100"]],
  ])("%s", (_case, rent, answers) => {
    expect(answersFor(rent)).toEqual(answers);
  });

  test("there is always an answer", () => {
    for (let rent = 0; rent <= 4000; rent += 5) {
      expect(answersFor(rent).length).toBeGreaterThan(0);
      expect(answersFor(rent, { experience: "new-investor", ltv: "ltv-85" }).length).toBeGreaterThan(0);
    }
  });
});

test.each([
  [7.25, "7.25%"],
  [7.625, "7.625%"],
  [8, "8.00%"],
  // 8.2 times 100 is 819.9999999999999, 1.005 times 100 is 100.49999999999999.
  [8.2, "8.20%"],
  [1.005, "1.005%"],
  [0, "0.00%"],
])("a rate of %d is written %s", (percent, text) => {
  expect(formatRate(percent)).toBe(text);
});

test.each([
  [{ low: 0, high: 0 }, "none"],
  [{ low: 0.5, high: 0.5 }, "+0.50"],
  [{ low: 0.25, high: 0.5 }, "+0.25 to +0.50"],
  [null, "no sample adder"],
])("an adder of %o is written %s", (adder, text) => {
  expect(formatAdder(adder)).toBe(text);
});
