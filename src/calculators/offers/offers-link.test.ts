import fc from "fast-check";
import { expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { writeDealFragment } from "../deal/sharing/deal-link.ts";
import { arbitraryDeals } from "../deal/test-deals.ts";
import { EMPTY_OFFER } from "./offer.ts";
import { bringsOnlyDeal, readOffersFragment, writeOffersFragment } from "./offers-link.ts";
import { arbitraryBorrowers, arbitraryOffers, offerAt } from "./test-offers.ts";

test("any deal and offers come back as they were, and what was not stated is still not stated", () => {
  const offers = fc.array(arbitraryOffers(fc), { minLength: 2, maxLength: 4 });
  forAll(
    cases(),
    [arbitraryDeals(fc), offers, fc.integer({ min: 1, max: 480 }), arbitraryBorrowers(fc)],
    (deal, sheets, holdMonths, borrower) => {
      const inputs = { deal, holdMonths, offers: sheets, borrower };
      expect(readOffersFragment(writeOffersFragment(inputs))).toEqual({ kind: "inputs", inputs });
    },
  );
});

test("a released link opens as it did", () => {
  const released =
    "#v=1&price=300000&tax=375&ins=150&hoa=75&rent=2500&hold=36&offers=2&namea=Lender%20A&ratea=7.5&pointsa=0&origa=0&uwa=1295&proca=595&legala=450&appra=650&titlea=1900&othera=125&yearsa=30&ioa=0&prepaya=3-2-1&locka=45&resa=6&escrowa=required&rateb=6.875&prepayb=none";
  const inputs = {
    deal: EXAMPLE_DEAL,
    holdMonths: 36,
    offers: [
      offerAt(7.5, {
        name: "Lender A",
        points: 0,
        originationFee: 0,
        underwritingFee: 1295,
        processingFee: 595,
        legalFee: 450,
        appraisalFee: 650,
        titleFee: 1900,
        otherFees: 125,
        termYears: 30,
        interestOnlyYears: 0,
        prepayment: [3, 2, 1],
        lockDays: 45,
        reserveMonths: 6,
        escrow: "required",
      }),
      offerAt(6.875, { prepayment: [] }),
    ],
    borrower: null,
  };
  expect(readOffersFragment(released)).toEqual({ kind: "inputs", inputs });
  expect(writeOffersFragment({ ...inputs, offers: inputs.offers })).toBe(released);
});

test("a link of the deal analyzer is known by its lack of offers", () => {
  const fromDeal = writeDealFragment(EXAMPLE_DEAL);
  const set = { deal: EXAMPLE_DEAL, holdMonths: 60, offers: [offerAt(7), offerAt(8)], borrower: null };
  expect([fromDeal, writeOffersFragment(set), "", "#v=1", "#v=1&rate=x"].map(bringsOnlyDeal)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(readOffersFragment("#v=1")).toEqual({ kind: "none" });
});

test("the deal analyzer's link brings its loan as the first offer, and an empty second one", () => {
  const deal = { ...EXAMPLE_DEAL, prepayment: "3-2-1", interestOnlyYears: 10 } as const;
  expect(readOffersFragment(writeDealFragment(deal))).toMatchObject({
    kind: "inputs",
    inputs: {
      deal,
      holdMonths: 60,
      offers: [
        offerAt(7.25, {
          points: 1,
          termYears: 30,
          interestOnlyYears: 10,
          prepayment: [3, 2, 1],
          reserveMonths: 6,
        }),
        EMPTY_OFFER,
      ],
    },
  });
});

test.each([
  "#v=1&offers=1",
  "#v=1&offers=5",
  "#v=1&offers=two",
  "#v=1&offers=2&ratea=x",
  "#v=1&offers=2&namea=%E0%A4%A",
  "#v=1&offers=2&namea=%3D1%2B1",
  "#v=1&offers=2&hold=0",
])("%o is unreadable", (fragment) => {
  expect(readOffersFragment(fragment)).toEqual({ kind: "unreadable" });
});
