import { expect, test } from "vitest";
import { atLeast, between } from "../../../content/figures/landlord-tax.ts";
import type { StateEstimates } from "../deal/bill-estimates.ts";
import { describeEstimate } from "./bill-hints.ts";
import { EMPTY_ENTRY } from "./deal-entry.ts";
import type { DealField } from "./deal-fields.ts";

const STATES: readonly StateEstimates[] = [
  {
    code: "TX",
    name: "Texas",
    tax: between(1.66, 2, "place"),
    insurancePercent: 1,
    ownerTax: { payer: "owner", percent: 1.31 },
    storms: "hail",
    closing: { onLoan: { percents: [0.55] } },
  },
  {
    code: "OH",
    name: "Ohio",
    tax: atLeast(1.4),
    insurancePercent: 0.6,
    ownerTax: { payer: "owner", percent: 1.4 },
  },
];
const inTexas = {
  ...EMPTY_ENTRY,
  state: "TX",
  estimatedTaxPercent: "1.83",
  estimatedInsurancePercent: "1",
};
const inOhio = { ...EMPTY_ENTRY, state: "OH", estimatedTaxPercent: "1.4", estimatedInsurancePercent: "0.6" };

const HINTS = {
  landlordTax: "{tax} of the {whole}: landlords in {state}, owners {owners}",
  leastTax: "{tax} of the {whole}: owners in {state}",
  ordinary: "{percent} of the {whole} in {state}",
  hail: "{percent} of the {whole} in {state}, hail",
  hurricane: "{percent} of the {whole} in {state}, hurricanes",
  deedTax: "of a price in {state}",
  loanTax: "of a loan in {state}",
  noClosingTax: "none in {state}",
  unknownClosingTax: "unknown in {state}",
  fromLink: "{percent} of the {whole}, by the link",
};

test.each<[DealField, typeof EMPTY_ENTRY, string | undefined]>([
  ["propertyTax", EMPTY_ENTRY, undefined],
  ["price", inTexas, undefined],
  [
    "propertyTax",
    inTexas,
    "1.83%, the middle of 1.66% to 2.00%, by county and city of the price: landlords in Texas, owners 1.31%",
  ],
  ["propertyTax", inOhio, "at least 1.40% of the price: owners in Ohio"],
  [
    "propertyTax",
    { ...inOhio, estimatedTaxPercent: "1.2", purpose: "cash-out" },
    "1.2% of the value, by the link",
  ],
  [
    "propertyTax",
    { ...inOhio, propertyTax: "$250", estimatedTaxPercent: "1.25" },
    "at least 1.40% of the price: owners in Ohio",
  ],
  ["insurance", inTexas, "1% of the price in Texas, hail"],
  ["insurance", inOhio, "0.6% of the price in Ohio"],
  ["deedTaxPercent", EMPTY_ENTRY, undefined],
  ["deedTaxPercent", inTexas, "none in Texas"],
  ["mortgageTaxPercent", inTexas, "of a loan in Texas"],
  ["mortgageTaxPercent", inOhio, "unknown in Ohio"],
])("%s of %o", (field, entry, words) => {
  expect(describeEstimate(field, entry, STATES, HINTS)).toBe(words);
});
