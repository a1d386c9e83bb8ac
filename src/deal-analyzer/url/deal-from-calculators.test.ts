import fc from "fast-check";
import { expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { calculateCashFlow } from "../../calculators/cash-flow-calculator/cash-flow.ts";
import { CASH_FLOW_FIELDS } from "../../calculators/cash-flow-calculator/cash-flow-entry.ts";
import { INITIAL_DEAL } from "../../calculators/deal/deal.ts";
import { STARTING_DEAL } from "../../calculators/deal/example-deal.ts";
import { lenderRatioOf } from "../../calculators/deal/ratios/lender-view.ts";
import { ownerViewOf } from "../../calculators/deal/ratios/owner-view.ts";
import { readDealFragment, writeDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import { mapFields } from "../../calculators/sharing/share-link.ts";
import { dealFromCashFlow, dealFromDscr } from "./deal-from-calculators.ts";

const cents = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((amount) => amount / 100);
/** A bill of $0 was not typed. */
const bill = fc.integer({ min: 1, max: 100_000 }).map((amount) => amount / 100);
const inputs = fc.record({
  purchasePrice: cents(2_000_000),
  downPaymentPercent: fc.integer({ min: 0, max: 100 }),
  interestRate: fc.integer({ min: 1, max: 12_000 }).map((thousandths) => thousandths / 1000),
  loanTermYears: fc.integer({ min: 1, max: 50 }),
  monthlyRent: cents(10_000).map((rent) => rent + 1000),
  propertyTax: bill,
  insurance: bill,
  maintenance: cents(1000),
  vacancy: cents(1000),
});

test("the cash flow calculator brings every number along", () => {
  const deal = dealFromCashFlow({
    purchasePrice: 300_000,
    downPaymentPercent: 25,
    interestRate: 8.5,
    loanTermYears: 20,
    monthlyRent: 2800,
    propertyTax: 300,
    insurance: 120,
    maintenance: 140,
    vacancy: 224,
  });
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

test("bills that were not typed there are the estimates, not $0", () => {
  const house = { purchasePrice: 300_000, downPaymentPercent: 25, interestRate: 7.25, loanTermYears: 30 };
  const deal = dealFromCashFlow({
    ...house,
    monthlyRent: 2400,
    propertyTax: 0,
    insurance: 0,
    maintenance: 0,
    vacancy: 0,
  });
  expect(deal).toMatchObject({ propertyTax: 312.5, insurance: 150 });
  expect(lenderRatioOf(deal)).toBe(lenderRatioOf(STARTING_DEAL));
});

test("its owner sees the same cash flow, to the cent of a rounded payment", () => {
  forAll(cases(), [inputs], (input) => {
    const { monthlyCashFlow } = ownerViewOf(dealFromCashFlow(input));
    expect(Math.abs(monthlyCashFlow - calculateCashFlow(input).monthlyCashFlow)).toBeLessThan(0.01);
  });
});

test("whatever was typed there, the link opens again", () => {
  const wild = fc.double({ noNaN: true, noDefaultInfinity: true });
  const wildInputs = fc.record(mapFields(CASH_FLOW_FIELDS, () => wild));
  forAll(cases(), [wildInputs], (input) => {
    expect(readDealFragment(writeDealFragment(dealFromCashFlow(input))).kind).toBe("inputs");
  });
});

test("the simple calculator gives its rent, and its expenses as one sum", () => {
  const deal = dealFromDscr({ monthlyRent: 2500, monthlyExpenses: 500.5, monthlyDebtService: 1600 });
  expect(deal).toEqual({ ...INITIAL_DEAL, leaseRent: 2500, propertyTax: 500.5 });
});
