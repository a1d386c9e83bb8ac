import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../../../../tests/setup/properties.ts";
import { expectSameInLibreOffice } from "../../../../tests/setup/recalculated-workbooks.ts";
import type { Deal } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { arbitraryDeals } from "../test-deals.ts";
import { dealWorkbook } from "./deal-workbook.ts";

const ORIGIN = {
  companyName: "RentRatio",
  url: "https://example.com/deal-analyzer#v=1",
  formulasVersion: "1.2",
};

/** What the shared deals leave at its initial value. */
const closings = fc.record({
  payoff: fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
  points: fc.integer({ min: 0, max: 4000 }).map((thousandths) => thousandths / 1000),
  closingCostPercent: fc.integer({ min: 0, max: 5000 }).map((thousandths) => thousandths / 1000),
  reserveMonths: fc.integer({ min: 0, max: 24 }).map((halves) => halves / 2),
  prepayment: fc.constantFrom("none", "3-2-1", "5-4-3-2-1", "custom"),
  customPrepayment: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 10 }),
});

const deals = fc
  .tuple(arbitraryDeals(fc), closings)
  .map(([deal, closing]): Deal => ({ ...deal, ...closing }));

const EDGES: readonly Partial<Deal>[] = [
  {},
  { annualRatePercent: 0 },
  { annualRatePercent: 100, termYears: 50 },
  { termYears: 0 },
  { interestOnlyYears: 30 },
  { interestOnlyYears: 7.5, termYears: 20.25 },
  { downPaymentPercent: 100 },
  { price: 0 },
];

test("LibreOffice computes every result of random deals, and of the edges, to the cent", async () => {
  const random = fc.sample(deals, cases(20));
  const edges = EDGES.map((edge): Deal => ({ ...EXAMPLE_DEAL, ...edge }));
  const workbooks = [...random, ...edges].map((deal) => dealWorkbook(deal, ORIGIN));
  expect(await expectSameInLibreOffice(workbooks)).toBeGreaterThan(200 * 100);
});
