import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { isPlainLoan } from "../deal/adjustable/changing-loan.ts";
import { type Deal, hasLoan } from "../deal/deal.ts";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { dealWorkbook } from "../deal/spreadsheet/deal-workbook.ts";
import { arbitraryDeals } from "../deal/test-deals.ts";
import { projectHold } from "../hold/hold-projection.ts";
import { holdWorkbook } from "../hold/spreadsheet/hold-workbook.ts";
import { TEST_PLAN } from "../hold/test-plans.ts";
import { INITIAL_TERMS } from "../my-deals/blanket/blanket-fields.ts";
import { blanketWorkbook } from "../my-deals/blanket/blanket-workbook.ts";
import { EXAMPLE_OFFERS } from "../offers/example-offers.ts";
import { offersWorkbook } from "../offers/spreadsheet/offers-workbook.ts";
import { TEST_BORROWER } from "../offers/test-offers.ts";
import { EXAMPLE_PLAN } from "../refinance/example-plan.ts";
import { refinanceWorkbook } from "../refinance/spreadsheet/refinance-workbook.ts";
import { layOut } from "./sheet-layout.ts";
import type { PlacedCell } from "./sheet-page.ts";
import { workbookParts } from "./workbook-parts.ts";

const ORIGIN = { companyName: "RentRatio", url: "https://example.com/tool#v=1", formulasVersion: "1.3" };
const HOLD_ORIGIN = { ...ORIGIN, prices: [] };
const OFFERS = { deal: EXAMPLE_DEAL, offers: EXAMPLE_OFFERS, holdMonths: 60, borrower: null };

const RARE_BORROWER = {
  ...EXAMPLE_DEAL,
  hasBorrowerChecks: true,
  residency: "foreign-national",
  isNewInvestor: true,
  isRural: true,
} as const;

const BALLOON: Deal = { ...EXAMPLE_DEAL, adjustment: "5-6", termYears: 10, amortizationYears: 30 };

const BOOKED: Deal = {
  ...EXAMPLE_DEAL,
  use: "short-term",
  bookingsBy: "nightly",
  nightlyRate: 200,
  occupancyPercent: 60,
  shortTermGross: 43_800,
  hasBookingCosts: true,
  cleaningPerStay: 120,
  furniture: 15_000,
};

const ADJUSTABLE_OFFERS = {
  ...OFFERS,
  offers: EXAMPLE_OFFERS.map((offer, place) =>
    place === 0 ? { ...offer, adjustment: "5-6" as const } : offer,
  ),
};

const TAXED = { ...TEST_PLAN, afterTax: true, exchange: true, saleDay: "2027-01-15" };
const HOUSES = {
  houses: [EXAMPLE_DEAL, RARE_BORROWER, BALLOON, EXAMPLE_DEAL, BALLOON].map((deal) => ({
    name: "=Elm Street",
    deal,
  })),
  terms: INITIAL_TERMS,
};

const WORKBOOKS = [
  ["deal analyzer", dealWorkbook(EXAMPLE_DEAL, ORIGIN)],
  ["deal analyzer with points", dealWorkbook({ ...EXAMPLE_DEAL, hasPointsLadder: true }, ORIGIN)],
  ["deal analyzer with a rare borrower", dealWorkbook(RARE_BORROWER, ORIGIN)],
  ["deal analyzer with a short-term rental", dealWorkbook(BOOKED, ORIGIN)],
  ["hold projection with a short-term rental", holdWorkbook({ ...TEST_PLAN, deal: BOOKED }, HOLD_ORIGIN)],
  ["comparison of offers for a short-term rental", offersWorkbook({ ...OFFERS, deal: BOOKED }, ORIGIN)],
  ["deal analyzer with an adjustable loan", dealWorkbook(BALLOON, ORIGIN)],
  ["hold projection with an adjustable loan", holdWorkbook({ ...TEST_PLAN, deal: BALLOON }, HOLD_ORIGIN)],
  ["hold projection", holdWorkbook(TEST_PLAN, HOLD_ORIGIN)],
  ["hold projection after tax", holdWorkbook(TAXED, HOLD_ORIGIN)],
  ["refinance planner", refinanceWorkbook(EXAMPLE_PLAN, ORIGIN)],
  ["loan on several houses", blanketWorkbook(HOUSES, ORIGIN)],
  ["comparison of offers", offersWorkbook(OFFERS, ORIGIN)],
  ["comparison of a conventional offer", offersWorkbook({ ...OFFERS, borrower: TEST_BORROWER }, ORIGIN)],
  ["comparison of offers, one of them adjustable", offersWorkbook(ADJUSTABLE_OFFERS, ORIGIN)],
] as const;

