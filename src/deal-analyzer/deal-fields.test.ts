import { expect, test } from "vitest";
import { EXAMPLE_ENTRY } from "./deal-entry.ts";
import { type DealField, FIELDS, isAsked, isRequired, optionsOf } from "./deal-fields.ts";

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
  ["shortTermFeePercent", { use: "short-term", shortTermRule: "gross-80" }, true],
  ["shortTermFeePercent", {}, false],
  ["vacancyPercent", {}, true],
  ["vacancyPercent", { use: "short-term" }, false],
  ["managementPercent", { use: "short-term" }, false],
  ["customPrepayment", { prepayment: "custom" }, true],
  ["occupancy", { use: "short-term" }, false],
])("%s with %o is asked: %s", (field, changes, isIt) => {
  expect(isAsked(field, { ...EXAMPLE_ENTRY, ...changes })).toBe(isIt);
});

test.each<[DealField, Partial<Record<DealField, string>>, boolean]>([
  ["price", {}, true],
  ["annualRatePercent", {}, true],
  ["propertyTax", {}, false],
  ["leaseRent", {}, true],
  ["leaseRent", { use: "short-term" }, false],
  ["shortTermGross", { use: "short-term" }, true],
  ["marketRent", {}, false],
  ["marketRent", { use: "short-term" }, false],
  ["marketRent", { use: "short-term", shortTermRecord: "projection" }, true],
])("%s with %o is required: %s", (field, changes, isIt) => {
  expect(isRequired(field, { ...EXAMPLE_ENTRY, ...changes })).toBe(isIt);
});

test("the list of fields is that of an entry", () => {
  expect(FIELDS.toSorted()).toEqual(Object.keys(EXAMPLE_ENTRY).sort());
});
