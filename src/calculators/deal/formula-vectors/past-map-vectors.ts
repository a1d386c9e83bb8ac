import type { LandlordTax } from "../../../../content/figures/landlord-tax.ts";
import { marketRatio } from "../../../dscr/market-payment.ts";
import {
  averageByYear,
  highestCoveringRate,
  movedTo,
  type PastYears,
  rateOf,
} from "../../../price-history/years/past-years.ts";
import { type FormulaVector, percent, ratio, usd } from "./vector-builders.ts";

/** Arizona from the published year to 2012, on the indexes of three years. */
const YEARS: PastYears = {
  first: 2012,
  published: 2014,
  treasury: [1.8, 2.35, 2.54],
  rents: [260.523, 267.874, 276.324],
  prices: { AZ: [253.61, 298.62, 333.47] },
};
const PUBLISHED = { rent: 1_000, value: 200_000 };
const SPREAD = 3;
const tax: LandlordTax = { payer: "landlord", percent: 0.5, low: 0.5, high: 0.5, isFloor: false, text: "" };
const basis = { downPaymentPercent: 25, termYears: 30, tax, insurancePercent: 0.6 };

const inPast = () => movedTo(PUBLISHED, "AZ", 2012, YEARS);
const ratePercent = () => rateOf(2012, SPREAD, YEARS);

const house = [
  { label: "Published value", value: usd(PUBLISHED.value) },
  { label: "Price index, published year and past year", value: "333.47; 253.61" },
];
const rent = [
  { label: "Published rent", value: usd(PUBLISHED.rent) },
  { label: "Rent index, published year and past year", value: "276.324; 260.523" },
];
const treasury = [
  { label: "Ten-year Treasury", value: "1.80%" },
  { label: "Spread", value: `${SPREAD} points` },
];
const loan = [
  { label: "Down payment", value: "25%" },
  { label: "Term", value: "30 years" },
  { label: "Taxes and insurance a year", value: "0.5% and 0.6% of the value" },
];

/** By decimal arithmetic, without the site's code. */
export const pastMapVectors: readonly FormulaVector[] = [
  {
    formula: "past-map",
    given: [{ label: "Price index by quarter", value: "240.51; 247.13; 256.78; 270.00" }],
    result: "Price index of the year",
    expected: "253.61",
    compute: () => `${averageByYear([240.51, 247.13, 256.78, 270], 2)[0]}`,
  },
  {
    formula: "past-map",
    given: house,
    result: "Value",
    expected: "$152,104",
    compute: () => usd(inPast().value),
  },
  { formula: "past-map", given: rent, result: "Rent", expected: "$943", compute: () => usd(inPast().rent) },
  {
    formula: "past-map",
    given: treasury,
    result: "Rate",
    expected: "4.8000%",
    compute: () => percent(ratePercent()),
  },
  {
    formula: "past-map",
    given: [...house, ...rent, ...treasury, ...loan],
    result: "Ratio",
    expected: "1.2778",
    compute: () =>
      ratio(marketRatio(inPast().rent, inPast().value, { ...basis, ratePercent: ratePercent() })),
  },
  {
    formula: "past-map",
    given: [...house, ...rent, ...loan],
    result: "Turns green at",
    expected: "7.5700%",
    compute: () => percent(highestCoveringRate(inPast().rent, inPast().value, basis) ?? 0),
  },
];
