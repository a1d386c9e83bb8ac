import { expect, test } from "vitest";
import { dealForm } from "../../../content/calculators/deal-form.ts";
import type { Deal } from "../deal/deal.ts";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { optionsWith } from "../fields/field-rows.ts";
import { controlOf, type DealField, isAsked, isRequired, wordingOf } from "./deal-fields.ts";

test("a term that is not on the list can still be seen", () => {
  const control = controlOf("termYears");
  const options = control.kind === "choice" ? control.options : [];
  expect(optionsWith(options, "20").at(-1)).toEqual(["20", "20 years"]);
  expect(optionsWith(options, "30").map(([years]) => years)).toEqual(["30", "40", "15", "10", "7", "5"]);
});

test.each<[DealField, Partial<Deal>, boolean]>([
  ["payoff", {}, false],
  ["payoff", { purpose: "cash-out" }, true],
  ["shortTermGross", {}, false],
  ["shortTermGross", { use: "short-term" }, true],
  ["shortTermRule", { use: "short-term", hasShortTermHistory: false }, false],
  ["shortTermFeePercent", { use: "short-term", shortTermRule: "gross-80" }, true],
  ["shortTermFeePercent", {}, false],
  ["vacancyPercent", {}, true],
  ["vacancyPercent", { use: "short-term" }, false],
  ["managementPercent", { use: "short-term" }, false],
  ["customPrepayment", { prepayment: "custom" }, true],
  ["isVacant", { use: "short-term" }, false],
])("%s with %o is asked: %s", (field, changes, isIt) => {
  expect(isAsked(field, { ...EXAMPLE_DEAL, ...changes })).toBe(isIt);
});

test.each<[DealField, Partial<Deal>, boolean]>([
  ["price", {}, true],
  ["annualRatePercent", {}, true],
  ["propertyTax", {}, false],
  ["leaseRent", {}, true],
  ["leaseRent", { use: "short-term" }, false],
  ["shortTermGross", { use: "short-term" }, true],
  ["marketRent", {}, false],
  ["marketRent", { use: "short-term" }, false],
  ["marketRent", { use: "short-term", hasShortTermHistory: false }, true],
])("%s with %o is required: %s", (field, changes, isIt) => {
  expect(isRequired(field, { ...EXAMPLE_DEAL, ...changes })).toBe(isIt);
});

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
