import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../../tests/setup/properties.ts";
import { yearsToBalloon } from "../../hold/loan-years.ts";
import { type Deal, loanAmountOf } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { arbitraryDeals } from "../test-deals.ts";
import { compareStructures, exitAt, exitsOf, PREPAYMENT_STRUCTURES } from "./exit-cost.ts";

const deals = arbitraryDeals(fc);
const example = (changes: Partial<Deal>): Deal => ({ ...EXAMPLE_DEAL, ...changes });
const costOf = (changes: Partial<Deal>, months: number, id: string) =>
  compareStructures(example(changes), months).find((cost) => cost.id === id);

describe("exitAt", () => {
  test.each([
    // Balances of $225,000 at 7.25% over 30 years, by decimal arithmetic month by month outside this code.
    ["on the day of closing", {}, 0, 225_000, 5],
    ["the last payment of the first year still pays 5%", {}, 12, 222_822.32, 5],
    ["the next month pays 4%", {}, 13, 222_633.64, 4],
    ["the last month of the schedule", {}, 60, 212_352.25, 1],
    ["the month after it", {}, 61, 212_100.31, 0],
    ["the end of the term", {}, 360, 0, 0],
    ["past the term", {}, 999, 0, 0],
    ["3-2-1 in its third year", { prepayment: "3-2-1" }, 36, 217_965.03, 1],
    ["no penalty", { prepayment: "none" }, 12, 222_822.32, 0],
    ["custom", { prepayment: "custom", customPrepayment: [2.5] }, 12, 222_822.32, 2.5],
    ["a balloon a month before its due date", { termYears: 5, interestOnlyYears: 5 }, 59, 225_000, 1],
    ["on its due date, which is not early", { termYears: 5, interestOnlyYears: 5 }, 60, 225_000, 0],
    ["interest-only owes the whole loan", { interestOnlyYears: 10 }, 120, 225_000, 0],
    ["and then repays it in 20 years", { interestOnlyYears: 10 }, 121, 224_581.03, 0],
  ] as const)("%s", (_, changes, month, balance, percent) => {
    const exit = exitAt(example(changes), month);
    expect(exit.balance).toBeCloseTo(balance, 2);
    expect(exit.penalty).toBeCloseTo((exit.balance * percent) / 100, 2);
    expect(exit.total).toBeCloseTo(exit.balance + exit.penalty, 6);
  });

  test("every month of the term has its row", () => {
    const exits = exitsOf(example({ interestOnlyYears: 10 }));
    expect(exits).toHaveLength(360);
    expect(exits[120]).toEqual(exitAt(example({ interestOnlyYears: 10 }), 121));
  });

  test("what is owed never rises, and nothing is charged after the schedule's last year", () => {
    forAll(cases(), [deals], (deal) => {
      const years = { none: 0, "3-2-1": 3, "5-4-3-2-1": 5, custom: deal.customPrepayment.length }[
        deal.prepayment
      ];
      const exits = exitsOf(deal);
      const wrong = exits.filter(({ month, balance, penalty }, index) => {
        const owed = exits[index - 1]?.balance ?? loanAmountOf(deal);
        return !(balance <= owed && penalty >= 0 && (month <= years * 12 || penalty === 0));
      });
      expect(wrong).toEqual([]);
      if (yearsToBalloon(deal) === null) expect(exits.at(-1)?.balance).toBe(0);
    });
  });
});

describe("compareStructures", () => {
  test("a balloon that is paid on its due date costs no penalty", () => {
    expect(costOf({ termYears: 5, interestOnlyYears: 5 }, 60, "5-4-3-2-1")).toMatchObject({ penalty: 0 });
  });

  test("the typed rate is the chosen structure's, and the others are shifted from it", () => {
    const ratesOf = (prepayment: Deal["prepayment"]) =>
      compareStructures(example({ prepayment }), 60).map(({ id, annualRatePercent }) => [
        id,
        annualRatePercent,
      ]);
    expect(ratesOf("5-4-3-2-1")).toEqual([
      ["none", 7.75],
      ["3-2-1", 7.5],
      ["5-4-3-2-1", 7.25],
    ]);
    expect(ratesOf("none")).toEqual([
      ["none", 7.25],
      ["3-2-1", 7],
      ["5-4-3-2-1", 6.75],
    ]);
    expect(ratesOf("custom").at(-1)).toEqual(["custom", 7.25]);
  });

  test("sold in two years the free exit is cheapest, in six the longest schedule", () => {
    const cheapest = (months: number) =>
      compareStructures(EXAMPLE_DEAL, months).toSorted((one, other) => one.total - other.total)[0]?.id;
    expect([cheapest(24), cheapest(72)]).toEqual(["none", "5-4-3-2-1"]);
  });

  test("a schedule that rises again breaks even after its last costly year, and no penalty never beats itself", () => {
    const custom = { prepayment: "custom", customPrepayment: [0, 0, 0, 5] } as const;
    expect(costOf(custom, 12, "custom")?.breakEvenMonth).toBe(49);
    expect(costOf({}, 12, "none")?.breakEvenMonth).toBeNull();
  });

  test.each([
    // Interest-only, each structure saves 0.5% of the loan a year: a penalty of 0.5% for every full year is a tie.
    ["5-4-3-2-1 asks 2% in month 48", { prepayment: "5-4-3-2-1" }, 49],
    ["0.5% in the first year", { prepayment: "custom", customPrepayment: [0.5] }, 13],
    ["1% in two years", { prepayment: "custom", customPrepayment: [1, 1] }, 25],
    ["a hundredth less than the tie", { prepayment: "custom", customPrepayment: [1, 0.99] }, 24],
  ] as const)("a tie is not cheaper, whatever the loan: %s", (_, choice, month) => {
    forAll(
      cases(),
      [fc.integer({ min: 1_000_000, max: 200_000_000 }), fc.integer({ min: 500, max: 10_000 })],
      (cents, thousandths) => {
        const loan = { price: cents / 100, downPaymentPercent: 0, annualRatePercent: thousandths / 1000 };
        const deal = { ...loan, ...choice, interestOnlyYears: 10 };
        expect(costOf(deal, 12, choice.prepayment)?.breakEvenMonth).toBe(month);
      },
    );
  });

  test("the parts sum to the total, interest grows with the rate, and points are the same for all", () => {
    forAll(cases(), [deals, fc.integer({ min: 0, max: 480 })], (deal, months) => {
      const costs = compareStructures(deal, months);
      for (const { interest, points, penalty, total } of costs) {
        expect(Math.round(total * 100)).toBe(Math.round((interest + points + penalty) * 100));
        expect(points).toBe(costs[0]?.points);
      }
      const byRate = costs.toSorted((one, other) => one.annualRatePercent - other.annualRatePercent);
      const interests = byRate.map(({ interest }) => interest);
      expect(interests).toEqual(interests.toSorted((one, other) => one - other));
      expect(costs.filter(({ isChosen }) => isChosen).map(({ id }) => id)).toEqual([deal.prepayment]);
    });
  });

  test("a weaker penalty costs more rate", () => {
    const adders = PREPAYMENT_STRUCTURES.map(({ rateAdder }) => rateAdder);
    expect(adders).toEqual(adders.toSorted((one, other) => other - one));
  });
});
