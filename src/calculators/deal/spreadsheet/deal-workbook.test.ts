import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../../../../tests/setup/properties.ts";
import { layOut } from "../../spreadsheet/sheet-layout.ts";
import type { Deal } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { arbitraryDeals } from "../test-deals.ts";
import { dealWorkbook } from "./deal-workbook.ts";

const ORIGIN = {
  companyName: "RentRatio",
  url: "https://example.com/deal-analyzer#v=1",
  formulasVersion: "1.2",
};
const workbookOf = (deal: Deal) => dealWorkbook(deal, ORIGIN);

test("formulas do not know the deal, so they hold for whatever somebody types", () => {
  const sameSize = { termYears: EXAMPLE_DEAL.termYears, rentRoll: [] };
  const formulasOf = (deal: Deal) =>
    layOut(workbookOf({ ...deal, ...sameSize })).map(({ cells }) => cells.map(({ formula }) => formula));
  const expected = formulasOf(EXAMPLE_DEAL);
  fc.assert(
    fc.property(arbitraryDeals(fc), (deal) => {
      expect(formulasOf(deal)).toEqual(expected);
    }),
    cases(20),
  );
});
