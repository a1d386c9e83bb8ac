import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../../../../tests/setup/properties.ts";
import { expectSameInLibreOffice } from "../../../../tests/setup/recalculated-workbooks.ts";
import { EXAMPLE_DEAL } from "../../deal/example-deal.ts";
import { arbitraryDeals } from "../../deal/test-deals.ts";
import { EXAMPLE_OFFERS } from "../example-offers.ts";
import { arbitraryOffers } from "../test-offers.ts";
import { offersWorkbook } from "./offers-workbook.ts";

const ORIGIN = {
  companyName: "RentRatio",
  url: "https://example.com/compare-offers#v=1",
  formulasVersion: "1.3",
};

const sets = fc.record({
  deal: arbitraryDeals(fc),
  offers: fc.array(arbitraryOffers(fc), { minLength: 2, maxLength: 4 }),
  holdMonths: fc.integer({ min: 1, max: 130 }),
});

test("LibreOffice computes every result of random comparisons to the cent", async () => {
  const random = fc.sample(sets, cases(5));
  const example = { deal: EXAMPLE_DEAL, offers: EXAMPLE_OFFERS, holdMonths: 60 };
  const workbooks = [...random, example].map((set) => offersWorkbook(set, ORIGIN));
  expect(await expectSameInLibreOffice(workbooks)).toBeGreaterThan(50 * 100);
});
