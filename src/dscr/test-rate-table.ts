import type { RatePicks, RateTable } from "./rate-estimate.ts";

const flat = (points: number) => ({ low: points, high: points });

/**
 * The table for every test of the rate estimate. Its figures belong to the tests: a new base rate or adder in content/
 * does not change any expected sum.
 */
export const TEST_RATES: RateTable = {
  baseRate: 6.75,
  factors: [
    {
      id: "credit",
      label: "Credit score",
      options: [
        { id: "credit-700", label: "700 or higher", adder: flat(0), interval: { from: 700 } },
        { id: "credit-620", label: "620-699", adder: flat(0.5), interval: { from: 620, below: 700 } },
        { id: "credit-below-620", label: "Below 620", adder: flat(1), interval: { below: 620 } },
      ],
    },
    {
      id: "dscr",
      label: "DSCR",
      options: [
        { id: "dscr-140", label: "1.40 or higher", adder: flat(0), interval: { from: 1.4 } },
        { id: "dscr-125", label: "1.25-1.39", adder: flat(0.25), interval: { from: 1.25, below: 1.4 } },
        { id: "dscr-100", label: "1.00-1.24", adder: flat(0.5), interval: { from: 1, below: 1.25 } },
        { id: "dscr-below-100", label: "Below 1.00", adder: null, interval: { below: 1 } },
      ],
    },
    {
      id: "ltv",
      label: "Loan to value",
      options: [
        { id: "ltv-75", label: "75% or less", adder: flat(0), interval: { upTo: 75 } },
        { id: "ltv-80", label: "80% (over 75%)", adder: flat(0.25), interval: { above: 75, upTo: 80 } },
        { id: "ltv-85", label: "85% (over 80%)", adder: flat(0.5), interval: { above: 80, upTo: 85 } },
        { id: "ltv-above-85", label: "Above 85%", adder: null, interval: { above: 85 } },
      ],
    },
    {
      id: "units",
      label: "Units",
      options: [
        { id: "one-unit", label: "One unit", adder: flat(0) },
        { id: "multi-unit", label: "Two or more units", adder: flat(0.25) },
      ],
    },
    {
      id: "rental-type",
      label: "Rental type",
      options: [
        { id: "long-term", label: "Long-term lease", adder: flat(0) },
        { id: "short-term", label: "Short-term rental", adder: flat(0.5) },
      ],
    },
    {
      id: "experience",
      label: "Experience",
      options: [
        { id: "experienced", label: "Has owned a rental", adder: flat(0) },
        { id: "new-investor", label: "New investor", adder: { low: 0.25, high: 0.5 } },
      ],
    },
  ],
};

/** Options without adders. */
export const CHEAPEST_PICKS: RatePicks = {
  credit: "credit-700",
  dscr: "dscr-140",
  ltv: "ltv-75",
  units: "one-unit",
  "rental-type": "long-term",
  experience: "experienced",
  prepayment: "5-4-3-2-1",
};
