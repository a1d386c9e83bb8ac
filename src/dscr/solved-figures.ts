import { formatUsd, formatUsdExact } from "./money.ts";
import { formatRate } from "./rate-estimate.ts";

/** The direction in which a solved figure still meets its target: more rent, a lower rate. */
export type SafeSide = "up" | "down";

/** Lenders quote rates in eighths of a point. */
const QUOTED_STEPS = 8;
/** Twentieths of a point. */
const ESTIMATE_STEPS = 20;
/** Floating-point error in units of a step: 0.15 × 20 is a hair more than 3. */
const TOLERANCE = 1e-6;

/** To whole dollars: the least rent that is enough is rounded up, the highest bill that is bearable down. */
export function roundSolvedUsd(dollars: number, side: SafeSide): number {
  return roundTo(1, dollars, side);
}

/** To 0.05 of a point, unless it is an eighth, which a lender can quote. */
export function roundSolvedRate(percent: number, side: SafeSide): number {
  return isQuoted(percent) ? percent : roundTo(ESTIMATE_STEPS, percent, side);
}

/** `$2,669`. */
export function formatSolvedUsd(dollars: number, side: SafeSide): string {
  return formatUsd(roundSolvedUsd(dollars, side));
}

/** `6.30%`, or `6.375%` for an eighth. */
export function formatSolvedRate(percent: number, side: SafeSide): string {
  return formatRate(roundSolvedRate(percent, side));
}

/** The cents that `formatUsd` leaves out, for a title. Undefined if it leaves out none. */
export function exactUsd(dollars: number): string | undefined {
  const exact = formatUsdExact(dollars);
  return exact === formatUsd(dollars) ? undefined : exact;
}

/** Half a thousandth of a point is below what a rate is shown to. */
function isQuoted(percent: number): boolean {
  const steps = percent * QUOTED_STEPS;
  return Math.abs(steps - Math.round(steps)) < QUOTED_STEPS * 0.0005;
}

function roundTo(stepsPerOne: number, value: number, side: SafeSide): number {
  const steps = value * stepsPerOne;
  const whole = side === "up" ? Math.ceil(steps - TOLERANCE) : Math.floor(steps + TOLERANCE);
  // Never -0.
  return whole / stepsPerOne + 0;
}
