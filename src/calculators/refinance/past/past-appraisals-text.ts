import { formatUsd } from "../../../dscr/money.ts";
import { sayQuarter } from "../../../price-history/price-history.ts";
import type { PastAppraisals } from "./past-appraisals.ts";

/**
 * "In Florida, the appraisal would have been high enough to pay off the old loan with all costs after 150 of 161 starts at
 * month 6, and after 130 of 155 at month 24. The lowest: a start in 2007 Q1, $220,000 at month 24."
 */
export function describePastAppraisals(appraisals: readonly PastAppraisals[], place: string): string {
  const [first, last] = [appraisals[0], appraisals.at(-1)];
  if (!first || !last) return `The record of ${place} is too short.`;
  const lowest = `The lowest appraisal would have followed a start in ${sayQuarter(last.lowest.start)}: ${formatUsd(last.lowest.value)} at month ${last.month}.`;
  if (first.repays.needed === null && last.repays.needed === null) {
    return `No appraisal pays off the old loan with all costs: the rent or the lender's limit stops the loan before the value does. ${lowest}`;
  }
  const count = ({ month, starts, repays }: PastAppraisals) =>
    `after ${repays.starts} of ${starts} starts at month ${month}`;
  return `In ${place}, the appraisal would have been high enough to pay off the old loan with all costs ${count(first)}, and ${count(last)}. ${lowest}`;
}
