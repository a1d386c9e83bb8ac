import { describe, expect, test } from "vitest";
import { type Deal, INITIAL_DEAL } from "../calculators/deal/deal.ts";
import { EXAMPLE_DEAL } from "../calculators/deal/example-deal.ts";
import {
  clearEntry,
  type DealField,
  editEntry,
  entryOf,
  isAsked,
  optionsOf,
  readEntry,
} from "./deal-entry.ts";

const example = entryOf(EXAMPLE_DEAL);

describe("a deal in the fields", () => {
  test.each<[string, Partial<Deal>]>([
    ["the example", {}],
    ["a short-term rental", { use: "short-term", shortTermGross: 61_250.5, shortTermRule: "net-of-fees" }],
    ["a projection", { use: "short-term", hasShortTermHistory: false, marketRent: 2100 }],
    ["a cash-out of six units", { purpose: "cash-out", payoff: 120_000, units: 6, basis: "noi" }],
    ["a custom prepayment", { prepayment: "custom", customPrepayment: [5, 5, 2.5] }],
    ["an uneven down payment", { downPaymentPercent: (61_234.56 / 300_000) * 100 }],
    ["bills of nothing", { propertyTax: 0, insurance: 0 }],
    ["a first rental, vacant", { isNewInvestor: true, isVacant: true }],
  ])("%s comes back as it was", (_, changes) => {
    const deal = { ...EXAMPLE_DEAL, ...changes };
    const read = readEntry(entryOf(deal));
    expect({ ...read, downPaymentPercent: 0 }).toEqual({ ...deal, downPaymentPercent: 0 });
    expect(read.downPaymentPercent).toBeCloseTo(deal.downPaymentPercent, 8);
  });

  test("an empty sheet estimates taxes and insurance from the price", () => {
    const deal = readEntry(editEntry(clearEntry(INITIAL_DEAL), "price", "$240,000"));
    expect(deal.propertyTax).toBe(250);
    expect(deal.insurance).toBe(120);
  });

  test.each([
    ["purpose", "steal", { purpose: "purchase" }],
    ["units", "77", { units: 8 }],
    ["annualRatePercent", "101", { annualRatePercent: 100 }],
    ["termYears", "20", { termYears: 20 }],
    ["leaseRent", "-5", { leaseRent: 0 }],
    ["creditScore", "", { creditScore: 0 }],
  ] as const)("%s of %o counts as something a deal can be", (field, text, read) => {
    expect(readEntry(editEntry(example, field, text))).toMatchObject(read);
  });
});

describe("an edit brings along what follows from it", () => {
  test.each<[DealField, string, Partial<Record<DealField, string>>]>([
    ["downPaymentPercent", "20", { downPayment: "$60,000" }],
    ["downPayment", "$90,000", { downPaymentPercent: "30" }],
    ["downPayment", "400000", { downPaymentPercent: "100" }],
    ["price", "$400,000", { downPaymentPercent: "25", downPayment: "$100,000" }],
    ["units", "6", { basis: "noi" }],
    ["units", "2", { basis: "pitia" }],
  ])("%s = %s", (field, text, others) => {
    expect(editEntry(example, field, text)).toMatchObject({ [field]: text, ...others });
  });
});

test("a term that is not on the list can still be seen", () => {
  expect(optionsOf("termYears", "20").at(-1)).toEqual(["20", "20 years"]);
  expect(optionsOf("termYears", "30").map(([years]) => years)).toEqual(["30", "40", "15"]);
});

test.each<[DealField, Partial<Record<DealField, string>>, boolean]>([
  ["payoff", {}, false],
  ["payoff", { purpose: "cash-out" }, true],
  ["shortTermGross", {}, false],
  ["shortTermGross", { use: "short-term" }, true],
  ["shortTermRule", { use: "short-term", shortTermRecord: "projection" }, false],
  ["shortTermFeePercent", { use: "short-term", shortTermRule: "net-of-fees" }, true],
  ["customPrepayment", { prepayment: "custom" }, true],
  ["occupancy", { use: "short-term" }, false],
])("%s with %o is asked: %s", (field, changes, isIt) => {
  expect(isAsked(field, { ...example, ...changes })).toBe(isIt);
});
