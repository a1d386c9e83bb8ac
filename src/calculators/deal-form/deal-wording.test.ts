import { expect, test } from "vitest";
import { dealForm } from "../../../content/calculators/deal-form.ts";
import { wordingOf } from "./deal-wording.ts";

const { fields } = dealForm;

test.each([
  ["price", "purchase", "long-term", "Purchase price"],
  ["price", "rate-term", "long-term", "Property value"],
  ["downPaymentPercent", "cash-out", "short-term", "Equity left in, %"],
  ["leaseRent", "cash-out", "short-term", "Monthly rent"],
  ["units", "cash-out", "long-term", "Units"],
] as const)("%s of a %s, %s, is called %s", (field, purpose, use, label) => {
  expect(wordingOf(fields, field, { purpose, use }).label).toBe(label);
});

test("nothing that a refinance shows speaks of a purchase or a down payment", () => {
  const names = Object.keys(fields).filter((name): name is keyof typeof fields => name in fields);
  const words = names.map((name) => wordingOf(fields, name, { purpose: "cash-out", use: "long-term" }));
  expect(words.filter(({ label, hint }) => /purchase|down payment|price/i.test(`${label} ${hint}`))).toEqual(
    [],
  );
});
