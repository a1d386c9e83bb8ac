import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { EXAMPLE_OFFERS } from "./example-offers.ts";
import { EMPTY_OFFER, type Offer } from "./offer.ts";
import { questionsFor } from "./questions.ts";

const complete: Offer = { ...EMPTY_OFFER, ...EXAMPLE_OFFERS[0] };
const idsOf = (offer: Offer) => questionsFor(EXAMPLE_DEAL, offer, 36).map(({ id }) => id);

test("an empty sheet leaves every line open, the most expensive first", () => {
  expect(idsOf(EMPTY_OFFER)).toEqual([
    "rate",
    "prepayment",
    "points",
    "fees",
    "term",
    "interestOnly",
    "lock",
    "reserves",
    "escrow",
  ]);
});

test("a rate that changes and a term that ends early are asked about", () => {
  const changing: Offer = { ...complete, adjustment: "5-6", termYears: 7, amortizationYears: 30 };
  expect(idsOf(changing)).toEqual([...idsOf(complete), "adjustable", "balloon"]);
});

test("0 and none are answers", () => {
  expect(idsOf({ ...complete, points: 0, prepayment: [], lockDays: 0, escrow: "waived" })).toEqual([
    "escrowWaived",
  ]);
});

test("what is stated can raise a question too", () => {
  expect(idsOf(complete)).toEqual(["escrowRequired"]);
  expect(idsOf({ ...complete, interestOnlyYears: 10 })).toEqual(["escrowRequired", "afterInterestOnly"]);
});

test("a penalty is asked about before the loan falls due, because then there is none", () => {
  const balloon = { ...complete, prepayment: null, termYears: 3, interestOnlyYears: 3 };
  expect(questionsFor(EXAMPLE_DEAL, balloon, 36)[0]).toMatchObject({ month: 35, amount: 6750 });
});

test("a question says what the answer can be worth, and which fees are meant", () => {
  const questions = questionsFor(
    EXAMPLE_DEAL,
    { ...complete, points: null, prepayment: null, titleFee: null },
    36,
  );
  expect(questions).toEqual([
    // 3% of the balance after 36 payments at 7.5%.
    { id: "prepayment", amount: 6548.46, month: 36 },
    { id: "points", amount: 2250 },
    { id: "fees", lines: ["titleFee"] },
    { id: "escrowRequired" },
  ]);
});
