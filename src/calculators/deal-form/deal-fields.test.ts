import { expect, test } from "vitest";
import type { Deal } from "../deal/deal.ts";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { optionsWith } from "../fields/field-rows.ts";
import { EXAMPLE_ENTRY } from "./deal-entry.ts";
import { controlOf, type DealField, isAsked, isRequired, isSameEntry } from "./deal-fields.ts";

test("a term that is not on the list can still be seen", () => {
  const control = controlOf("termYears");
  const options = control.kind === "choice" ? control.options : [];
  expect(optionsWith(options, "20").at(-1)).toEqual(["20", "20 years"]);
  expect(optionsWith(options, "30").map(([years]) => years)).toEqual(["30", "40", "15"]);
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

test("two entries are the same when every field is", () => {
  const example = EXAMPLE_ENTRY;
  expect(isSameEntry(example, { ...example })).toBe(true);
  expect(isSameEntry(example, { ...example, customPrepayment: "3-2-1" })).toBe(false);
  expect(isSameEntry(example, { ...example, creditScore: "721" })).toBe(false);
  expect(isSameEntry(example, { ...example, downPayment: "$1" })).toBe(false);
});
