import { describe, expect, test } from "vitest";
import type {
  CashFlowExample,
  ComparisonExample,
  PropertyCase,
  SimpleExample,
} from "../../content/articles/worked-examples.ts";
import { readOffersFragment } from "../calculators/offers/offers-link.ts";
import { TEST_RATES } from "../dscr/test-rate-table.ts";
import { computeExample } from "./worked-example.ts";

/** Examples must use one of the articles' names; here they are only labels. */
const text = { title: "An example", explanation: "Explained." };

const rental = {
  purchasePrice: 300_000,
  downPaymentPercent: 25,
  interestRate: 7.25,
  loanTermYears: 30,
  monthlyRent: 2_500,
  propertyTax: 300,
  insurance: 125,
  maintenance: 150,
  vacancy: 125,
} as const;

const rowsOf = ({ tables }: ReturnType<typeof computeExample>, table = -1) =>
  Object.fromEntries(tables.at(table)?.rows.map(({ label, cells }) => [label, cells]) ?? []);

test("the cases of a comparison open as offers, the conventional loan first and without a penalty", () => {
  const opened = {
    link: "Open both",
    conventional: "Conventional",
    monthlyIncome: 8000,
    monthlyDebts: 2900,
    financedProperties: 2,
  };
  const view = computeExample(
    {
      ...text,
      name: "dscr-vs-traditional-rental",
      kind: "comparison",
      cases: [
        { label: "DSCR", inputs: rental },
        { label: "Conventional", inputs: { ...rental, interestRate: 6.5 } },
      ],
      rows: ["pitia"],
      gauge: "lenderRatio",
      opened,
    },
    TEST_RATES,
  );
  expect(view.link?.text).toBe("Open both");
  expect(readOffersFragment(view.link?.to.replace("/compare-offers", "") ?? "")).toMatchObject({
    kind: "inputs",
    inputs: {
      deal: { price: 300_000, leaseRent: 2500, propertyTax: 300, insurance: 125 },
      offers: [
        { name: "Conventional", annualRatePercent: 6.5, prepayment: [] },
        { name: "DSCR", annualRatePercent: 7.25, prepayment: null },
      ],
      borrower: { monthlyIncome: 8000, monthlyDebts: 2900, financedProperties: 2, dtiLimit: 45 },
    },
  });
});

describe("a comparison", () => {
  const compare = (cases: readonly PropertyCase[], rows: ComparisonExample["rows"]) =>
    computeExample(
      { ...text, name: "rates-adders", kind: "comparison", cases, rows, gauge: "lenderRatio" },
      TEST_RATES,
    );

  test("has a column for each case and a row for each result", () => {
    const view = compare(
      [
        { label: "Dear", inputs: rental, marketRent: 2_550 },
        { label: "Cheap", inputs: { ...rental, interestRate: 6.5 }, marketRent: 2_450 },
      ],
      [
        "interestRate",
        "loanAmount",
        "monthlyPrincipalInterest",
        "pitia",
        "monthlyNetOperatingIncome",
        "monthlyCashFlow",
        "annualCashFlow",
        "dscr",
        "lenderRatio",
        "cashOnCashReturn",
      ],
    );
    expect(view.tables.map(({ headings }) => headings)).toEqual([["Result", "Dear", "Cheap"]]);
    expect(rowsOf(view)).toEqual({
      "Interest rate": ["7.25%", "6.50%"],
      "Loan amount": ["$225,000", "$225,000"],
      "Principal and interest a month": ["$1,535", "$1,422"],
      "Full payment (PITIA) a month": ["$1,960", "$1,847"],
      "Net operating income a month": ["$1,800", "$1,800"],
      "Cash flow a month": ["$265", "$378"],
      "Cash flow a year": ["$3,181", "$4,534"],
      "DSCR, this site's formula": ["1.17", "1.27"],
      // The lower of lease and market rent: $2,500 and $2,450.
      "Rent over PITIA, a lender's formula": ["1.28", "1.33"],
      "Cash-on-cash return": ["4.2%", "6.0%"],
    });
  });

  test("prices a case by its picks, on its own rate as the base, and shows the sum", () => {
    const view = compare(
      [
        {
          label: "Strong",
          inputs: { ...rental, interestRate: 6 },
          ratePicks: { creditScore: 760, ltvPercent: 75, assumedDscr: 1.28 },
        },
        {
          label: "Weak",
          inputs: { ...rental, interestRate: 6 },
          ratePicks: { creditScore: 690, ltvPercent: 80, assumedDscr: 1.13 },
        },
      ],
      ["interestRate"],
    );
    expect(rowsOf(view, 0)).toEqual({
      "Base rate": ["6.00%", "6.00%"],
      "Credit score": ["none", "+0.50"],
      DSCR: ["+0.25", "+0.50"],
      "Loan to value": ["none", "+0.25"],
    });
    expect(rowsOf(view)).toEqual({ "Interest rate": ["6.25%", "7.25%"] });
  });

  test("of a refinance takes the old balance, its penalty and the costs from the new loan", () => {
    const view = compare(
      [
        { label: "Keep", inputs: rental },
        {
          label: "Refinance",
          inputs: rental,
          refinance: { payoffBalance: 176_211, penaltyPercent: 4, closingCosts: 6_000 },
        },
      ],
      ["oldLoanPenalty", "cashOut"],
    );
    expect(rowsOf(view)).toEqual({
      "Penalty on the old loan": ["$0", "$7,048"],
      "Cash out after costs": ["$0", "$35,741"],
    });
  });

  test("with picks that have no sample adder is an error, not a price", () => {
    const ratePicks = { creditScore: 760, ltvPercent: 90, assumedDscr: 1.28 };
    expect(() => compare([{ label: "Too much", inputs: rental, ratePicks }], ["interestRate"])).toThrow(
      '"Too much" picks what has no sample adder',
    );
  });
});

