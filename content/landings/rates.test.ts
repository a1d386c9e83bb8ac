import { describe, expect, test } from "vitest";
import { INITIAL_DEAL } from "../../src/calculators/deal/deal.ts";
import { monthlyPayment } from "../../src/dscr/amortization.ts";
import { formatUsd } from "../../src/dscr/money.ts";
import { estimateRate, type RatePicks } from "../../src/dscr/rate-estimate.ts";
import { CHEAPEST_PICKS } from "../../src/dscr/test-rate-table.ts";
import { ratesLanding } from "../../src/landings/landings-catalog.server.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { bestRatesNote, bestScoreNote, loanFacts, planningRates } from "../loan-facts.ts";
import { figuresIn, rangeIn } from "../test-figures.ts";
import type { HalfOpenInterval, RateFactor } from "./landing-page.ts";
import { rates } from "./rates.ts";

const factors: readonly RateFactor[] = rates(shippedContent).factors;
const { baseRate, rangeTop } = rates(shippedContent).estimator;

/** What each sample lender's profile says in words. Anything it does not mention adds nothing. */
const profiles: readonly Partial<RatePicks>[] = [
  {},
  { dscr: "dscr-125", ltv: "ltv-80" },
  { credit: "credit-620", dscr: "dscr-100" },
  { dscr: "dscr-100", units: "multi-unit", "rental-type": "short-term" },
];

describe.each(
  rates(shippedContent).lenders.map((lender, index) => [lender.name, lender, profiles[index]] as const),
)("%s", (_name, lender, profile = {}) => {
  test("asks the base rate and the adders of its profile", () => {
    expect(estimateRate({ baseRate, factors }, { ...CHEAPEST_PICKS, ...profile })).toMatchObject({
      low: lender.rate,
      high: lender.rate,
    });
  });
});

describe("the APRs", () => {
  const { loanAmount, termYears, otherCharges } = rates(shippedContent).aprBasis;

  test.each(ratesLanding(shippedContent).content.lenders)(
    "of $name: $apr repays the loan less its charges, and a hundredth less does not",
    ({ apr, rate, originationFee }) => {
      const received = loanAmount * (1 - originationFee / 100) - otherCharges;
      const paymentAt = (amount: number, annualRatePercent: number) =>
        monthlyPayment({ amount, annualRatePercent, termYears });
      const payment = paymentAt(loanAmount, rate);
      expect(paymentAt(received, apr)).toBeGreaterThanOrEqual(payment);
      expect(paymentAt(received, apr - 0.01)).toBeLessThan(payment);
    },
  );

  test("the sentence beside them states what they were computed with", () => {
    for (const words of [
      formatUsd(loanAmount),
      `${termYears} years`,
      formatUsd(otherCharges),
      "rounded up",
    ]) {
      expect(rates(shippedContent).aprAssumption).toContain(words);
    }
  });
});

describe("the sample rates", () => {
  test("rise from lender to lender, inside the range that the site states", () => {
    const shown = rates(shippedContent).lenders.map(({ rate }): number => rate);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    expect(shown[0]).toBeGreaterThanOrEqual(baseRate);
    expect(shown.at(-1)).toBeLessThanOrEqual(rangeTop);
  });

  test("the range that an estimate can exceed is the one the site states", () => {
    expect(rangeIn(planningRates(shippedContent).dscr)).toEqual({ low: baseRate, high: rangeTop });
  });

  test("the analyzer begins at the second of them, as its hint says", () => {
    expect(INITIAL_DEAL.annualRatePercent).toBe(rates(shippedContent).lenders[1].rate);
  });
});

describe.each(factors)("the adders for $label", ({ options }) => {
  const priced = options.filter(({ adder }) => adder !== null);

  test("begin with none, are never negative, and rise in eighths", () => {
    const ends = priced.map(({ adder }) => [adder?.low ?? 0, adder?.high ?? 0]);
    expect(ends[0]).toEqual([0, 0]);
    for (const [index, [low = 0, high = 0]] of ends.entries()) {
      expect(low).toBeLessThanOrEqual(high);
      if (index > 0) expect(low).toBeGreaterThan(ends[index - 1]?.[1] ?? 0);
      for (const end of [low, high]) expect(Number.isInteger(end * 8)).toBe(true);
    }
  });

  test("are missing only past the dearest that has one", () => {
    expect(options.slice(0, priced.length)).toEqual(priced);
  });
});

describe.each(factors.filter(({ options }) => options.some(({ interval }) => interval)))(
  "the bands of $label",
  ({ options }) => {
    test("hold every value once, without a gap or an overlap", () => {
      const edges = options.flatMap(({ interval = {} }) => Object.values(interval));
      const probes = edges.flatMap((edge: number) => [edge - 0.001, edge, edge + 0.001]);
      for (const value of [...probes, -1e9, 1e9]) {
        const holding = options.filter(({ interval }) => interval && holds(interval, value));
        expect([value, holding.length]).toEqual([value, 1]);
      }
    });

    test.each(options)("$label names its own edge", ({ label, interval = {} }) => {
      expect(Object.values(interval)).toContain(rangeIn(label).low);
    });
  },
);

test.each([
  { id: "dscr", note: bestRatesNote, bestRates: Number.parseFloat(loanFacts.dscr.bestRates) },
  { id: "credit", note: bestScoreNote, bestRates: loanFacts.credit.bestRates },
])("the sentence about $id and the best rates names the figures of the facts and of the adders", (row) => {
  const [best, next] = factors.find(({ id }) => id === row.id)?.options ?? [];
  expect(figuresIn(row.note)).toEqual([
    row.bestRates,
    best?.interval?.from,
    next?.adder?.high,
    next?.interval?.from,
    rangeIn(next?.label ?? "").high,
  ]);
});

test("an option has one name in the address", () => {
  const ids = factors.flatMap(({ options }) => options.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

function holds({ from, above, below, upTo }: HalfOpenInterval, value: number): boolean {
  return (
    (from === undefined || value >= from) &&
    (above === undefined || value > above) &&
    (below === undefined || value < below) &&
    (upTo === undefined || value <= upTo)
  );
}
