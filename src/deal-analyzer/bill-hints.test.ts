import { expect, test } from "vitest";
import type { StateEstimates } from "../calculators/deal/bill-estimates.ts";
import { sayEstimate } from "./bill-hints.ts";
import { EMPTY_ENTRY } from "./deal-entry.ts";
import type { DealField } from "./deal-fields.ts";

const STATES: readonly StateEstimates[] = [
  { code: "TX", name: "Texas", taxPercent: 2, insurancePercent: 1, ownerTaxPercent: 1.31, storms: "hail" },
  { code: "OH", name: "Ohio", taxPercent: 1.4, insurancePercent: 0.6, ownerTaxPercent: 1.4 },
];
const inTexas = { ...EMPTY_ENTRY, state: "TX", estimatedTaxPercent: "2", estimatedInsurancePercent: "1" };
const inOhio = { ...EMPTY_ENTRY, state: "OH", estimatedTaxPercent: "1.4", estimatedInsurancePercent: "0.6" };

test.each<[DealField, typeof EMPTY_ENTRY, string | undefined]>([
  ["propertyTax", EMPTY_ENTRY, undefined],
  ["price", inTexas, undefined],
  [
    "propertyTax",
    inTexas,
    "Left empty, 2% of the price a year, our assumption for a landlord in Texas. Owners who live in their house pay 1.31% at the median (Census).",
  ],
  [
    "propertyTax",
    inOhio,
    "Left empty, 1.4% of the price a year, the median of owners in Ohio who live in their house (Census). They have exemptions that a landlord lacks, so ask the county.",
  ],
  [
    "propertyTax",
    { ...inOhio, estimatedTaxPercent: "1.2", purpose: "cash-out" },
    "Left empty, 1.2% of the value a year, as the link that you opened has it.",
  ],
  [
    "insurance",
    inTexas,
    "Left empty, 1% of the price a year, our assumption for Texas, where hail and tornadoes are frequent.",
  ],
  ["insurance", inOhio, "Left empty, 0.6% of the price a year, our assumption for Ohio."],
])("%s of %o", (field, entry, words) => {
  expect(sayEstimate(field, entry, STATES, "Census")).toBe(words);
});
