import { formatPercent, formatUsd, formatUsdExact } from "../../../dscr/money.ts";
import { formatRate } from "../../../dscr/rate-estimate.ts";
import { roundSolvedRate, roundSolvedUsd, type SafeSide } from "../../../dscr/solved-figures.ts";

/** How sentences state a figure and a change of it. */
export interface FigureWords {
  /** The edge as it is stated: on the side that still meets the target. */
  readonly state: (edge: number, side: SafeSide) => number;
  readonly format: (value: number) => string;
  readonly sayChange: (from: number, to: number) => string;
  /** A change that is too small to state. */
  readonly least: string;
}

/** How sentences state amounts a month, one amount, and a rate. */
export interface MarginWords {
  readonly monthly: FigureWords;
  readonly once: FigureWords;
  readonly rate: FigureWords;
}

/** With cents and thousandths of a point, for files and programs. A function, so that pages can leave it out. */
export function exactWords(): MarginWords {
  return {
    monthly: moneyWords((edge) => edge, formatUsdExact, " a month"),
    once: moneyWords((edge) => edge, formatUsdExact, ""),
    rate: { state: (edge) => edge, format: formatRate, sayChange: sayPoints, least: sayPoints(0, 0) },
  };
}

/** What a person can use. */
export const ROUNDED_WORDS: MarginWords = {
  monthly: moneyWords(roundSolvedUsd, formatUsd, " a month"),
  once: moneyWords(roundSolvedUsd, formatUsd, ""),
  rate: {
    state: roundSolvedRate,
    format: formatRate,
    sayChange: sayAboutPoints,
    least: "less than 0.05 percentage points",
  },
};

/** `$64 a month (2.6%)`. */
function moneyWords(
  state: FigureWords["state"],
  format: (dollars: number) => string,
  per: string,
): FigureWords {
  return {
    state,
    format,
    sayChange: (from, to) => {
      const share = shareOf(from, to);
      const inPercent = share === null ? "" : ` (${sayShare(Math.abs(share))})`;
      return `${format(Math.abs(to - from))}${per}${inPercent}`;
    },
    least: `less than $1${per}`,
  };
}

/** Never 0: the sentence reports a change. */
function sayShare(percent: number): string {
  return percent < 0.05 ? "under 0.1%" : formatPercent(percent);
}

/** A share of a rate would read like the rate itself. Never 0: a typed rate can have more than three decimals. */
function sayPoints(from: number, to: number): string {
  const points = Math.max(Math.round(Math.abs(to - from) * 1000), 1) / 1000;
  return points === 1 ? "1 percentage point" : `${points} percentage points`;
}

/** To 0.05 of a point: `about 0.85 percentage points`. */
function sayAboutPoints(from: number, to: number): string {
  const points = Math.max(Math.round(Math.abs(to - from) * 20), 1) / 20;
  return `about ${points} percentage point${points === 1 ? "" : "s"}`;
}

/** Null if the figure is 0 now. */
export function shareOf(from: number, to: number): number | null {
  return from === 0 ? null : ((to - from) / from) * 100 + 0;
}
