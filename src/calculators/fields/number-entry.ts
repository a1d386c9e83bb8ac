import { formatUsd, type Limits, type Reading } from "../../dscr/money.ts";

export interface NumberLimits extends Limits {
  readonly step: number;
}

/** A sign, dollar sign or comma still waiting for its digits: do not complain while the visitor types. */
const UNFINISHED = /^[-+−]?\s*\$?\s*[-+−]?\s*(\.?|[\d,]+,\d{0,2})$/;

export function isUnfinished(text: string): boolean {
  return UNFINISHED.test(text.trim());
}

/** The message under a money field whose text does not count as typed. */
export function explainMoneyProblem({ value, problem }: Reading, whenUnreadable = "$0"): string | undefined {
  switch (problem) {
    case undefined:
      return undefined;
    case "unreadable":
      return `This is not an amount we can read, so it counts as ${whenUnreadable}. Type it like 2500 or $2,500.`;
    default: {
      const limit = formatUsd(value);
      return `This cannot be ${problem === "above" ? "more" : "less"} than ${limit}, so it counts as ${limit}.`;
    }
  }
}

export function explainNumberProblem(
  { value, problem }: Reading,
  { min, max }: Limits,
  whenUnreadable = `${value}`,
): string | undefined {
  switch (problem) {
    case "unreadable":
      return `This is not a number we can read, so it counts as ${whenUnreadable}.`;
    case "above":
      return `The most this can be is ${max}, so it counts as ${max}.`;
    case "below":
      return `The least this can be is ${min}, so it counts as ${min}.`;
    default:
      return undefined;
  }
}

/** One step up or down from the current value, within the limits. */
export function stepNumber(value: number, step: number, { min, max }: Limits): string {
  const next = Math.min(Math.max(value + step, min), max);
  // Adding tenths in binary leaves an error: 8.5 + 0.1 + 0.1 is not 8.7.
  return `${Number(next.toFixed(6))}`;
}
