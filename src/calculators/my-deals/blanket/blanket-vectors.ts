import type { FormulaId } from "../../../../content/calculators/formulas.ts";
import { type FormulaVector, percent, ratio, usd } from "../../deal/formula-vectors/vector-builders.ts";
import { dealOf, given } from "../../deal/formula-vectors/vector-inputs.ts";
import { mapRows } from "../../fields/field-rows.ts";
import { fieldsOf } from "../../sharing/dscr-fragment.ts";
import { BLANKET_TABLE, type BlanketTerms } from "./blanket-fields.ts";
import { type Blanket, blanketOf } from "./blanket-loan.ts";

/** Value, rent, and bills a month. */
type HouseFigures = readonly [value: number, rent: number, bills: number];

const COMMON: Partial<BlanketTerms> = {
  annualRatePercent: 7.25,
  termYears: 30,
  ltvPercent: 75,
  minimumRatio: 1.2,
};
/** All zeros, so that a vector names every figure that counts. */
const BLANK_TERMS: BlanketTerms = {
  annualRatePercent: 0,
  termYears: 0,
  interestOnlyYears: 0,
  ltvPercent: 0,
  minimumRatio: 0,
  releasePercent: 0,
  points: 0,
};

const two: readonly HouseFigures[] = [
  [300_000, 2500, 600],
  [200_000, 2000, 400],
];
const three: readonly HouseFigures[] = [
  [300_000, 2900, 600],
  [200_000, 1200, 400],
  [250_000, 1900, 500],
];
/** The shares of the loan in the example of c-loans.com. */
const units: readonly HouseFigures[] = [
  [42_000, 0, 0],
  [26_000, 0, 0],
  [84_000, 0, 0],
];

type Row = readonly [
  houses: readonly HouseFigures[],
  terms: Partial<BlanketTerms>,
  result: string,
  expected: string,
  answer: (blanket: Blanket) => string,
];

function vectors(formula: FormulaId, rows: readonly Row[]): readonly FormulaVector[] {
  return rows.map(([houses, stated, result, expected, answer]) => {
    const terms = { ...BLANK_TERMS, ...stated };
    const said = mapRows(BLANKET_TABLE, terms, (row, value) => ({ label: row.name, value: row.say(value) }));
    const deals = houses.map(([value, rent, bills]) =>
      dealOf([given.price(value), given.lease(rent), given.tax(bills)]),
    );
    return {
      formula,
      given: [
        ...houses.map(([value, rent, bills], index) => ({
          label: `House ${index + 1}`,
          value: `value ${usd(value)}, rent ${usd(rent)}, bills ${usd(bills)}`,
        })),
        ...fieldsOf(BLANKET_TABLE).flatMap((field) => (field in stated ? [said[field]] : [])),
      ],
      result,
      expected,
      compute: () => answer(blanketOf(deals, terms)),
    };
  });
}

const loan = (blanket: Blanket) => usd(blanket.loan);
const ratioText = (figure: number | null | undefined) => (figure == null ? "none" : ratio(figure));
const shareOf = (place: number) => (blanket: Blanket) => usd(blanket.houses[place]?.share ?? 0);
const saleOf = (place: number) => (blanket: Blanket) => blanket.houses[place]?.sale;
const releaseOf = (place: number) => (blanket: Blanket) => usd(saleOf(place)(blanket)?.release ?? 0);
const strict = { ...COMMON, minimumRatio: 1.25, releasePercent: 115 };
const owned = { ltvPercent: 100 };

export const blanketVectors: readonly FormulaVector[] = [
  ...vectors("blanket-loan", [
    [two, COMMON, "Loan, by value", "$375,000", loan],
    [two, COMMON, "Ratio", "1.2647", (blanket) => ratioText(blanket.ratio)],
    [two, COMMON, "Share of house 1", "$225,000", shareOf(0)],
    [two, { ...COMMON, interestOnlyYears: 10 }, "Ratio", "1.3780", (blanket) => ratioText(blanket.ratio)],
    [three, { ...COMMON, minimumRatio: 1.25 }, "Loan, by ratio", "$483,746.66", loan],
    [three, { ...COMMON, minimumRatio: 1.25 }, "LTV", "64.4996%", ({ ltv }) => percent(ltv)],
    [three, { ...COMMON, minimumRatio: 1.25 }, "Share of house 2", "$128,999.11", shareOf(1)],
  ]),
  ...vectors("release-price", [
    [three, strict, "Release price of house 1", "$222,523.46", releaseOf(0)],
    [units, { ...owned, releasePercent: 125 }, "Release price of house 1", "$52,500", releaseOf(0)],
    [units, { ...owned, releasePercent: 115 }, "Release price of house 1", "$48,300", releaseOf(0)],
    [
      three,
      strict,
      "Cash to you, house 1 sold",
      "$77,476.54",
      (blanket) => usd(saleOf(0)(blanket)?.cash ?? 0),
    ],
    [
      three,
      strict,
      "Ratio left, house 1 sold: it no longer qualifies",
      "1.1559",
      (blanket) => ratioText(saleOf(0)(blanket)?.ratio),
    ],
    [three, strict, "LTV left, house 1 sold", "58.0496%", (blanket) => percent(saleOf(0)(blanket)?.ltv ?? 0)],
    [
      three,
      strict,
      "Ratio left, house 2 sold: it still qualifies",
      "1.4168",
      (blanket) => ratioText(saleOf(1)(blanket)?.ratio),
    ],
  ]),
];
