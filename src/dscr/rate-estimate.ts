import type {
  HalfOpenInterval,
  RateAdder,
  RateFactor,
  RateFactorOption,
} from "../../content/landings/landing-page.ts";
import { notePayment } from "./amortization.ts";
import { toCents } from "./cents.ts";
import { ratioOf } from "./dscr.ts";

const TERM_YEARS = 30;

/** The base rate and the sample adders, in percent and percentage points. */
export interface RateTable {
  readonly baseRate: number;
  readonly factors: readonly PricedFactor[];
}

/** The explanation of why lenders price a factor is only for the page that lists the factors. */
export type PricedFactor = Omit<RateFactor, "explanation">;

/** The chosen option's id for each factor. */
export type RatePicks = Readonly<Record<RateFactor["id"], string>>;

export interface RateLine {
  readonly factor: RateFactor["id"];
  readonly label: string;
  readonly option: string;
  readonly adder: RateAdder;
}

export type RateEstimate =
  | {
      readonly isPriced: true;
      /** One per factor, including those that add nothing. */
      readonly lines: readonly RateLine[];
      readonly low: number;
      readonly high: number;
    }
  /** A missing sample adder is not guessed: the choices without one are named instead. */
  | {
      readonly isPriced: false;
      readonly unpriced: readonly { readonly label: string; readonly option: string }[];
    };

export function estimateRate({ baseRate, factors }: RateTable, picks: RatePicks): RateEstimate {
  const chosen = factors.map((factor) => ({ factor, option: findOption(factor, picks[factor.id]) }));
  const lines = chosen.flatMap(({ factor, option }) =>
    option.adder
      ? [{ factor: factor.id, label: factor.label, option: option.label, adder: option.adder }]
      : [],
  );
  if (lines.length < chosen.length) {
    const unpriced = chosen.filter(({ option }) => option.adder === null);
    return {
      isPriced: false,
      unpriced: unpriced.map(({ factor, option }) => ({ label: factor.label, option: option.label })),
    };
  }
  const total = (end: "low" | "high") => lines.reduce((rate, { adder }) => rate + adder[end], baseRate);
  return { isPriced: true, lines, low: total("low"), high: total("high") };
}

/** The option whose interval contains the value, compared unrounded: 1.249 is not 1.25. */
export function optionHolding(factor: PricedFactor, value: number): RateFactorOption {
  const option = factor.options.find(({ interval }) => interval && holds(interval, value));
  if (!option) throw new Error(`No option of "${factor.label}" holds ${value}.`);
  return option;
}

export interface ConsistentRate {
  readonly option: RateFactorOption;
  /** The ratio at the rate of this option. */
  readonly ratio: number;
}

/**
 * The rate depends on the ratio's band, and the ratio on the rate. A band is an answer if the ratio at the band's rate
 * falls into the band. Near an edge there are two answers; the cheaper comes first. A band without an adder is tried at
 * the rate of the band before it, so there is always an answer.
 */
export function findRatioAnswers(
  table: RateTable,
  picks: RatePicks,
  ratioAt: (annualRatePercent: number) => number,
): readonly ConsistentRate[] {
  let rate = table.baseRate;
  return findFactor(table, "dscr").options.flatMap((option) => {
    const estimate = estimateRate(table, { ...picks, dscr: option.id });
    // If the rate is a range, use its upper end: a lender does not round in the borrower's favor.
    if (estimate.isPriced) rate = estimate.high;
    const ratio = ratioAt(rate);
    return option.interval && holds(option.interval, ratio) ? [{ option, ratio }] : [];
  });
}

/** What a visitor knows about a deal before the rate, in dollars and dollars a month. */
export interface RatioFigures {
  readonly monthlyRent: number;
  readonly loanAmount: number;
  readonly taxesInsuranceDues: number;
}

/** Rent over the full payment, as a function of the rate. */
export function ratioByRate({ monthlyRent, loanAmount, taxesInsuranceDues }: RatioFigures) {
  return (annualRatePercent: number): number => {
    const payment = notePayment({ amount: loanAmount, annualRatePercent, termYears: TERM_YEARS });
    return ratioOf(toCents(monthlyRent), toCents(payment + taxesInsuranceDues));
  };
}

function holds(interval: HalfOpenInterval, value: number): boolean {
  const { from = -Infinity, above = -Infinity, below = Infinity, upTo = Infinity } = interval;
  return value >= from && value > above && value < below && value <= upTo;
}

/** Rates move in steps of an eighth, so 7.625 keeps its third decimal: `7.25%`, `7.625%`, `8.00%`. */
export function formatRate(percent: number): string {
  // Round first: 8.2 times 100 is a hair below 820.
  const thousandths = Math.round(percent * 1000);
  return `${(thousandths / 1000).toFixed(thousandths % 10 === 0 ? 2 : 3)}%`;
}

/** `6.75%`, or `7.50%-7.75%` where an adder is a range. */
export function formatRateRange({ low, high }: RateAdder): string {
  return low === high ? formatRate(low) : `${formatRate(low)}-${formatRate(high)}`;
}

/** `+0.25`, `+0.25 to +0.50`, `none`, or `no sample adder`. */
export function formatAdder(adder: RateAdder | null): string {
  if (adder === null) return "no sample adder";
  if (adder.high === 0) return "none";
  const [low, high] = [adder.low, adder.high].map((points) => `+${points.toFixed(2)}`);
  return low === high ? `${low}` : `${low} to ${high}`;
}

export function findFactor({ factors }: RateTable, id: RateFactor["id"]): PricedFactor {
  const factor = factors.find((candidate) => candidate.id === id);
  if (!factor) throw new Error(`The rate table has no factor "${id}".`);
  return factor;
}

function findOption(factor: PricedFactor, id: string): RateFactorOption {
  const option = factor.options.find((candidate) => candidate.id === id);
  if (!option) throw new Error(`"${factor.label}" has no option "${id}".`);
  return option;
}
