import { quoted } from "../../spreadsheet/workbook-rows.ts";
import type { InternalRate } from "../internal-rate.ts";

const NO_RATE = "none: money never changes direction";
const SEVERAL = "perhaps several: money changes direction more than once, see the site";
const WORST_PERCENT = -50;
const WORSE = `worse than ${WORST_PERCENT}%, see the site`;

interface RateNames {
  /** Columns of the flow table. */
  readonly flows: string;
  readonly directions: string;
  /** Columns of the case table. */
  readonly saleFlow: string;
  readonly turns: string;
  /** Where the search begins. */
  readonly guess: string;
}

const OTHER_GUESSES = [-0.1, -0.2, -0.3, -0.4, -0.5, 0.5, 1, 3];

/** The internal rate of return of a sale, in a line of the case table. It computes with whole columns of the flow table. */
export function rateFormula({ flows, directions, saleFlow, turns, guess }: RateNames): string {
  // What moves today and at the end of each year, if the sale falls on the end of this one. Later years are 0.
  const moved = `([flowYears]<{year})*${flows}+([flowYears]={year})*${saleFlow}`;
  // A spreadsheet searches from a guess. It may give up, or find a rate below -100%, which means nothing.
  const found = [guess, ...OTHER_GUESSES]
    .map((from) => `IRR(${moved},${from})`)
    .reduceRight((otherwise, rate) => `IFERROR(IF(${rate}>-1,${rate},NA()),${otherwise})`, "NA()");
  // Far below zero the search fails. At a rate above the true one, the present value has the sign of the first money, and
  // not of the last.
  const isWorse = `SUMPRODUCT((${moved})/${1 + WORST_PERCENT / 100}^[flowYears])*IF(${saleFlow}=0,INDEX(${directions},{year}),SIGN(${saleFlow}))<0`;
  return `IF(${turns}=0,${quoted(NO_RATE)},IF(${turns}>1,${quoted(SEVERAL)},IF(${isWorse},${quoted(WORSE)},100*${found})))`;
}

/** What the formula gives: a percentage, or why there is none. */
export function describeRate(turns: number, rate: InternalRate | undefined): number | string {
  if (turns === 0) return NO_RATE;
  if (turns > 1) return SEVERAL;
  const percent = rate?.kind === "one" ? rate.percent : 0;
  return percent < WORST_PERCENT ? WORSE : percent;
}
