import fc from "fast-check";
import { expect, test } from "vitest";
import { type Deal, loanAmountOf } from "../../../src/calculators/deal/deal.ts";
import {
  compareStructures,
  exitAt,
  type StructureCost,
} from "../../../src/calculators/deal/prepayment/exit-cost.ts";
import { estimateDealRate } from "../../../src/calculators/deal/rate/deal-rate.ts";
import { TEST_RATES } from "../../../src/dscr/test-rate-table.ts";
import { cases, forAll } from "../../setup/properties.ts";
import { brokenClaim, differentAmount, differentRatio, differentWords } from "../test-agreement.ts";
import { deals, measurableDeals } from "../test-deals.ts";
import { monthsOf } from "./deal-loan.ts";
import { exitCost, holdingCost, isCheaperThanFree, pricedWith } from "./prepayment.ts";
import { rateAnswers } from "./rate-estimate.ts";

const months = fc.integer({ min: 1, max: 620 });
/** On a loan of a few dollars, half a percent a month is half a cent, and a double may lie on either side of it. */
const SMALLEST_LOAN = 1_000;
/** At 100%, a long loan is so nearly interest-only that a double cannot tell its interest from half a cent. */
const held = measurableDeals.filter(
  (deal) => deal.annualRatePercent <= 15 && (loanAmountOf(deal) === 0 || loanAmountOf(deal) >= SMALLEST_LOAN),
);

test("deals have the same estimated rate, balance and prepayment penalty", () => {
  forAll(cases(1_000), [deals, months], (deal, month) => {
    const { balance, penalty } = exitAt(deal, month);
    const exact = exitCost(deal, Math.min(month, monthsOf(deal.termYears)));
    expect([...rateApart(deal), ...differentAmount({ balance, penalty }, exact, deal.price)]).toEqual([]);
  });
});

test("deals cost the same to hold with every prepayment structure", () => {
  forAll(cases(200), [held, months], (deal, month) => {
    const structures = compareStructures(deal, month);
    expect(structures.flatMap((structure) => structureApart(deal, month, structure))).toEqual([]);
  });
});

function rateApart(deal: Deal): readonly string[] {
  const { rate, ratio, hasSecondAnswer, secondRate } = estimateDealRate(deal, TEST_RATES);
  const [first, second] = rateAnswers(deal);
  return [
    ...differentRatio({ ratio }, { ratio: first?.ratio ?? null }),
    ...differentWords(
      { rate, hasSecondAnswer, secondRate },
      { rate: first?.rate ?? null, hasSecondAnswer: second !== undefined, secondRate: second?.rate ?? null },
    ),
  ];
}

function structureApart(deal: Deal, month: number, structure: StructureCost): readonly string[] {
  const { id, annualRatePercent, interest, points, penalty, total, breakEvenMonth } = structure;
  const term = monthsOf(deal.termYears);
  const exact = holdingCost(deal, Math.min(month, term), id);
  const isCheaper = (at: number) => isCheaperThanFree(deal, at, id);
  const isEven =
    breakEvenMonth === null
      ? !isCheaper(term)
      : isCheaper(breakEvenMonth) &&
        isCheaper(term) &&
        !(breakEvenMonth > 1 && isCheaper(breakEvenMonth - 1));
  return [
    ...differentAmount({ interest, points, penalty, total }, exact, deal.price),
    ...differentRatio({ annualRatePercent }, { annualRatePercent: pricedWith(deal, id).ratePercent }),
    ...brokenClaim(`${id} is cheaper from ${breakEvenMonth}`, isEven),
  ];
}
