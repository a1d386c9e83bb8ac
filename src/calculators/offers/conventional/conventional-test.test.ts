import { describe, expect, test } from "vitest";
import type { Deal } from "../../deal/deal.ts";
import { EXAMPLE_DEAL } from "../../deal/example-deal.ts";
import { EMPTY_OFFER } from "../offer.ts";
import { offerAt, TEST_BORROWER } from "../test-offers.ts";
import type { Borrower } from "./borrower-fields.ts";
import { testConventional } from "./conventional-test.ts";
import { conventionalRowsOf, sayConventional, sayDti } from "./conventional-text.ts";

const tested = (deal: Partial<Deal> = {}, borrower: Partial<Borrower> = {}) =>
  testConventional({
    deal: { ...EXAMPLE_DEAL, ...deal },
    offers: [offerAt(7.25)],
    holdMonths: 60,
    borrower: { ...TEST_BORROWER, ...borrower },
  });
const said = (...changes: Parameters<typeof tested>) => {
  const test = tested(...changes);
  return test ? sayConventional(test) : undefined;
};

/** Step 2B of Fannie Mae's worksheet for an investment property, Form 1038: gross rent x 0.75 - full payment. */
test("the lines of an agency's worksheet: $2,000 x 0.75 = $1,500, less $1,350 leaves $150", () => {
  const paid = { price: 0.01, downPaymentPercent: 0, propertyTax: 1350, insurance: 0, associationDues: 0 };
  expect(tested({ ...paid, leaseRent: 2000 })).toMatchObject({ countedRent: 1500, payment: 1350, net: 150 });
});

describe("the rent that counts", () => {
  const short = { use: "short-term", shortTermGross: 90_000, leaseRent: 0 } as const;
  test.each<[string, Partial<Deal>, number]>([
    ["the lease, where no market rent is stated", { leaseRent: 2500 }, 1875],
    ["the lease, at most the market rent", { leaseRent: 3000, marketRent: 2800 }, 2100],
    ["the market rent of an empty house", { isVacant: true, leaseRent: 3000, marketRent: 2800 }, 2100],
    ["the market rent instead of bookings", { ...short, marketRent: 2400 }, 1800],
    ["nothing, where only bookings are stated", short, 0],
  ])("%s", (_, deal, counted) => {
    expect(tested(deal)?.countedRent).toBe(counted);
  });
});

test("a surplus is income, but not for a first rental; what is missing is debt for both", () => {
  const surplus = { leaseRent: 4000 };
  expect(tested(surplus)).toMatchObject({ net: 865.1, income: 8865.1, debts: 2900 });
  expect(tested({ ...surplus, isNewInvestor: true })).toMatchObject({
    net: 865.1,
    income: 8000,
    debts: 2900,
  });
  expect(tested({ isNewInvestor: true })).toMatchObject({ net: -259.9, income: 8000, debts: 3159.9 });
});

test.each<[string, Partial<Deal>, Partial<Borrower>, boolean]>([
  ["the limit itself", {}, { monthlyIncome: 7022 }, true],
  ["a dollar of income less", {}, { monthlyIncome: 7021 }, false],
  ["ten properties", {}, { financedProperties: 10 }, true],
  ["eleven properties", {}, { financedProperties: 11 }, false],
  ["four units", { units: 4 }, {}, true],
  ["five units", { units: 5 }, {}, false],
  ["no income", {}, { monthlyIncome: 0 }, false],
])("%s", (_, deal, borrower, passes) => {
  expect(tested(deal, borrower)?.passes).toBe(passes);
});

test("there is nothing to test without a question, a rate or a loan", () => {
  const set = { deal: EXAMPLE_DEAL, offers: [offerAt(7)], holdMonths: 60, borrower: TEST_BORROWER };
  expect(testConventional({ ...set, borrower: null })).toBeNull();
  expect(testConventional({ ...set, offers: [EMPTY_OFFER] })).toBeNull();
  expect(testConventional({ ...set, deal: { ...EXAMPLE_DEAL, downPaymentPercent: 100 } })).toBeNull();
});

test("no ratio looks smaller than it is", () => {
  expect([36, 45.0001, 44.91, null].map((dti) => sayDti({ dti }))).toEqual([
    "36.0%",
    "45.1%",
    "45.0%",
    "no income stated",
  ]);
});

test("the answer is a sentence with its reasons", () => {
  expect(said()).toBe("The conventional loan would pass: debt to income is 39.5%, of at most 45%.");
  expect(said({ units: 5 }, { monthlyIncome: 5000, financedProperties: 12 })).toBe(
    "The conventional loan would not pass: debt to income is 63.2%, above 45%, 12 financed properties are more than 10, and 5 units are more than 4.",
  );
  expect(said({}, { monthlyIncome: 0 })).toBe(
    "Enter your income, and this page tests the conventional loan.",
  );
});

test("the lines say where the net rent goes", () => {
  const lineOf = (...changes: Parameters<typeof tested>) => {
    const test = tested(...changes);
    return test ? conventionalRowsOf(test)[2] : undefined;
  };
  expect(lineOf()?.label).toBe("Missing each month, added to debts");
  expect(lineOf({ leaseRent: 4000 })?.label).toBe("Left each month, added to income");
  expect(lineOf({ leaseRent: 4000, isNewInvestor: true })?.label).toBe(
    "Left each month, not counted for a first rental",
  );
});
