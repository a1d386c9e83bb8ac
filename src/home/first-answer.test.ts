import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../tests/setup/properties.ts";
import { lenderRatioOf } from "../calculators/deal/ratios/lender-view.ts";
import { entryOf, readEntry } from "../calculators/deal-form/deal-entry.ts";
import { originOf, readIncomingDeal } from "../deal-analyzer/url/incoming-deal.ts";
import { answerToPayment, answerToPrice, type Entry, type HouseField } from "./first-answer.ts";
import { usualHouse } from "./home-catalog.server.ts";

const answerTo = (entry: Entry<HouseField>) => answerToPrice(entry, usualHouse);

/** The ratio of the deal that the analyzer opens, as its fields read. */
function analyzed(link: string): number | null {
  const fragment = link.replace("/deal-analyzer", "");
  const shared = readIncomingDeal(fragment);
  if (shared.kind !== "inputs") throw new Error(`The link is ${shared.kind}`);
  return lenderRatioOf(readEntry(entryOf(shared.inputs)));
}

test("a house of $300,000 that rents for $2,900 at 25% down", () => {
  const answer = answerTo({ price: "$300,000", rent: "2900", downPayment: "25" });
  // 225,000 at 7.25% over 30 years, and 1.25% and 0.6% of the price a year.
  expect(answer.pitia).toEqual({ principalInterest: 1534.9, propertyTax: 312.5, insurance: 150 });
  expect(answer.ratio).toBe(2900 / 1997.4);
  expect(originOf(answer.to.replace("/deal-analyzer", ""))).toBe("home");
  expect(analyzed(answer.to)).toBe(answer.ratio);
});

test("one house has one ratio: the analyzer opens the figures and gives the same answer", () => {
  // Large enough for a payment at any rate.
  const cents = (max: number) =>
    fc.integer({ min: 100_000, max: max * 100 }).map((amount) => `${amount / 100}`);
  const entries = fc.record({
    price: cents(3_000_000),
    rent: cents(30_000),
    downPayment: fc.double({ min: 0, max: 100, noNaN: true }).map((percent) => percent.toFixed(9)),
  });
  forAll(cases(), [entries], (entry) => {
    const { ratio, to } = answerTo(entry);
    expect(analyzed(to)).toBe(ratio);
  });
});

describe("without a ratio", () => {
  test.each([
    ["no price", { price: "", rent: "2900", downPayment: "25" }, undefined],
    ["no rent that can be read", { price: "300k", rent: "lots", downPayment: "25" }, undefined],
    ["no loan", { price: "300k", rent: "2900", downPayment: "100" }, null],
  ])("%s", (_, entry, ratio) => {
    const answer = answerTo(entry);
    expect(answer.ratio).toBe(ratio);
  });
});

test("an empty down payment is the usual one", () => {
  const entry = { price: "300k", rent: "2900", downPayment: "" };
  expect(answerTo(entry)).toEqual(answerTo({ ...entry, downPayment: "25" }));
});

test("the payment opens in the DSCR calculator, which has the same formula", () => {
  const entry = { monthlyRent: "$3,000", monthlyExpenses: "600", monthlyDebtService: "1700" };
  expect(answerToPayment(entry)).toMatchObject({
    ratio: 2400 / 1700,
    to: "/dscr-calculator#v=1&rent=3000&expenses=600&debt=1700",
  });
  expect(answerToPayment({ ...entry, monthlyDebtService: "" }).ratio).toBeUndefined();
});
