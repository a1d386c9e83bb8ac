import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../../../tests/setup/properties.ts";
import { expectSameInLibreOffice } from "../../../tests/setup/recalculated-workbooks.ts";
import type { Deal } from "../deal/deal.ts";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { dealWorkbook } from "../deal/spreadsheet/deal-workbook.ts";
import { arbitraryDeals } from "../deal/test-deals.ts";
import { holdWorkbook } from "../hold/spreadsheet/hold-workbook.ts";
import * as holds from "../hold/test-plans.ts";
import { INITIAL_TERMS } from "../my-deals/blanket/blanket-fields.ts";
import { blanketWorkbook } from "../my-deals/blanket/blanket-workbook.ts";
import { EXAMPLE_OFFERS } from "../offers/example-offers.ts";
import { offersWorkbook } from "../offers/spreadsheet/offers-workbook.ts";
import { arbitraryBorrowers, arbitraryOffers } from "../offers/test-offers.ts";
import { EXAMPLE_PLAN } from "../refinance/example-plan.ts";
import { refinanceWorkbook } from "../refinance/spreadsheet/refinance-workbook.ts";
import { arbitraryPlans } from "../refinance/test-plans.ts";
import type { Workbook } from "./workbook.ts";

const ORIGIN = { companyName: "RentRatio", url: "https://example.com/tool#v=1", formulasVersion: "1.3" };

const EDGES: readonly Partial<Deal>[] = [
  {},
  { annualRatePercent: 0 },
  { annualRatePercent: 100, termYears: 50 },
  { termYears: 0.5 },
  { interestOnlyYears: 30 },
  { interestOnlyYears: 7.5, termYears: 20.25 },
  { downPaymentPercent: 100 },
  { price: 0 },
  { adjustment: "5-6", termYears: 10, amortizationYears: 30 },
  { adjustment: "7-6", interestOnlyYears: 10 },
  { termYears: 7, amortizationYears: 25 },
];

const sets = fc.record({
  deal: arbitraryDeals(fc),
  offers: fc.array(arbitraryOffers(fc), { minLength: 2, maxLength: 4 }),
  borrower: arbitraryBorrowers(fc),
  holdMonths: fc.integer({ min: 1, max: 130 }),
});
const EXAMPLE_SET = { deal: EXAMPLE_DEAL, offers: EXAMPLE_OFFERS, holdMonths: 60, borrower: null };
const pools = fc.record({
  houses: fc.array(
    arbitraryDeals(fc).map((deal) => ({ name: "", deal })),
    { minLength: 2, maxLength: 6 },
  ),
  terms: fc.record({
    annualRatePercent: fc.constantFrom(0, 6.5, 7.25, 9.875),
    termYears: fc.constantFrom(30, 40, 10),
    interestOnlyYears: fc.constantFrom(0, 0, 10),
    ltvPercent: fc.integer({ min: 50, max: 80 }),
    minimumRatio: fc.constantFrom(0, 1, 1.15, 1.25),
    releasePercent: fc.constantFrom(110, 115, 120, 125),
    points: fc.constantFrom(0, 1, 2.125),
  }),
});

test.each<[string, number, () => readonly Workbook[]]>([
  [
    "deals, and of the edges",
    200 * 100,
    () => {
      const edges = EDGES.map((edge): Deal => ({ ...EXAMPLE_DEAL, ...edge }));
      return [...fc.sample(arbitraryDeals(fc), cases(20)), ...edges].map((deal) =>
        dealWorkbook(deal, ORIGIN),
      );
    },
  ],
  [
    "holds",
    50 * 100,
    () =>
      [...fc.sample(holds.arbitraryPlans(fc), cases(5)), holds.TEST_PLAN].map((plan) =>
        holdWorkbook(plan, { ...ORIGIN, prices: [] }),
      ),
  ],
  [
    "plans",
    50 * 100,
    () =>
      [...fc.sample(arbitraryPlans(fc), cases(5)), EXAMPLE_PLAN].map((plan) =>
        refinanceWorkbook(plan, ORIGIN),
      ),
  ],
  [
    "comparisons",
    50 * 100,
    () => [...fc.sample(sets, cases(5)), EXAMPLE_SET].map((set) => offersWorkbook(set, ORIGIN)),
  ],
  [
    "loans on several houses",
    50 * 20,
    () =>
      [
        ...fc.sample(pools, cases(10)),
        ...EDGES.map((edge) => ({
          houses: [EXAMPLE_DEAL, { ...EXAMPLE_DEAL, ...edge }].map((deal) => ({ name: "", deal })),
          terms: INITIAL_TERMS,
        })),
      ].map((set) => blanketWorkbook(set, ORIGIN)),
  ],
])("LibreOffice computes every result of random %s to the cent", async (_, leastFigures, makeWorkbooks) => {
  expect(await expectSameInLibreOffice(makeWorkbooks())).toBeGreaterThan(leastFigures);
});
