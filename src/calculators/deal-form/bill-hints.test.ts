import { expect, test } from "vitest";
import type { StateEstimates } from "../deal/bill-estimates.ts";
import { describeEstimate } from "./bill-hints.ts";
import { EMPTY_ENTRY } from "./deal-entry.ts";
import type { DealField } from "./deal-fields.ts";

const STATES: readonly StateEstimates[] = [
  { code: "TX", name: "Texas", taxPercent: 2, insurancePercent: 1, ownerTaxPercent: 1.31, storms: "hail" },
  { code: "OH", name: "Ohio", taxPercent: 1.4, insurancePercent: 0.6, ownerTaxPercent: 1.4 },
];
const inTexas = { ...EMPTY_ENTRY, state: "TX", estimatedTaxPercent: "2", estimatedInsurancePercent: "1" };
const inOhio = { ...EMPTY_ENTRY, state: "OH", estimatedTaxPercent: "1.4", estimatedInsurancePercent: "0.6" };

const HINTS = {
  ownerTax: "{percent} of the {whole}: owners in {state}",
  landlordTax: "{percent} of the {whole}: landlords in {state}, owners {owners}",
  ordinary: "{percent} of the {whole} in {state}",
  hail: "{percent} of the {whole} in {state}, hail",
  hurricane: "{percent} of the {whole} in {state}, hurricanes",
  fromLink: "{percent} of the {whole}, by the link",
};

test.each<[DealField, typeof EMPTY_ENTRY, string | undefined]>([
  ["propertyTax", EMPTY_ENTRY, undefined],
  ["price", inTexas, undefined],
  ["propertyTax", inTexas, "2% of the price: landlords in Texas, owners 1.31%"],
  ["propertyTax", inOhio, "1.4% of the price: owners in Ohio"],
  [
    "propertyTax",
    { ...inOhio, estimatedTaxPercent: "1.2", purpose: "cash-out" },
    "1.2% of the value, by the link",
  ],
  [
    "propertyTax",
    { ...inOhio, propertyTax: "$250", estimatedTaxPercent: "1.25" },
    "1.4% of the price: owners in Ohio",
  ],
  ["insurance", inTexas, "1% of the price in Texas, hail"],
  ["insurance", inOhio, "0.6% of the price in Ohio"],
])("%s of %o", (field, entry, words) => {
  expect(describeEstimate(field, entry, STATES, HINTS)).toBe(words);
});
