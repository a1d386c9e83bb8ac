import { describe, expect, test } from "vitest";
import { pointsExample } from "../../../../content/loan-facts.ts";
import { compareOffers } from "../../offers/comparison.ts";
import { EMPTY_OFFER, offerOf } from "../../offers/offer.ts";
import type { Deal } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { ladderRowsOf, sayBest } from "./ladder-rows.ts";
import { bestOfLadder, type LadderRow, pointsLadder } from "./points-ladder.ts";

const ladder = (changes: Partial<Deal> = {}) => pointsLadder({ ...EXAMPLE_DEAL, ...changes });
const rung = (rows: readonly LadderRow[], points: number, structure: Deal["prepayment"]) =>
  rows.find((row) => row.points === points && row.structure === structure);

test("the typed rate is the price of the typed points and penalty", () => {
  expect(rung(ladder(), 1, "5-4-3-2-1")?.annualRatePercent).toBe(7.25);
  expect(rung(ladder(), 0, "5-4-3-2-1")?.annualRatePercent).toBe(7.5);
  expect(rung(ladder(), 3, "none")?.annualRatePercent).toBe(7.25);
  expect(rung(ladder({ points: 0 }), 0, "5-4-3-2-1")?.annualRatePercent).toBe(7.25);
});

test("no rate is below 0, and every penalty of the deal is there", () => {
  const rows = ladder({ annualRatePercent: 0.1, prepayment: "custom", customPrepayment: [2] });
  expect(Math.min(...rows.map(({ annualRatePercent }) => annualRatePercent))).toBe(0);
  expect(new Set(rows.map(({ structure }) => structure))).toEqual(
    new Set(["none", "3-2-1", "5-4-3-2-1", "custom"]),
  );
});

describe("the month from which points pay off", () => {
  test("is that of the offer comparison", () => {
    const { loan, rate, lowerRate, points, month } = pointsExample;
    const deal: Deal = {
      ...EXAMPLE_DEAL,
      price: loan,
      downPaymentPercent: 0,
      annualRatePercent: rate,
      points: 0,
      pointValuePercent: (rate - lowerRate) / points,
      prepayment: "none",
    };
    expect(rung(pointsLadder(deal), points, "none")?.breakEvenMonth).toBe(month);
    const bought = { ...EMPTY_OFFER, annualRatePercent: lowerRate, points, prepayment: [] };
    const { wins } = compareOffers(deal, [offerOf(deal), bought], 60);
    expect(wins.find(({ winners }) => `${winners}` === "1")?.from).toBe(month);
  });

  test("is none without points, or if they buy nothing", () => {
    expect(rung(ladder(), 0, "none")?.breakEvenMonth).toBeNull();
    const rows = ladder({ pointValuePercent: 0 });
    expect(rows.map(({ breakEvenMonth }) => breakEvenMonth).filter((month) => month !== null)).toEqual([]);
  });
});

test("the best follows the months kept, and a tie leaves the least cash", () => {
  expect(bestOfLadder(ladder({ keepMonths: 12 }))).toMatchObject({ points: 0, structure: "none" });
  expect(bestOfLadder(ladder({ keepMonths: 120 }))).toMatchObject({ points: 3, structure: "5-4-3-2-1" });
  const tied = ladder({ price: 100, keepMonths: 1, prepayment: "none" });
  expect(tied.filter(({ isBest }) => isBest).length).toBeGreaterThan(1);
  expect(bestOfLadder(tied)?.points).toBe(0);
});

test("without a loan there is nothing to price", () => {
  expect(ladder({ downPaymentPercent: 100 })).toEqual([]);
});

test("print and files have it in words, and only where somebody asked", () => {
  expect(ladderRowsOf(EXAMPLE_DEAL)).toEqual([]);
  const rows = ladderRowsOf({ ...EXAMPLE_DEAL, hasPointsLadder: true });
  expect(rows).toHaveLength(21);
  expect(rows.find(({ label }) => label === "Points 2: 5-4-3-2-1")?.text).toMatch(
    /^7\.00%; ratio 1\.19; \$[\d,]+ at closing; \$57,554 over 36 months; pays off from month 48$/,
  );
  expect(sayBest(EXAMPLE_DEAL, ladder())).toBe(
    "Over 36 months, no points with no penalty, at 8.00%, cost least: $53,315.",
  );
});
