import { describe, expect, test } from "vitest";
import { workedExamples } from "../../content/articles/worked-examples.ts";
import { rates } from "../../content/landings/rates.ts";
import { amortize } from "../dscr/amortization.ts";
import { optionHolding } from "../dscr/rate-estimate.ts";
import { computeExample } from "./worked-example.ts";

const rateTable = { baseRate: rates.estimator.baseRate, factors: rates.factors };

function find(name: string) {
  const example = workedExamples.find((candidate) => candidate.name === name);
  if (!example) throw new Error(`No example ${name}`);
  return { example, view: computeExample(example, rateTable) };
}

function rowsOf(name: string): Record<string, readonly string[]> {
  const table = find(name).view.tables.at(-1);
  return Object.fromEntries(table?.rows.map(({ label, cells }) => [label, cells]) ?? []);
}

test("the DSCR loan and the conventional loan differ by what the rate costs", () => {
  expect(rowsOf("dscr-vs-traditional-rental")).toEqual({
    "Interest rate": ["7.25%", "6.50%"],
    "Loan amount": ["$225,000", "$225,000"],
    "Principal and interest a month": ["$1,535", "$1,422"],
    "Full payment (PITIA) a month": ["$1,960", "$1,847"],
    "Cash flow a month": ["$265", "$378"],
    "Cash flow a year": ["$3,181", "$4,534"],
    "DSCR, this site's formula": ["1.17", "1.27"],
    "Rent over PITIA, a lender's formula": ["1.28", "1.35"],
    "Cash-on-cash return": ["4.2%", "6.0%"],
  });
});

describe("fundamentals-simple-vs-lender", () => {
  const { example, view } = find("fundamentals-simple-vs-lender");

  test("one house gives three answers, each with its sum", () => {
    expect(view.tables[1]?.rows).toEqual([
      { label: "This site's formula", cells: ["($2,400 − $710) / $1,400", "1.21"] },
      { label: "A lender's formula", cells: ["$2,350 / ($1,400 + $280 + $120 + $40)", "1.28"] },
      { label: "Taxes, insurance and dues counted twice", cells: ["($2,400 − $710) / $1,840", "0.92"] },
    ]);
  });

  test("the parts of the expenses add up to the expenses", () => {
    if (example.kind !== "simple") throw new Error("not simple");
    const total = example.expenseParts.reduce((sum, { monthly }) => sum + monthly, 0);
    expect(total).toBe(example.inputs.monthlyExpenses);
  });
});

describe("rates-adders", () => {
  const { example, view } = find("rates-adders");

  test("the rates are the base rate and the sample adders that apply to either", () => {
    expect(view.tables[0]?.rows.map(({ label, cells }) => [label, ...cells])).toEqual([
      ["Base rate", "6.75%", "6.75%"],
      ["Credit score", "none", "+0.50"],
      ["DSCR", "+0.25", "+0.50"],
      ["Loan to value", "none", "+0.25"],
    ]);
    expect(rowsOf("rates-adders")["Interest rate"]).toEqual(["7.00%", "8.00%"]);
  });

  test("the ratio at each rate lies in the band that the rate assumed", () => {
    if (example.kind !== "comparison") throw new Error("not a comparison");
    const factor = rateTable.factors.find(({ id }) => id === "dscr");
    if (!factor) throw new Error("no ratio factor");
    for (const [index, { ratePicks }] of example.cases.entries()) {
      const ratio = view.ratios[index]?.dscr ?? 0;
      expect(optionHolding(factor, ratio).id).toBe(optionHolding(factor, ratePicks?.assumedDscr ?? 0).id);
    }
  });
});

describe("scaling-cash-out", () => {
  test("the balance paid off is what two years of payments leave", () => {
    const { example } = find("scaling-cash-out");
    if (example.kind !== "comparison") throw new Error("not a comparison");
    const owed = amortize({ amount: 180_000, annualRatePercent: 7, termYears: 30 })[23]?.balance ?? 0;
    for (const { refinance } of example.cases.slice(1)) {
      expect(refinance?.payoffBalance).toBe(Math.round(owed));
    }
  });

  test("more cash out leaves less cash flow", () => {
    const rows = rowsOf("scaling-cash-out");
    expect(rows["Cash out after costs"]).toEqual(["$0", "$27,789", "$42,789"]);
    expect(rows["Cash flow a month"]).toEqual(["$524", "$254", "$129"]);
  });
});

test("in a bad year the lender's ratio still passes while the owner loses money", () => {
  expect(rowsOf("risk-stress")).toEqual({
    "As planned": ["$1,580", "$138", "1.09", "1.21"],
    "Rent 10% lower": ["$1,371", "-$71", "0.95", "1.09"],
    "Taxes and insurance 30% higher": ["$1,466", "$24", "1.02", "1.14"],
    "Lower rent with higher taxes and insurance": ["$1,257", "-$185", "0.87", "1.02"],
    "Two months empty in the year": ["$1,323", "-$119", "0.92", "1.21"],
  });
});
