import type { CountyTaxRule } from "../../../../content/figures/counties/county-tax-rules.ts";
import { countyTaxRange, shareOf } from "../../../counties/county-tax.ts";
import { type FormulaVector, percent, usd } from "./vector-builders.ts";

/** Cuyahoga County, Ohio. */
const OHIO = { tax: 3_910, value: 195_400, owners: 1.22, low: 1.26, high: 1.65 };
const MICHIGAN = { tax: 2_931, value: 178_500, owners: 1.18, low: 2.08, high: 2.65 };

const medians = ({ tax, value }: typeof OHIO) => [
  { label: "Median tax", value: usd(tax) },
  { label: "Median value", value: usd(value) },
];
const state = ({ owners, low, high }: typeof OHIO) => [
  { label: "State's owners", value: `${owners}%` },
  { label: "State's landlords", value: `${low}% to ${high}%` },
];

function rangeIn(county: typeof OHIO, rule: CountyTaxRule) {
  const { tax, value, owners, low, high } = county;
  return countyTaxRange(
    { fips: "", owners: { payer: "owner", percent: shareOf(tax, value) } },
    {
      rule,
      owners: { payer: "owner", percent: owners },
      state: { payer: "landlord", percent: (low + high) / 2, low, high, isFloor: false, text: "" },
    },
  );
}

/** By hand: 2.00 × 1.26 ÷ 1.22, and 1.64 + 0.9. Ends before they are rounded. */
export const countyVectors: readonly FormulaVector[] = [
  {
    formula: "county-bills",
    given: medians(OHIO),
    result: "Owners' share",
    expected: "2.0000%",
    compute: () => percent(shareOf(OHIO.tax, OHIO.value)),
  },
  {
    formula: "county-bills",
    given: [...medians(OHIO), ...state(OHIO)],
    result: "Low",
    expected: "2.0656%",
    compute: () => percent(rangeIn(OHIO, { kind: "state" })?.low ?? 0),
  },
  {
    formula: "county-bills",
    given: [...medians(OHIO), ...state(OHIO)],
    result: "High",
    expected: "2.7049%",
    compute: () => percent(rangeIn(OHIO, { kind: "state" })?.high ?? 0),
  },
  {
    formula: "county-bills",
    given: [...medians(MICHIGAN), { label: "Levy on landlords", value: "0.9%" }],
    result: "Low",
    expected: "2.5400%",
    compute: () => percent(rangeIn(MICHIGAN, { kind: "levy", points: 0.9 })?.low ?? 0),
  },
  {
    formula: "county-bills",
    given: [
      { label: "Premium", value: usd(1_312) },
      { label: "Median value", value: usd(OHIO.value) },
    ],
    result: "Insurance",
    expected: "0.6700%",
    compute: () => percent(shareOf(1_312, OHIO.value)),
  },
];
