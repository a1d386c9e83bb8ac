import type { EstimateVector } from "../../content/calculators/estimate-vectors.ts";
import type { StateCode } from "../../content/figures/figure-table.ts";
import { closingExample, closingTaxes } from "../../content/guides/closing-taxes.ts";
import { type StateTaxes, stateTaxesOn } from "../calculators/deal/closing/state-taxes.ts";
import { formatUsd } from "../dscr/money.ts";

const WORDS = {
  deed: "Tax on the deed",
  buyer: "Tax on the buyer alone",
  mortgage: "Tax on the mortgage",
  lender: "Of it, on the lender",
} as const satisfies Record<keyof StateTaxes, string>;

/** Vectors of the taxes that a state takes at closing. Computed by hand. */
export const stateTaxVectors: readonly EstimateVector[] = [
  charged("FL", "deed", "$2100.00"),
  charged("FL", "mortgage", "$1237.50"),
  charged("AL", "deed", "$75.00"),
  charged("NJ", "deed", "$1715.00"),
  charged("NJ", "deed", "$7305.00", { price: 800_000, loan: 600_000 }),
  charged("NJ", "deed", "$25100.00", { price: 1_250_000, loan: 900_000 }),
  charged("NY", "mortgage", "$2220.00"),
  charged("NY", "lender", "$562.50"),
  charged("NY", "buyer", "$10000.00", { price: 1_000_000, loan: 750_000 }),
  charged("CT", "deed", "$11000.00", { price: 1_000_000, loan: 750_000 }),
  charged("ME", "deed", "$28400.00", { price: 3_000_000, loan: 2_000_000 }),
];

function charged(
  code: StateCode,
  on: keyof StateTaxes,
  expected: string,
  house: { readonly price: number; readonly loan: number } = closingExample,
): EstimateVector {
  const taxes = closingTaxes[code];
  return {
    formula: "closing-taxes",
    given: [
      { label: "State", value: code },
      { label: "Price", value: formatUsd(house.price) },
      { label: "Loan", value: formatUsd(house.loan) },
    ],
    result: WORDS[on],
    expected,
    compute: () => (taxes ? `$${stateTaxesOn(taxes, house)[on].toFixed(2)}` : "no record"),
  };
}
