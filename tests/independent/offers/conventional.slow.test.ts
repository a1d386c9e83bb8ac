import fc from "fast-check";
import { expect, test } from "vitest";
import { hasLoan } from "../../../src/calculators/deal/deal.ts";
import { testConventional } from "../../../src/calculators/offers/conventional/conventional-test.ts";
import { arbitraryBorrowers, arbitraryOffers } from "../../../src/calculators/offers/test-offers.ts";
import { cases, forAll } from "../../setup/properties.ts";
import { differentAmount, differentRatio, differentWords } from "../test-agreement.ts";
import { measurableDeals } from "../test-deals.ts";
import { conventional } from "./conventional.ts";

const financed = measurableDeals.filter(hasLoan);

test("a conventional loan has the same rent, debts and verdict", () => {
  forAll(cases(400), [financed, arbitraryOffers(fc), arbitraryBorrowers(fc)], (deal, offer, borrower) => {
    fc.pre(borrower !== null);
    const tested = borrower && testConventional({ deal, offers: [offer], holdMonths: 60, borrower });
    if (!tested) throw new Error("An offer with a rate was not tested.");
    const { grossRent, countedRent, payment, net, income, debts, dti, passes } = tested;
    const exact = conventional(deal, offer, borrower);
    expect([
      ...differentAmount({ grossRent, countedRent, payment, net, income, debts }, exact.amounts, deal.price),
      ...differentRatio({ dti }, { dti: exact.dti }),
      ...differentWords({ passes }, { passes: exact.passes }),
    ]).toEqual([]);
  });
});
