import { formatUsd } from "../../../dscr/money.ts";
import { formatRate } from "../../../dscr/rate-estimate.ts";
import type { LabeledFigure } from "../../fields/field-rows.ts";
import type { Deal } from "../deal.ts";
import { sayRatio } from "../ratios/ratio-labels.ts";
import { bestOfLadder, type LadderRow, pointsLadder } from "./points-ladder.ts";

/** Every price of the loan, for files. Nothing unless somebody asked for it. */
export function ladderRowsOf(deal: Deal): readonly LabeledFigure[] {
  return rowsOf(deal, deal.hasPointsLadder ? pointsLadder(deal) : []);
}

/** Those with the deal's own penalty, and the best of all, for print. */
export function printedLadderOf(deal: Deal): readonly LabeledFigure[] {
  const ladder = deal.hasPointsLadder ? pointsLadder(deal) : [];
  const own = rowsOf(
    deal,
    ladder.filter(({ structure }) => structure === deal.prepayment),
  );
  const best = sayBest(deal, ladder);
  return own.length === 0 ? [] : [...own, { label: "Of all penalties", text: best, figure: best }];
}

function rowsOf(deal: Deal, ladder: readonly LadderRow[]): readonly LabeledFigure[] {
  return ladder.map((row) => {
    const text = [
      formatRate(row.annualRatePercent),
      `ratio ${sayRatio(deal, row.ratio)}`,
      `${formatUsd(row.cash)} at closing`,
      `${formatUsd(row.cost)} over ${deal.keepMonths} months${row.isBest ? ", the lowest" : ""}`,
      sayBreakEven(row),
    ].join("; ");
    return { label: `Points ${row.points}: ${row.structureName}`, text, figure: text };
  });
}

/** "1.5 points with 3-2-1". */
function sayPrice({ points, structureName }: LadderRow): string {
  const count = points === 0 ? "no points" : points === 1 ? "1 point" : `${points} points`;
  return `${count} with ${structureName.toLowerCase()}`;
}

/** "pays off from month 48". */
function sayBreakEven({ points, breakEvenMonth }: LadderRow): string {
  if (points === 0) return "no points to earn back";
  return breakEvenMonth === null ? "never pays off" : `pays off from month ${breakEvenMonth}`;
}

/** "Over 36 months, no points with no penalty, at 7.75%, cost least: $48,000." */
export function sayBest(deal: Deal, ladder: readonly LadderRow[]): string {
  const best = bestOfLadder(ladder);
  return best
    ? `Over ${deal.keepMonths} months, ${sayPrice(best)}, at ${formatRate(best.annualRatePercent)}, cost least: ${formatUsd(best.cost)}.`
    : "There is no loan to price.";
}
