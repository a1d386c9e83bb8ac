import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { toCents } from "../../dscr/cents.ts";
import { type Deal, hasLoan } from "../deal/deal.ts";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { arbitraryDeals } from "../deal/test-deals.ts";
import { compareOffers } from "./comparison.ts";
import { EXAMPLE_OFFERS } from "./example-offers.ts";
import { EMPTY_OFFER, FEE_LINES, type Offer } from "./offer.ts";
import { arbitraryOffers, offerAt } from "./test-offers.ts";

const deals = arbitraryDeals(fc).filter(hasLoan);
const offer = arbitraryOffers(fc);
const offers = fc.array(offer, { minLength: 2, maxLength: 4 });
const months = fc.integer({ min: 1, max: 480 });

const only = (deal: Deal, sheet: Offer, held: number) => compareOffers(deal, [sheet], held).offers[0];

describe("one offer", () => {
  test("whose rate changes costs the expected interest, with the total at worst beside it", () => {
    const adjustable = only(EXAMPLE_DEAL, offerAt(6.5, { adjustment: "5-6" }), 84);
    // By decimal arithmetic, month by month, outside this code.
    expect(adjustable?.held.interest).toBe(101058.72);
    expect(adjustable?.worstTotal).toBe(112617.67);
    expect(only(EXAMPLE_DEAL, offerAt(6.5), 84)?.worstTotal).toBeNull();
  });

  test("costs interest, points, fees and penalty over the months held", () => {
    const sheet = offerAt(7.25, { points: 1, underwritingFee: 1295, titleFee: 1900, prepayment: [3, 2, 1] });
    // By decimal arithmetic, month by month, outside this code. So are the winners of the example below.
    expect(only(EXAMPLE_DEAL, sheet, 30)?.held).toEqual({
      month: 30,
      interest: 40_292.85,
      points: 2250,
      fees: 3195,
      penalty: 2192.46,
      total: 47_930.31,
    });
  });

  test("pays no penalty when its whole loan falls due", () => {
    const sheet = offerAt(7, { termYears: 5, interestOnlyYears: 5, prepayment: [5, 4, 3, 2, 1] });
    expect(only(EXAMPLE_DEAL, sheet, 60)).toMatchObject({ held: { penalty: 0 }, yearlyCost: 7 });
    expect(only(EXAMPLE_DEAL, sheet, 59)).toMatchObject({ held: { penalty: 2250 } });
  });

  test("in every month the parts add up to the cent, and interest never falls", () => {
    forAll(cases(30), [deals, offer, months], (deal, sheet, held) => {
      const costs = only(deal, sheet, held)?.costs ?? [];
      const wrong = costs.filter(({ interest, points, fees, penalty, total }, month) => {
        const parts = [interest, points, fees, penalty].reduce((sum, part) => sum + toCents(part), 0);
        return parts !== toCents(total) || interest < (costs[month - 1]?.interest ?? 0);
      });
      expect(costs.length).toBeGreaterThan(0);
      expect(wrong).toEqual([]);
    });
  });

  test("without points, fees and penalty its yearly cost is its rate, however long it is held", () => {
    forAll(cases(30), [deals, fc.integer({ min: 1, max: 1500 }), months], (deal, hundredths, held) => {
      const sheet = offerAt(hundredths / 100, { interestOnlyYears: 5 });
      expect(only(deal, sheet, held)?.yearlyCost).toBe(hundredths / 100);
    });
  });

  test("charges raise the yearly cost, the more so the sooner the loan ends", () => {
    const costs = [12, 60, 360].map(
      (held) => only(EXAMPLE_DEAL, offerAt(7, { points: 2 }), held)?.yearlyCost ?? 0,
    );
    expect(costs).toEqual(costs.toSorted((one, other) => other - one));
    expect(costs.at(-1)).toBeGreaterThan(7);
  });

  test("charges that take the whole loan leave no yearly cost", () => {
    expect(only(EXAMPLE_DEAL, offerAt(7, { otherFees: 225_000 }), 60)?.yearlyCost).toBeNull();
  });

  test("cash to close is the down payment, points and fees; reserves stay yours", () => {
    const sheet = offerAt(7.25, { points: 1, appraisalFee: 650, reserveMonths: 6 });
    expect(only(EXAMPLE_DEAL, sheet, 60)?.cash).toEqual({
      downPayment: 75_000,
      points: 2250,
      fees: 650,
      toClose: 77_900,
      reserves: 12_809.4,
    });
    const refinance = { ...EXAMPLE_DEAL, purpose: "cash-out", payoff: 150_000 } as const;
    expect(only(refinance, sheet, 60)?.cash.toClose).toBe(-72_100);
  });

  test.each([
    ["nothing but the rate", offerAt(7), true],
    ["every charge", { ...EXAMPLE_OFFERS[0] }, false],
    ["no penalty terms", { ...EXAMPLE_OFFERS[0], prepayment: null }, true],
    ["no lock", { ...EXAMPLE_OFFERS[0], lockDays: null }, false],
  ])("a sheet that states %s: the cost is a lower bound, %s", (_, sheet, isAtLeast) => {
    expect(only(EXAMPLE_DEAL, { ...EMPTY_OFFER, ...sheet }, 60)?.isAtLeast).toBe(isAtLeast);
  });
});