test("one property through both formulas and the mistake between them gives three answers, each with its sum", () => {
  const example: SimpleExample = {
    ...text,
    name: "fundamentals-simple-vs-lender",
    kind: "simple",
    inputs: { monthlyRent: 2_400, monthlyExpenses: 710, monthlyDebtService: 1_400 },
    expenseParts: [
      { label: "Property tax", monthly: 280 },
      { label: "Everything else", monthly: 430 },
    ],
    lender: {
      leaseRent: 2_400,
      marketRent: 2_350,
      principalInterest: 1_400,
      propertyTax: 280,
      insurance: 120,
      associationDues: 40,
    },
    mistake: {
      label: "Counted twice",
      inputs: { monthlyRent: 2_400, monthlyExpenses: 710, monthlyDebtService: 1_840 },
    },
  };
  expect(rowsOf(computeExample(example, TEST_RATES))).toEqual({
    "This site's formula": ["($2,400 − $710) / $1,400", "1.21"],
    "A lender's formula": ["$2,350 / ($1,400 + $280 + $120 + $40)", "1.28"],
    "Counted twice": ["($2,400 − $710) / $1,840", "0.92"],
  });
});

test("a property that changes has a line as planned and one for each change", () => {
  const example: CashFlowExample = {
    ...text,
    name: "risk-stress",
    kind: "cash-flow",
    inputs: rental,
    changes: [
      { label: "Lower rent", inputs: { monthlyRent: 2_200, vacancy: 110 } },
      { label: "Empty", inputs: { vacancy: 417 } },
    ],
    rows: ["monthlyNetOperatingIncome", "monthlyCashFlow", "dscr", "lenderRatio"],
    gauge: "dscr",
  };
  const view = computeExample(example, TEST_RATES);
  expect(rowsOf(view)).toEqual({
    "As planned": ["$1,800", "$265", "1.17", "1.28"],
    "Lower rent": ["$1,515", "-$20", "0.99", "1.12"],
    // Vacancy affects the owner only: the lender's ratio stays.
    Empty: ["$1,508", "-$27", "0.98", "1.28"],
  });
  expect(view.ratios.map(({ label, dscr }) => [label, dscr.toFixed(2)])).toEqual([
    ["As planned", "1.17"],
    ["Lower rent", "0.99"],
    ["Empty", "0.98"],
  ]);
});
