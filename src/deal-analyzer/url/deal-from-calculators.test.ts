import fc from "fast-check";
import { expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { calculateCashFlow } from "../../calculators/cash-flow-calculator/cash-flow.ts";
import {
  CASH_FLOW_FIELDS,
  cashFlowEntryOf,
  INITIAL_CASH_FLOW_ENTRY,
} from "../../calculators/cash-flow-calculator/cash-flow-entry.ts";
import { INITIAL_DEAL } from "../../calculators/deal/deal.ts";
import { STARTING_DEAL } from "../../calculators/deal/example-deal.ts";
import { lenderRatioOf } from "../../calculators/deal/ratios/lender-view.ts";
import { ownerViewOf } from "../../calculators/deal/ratios/owner-view.ts";
import { readDealFragment, writeDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import { mapFields } from "../../calculators/sharing/share-link.ts";
import { dealFromCashFlow, dealFromDscr } from "./deal-from-calculators.ts";

const cents = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((amount) => amount / 100);
const inputs = fc.record({
  purchasePrice: cents(2_000_000),
  downPaymentPercent: fc.integer({ min: 0, max: 100 }),
  interestRate: fc.integer({ min: 1, max: 12_000 }).map((thousandths) => thousandths / 1000),
  loanTermYears: fc.integer({ min: 1, max: 50 }),
  monthlyRent: cents(10_000).map((rent) => rent + 1000),
  propertyTax: cents(1000),
  insurance: cents(1000),
  maintenance: cents(1000),
  vacancy: cents(1000),
});

test("the cash flow calculator brings every number along", () => {
  const deal = dealFromCashFlow(
    cashFlowEntryOf({
      purchasePrice: 300_000,
      downPaymentPercent: 25,
      interestRate: 8.5,
      loanTermYears: 20,
      monthlyRent: 2800,
      propertyTax: 300,
      insurance: 120,
      maintenance: 140,
      vacancy: 224,
    }),
  );
  expect(deal).toEqual({
    ...INITIAL_DEAL,
    price: 300_000,
    annualRatePercent: 8.5,
    termYears: 20,
    leaseRent: 2800,
    propertyTax: 300,
    insurance: 120,
    maintenancePercent: 5,
    vacancyPercent: 8,
    managementPercent: 0,
    capitalReservePercent: 0,
  });
});

test("bills that were left empty there are the estimates, a typed $0 is $0", () => {
  const unbilled = {
    ...INITIAL_CASH_FLOW_ENTRY,
    purchasePrice: "300000",
    interestRate: "7.25",
    monthlyRent: "2400",
  };
  const deal = dealFromCashFlow(unbilled);
  expect(deal).toMatchObject({ propertyTax: 312.5, insurance: 150 });
  expect(lenderRatioOf(deal)).toBe(lenderRatioOf(STARTING_DEAL));
  expect(dealFromCashFlow({ ...unbilled, propertyTax: "$0" })).toMatchObject({
    propertyTax: 0,
    insurance: 150,
  });
  expect(dealFromCashFlow({ ...unbilled, insurance: "0" })).toMatchObject({
    propertyTax: 312.5,
    insurance: 0,
  });
});

test("its owner sees the same cash flow, to the cent of a rounded payment", () => {
  forAll(cases(), [inputs], (input) => {
    const { monthlyCashFlow } = ownerViewOf(dealFromCashFlow(cashFlowEntryOf(input)));
    expect(Math.abs(monthlyCashFlow - calculateCashFlow(input).monthlyCashFlow)).toBeLessThan(0.01);
  });
});

test("whatever was typed there, the link opens again", () => {
  const wild = fc.double({ noNaN: true, noDefaultInfinity: true });
  const wildInputs = fc.record(mapFields(CASH_FLOW_FIELDS, () => wild));
  forAll(cases(), [wildInputs], (input) => {
    expect(readDealFragment(writeDealFragment(dealFromCashFlow(cashFlowEntryOf(input)))).kind).toBe("inputs");
  });
});

test("the simple calculator gives its rent, and its expenses as one sum", () => {
  const deal = dealFromDscr({ monthlyRent: 2500, monthlyExpenses: 500.5, monthlyDebtService: 1600 });
  expect(deal).toEqual({ ...INITIAL_DEAL, leaseRent: 2500, propertyTax: 500.5 });
});
