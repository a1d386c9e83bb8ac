import { expect, test } from "vitest";
import { closingTaxes } from "../../../../content/guides/closing-taxes.ts";
import { stateTaxesOn, stateTaxPercents } from "./state-taxes.ts";

const newJersey = closingTaxes.NJ ?? {};
const deedIn = (price: number) => stateTaxesOn(newJersey, { price, loan: 0 }).deed;

test.each([
  // 600 and 335 on the first two parts, 1,170 on the rest.
  [350_000, 2105],
  // A dollar more, and all of it pays the higher rates.
  [350_001, 2735.01],
  [1_000_000, 9575],
  [1_000_001, 19_575.02],
])("New Jersey takes the steps of a price of $%i", (price, tax) => {
  expect(deedIn(price)).toBeCloseTo(tax, 2);
});

test("a cap ends a tax, and a credit does not turn it around", () => {
  const tax = { onLoan: { percents: [0.3], most: 25_000 } };
  expect(stateTaxesOn(tax, { price: 0, loan: 20_000_000 }).mortgage).toBe(25_000);
  expect(stateTaxesOn(closingTaxes.NY ?? {}, { price: 0, loan: 1000 }).mortgage).toBe(0);
});

test("half of the deed is the buyer's, with what the law puts on the buyer, and not what it puts on the lender", () => {
  const newYork = closingTaxes.NY;
  const deal = { price: 1_000_000, downPaymentPercent: 25 };
  // 2,000 and 10,000; 7,500 less 30 less 1,875.
  expect(stateTaxPercents(newYork, deal)).toEqual({ deedTaxPercent: 1.2, mortgageTaxPercent: 0.746 });
  expect(stateTaxPercents(newYork, { ...deal, downPaymentPercent: 100 }).mortgageTaxPercent).toBe(0);
  expect(stateTaxPercents(undefined, deal)).toEqual({ deedTaxPercent: 0, mortgageTaxPercent: 0 });
});
