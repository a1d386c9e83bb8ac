import { type Cents, roundHalfAway, subtractCents, toCents } from "./cents.ts";

export interface DscrInputs {
  readonly monthlyRent: number;
  readonly monthlyExpenses: number;
  readonly monthlyDebtService: number;
}

export type RecommendationLevel = "excellent" | "good" | "marginal" | "poor";

export interface DscrResult extends DscrInputs {
  readonly dscr: number;
  readonly netOperatingIncome: number;
  readonly isQualified: boolean;
  readonly recommendationLevel: RecommendationLevel;
}

/** The rent covers the payment (spec, section 5). */
export const QUALIFYING_DSCR = 1;
/** What lenders ask for before they give competitive rates, and the goal of a deal unless its owner says otherwise. */
export const GOOD_DSCR = 1.25;

/** Highest band first: the first whose floor is met wins (spec, section 9). */
export const DSCR_BANDS = [
  { level: "excellent", floor: 1.3, message: "Excellent DSCR! You'll qualify for the best rates." },
  { level: "good", floor: GOOD_DSCR, message: "Good DSCR! You should qualify for competitive rates." },
  {
    level: "marginal",
    floor: QUALIFYING_DSCR,
    message: "Meets minimum requirements but consider improving cash flow.",
  },
  {
    level: "poor",
    floor: Number.NEGATIVE_INFINITY,
    message: "Below minimum requirements. Consider increasing rent or reducing expenses.",
  },
] as const satisfies readonly { level: RecommendationLevel; floor: number; message: string }[];

/** The end of the scale: the progress bar is full here, and the gauge stops. */
export const DSCR_SCALE_MAX = 1.5;

/** Where a scale has a mark, with its text. */
export const DSCR_MARKS = [
  { at: 0, text: "0" },
  ...[QUALIFYING_DSCR, GOOD_DSCR, DSCR_SCALE_MAX].map((at) => ({ at, text: at.toFixed(2) })),
];

/**
 * The one division behind every ratio on the site. It takes whole cents: as binary fractions $2,500.10 - $500.05 falls
 * short of $2,000.05, and a ratio of exactly 1.25 would be judged below it. The ratio itself is never rounded, only its
 * text (`formatRatio`): 1.249 is not 1.25. 0 if nothing is owed.
 */
export function ratioOf(income: Cents, owed: Cents): number {
  // Adding 0 turns -0 into 0.
  return owed === 0 ? 0 : income / owed + 0;
}

/** The site's own formula: rent less expenses, over debt service (spec, section 5). */
export function calculateDscr(inputs: DscrInputs): DscrResult {
  const income = subtractCents(toCents(inputs.monthlyRent), toCents(inputs.monthlyExpenses));
  const dscr = ratioOf(income, toCents(inputs.monthlyDebtService));
  return {
    ...inputs,
    dscr,
    netOperatingIncome: income / 100,
    isQualified: dscr >= QUALIFYING_DSCR,
    recommendationLevel: bandOf(dscr).level,
  };
}

export function bandOf(dscr: number) {
  return DSCR_BANDS.find((band) => dscr >= band.floor) ?? DSCR_BANDS[3];
}

/** A lender's likely answer to its ratio. */
export function sayLender(ratio: number): string {
  const how =
    ratio < QUALIFYING_DSCR ? "likely say no" : ratio < GOOD_DSCR ? "barely say yes" : "likely say yes";
  return `A lender would ${how}.`;
}

/** Where a lender's answer changes: the site's own bands, and lenders' floors and rate steps. */
const RATIO_THRESHOLDS: readonly number[] = [
  ...DSCR_BANDS.map(({ floor }) => floor),
  ...[0.75, 1.1, 1.15, 1.2, 1.4],
];

/**
 * Two decimals, halves away from zero as for amounts, but never up across a threshold, because lenders do not: 1.2379
 * is shown as 1.24, and 1.2496 as 1.24 too. The candidate is compared as a number, so 1.15, which binary fractions
 * cannot represent exactly, stays 1.15.
 */
export function formatRatio(dscr: number, thresholds = RATIO_THRESHOLDS): string {
  const nearest = roundHalfAway(dscr * 100) / 100;
  const isLifted = thresholds.some((threshold) => dscr < threshold && nearest >= threshold);
  return (nearest - (isLifted ? 0.01 : 0)).toFixed(2);
}