describe.each(WORKBOOKS)("the workbook of the %s", (_, workbook) => {
  const placed = layOut(workbook);
  const formulas = placed.flatMap(({ cells }) => cells.flatMap(({ formula = [] }) => formula));

  test("names in its formulas only figures that are there", () => {
    const names = new Set(placed.flatMap((sheet) => [...sheet.names.keys()]));
    const used = formulas.flatMap(
      (formula) => formula.replaceAll(/"[^"]*"|'[^']*'/g, "").match(/\b[a-z]\w*\b(?!\()/g) ?? [],
    );
    expect(used.filter((name) => !names.has(name))).toEqual([]);
    expect(used.length).toBeGreaterThan(100);
  });

  test("has no formula that is too long or too deep for a spreadsheet", () => {
    expect(Math.max(...formulas.map(({ length }) => length))).toBeLessThan(8192);
    expect(Math.max(...formulas.map(depthOf))).toBeLessThan(64);
  });

  test("opens on results, and checks those of every sheet at its top", () => {
    const [first] = placed;
    const isResult = ({ look }: PlacedCell) => typeof look === "object" && look.role === "result";
    expect(first?.cells.some(isResult)).toBe(true);
    const checks = placed.map(
      ({ cells }) => cells.find(({ formula }) => formula?.startsWith("MAX(0,"))?.formula,
    );
    expect(new Set(checks).size).toBe(1);
    for (const { name, cells } of placed.filter((sheet) => sheet.cells.some(isResult))) {
      expect(checks[0], `${cells.length} cells`).toContain(`'${name}'!`);
    }
  });

  test("has short names on its tabs, each once", () => {
    const tabs = workbook.sheets.map(({ name }) => name);
    expect(new Set(tabs).size).toBe(tabs.length);
    expect(tabs.filter((name) => !/^[A-Za-z0-9 ]{1,31}$/.test(name))).toEqual([]);
  });

  test("says what it is, and leads back to the same figures", () => {
    expect(workbook.notes.join(" ")).toMatch(
      /An estimate, not a credit decision\..*before tax.*version 1\.3/,
    );
    const parts = workbookParts(workbook);
    expect(parts["xl/worksheets/_rels/sheet1.xml.rels"]).toContain('Target="https://example.com/tool"');
    expect(parts["xl/worksheets/sheet1.xml"]).toContain('location="v=1"');
  });
});

test("the hold begins with what a sale leaves in each case", () => {
  const [first] = layOut(holdWorkbook(TEST_PLAN, HOLD_ORIGIN));
  const labels = first?.cells.filter(({ row }) => row < 20).map(({ value }) => value);
  expect(labels).toEqual(
    expect.arrayContaining(["The result: a sale after 10 years", "Left after the sale", "Expected"]),
  );
  const { expected } = projectHold(TEST_PLAN);
  expect(labels).toContain(expected.exits.at(-1)?.proceeds);
});

test("formulas do not know the deal, so they hold for whatever somebody types", () => {
  const { isNewInvestor, hasBorrowerChecks, residency, isRural } = RARE_BORROWER;
  const sameBorrower = { isNewInvestor, hasBorrowerChecks, residency, isRural };
  const sameSize = {
    termYears: EXAMPLE_DEAL.termYears,
    rentRoll: [],
    prepayment: "3-2-1",
    hasPointsLadder: true,
    ...sameBorrower,
  } as const;
  const formulasOf = (deal: Deal) =>
    layOut(dealWorkbook({ ...deal, ...sameSize }, ORIGIN)).map(({ cells }) =>
      cells.map(({ formula }) => formula),
    );
  forAll(cases(20), [arbitraryDeals(fc).filter(hasLoan)], (deal) => {
    const { use, bookingsBy } = deal;
    const isPlain = isPlainLoan({ ...deal, ...sameSize });
    const alike: Deal = { ...EXAMPLE_DEAL, use, bookingsBy, ...(!isPlain && { adjustment: "5-6" }) };
    expect(formulasOf(deal)).toEqual(formulasOf(alike));
  });
});

function depthOf(formula: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of formula) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
