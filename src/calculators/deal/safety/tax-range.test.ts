import { expect, test } from "vitest";
import { between, exactly } from "../../../../content/figures/landlord-tax.ts";
import { estimatesIn, type StateEstimates } from "../bill-estimates.ts";
import { type Deal, INITIAL_DEAL, withPrice } from "../deal.ts";
import { describeDealTaxRange } from "./tax-range.ts";

const owner = { payer: "owner", percent: 0.45 } as const;
const STATES: readonly StateEstimates[] = [
  {
    code: "SC",
    name: "South Carolina",
    tax: between(1.34, 1.79, "place"),
    ownerTax: owner,
    insurancePercent: 1.2,
  },
  {
    code: "TN",
    name: "Tennessee",
    tax: exactly(0.45),
    fromTwoUnits: exactly(0.72),
    ownerTax: owner,
    insurancePercent: 1,
  },
];

function dealAt(rent: number, changes: Partial<Deal> = {}): Deal {
  const deal = {
    ...INITIAL_DEAL,
    state: "SC" as const,
    leaseRent: rent,
    annualRatePercent: 7.25,
    estimatedTaxPercent: 1.57,
    estimatedInsurancePercent: 1.2,
    ...changes,
  };
  return withPrice(deal, 300_000);
}

test("both ratios are given where only one of them reaches the target", () => {
  // $1,534.90 and $300.00, and a tax of $335.00 to $447.50.
  expect(describeDealTaxRange(dealAt(2_750), STATES)).toBe(
    "By what landlords pay in property tax in South Carolina: 1.27 to 1.20, by county and city.",
  );
});

test.each([
  ["both ends miss it", dealAt(2_500)],
  ["the tax was typed", dealAt(2_750, { estimatedTaxPercent: 0, propertyTax: 400 })],
  ["the percentage came by a link", dealAt(2_750, { estimatedTaxPercent: 1.4 })],
  ["there is no loan", dealAt(2_750, { downPaymentPercent: 100 })],
  ["no state was chosen", dealAt(2_750, { state: "", estimatedTaxPercent: 1.25 })],
])("nothing is said if %s", (_, deal) => {
  expect(describeDealTaxRange(deal, STATES)).toBeUndefined();
});

test("the class follows the number of units", () => {
  const percentIn = (state: "TN" | "SC", units: number) => estimatesIn(STATES, { state, units }).taxPercent;
  expect([percentIn("TN", 1), percentIn("TN", 2), percentIn("SC", 4)]).toEqual([0.45, 0.72, 1.57]);
});
