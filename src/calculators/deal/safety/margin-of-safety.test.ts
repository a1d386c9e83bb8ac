import fc from "fast-check";
import { expect, test } from "vitest";
import { cases, forAll } from "../../../../tests/setup/properties.ts";
import { toCents } from "../../../dscr/cents.ts";
import { ratioOf } from "../../../dscr/dscr.ts";
import { roundSolvedRate, roundSolvedUsd } from "../../../dscr/solved-figures.ts";
import type { Deal } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { lenderFractionOf } from "../ratios/lender-view.ts";
import { rentInputOf } from "../rent/rent-input.ts";
import { meetsTarget } from "../target/target-search.ts";
import { arbitraryDeals } from "../test-deals.ts";
import { type Margin, marginsOf, safeSideOf } from "./margin-of-safety.ts";

const margin = (id: Margin["id"], changes: Partial<Deal>, maxLtv = 80) =>
  marginsOf({ ...EXAMPLE_DEAL, ...changes }, maxLtv).find((candidate) => candidate.id === id);

/** The deal moved to the edge of one margin, plus `by`. */
function moved(deal: Deal, { id, to: edge }: Margin, by: number): Deal {
  // On the search's grid: floating-point error in a sum can tip half a cent over.
  const to = Math.round((edge + by) * 1000) / 1000;
  switch (id) {
    case "rent":
      return rentInputOf(deal).moveTo(to);
    case "rate":
      return { ...deal, annualRatePercent: to };
    case "taxes":
      return { ...deal, propertyTax: to };
    case "insurance":
      return { ...deal, insurance: to };
    case "value":
      return deal;
  }
}

test("the example deal holds 1.10: every figure has room", () => {
  expect(
    marginsOf({ ...EXAMPLE_DEAL, targetRatio: 1.1 }, 80).map(({ id, holds, sentence }) => [
      id,
      holds,
      sentence,
    ]),
  ).toEqual([
    [
      "rent",
      true,
      "The rent can fall by $151.61 a month (6.1%), to $2,348.39, before the ratio drops below 1.10.",
    ],
    [
      "value",
      true,
      "The value can fall by $18,750 (6.3%), to $281,250, before the loan is more than 80% of it.",
    ],
    [
      "rate",
      true,
      "The rate can rise by 0.888 percentage points, to 8.138%, before the ratio drops below 1.10.",
    ],
    [
      "taxes",
      true,
      "Property taxes can rise by $137.82 a month (36.8%), to $512.82, before the ratio drops below 1.10.",
    ],
    [
      "insurance",
      true,
      "Insurance can rise by $137.82 a month (91.9%), to $287.82, before the ratio drops below 1.10.",
    ],
  ]);
});

test("a missed target says by how much each figure must improve", () => {
  expect(marginsOf(EXAMPLE_DEAL, 80).map(({ sentence }) => sentence)).toEqual([
    "The rent must rise by $168.63 a month (6.7%), to $2,668.63, for the ratio to reach 1.25.",
    "The value can fall by $18,750 (6.3%), to $281,250, before the loan is more than 80% of it.",
    "The rate must fall by 0.901 percentage points, to 6.349%, for the ratio to reach 1.25.",
    "Property taxes must fall by $134.90 a month (36.0%), to $240.10, for the ratio to reach 1.25.",
    "Insurance must fall by $134.90 a month (89.9%), to $15.10, for the ratio to reach 1.25.",
  ]);
});

