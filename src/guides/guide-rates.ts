import type { PaymentTable } from "../../content/guides/loan-amount-guides.ts";
import type { RateAdder, RateFactor, RateFactorOption } from "../../content/landings/landing-page.ts";
import { monthlyPayment } from "../dscr/amortization.ts";
import { formatUsd } from "../dscr/money.ts";
import {
  formatAdder,
  formatRate,
  optionHolding,
  type PricedFactor,
  type RateTable,
} from "../dscr/rate-estimate.ts";
import type { TableRow } from "./sections/guide-section.ts";

/** The properties of a credit tier that affect its rate. */
export interface CreditTier {
  /** All scores of a tier have the same adder. */
  readonly minScore: number;
  /** Percent of the price: the smallest down payment lenders commonly require of the tier. */
  readonly leastDownPercent: number;
}

export interface TierRates {
  /** Percent. */
  readonly low: number;
  readonly high: number;
  /** Which loans get these rates, as a sentence. */
  readonly conditions: string;
}

/**
 * A tier's rates from the sample adders, so that a guide and the deal analyzer cannot disagree: from the cheapest ratio
 * and LTV, to the thinnest ratio that has an adder at the tier's smallest down payment.
 */
export function tierRatesOf(table: RateTable, { minScore, leastDownPercent }: CreditTier): TierRates {
  const [bestRatio, thinnestRatio] = pricedEnds(findFactor(table, "dscr"));
  const [bestLtv] = pricedEnds(findFactor(table, "ltv"));
  const ownLtv = optionHolding(findFactor(table, "ltv"), 100 - leastDownPercent);
  const credit = optionHolding(findFactor(table, "credit"), minScore);
  const sum = (...options: readonly RateFactorOption[]) =>
    options.reduce((rate, { adder }) => rate + (adder?.high ?? Number.NaN), table.baseRate);
  const from = `a ratio of ${bestRatio.interval?.from?.toFixed(2)} or more with ${100 - (bestLtv.interval?.upTo ?? 0)}% down`;
  const to = `a ratio of ${thinnestRatio.interval?.from?.toFixed(2)} with ${leastDownPercent}% down`;
  return {
    low: sum(credit, bestRatio, bestLtv),
    high: sum(credit, thinnestRatio, ownLtv),
    conditions: `The rates run from ${from} to ${to}, for one unit on a yearly lease, an owner with experience and a 5-4-3-2-1 prepayment penalty.`,
  };
}

/** The first and the last option that have an adder. Options are listed from the cheapest on. */
function pricedEnds({ label, options }: PricedFactor): readonly [RateFactorOption, RateFactorOption] {
  const priced = options.filter(({ adder }) => adder !== null);
  const [first] = priced;
  const last = priced.at(-1);
  if (!first || !last) throw new Error(`"${label}" has no sample adder.`);
  return [first, last];
}

export function creditAdderOf(table: RateTable, score: number): RateAdder | null {
  return optionHolding(findFactor(table, "credit"), score).adder;
}

function findFactor({ factors }: RateTable, id: RateFactor["id"]): PricedFactor {
  const factor = factors.find((candidate) => candidate.id === id);
  if (!factor) throw new Error(`The rate table has no factor "${id}".`);
  return factor;
}

/** Every credit band with its adder, and the resulting rate and payment. The score's own band is marked. */
export function creditRateRows(
  table: RateTable,
  score: number,
  loan: { readonly amount: number; readonly termYears: number },
): readonly TableRow[] {
  const factor = findFactor(table, "credit");
  const own = optionHolding(factor, score);
  return factor.options.map(({ id, label, adder }) => {
    const annualRatePercent = table.baseRate + (adder?.low ?? 0);
    const payment = formatUsd(monthlyPayment({ ...loan, annualRatePercent }));
    return {
      cells: [label, formatAdder(adder), formatRate(annualRatePercent), `${payment} a month`],
      ...(id === own.id && { mark: "this tier" }),
    };
  });
}

/** Principal and interest: one row per loan, one column per rate. */
export function paymentRows({ loanAmounts, ratesPercent, termYears }: PaymentTable): readonly TableRow[] {
  return loanAmounts.map((amount) => ({
    cells: [
      formatUsd(amount),
      ...ratesPercent.map((annualRatePercent) =>
        formatUsd(monthlyPayment({ amount, annualRatePercent, termYears })),
      ),
    ],
  }));
}
