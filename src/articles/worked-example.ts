import type {
  CashFlowExample,
  ComparisonExample,
  PropertyCase,
  ResultRow,
  SimpleExample,
  WorkedExample,
} from "../../content/articles/worked-examples.ts";
import { calculateCashFlow } from "../calculators/cash-flow-calculator/cash-flow.ts";
import { calculateDscr, formatRatio } from "../dscr/dscr.ts";
import { calculateLenderRatio, qualifyingRent, sumPitia } from "../dscr/lender-ratio.ts";
import { formatPercent, formatUsd } from "../dscr/money.ts";
import { formatRate, type RateTable } from "../dscr/rate-estimate.ts";
import type { ExampleTable, ExampleView } from "./example-view.ts";
import { openAsOffers } from "./opened-offers.ts";
import { addersTable, pricedRate } from "./priced-case.ts";

/** The example without its date, which is that of all illustrative figures. */
export function computeExample(example: WorkedExample, rateTable: RateTable): ExampleView {
  const { name, title, explanation } = example;
  const text = { name, title, explanation };
  switch (example.kind) {
    case "simple":
      return { ...text, ...threeAnswers(example) };
    case "cash-flow":
      return { ...text, ...changedProperty(example, rateTable) };
    case "comparison":
      return { ...text, ...sideBySide(example, rateTable), link: openAsOffers(example) };
  }
}

/** One property by both formulas, and by a common mistake between them. */
function threeAnswers({ inputs, expenseParts, lender, mistake }: SimpleExample) {
  const rent = qualifyingRent(lender.leaseRent, lender.marketRent);
  const lenderParts = [
    lender.principalInterest,
    lender.propertyTax,
    lender.insurance,
    lender.associationDues,
  ];
  const answers = [
    { label: "This site's formula", sum: writeSimple(inputs), dscr: calculateDscr(inputs).dscr },
    {
      label: "A lender's formula",
      sum: `${formatUsd(rent)} / (${lenderParts.map(formatUsd).join(" + ")})`,
      dscr: calculateLenderRatio(rent, lender),
    },
    { label: mistake.label, sum: writeSimple(mistake.inputs), dscr: calculateDscr(mistake.inputs).dscr },
  ];
  const figures = [
    { label: "Rent in the lease", monthly: lender.leaseRent },
    { label: "Appraiser's market rent", monthly: lender.marketRent },
    { label: "Principal and interest", monthly: lender.principalInterest },
    ...expenseParts,
  ];
  const tables: ExampleTable[] = [
    {
      caption: "The house",
      headings: ["Figure", "A month"],
      rows: figures.map(({ label, monthly }) => ({ label, cells: [formatUsd(monthly)] })),
    },
    {
      caption: "The answers",
      headings: ["Formula", "Calculation", "Ratio"],
      rows: answers.map(({ label, sum, dscr }) => ({ label, cells: [sum, formatRatio(dscr)] })),
    },
  ];
  return { tables, ratiosTitle: "On the scale", ratios: answers.map(({ label, dscr }) => ({ label, dscr })) };
}

function writeSimple({ monthlyRent, monthlyExpenses, monthlyDebtService }: SimpleExample["inputs"]): string {
  return `(${formatUsd(monthlyRent)} − ${formatUsd(monthlyExpenses)}) / ${formatUsd(monthlyDebtService)}`;
}

/** One row for the property as planned, and one per change. */
function changedProperty({ title, inputs, changes, rows, gauge }: CashFlowExample, rateTable: RateTable) {
  const cases = [
    { label: "As planned", inputs },
    ...changes.map((change) => ({ label: change.label, inputs: { ...inputs, ...change.inputs } })),
  ].map((propertyCase) => ({ label: propertyCase.label, results: work(propertyCase, rateTable) }));
  const table: ExampleTable = {
    caption: title,
    headings: ["Case", ...rows.map((row) => rowLabels[row])],
    rows: cases.map(({ label, results }) => ({ label, cells: rows.map((row) => write(row, results)) })),
  };
  return {
    tables: [table],
    ratiosTitle: rowLabels[gauge],
    ratios: cases.map(({ label, results }) => ({ label, dscr: results[gauge] })),
  };
}

/** One column per case. */
function sideBySide({ title, cases, rows, gauge }: ComparisonExample, rateTable: RateTable) {
  const columns = cases.map((propertyCase) => ({
    label: propertyCase.label,
    results: work(propertyCase, rateTable),
  }));
  const table: ExampleTable = {
    caption: title,
    headings: ["Result", ...cases.map(({ label }) => label)],
    rows: rows.map((row) => ({
      label: rowLabels[row],
      cells: columns.map(({ results }) => write(row, results)),
    })),
  };
  return {
    tables: [...addersTable(cases, rateTable), table],
    ratiosTitle: rowLabels[gauge],
    ratios: columns.map(({ label, results }) => ({ label, dscr: results[gauge] })),
  };
}

const rowLabels: Readonly<Record<ResultRow, string>> = {
  interestRate: "Interest rate",
  loanAmount: "Loan amount",
  monthlyPrincipalInterest: "Principal and interest a month",
  pitia: "Full payment (PITIA) a month",
  monthlyNetOperatingIncome: "Net operating income a month",
  monthlyCashFlow: "Cash flow a month",
  annualCashFlow: "Cash flow a year",
  oldLoanPenalty: "Penalty on the old loan",
  cashOut: "Cash out after costs",
  dscr: "DSCR, this site's formula",
  lenderRatio: "Rent over PITIA, a lender's formula",
  cashOnCashReturn: "Cash-on-cash return",
};

type Results = Readonly<Record<ResultRow, number>>;

function work(propertyCase: PropertyCase, rateTable: RateTable): Results {
  const interestRate = pricedRate(propertyCase, rateTable);
  const inputs = { ...propertyCase.inputs, interestRate };
  const results = calculateCashFlow(inputs);
  const payment = { ...inputs, principalInterest: results.monthlyPrincipalInterest };
  const { payoffBalance = 0, penaltyPercent = 0, closingCosts = 0 } = propertyCase.refinance ?? {};
  const oldLoanPenalty = (payoffBalance * penaltyPercent) / 100;
  return {
    ...results,
    dscr: results.dscr ?? 0,
    cashOnCashReturn: results.cashOnCashReturn ?? 0,
    interestRate,
    pitia: sumPitia(payment),
    lenderRatio: calculateLenderRatio(qualifyingRent(inputs.monthlyRent, propertyCase.marketRent), payment),
    oldLoanPenalty,
    cashOut: propertyCase.refinance ? results.loanAmount - payoffBalance - oldLoanPenalty - closingCosts : 0,
  };
}

function write(row: ResultRow, results: Results): string {
  const value = results[row];
  switch (row) {
    case "interestRate":
      return formatRate(value);
    case "dscr":
    case "lenderRatio":
      return formatRatio(value);
    case "cashOnCashReturn":
      return formatPercent(value);
    default:
      return formatUsd(value);
  }
}