test.each<[string, Margin["id"], Partial<Deal>, string]>([
  [
    "insurance is too small to help",
    "insurance",
    { insurance: 20, propertyTax: 505 },
    "Insurance alone cannot bring the ratio to 1.25, not even at $0.",
  ],
  [
    "no rate helps",
    "rate",
    { leaseRent: 500 },
    "The rate alone cannot bring the ratio to 1.25, not even at 0.00%.",
  ],
  [
    "no rate hurts",
    "rate",
    { leaseRent: 99_999 },
    "The rate does not matter: the ratio holds 1.25 at any rate.",
  ],
  [
    "no bill hurts a target of nothing",
    "taxes",
    { targetRatio: 0 },
    "Property taxes do not matter: the ratio holds 0.00 at any amount.",
  ],
  [
    "a few cents are missing, which are not 0.0%",
    "rent",
    { leaseRent: 2668.4 },
    "The rent must rise by $0.23 a month (under 0.1%), to $2,668.63, for the ratio to reach 1.25.",
  ],
  [
    "a rent of more than ten million",
    "rent",
    { price: 2_000_000_000, leaseRent: 13_800_000 },
    "The rent can fall by $1,008,444.75 a month (7.3%), to $12,791,555.25, before the ratio drops below 1.25.",
  ],
  [
    "no bookings are enough where fees take them all",
    "rent",
    { use: "short-term", shortTermGross: 60_000, shortTermRule: "net-of-fees", shortTermFeePercent: 100 },
    "Monthly bookings alone cannot bring the ratio to 1.25: no amount is enough.",
  ],
  ["no room", "rent", { leaseRent: 2668.63 }, "The rent cannot fall: the ratio is at 1.25 now."],
  [
    // 6.349% is the last rate that meets the target.
    "a rate between two steps",
    "rate",
    { annualRatePercent: 6.3494 },
    "The rate cannot rise: the ratio is at 1.25 now.",
  ],
  [
    "one percentage point",
    "rate",
    { annualRatePercent: 7.349 },
    "The rate must fall by 1 percentage point, to 6.349%, for the ratio to reach 1.25.",
  ],
  [
    "a value at its limit",
    "value",
    { downPaymentPercent: 20 },
    "The value cannot fall: the loan is 80% of it now.",
  ],
  [
    "a value beyond it",
    "value",
    { downPaymentPercent: 15 },
    "The value must rise by $18,750 (6.3%), to $318,750, for the loan to be no more than 80% of it.",
  ],
  ["no loan", "value", { downPaymentPercent: 100 }, "The value does not matter: nothing is borrowed."],
  [
    "no loan, and taxes above the rent",
    "rent",
    { downPaymentPercent: 100, leaseRent: 500 },
    "The rent does not matter: nothing is borrowed.",
  ],
  [
    "no payment, and an operating loss",
    "insurance",
    { annualRatePercent: 0, interestOnlyYears: 10, basis: "noi", leaseRent: 500 },
    "Insurance does not matter: there is no payment to cover.",
  ],
  [
    "bookings",
    "rent",
    { use: "short-term", shortTermGross: 40_000 },
    "Monthly bookings must rise by $2.46 a month (0.1%), to $3,335.79, for the ratio to reach 1.25.",
  ],
])("%s", (_, id, changes, sentence) => {
  expect(margin(id, changes)?.sentence).toBe(sentence);
});

test.each([
  ["at its limit", { downPaymentPercent: 20 }, 80, true, 300_000],
  ["beyond it", { downPaymentPercent: 15 }, 80, false, 318_750],
  ["at the limit of a refinance", { purpose: "rate-term" }, 75, true, 300_000],
  ["beyond the limit below 1.00", { targetRatio: 0.75 }, 65, false, 346_153.85],
  // The loan is $2,681,637,145.32, which is 80% of that value to the cent.
  ["of billions", { price: 2_735_024_830, downPaymentPercent: 1.952 }, 80, false, 3_352_046_431.65],
] as const)("the value %s", (_, changes, maxLtv, holds, to) => {
  expect(margin("value", changes, maxLtv)).toMatchObject({ holds, to });
});

test.each<[string, Margin["id"], Partial<Deal>, number]>([
  ["no rate helps", "rate", { leaseRent: 500 }, 7.25],
  ["no rate hurts", "rate", { leaseRent: 99_999 }, 7.25],
  ["nothing is borrowed", "value", { downPaymentPercent: 100 }, 300_000],
  ["insurance is too small to help", "insurance", { insurance: 20, propertyTax: 505 }, 20],
])("where %s there is no edge to name", (_, id, changes, from) => {
  expect(margin(id, changes)).toMatchObject({ isReachable: false, from, to: from, changePercent: 0 });
});

test("without a loan nothing is missed, as everywhere on the page", () => {
  const margins = marginsOf({ ...EXAMPLE_DEAL, downPaymentPercent: 100, leaseRent: 500 }, 80);
  expect(margins.map(({ holds, isReachable }) => [holds, isReachable])).toEqual(
    margins.map(() => [true, false]),
  );
});

test("a bill of zero has no percentage", () => {
  expect(margin("taxes", { propertyTax: 0, targetRatio: 1 })?.changePercent).toBeNull();
});

/** Each unit of a rent roll moves by whole cents, so a dollar more in all may count a cent less for one of them. */
function isShortOfCents(deal: Deal): boolean {
  const { income, obligation } = lenderFractionOf(deal);
  return ratioOf(toCents(income + deal.rentRoll.length / 100), toCents(obligation)) >= deal.targetRatio;
}

test("the target holds at the edge and breaks one step beyond", () => {
  const deals = arbitraryDeals(fc).filter((deal) => lenderFractionOf(deal, 0).income > 0);
  forAll(cases(50), [deals], (deal) => {
    const steps = { rent: -0.01, rate: 0.001, taxes: 0.01, insurance: 0.01, value: 0 } as const;
    for (const edge of marginsOf(deal, 80)) {
      if (edge.id === "value" || !edge.isReachable) continue;
      expect(meetsTarget(moved(deal, edge, 0))).toBe(true);
      expect(meetsTarget(moved(deal, edge, steps[edge.id]))).toBe(false);
      // The figure as people read it.
      const round = edge.id === "rate" ? roundSolvedRate : roundSolvedUsd;
      const stated = { ...edge, to: round(edge.to, safeSideOf(edge.id)) };
      expect(meetsTarget(moved(deal, stated, 0)) || isShortOfCents(moved(deal, stated, 0))).toBe(true);
      expect(edge.holds).toBe(meetsTarget(deal));
    }
  });
});