describe("who wins", () => {
  test("the example has a winner for every time, and not the same", () => {
    const { wins, held } = compareOffers(EXAMPLE_DEAL, EXAMPLE_OFFERS, 60);
    expect(wins.map(({ from, to, winners }) => [from, to, ...winners])).toEqual([
      [1, 47, 2],
      [48, 48, 0],
      [49, 120, 1],
    ]);
    expect(held).toEqual({ winners: [1], lead: 1607.01 });
  });

  test("the order of the offers changes nothing", () => {
    forAll(cases(30), [deals, offers, months], (deal, sheets, held) => {
      const last = sheets.length - 1;
      const forward = compareOffers(deal, sheets, held);
      const backward = compareOffers(deal, sheets.toReversed(), held);
      const mirrored = backward.wins.map((win) => ({
        ...win,
        winners: win.winners.map((place) => last - place).toSorted(),
      }));
      expect(mirrored).toEqual(forward.wins);
    });
  });

  test("an offer that is cheaper in every line wins in every month", () => {
    forAll(cases(30), [deals, offer, fc.integer({ min: 1, max: 500 })], (deal, sheet, dollars) => {
      const lower = (line: number | null) => Math.max((line ?? 0) - dollars / 100, 0);
      const worse = { ...sheet, points: sheet.points ?? 0, otherFees: (sheet.otherFees ?? 0) + 1 };
      const better: Offer = {
        ...worse,
        annualRatePercent: lower(sheet.annualRatePercent),
        points: lower(worse.points),
        prepayment: sheet.prepayment?.map(lower) ?? [],
        otherFees: sheet.otherFees,
      };
      const { wins } = compareOffers(deal, [worse, better], 60);
      expect(wins.map(({ winners }) => winners)).toEqual([[1]]);
    });
  });

  test("the spans follow on each other from the first month to the last, and neighbors differ", () => {
    forAll(cases(30), [deals, offers, months], (deal, sheets, held) => {
      const { wins, lastMonth } = compareOffers(deal, sheets, held);
      const wrong = wins.filter(
        ({ from, winners }, place) =>
          from !== (wins[place - 1]?.to ?? 0) + 1 || `${winners}` === `${wins[place - 1]?.winners}`,
      );
      expect(wrong).toEqual([]);
      expect(wins.at(-1)?.to).toBe(lastMonth);
    });
  });

  test("less than a dollar apart is a tie, a dollar is not", () => {
    const winnersWith = (otherFees: number) =>
      compareOffers(EXAMPLE_DEAL, [offerAt(7, { otherFees }), offerAt(7)], 60).held;
    expect(winnersWith(0.99)).toEqual({ winners: [0, 1], lead: null });
    expect(winnersWith(1)).toEqual({ winners: [1], lead: 1 });
  });

  test("an offer without a rate is left out, and the others keep their places", () => {
    const { offers: compared, held } = compareOffers(EXAMPLE_DEAL, [EMPTY_OFFER, offerAt(7)], 60);
    expect(compared.map(({ index }) => index)).toEqual([1]);
    expect(held).toEqual({ winners: [1], lead: null });
  });

  test.each([
    ["no offer has a rate", EXAMPLE_DEAL, [EMPTY_OFFER, EMPTY_OFFER]],
    ["nothing is borrowed", { ...EXAMPLE_DEAL, downPaymentPercent: 100 }, [offerAt(7), offerAt(8)]],
  ])("there is nothing to compare if %s", (_, deal, sheets) => {
    expect(compareOffers(deal, sheets, 60)).toMatchObject({ offers: [], wins: [] });
  });

  test("the costs reach to the months held, and not past the longest term", () => {
    const lastMonth = (held: number, termYears: number) =>
      compareOffers(EXAMPLE_DEAL, [offerAt(7, { termYears }), offerAt(7, { termYears: 10 })], held).lastMonth;
    expect([lastMonth(60, 30), lastMonth(130, 30), lastMonth(480, 30), lastMonth(60, 5)]).toEqual([
      120, 132, 360, 120,
    ]);
  });
});

test("fees are all lines together", () => {
  const each = Object.fromEntries(FEE_LINES.map((line) => [line, 0.1]));
  expect(only(EXAMPLE_DEAL, offerAt(7, each), 60)?.held.fees).toBe(0.7);
});
