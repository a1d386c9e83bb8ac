import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StateCode } from "../../content/figures/figure-table.ts";
import { stateGuides } from "../../content/guides/state-guides.ts";
import { cases, forAll } from "../../tests/setup/properties.ts";
import { calculateCashFlow } from "../calculators/cash-flow-calculator/cash-flow.ts";
import {
  type CashFlowEntry,
  INITIAL_CASH_FLOW_ENTRY,
  readCashFlowEntry,
} from "../calculators/cash-flow-calculator/cash-flow-entry.ts";
import { writeCashFlowFragment } from "../calculators/cash-flow-calculator/cash-flow-link.ts";
import { countyBills, usualBills } from "../calculators/cash-flow-calculator/county-bills.ts";
import { paymentsOf } from "../calculators/deal/ratios/deal-payment.ts";
import { lenderRatioOf } from "../calculators/deal/ratios/lender-view.ts";
import { simpleRatioOf } from "../calculators/deal/ratios/owner-view.ts";
import { sayEstimatedBills } from "../calculators/deal/ratios/verdict.ts";
import { editEntry, readEntry } from "../calculators/deal-form/deal-entry.ts";
import type { DealEntry } from "../calculators/deal-form/deal-fields.ts";
import { writeDscrFragment } from "../calculators/sharing/dscr-fragment.ts";
import { countyFile } from "../counties/counties-catalog.server.ts";
import { DEAL_FIGURES } from "../deal-analyzer/url/incoming-deal.ts";
import { roundToCents } from "../dscr/cents.ts";
import { formatUsdExact } from "../dscr/money.ts";
import { stateEstimates } from "../site/deal-form-catalog.server.ts";
import { answerToPayment, answerToPrice } from "./first-answer.ts";
import { usualHouse } from "./home-catalog.server.ts";

const ANALYZER = "/deal-analyzer";

/** The fields of the analyzer, opened by a link. */
function analyze(link: string): DealEntry {
  const shared = DEAL_FIGURES.readFragment(link.replace(ANALYZER, ""));
  if (shared.kind !== "inputs") throw new Error(`The link is ${shared.kind}`);
  return shared.inputs;
}

function inState(entry: DealEntry, state: string): DealEntry {
  return editEntry(entry, "state", state, stateEstimates);
}

const STATES: readonly StateCode[] = stateGuides.map(({ stateCode }) => stateCode);

/** Large enough for a payment, and cents only where people type them. */
const houses = fc.record({
  price: fc.integer({ min: 40_000, max: 3_000_000 }).map(String),
  rent: fc.integer({ min: 30_000, max: 3_000_000 }).map((cents) => `${cents / 100}`),
  downPayment: fc.integer({ min: 0, max: 160 }).map((halves) => `${halves / 2}`),
});

describe.each(["" as const, ...STATES])("one deal has one ratio, in state %o", (state) => {
  const billsAt = (price: number) =>
    state ? countyBills(price, countyFile(state), undefined) : usualBills(price);

  test("on the home page, in the analyzer and in both calculators", () => {
    forAll(cases(10), [houses], (house) => {
      const home = answerToPrice(house, usualHouse);
      const opened = analyze(home.to);
      expect(lenderRatioOf(readEntry(opened))).toBe(home.ratio);
      const deal = readEntry(inState(opened, state));
      const lender = lenderRatioOf(deal);

      // The cash flow calculator: first without bills, then with those that its button adds.
      const unbilled: CashFlowEntry = {
        ...INITIAL_CASH_FLOW_ENTRY,
        purchasePrice: house.price,
        downPaymentPercent: house.downPayment,
        interestRate: `${usualHouse.ratePercent}`,
        monthlyRent: house.rent,
      };
      const { propertyTax, insurance } = billsAt(Number(house.price));
      const billed = {
        ...unbilled,
        propertyTax: formatUsdExact(propertyTax),
        insurance: formatUsdExact(insurance),
        place: state || "no state chosen",
      };
      const simple = simpleRatioOf(deal);
      expect(calculateCashFlow(readCashFlowEntry(billed)).dscr).toBe(simple);
      for (const entry of [unbilled, billed]) {
        const carried = analyze(`#from=cash-flow&${writeCashFlowFragment(entry).slice(1)}`);
        const isUnbilled = entry === unbilled;
        const there = readEntry(isUnbilled ? inState(carried, state) : carried);
        expect(lenderRatioOf(there)).toBe(lender);
        expect(sayEstimatedBills(there) !== undefined).toBe(isUnbilled);
      }

      // The DSCR calculator, with the same bills as expenses.
      const dscr = answerToPayment({
        monthlyRent: house.rent,
        monthlyExpenses: `${roundToCents(propertyTax + insurance)}`,
        monthlyDebtService: `${paymentsOf(deal).first}`,
      });
      expect(dscr.ratio).toBe(simple);
      // Its link, with the loan behind the payment.
      const loan = { price: deal.price, down: deal.downPaymentPercent, rate: deal.annualRatePercent };
      const inputs = {
        monthlyRent: deal.leaseRent,
        monthlyExpenses: roundToCents(propertyTax + insurance),
        monthlyDebtService: paymentsOf(deal).first,
      };
      const fromDscr = readEntry(analyze(`#from=dscr&${writeDscrFragment(inputs, loan).slice(1)}`));
      expect(simpleRatioOf(fromDscr)).toBe(simple);
      expect(lenderRatioOf(fromDscr)).toBe(lender);
    });
  });
});

test("the home page and the tools start with one deal, whose bills are estimates", () => {
  const { example } = DEAL_FIGURES;
  const { ratio } = answerToPrice(
    { price: example.price, rent: example.leaseRent, downPayment: example.downPaymentPercent },
    usualHouse,
  );
  expect(lenderRatioOf(readEntry(example))).toBe(ratio);
  expect(readEntry(example)).toMatchObject({ propertyTax: 312.5, insurance: 150, associationDues: 0 });
  // Another price takes no bill of the example along.
  const typed = readEntry(editEntry(example, "price", "600000", stateEstimates));
  expect(typed).toMatchObject({ propertyTax: 625, insurance: 300 });
  expect(sayEstimatedBills(typed)).toBe(
    "Counts tax $625 and insurance $300 a month: an estimate, until the bills are entered.",
  );
});
