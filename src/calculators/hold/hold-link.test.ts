import fc from "fast-check";
import { expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { readDealFragment, writeDealFragment } from "../deal/sharing/deal-link.ts";
import { readHoldFragment, writeHoldFragment } from "./hold-link.ts";
import { HOLD_TABLE, INITIAL_HOLD } from "./hold-plan.ts";
import { arbitraryPlans, TEST_PLAN } from "./test-plans.ts";

test("a link brings back every figure", () => {
  forAll(cases(), [arbitraryPlans(fc)], (plan) => {
    const { deal, ...hold } = plan;
    expect(readHoldFragment(writeHoldFragment(plan))).toEqual({ kind: "inputs", inputs: { deal, hold } });
  });
});

test("a link of the analyzer opens here without growth of its own, and a link of a hold opens there", () => {
  const { deal } = TEST_PLAN;
  expect(readHoldFragment(writeDealFragment(deal))).toEqual({
    kind: "inputs",
    inputs: { deal, hold: INITIAL_HOLD },
  });
  expect(readDealFragment(writeHoldFragment(TEST_PLAN))).toEqual({ kind: "inputs", inputs: deal });
});

// Links live for years in emails and bookmarks: a line here is never changed, only added.
test.each([
  [
    "v=1&price=300000&rent=2600&hold=12&rentgrowth=2.5&taxgrowth=4&insgrowth=6&costgrowth=minus1&value=3.5&lowvalue=minus2&swing=1.5&sale=7",
    {
      holdYears: 12,
      rentGrowthPercent: 2.5,
      taxGrowthPercent: 4,
      insuranceGrowthPercent: 6,
      costGrowthPercent: -1,
      appreciationPercent: 3.5,
      lowAppreciationPercent: -2,
      swingPercent: 1.5,
      saleCostPercent: 7,
    },
  ],
  ["v=1&price=300000&rent=2600", INITIAL_HOLD],
  // The first release left out a low case of 0.
  [
    "v=1&price=300000&rent=2600&value=6.1",
    { ...INITIAL_HOLD, appreciationPercent: 6.1, lowAppreciationPercent: 0 },
  ],
  [
    "v=1&price=300000&rent=2600&value=3&lowvalue=minus1.67",
    { ...INITIAL_HOLD, appreciationPercent: 3, lowAppreciationPercent: -1.67 },
  ],
  // Income tax, and the day of a sale that is an exchange.
  [
    "v=1&price=300000&rent=2600&aftertax=1&filing=joint&otherincome=120000&incometax=32&gaintax=20&statetax=5&land=25&costseg=15&exchange=1&saleday=20270115",
    {
      afterTax: true,
      filing: "joint",
      otherIncome: 120_000,
      incomeTaxPercent: 32,
      gainTaxPercent: 20,
      stateTaxPercent: 5,
      landPercent: 25,
      costSegregationPercent: 15,
      exchange: true,
      saleDay: "2027-01-15",
    },
  ],
])("the released link %s still opens", (fragment, hold) => {
  expect(readHoldFragment(`#${fragment}`)).toMatchObject({ inputs: { deal: { price: 300_000 }, hold } });
});

test.each([
  "hold=31",
  "hold=0",
  "hold=2.5",
  "value=21",
  "value=minus21",
  "value=-3",
  "swing=minus1",
  "sale=x",
  "saleday=20270230",
  "saleday=2027-01-15",
  "saleday=19990115",
])("%s makes a link unreadable", (pair) => {
  expect(readHoldFragment(`#v=1&${pair}`)).toEqual({ kind: "unreadable" });
});

test("typed growth may be negative, and text that is no number counts as the initial value", () => {
  const { rentGrowthPercent, appreciationPercent } = HOLD_TABLE;
  expect(["-2.5", "−2.5", "", "abc", "99"].map(rentGrowthPercent.parse)).toEqual([-2.5, -2.5, 3, 3, 20]);
  expect(["", " ", "0", "-1"].map(appreciationPercent.parse)).toEqual([null, null, 0, -1]);
  expect([null, 0, -1].map(appreciationPercent.show)).toEqual(["", "0", "-1"]);
});
