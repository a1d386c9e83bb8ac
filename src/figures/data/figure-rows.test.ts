import { expect, test } from "vitest";
import { between } from "../../../content/figures/landlord-tax.ts";
import type { StateFigures } from "../state-figures.ts";
import { cityRow, rangeOf, stateRow } from "./figure-rows.ts";

const loan = { downPaymentPercent: 25, ratePercent: 7.25, termYears: 30 };
const ohio: StateFigures = {
  code: "OH",
  name: "Ohio",
  slug: "ohio",
  medianRent: 1014,
  medianValue: 220_200,
  medianTax: 2870,
  taxMargin: 19,
  ownerTax: { payer: "owner", percent: 1.3 },
  landlordTax: {
    tax: between(1.22, 1.65, "place"),
    rule: "A credit is for owners only.",
    statute: "Ohio Revised Code 323.152",
    ends: "The median; the average.",
    years: "2024",
    confidence: "medium",
  },
  fairRent: { county: "Franklin County", area: "Columbus, OH", twoBedrooms: 1602, threeBedrooms: 1909 },
  priceIndex: [],
  oneYearPercent: 4.6,
  fiveYearPercent: -0.5,
  insurancePercent: 0.6,
};

test("a state's row shows each figure with its unit, and keeps the plain value for sorting", () => {
  const { cells, values } = stateRow(ohio, loan);
  expect(cells).toEqual([
    // 1,014 over 1,500.95: the tax is 1.44%, the middle of its range.
    "0.68",
    "$1,014",
    "$220,200",
    "0.46%",
    "$2,870 ± 19",
    "1.44%",
    "+4.6%",
    "-0.5%",
    "$1,602",
    "$1,909",
    "Franklin County",
  ]);
  expect(values).toHaveLength(cells.length);
  expect(values.slice(1, 3)).toEqual([1014, 220_200]);
  expect(values.at(-1)).toBe("Franklin County");
});

test("where rents are set by town, the town is named", () => {
  const fairRent = { ...ohio.fairRent, county: "Capitol Planning Region", town: "Hartford town" };
  expect(stateRow({ ...ohio, fairRent }, loan).cells.at(-1)).toBe("Capitol Planning Region, Hartford town");
});

test("a city's row has value, index, changes, four rents, and where they are set", () => {
  const { cells, path } = cityRow({
    name: "Memphis",
    slug: "memphis",
    value: { area: "Memphis, TN-MS-AR", medianValue: 245_900 },
    price: { area: "Memphis, TN-MS-AR", index: 283.3, oneYearPercent: 1.8, fiveYearPercent: 33 },
    rent: {
      county: "Shelby County",
      area: "Memphis, TN-MS-AR HUD Metro FMR Area",
      oneBedroom: 1_100,
      twoBedrooms: 1_200,
      threeBedrooms: 1_600,
      fourBedrooms: 1_900,
    },
  });
  expect(path).toBe("/cities/memphis");
  expect(cells.slice(0, 4)).toEqual(["$245,900", "283.30", "+1.8%", "+33.0%"]);
  expect(cells.slice(7)).toEqual(["$1,900", "Shelby County", "Memphis, TN-MS-AR HUD Metro FMR Area"]);
});

test("the range of a column names both ends", () => {
  const rows = [
    stateRow({ ...ohio, name: "Low", medianRent: 900 }, loan),
    stateRow(ohio, loan),
    stateRow({ ...ohio, name: "High", medianRent: 2000 }, loan),
  ];
  expect(rangeOf(rows, 1)).toEqual({
    low: { name: "Low", text: "$900" },
    high: { name: "High", text: "$2,000" },
  });
});
