import fc from "fast-check";
import { expect, test } from "vitest";
import { type Deal, loanAmountOf } from "../../../src/calculators/deal/deal.ts";
import { type ComparedOffer, compareOffers } from "../../../src/calculators/offers/comparison.ts";
import type { Offer } from "../../../src/calculators/offers/offer.ts";
import { arbitraryOffers } from "../../../src/calculators/offers/test-offers.ts";
import { cases, forAll } from "../../setup/properties.ts";
import { lenderFraction, ratioOf } from "../deal/ratios.ts";
import { Decimal } from "../decimal.ts";
import { brokenClaim, differentAmount, differentRatio } from "../test-agreement.ts";
import { measurableDeals } from "../test-deals.ts";
import { isAbove, loanOffered, offerCash, offerCost, worstTotal, worthAboveReceived } from "./offer-costs.ts";

/** As for the cost of a structure: on a smaller loan, half a cent is what a double cannot tell. */
const SMALLEST_LOAN = 1_000;
const financed = measurableDeals.filter((deal) => loanAmountOf(deal) >= SMALLEST_LOAN);
const offers = fc.array(arbitraryOffers(fc), { minLength: 2, maxLength: 4 });
const months = fc.integer({ min: 1, max: 480 });

test("comparisons have the same costs, ratios and cash", () => {
  forAll(cases(200), [financed, offers, months], (deal, sheets, held) => {
    const comparison = compareOffers(deal, sheets, held);
    const apart = comparison.offers.flatMap((compared) => {
      const offer = sheets[compared.index];
      return offer ? figuresApart(deal, offer, compared) : ["an offer is missing"];
    });
    expect(apart).toEqual([]);
    expect(comparison.offers).toHaveLength(sheets.length);
  });
});

test("the winner of a month is the one by decimal arithmetic", () => {
  forAll(cases(100), [financed, offers, months, months], (deal, sheets, held, asked) => {
    const { wins, lastMonth } = compareOffers(deal, sheets, held);
    const month = Math.min(asked, lastMonth);
    const win = wins.find(({ from, to }) => from <= month && month <= to);
    const totals = sheets.map((offer) => Math.round(offerCost(deal, offer, month).total.toNumber() * 100));
    const lowest = Math.min(...totals);
    const winners = [...totals.keys()].filter((place) => (totals[place] ?? 0) - lowest < 100);
    expect(win?.winners).toEqual(winners);
  });
});

test("yearly costs repay what was received, and a hundredth less does not", () => {
  forAll(
    cases(30),
    [financed, arbitraryOffers(fc), fc.integer({ min: 1, max: 120 })],
    (deal, offer, held) => {
      const { holdMonths, offers: compared } = compareOffers(deal, [offer], held);
      const yearlyCost = compared[0]?.yearlyCost ?? null;
      fc.pre(yearlyCost !== null);
      const above = (percent: number) => worthAboveReceived(deal, offer, holdMonths, percent);
      const tolerance = Decimal.of(loanAmountOf(deal) * 1e-9);
      const lower = Math.round((yearlyCost ?? 0) * 100 - 1) / 100;
      expect([
        ...brokenClaim(`${yearlyCost} repays`, !isAbove(above(yearlyCost ?? 0).minus(tolerance))),
        ...brokenClaim(`${lower} does not`, lower < 0 || isAbove(above(lower))),
      ]).toEqual([]);
    },
  );
});

function figuresApart(
  deal: Deal,
  offer: Offer,
  { held, cash, lender, worstTotal: worst }: ComparedOffer,
): readonly string[] {
  const { interest, points, fees, penalty, total } = held;
  const { toClose, reserves } = cash;
  return [
    ...differentAmount(
      { interest, points, fees, penalty, total },
      offerCost(deal, offer, held.month),
      deal.price,
    ),
    ...differentAmount({ worst }, { worst: worstTotal(deal, offer, held.month) }, deal.price),
    ...differentAmount({ toClose, reserves }, offerCash(deal, offer), deal.price),
    ...differentRatio({ ratio: lender.ratio }, { ratio: ratioOf(lenderFraction(loanOffered(deal, offer))) }),
  ];
}
