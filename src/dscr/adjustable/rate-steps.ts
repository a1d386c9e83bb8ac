/** How the rate of an adjustable loan moves. Percentages are 25, not 0.25. */
export interface Resets {
  /** Months with the first rate. */
  readonly fixedMonths: number;
  /** Months between later changes: 6 on loans tied to SOFR. */
  readonly everyMonths: number;
  /** What the index is on the day of a change: an assumption, the same on every day. */
  readonly indexPercent: number;
  readonly marginPercent: number;
  /** The most that the rate may change on the first day, on each later day, and may rise above the first rate. */
  readonly firstCapPercent: number;
  readonly periodicCapPercent: number;
  readonly lifeCapPercent: number;
}

/** With the index as assumed, or rising so far that only the caps hold the rate. */
export type RatePath = "expected" | "worst";

export interface RateStep {
  /** The first month, from 1, that bears interest at this rate. */
  readonly month: number;
  readonly ratePercent: number;
}

/** Rates are rounded to the nearest eighth of a percentage point, and down from the middle of two. */
const STEPS_PER_POINT = 8;
/** What binary fractions may add to a sum of two percentages. */
const FLOAT_ERROR = 1e-9;

/** Index and margin together, as a lender sets it before the caps. Never below the margin. */
export function fullyIndexedRate({
  indexPercent,
  marginPercent,
}: Pick<Resets, "indexPercent" | "marginPercent">): number {
  const eighths = Math.ceil((indexPercent + marginPercent) * STEPS_PER_POINT - 0.5 - FLOAT_ERROR);
  return Math.max(eighths / STEPS_PER_POINT, marginPercent);
}

/** The first rate, then every change within these months. A loan without resets has one rate. */
export function rateSteps(
  firstRatePercent: number,
  resets: Resets | null,
  months: number,
  path: RatePath,
): readonly RateStep[] {
  const steps: RateStep[] = [{ month: 1, ratePercent: firstRatePercent }];
  if (!resets) return steps;
  const { fixedMonths, everyMonths, firstCapPercent, periodicCapPercent, lifeCapPercent } = resets;
  const target = path === "worst" ? Number.POSITIVE_INFINITY : fullyIndexedRate(resets);
  let rate = firstRatePercent;
  for (let paid = fixedMonths; paid < months; paid += everyMonths) {
    const cap = paid === fixedMonths ? firstCapPercent : periodicCapPercent;
    const highest = Math.min(rate + cap, firstRatePercent + lifeCapPercent);
    const next = cleaned(Math.min(Math.max(target, rate - cap), highest));
    if (next !== rate) steps.push({ month: paid + 1, ratePercent: next });
    rate = next;
  }
  return steps;
}

/** 0.1 + 0.2 is 0.3: sums of typed percentages have no more digits than those. No rate is below zero. */
function cleaned(percent: number): number {
  return Math.max(Number(percent.toFixed(9)), 0);
}
