import type { LenderCheck } from "../../calculators/deal/lenders/eligibility.ts";
import { formatDate } from "../../ui/text/dates.ts";

/** `Meets all 4 sample limits`, `Misses 1 of 4 limits`: a limit is a sample until its lender confirms it. */
export function describeVerdict({ rules, confirmedOn }: LenderCheck): string {
  const stated = rules.filter(({ status }) => status !== "not-stated").length;
  const missed = rules.filter(({ status }) => status === "miss").length;
  const limits = confirmedOn === null ? "sample limits" : "limits";
  return missed === 0 ? `Meets all ${stated} ${limits}` : `Misses ${missed} of ${stated} ${limits}`;
}

/** On one line, for print. */
export function describeVerdictAndSource(check: LenderCheck): string {
  return check.confirmedOn === null
    ? describeVerdict(check)
    : `${describeVerdict(check)}, confirmed by the lender on ${formatDate(check.confirmedOn)}`;
}
