import type { RateAdder, RateFactor } from "../landings/landing-page.ts";
import { bestRatesNote, bestScoreNote } from "../loan-facts.ts";
import { sampleRates } from "../sample-rates.ts";
import { part } from "../site-content.ts";

/** Percent: the rate before adders. */
export const baseRate = part((site) => sampleRates(site).dscr.low);

/**
 * The adders are those of the specification, section 9. It leaves gaps (a ratio of 1.245 or 1.395, an LTV of 78%),
 * which half-open intervals close:
 * - credit: below 620, [620, 700), [700, ...)
 * - DSCR: [1.40, ...), [1.25, 1.40), [1.00, 1.25); below 1.00 has no sample adder
 * - LTV: up to 75, (75, 80], (80, 85]; above 85 has no sample adder. The upper edge is included because a
 *   lender's column "80%" means "up to 80%": 78% pays the 80% adder, and exactly 75% pays none.
 * Ratios and LTVs are compared unrounded.
 */
export const rateFactors = [
  {
    id: "credit",
    label: "Credit score",
    explanation: `Lenders price the score of the person who guarantees the loan, because it predicts what happens in the months when the rent does not arrive. ${bestScoreNote}`,
    options: [
      { id: "credit-700", label: "700 or higher", adder: points(0), interval: { from: 700 } },
      { id: "credit-620", label: "620-699", adder: points(0.5), interval: { from: 620, below: 700 } },
      { id: "credit-below-620", label: "Below 620", adder: points(1), interval: { below: 620 } },
    ],
  },
  {
    id: "dscr",
    label: "DSCR",
    explanation: `The ratio shows how far the rent exceeds the full payment, and a narrow margin leaves nothing for a tax increase or a vacant month. ${bestRatesNote}`,
    options: [
      { id: "dscr-140", label: "1.40 or higher", adder: points(0), interval: { from: 1.4 } },
      { id: "dscr-125", label: "1.25-1.39", adder: points(0.25), interval: { from: 1.25, below: 1.4 } },
      { id: "dscr-100", label: "1.00-1.24", adder: points(0.5), interval: { from: 1, below: 1.25 } },
      { id: "dscr-below-100", label: "Below 1.00", adder: null, interval: { below: 1 } },
    ],
  },
  {
    id: "ltv",
    label: "Loan to value",
    explanation:
      "The smaller your equity, the sooner a falling price becomes the lender's loss, and few DSCR programs go above 80%.",
    options: [
      { id: "ltv-75", label: "75% or less", adder: points(0), interval: { upTo: 75 } },
      { id: "ltv-80", label: "80% (over 75%)", adder: points(0.25), interval: { above: 75, upTo: 80 } },
      { id: "ltv-85", label: "85% (over 80%)", adder: points(0.5), interval: { above: 80, upTo: 85 } },
      { id: "ltv-above-85", label: "Above 85%", adder: null, interval: { above: 85 } },
    ],
  },
  {
    id: "units",
    label: "Units",
    explanation:
      "More doors spread vacancy, but the buildings are older on average and sell to a narrower set of buyers.",
    options: [
      { id: "one-unit", label: "One unit", adder: points(0) },
      { id: "multi-unit", label: "Two or more units", adder: points(0.25) },
    ],
  },
  {
    id: "rental-type",
    label: "Rental type",
    explanation:
      "Nightly income varies with the season, the booking platform and local regulations, whereas a 12-month lease can be verified in an afternoon.",
    options: [
      { id: "long-term", label: "Long-term lease", adder: points(0) },
      { id: "short-term", label: "Short-term rental", adder: points(0.5) },
    ],
  },
  {
    id: "experience",
    label: "Experience",
    explanation:
      "Experienced owners already know what a turnover costs, and lenders disagree on how much a first-time investor should pay for that lesson.",
    options: [
      { id: "experienced", label: "Has owned a rental", adder: points(0) },
      { id: "new-investor", label: "New investor", adder: points(0.25, 0.5) },
    ],
  },
] as const satisfies readonly RateFactor[];

function points(low: number, high = low): RateAdder {
  return { low, high };
}
