import fc from "fast-check";
import { expect, test } from "vitest";
import { loanAmountOf } from "../../../src/calculators/deal/deal.ts";
import { pointsLadder } from "../../../src/calculators/deal/rate/points-ladder.ts";
import { cases, forAll } from "../../setup/properties.ts";
import { brokenClaim, differentAmount, differentRatio } from "../test-agreement.ts";
import { measurableDeals } from "../test-deals.ts";
import { monthsOf } from "./deal-loan.ts";
import { havePaid, ladderPrice } from "./points-ladder.ts";

/** As for the cost of a structure: on a smaller loan, half a cent is what a double cannot tell. */
const SMALLEST_LOAN = 1_000;
const financed = fc
  .tuple(measurableDeals, fc.integer({ min: 1, max: 480 }), fc.constantFrom(0, 0.125, 0.25, 0.25, 0.375))
  .map(([deal, keepMonths, pointValuePercent]) => ({ ...deal, keepMonths, pointValuePercent }))
  .filter((deal) => deal.annualRatePercent <= 15 && loanAmountOf(deal) >= SMALLEST_LOAN);

test("points cost the same, pay off in the same month, and the best is the same", () => {
  forAll(cases(150), [financed, fc.nat()], (deal, choice) => {
    const ladder = pointsLadder(deal);
    const row = ladder[choice % ladder.length];
    if (!row) throw new Error("A loan has no ladder.");
    const { points, structure, annualRatePercent, ratio, cash, cost, breakEvenMonth } = row;
    const exact = ladderPrice(deal, points, structure);
    const term = monthsOf(deal.termYears);
    const hasPaid = (month: number) => havePaid(deal, points, structure, month);
    const isEven =
      breakEvenMonth === null
        ? points === 0 || !hasPaid(term)
        : hasPaid(breakEvenMonth) && hasPaid(term) && !(breakEvenMonth > 1 && hasPaid(breakEvenMonth - 1));
    const costs = ladder.map((one) => ladderPrice(deal, one.points, one.structure).cost.toNumber());
    const lowest = Math.min(...costs);
    const best = ladder.filter((_, place) => Math.round(((costs[place] ?? 0) - lowest) * 100) < 100);
    expect([
      ...differentAmount({ cash, cost }, exact, deal.price),
      ...differentRatio(
        { annualRatePercent, ratio },
        { annualRatePercent: exact.ratePercent, ratio: exact.ratio },
      ),
      ...brokenClaim(`${points} points pay off from ${breakEvenMonth}`, isEven),
      ...brokenClaim(
        "the best is the same",
        `${best.map(nameOf)}` === `${ladder.filter(({ isBest }) => isBest).map(nameOf)}`,
      ),
    ]).toEqual([]);
  });
});

function nameOf({ points, structure }: { readonly points: number; readonly structure: string }): string {
  return `${points} ${structure}`;
}
