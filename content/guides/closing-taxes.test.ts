import { describe, expect, test } from "vitest";
import { stateTaxesOn } from "../../src/calculators/deal/closing/state-taxes.ts";
import { florida } from "../landings/florida.ts";
import { type ClosingTax, type ClosingTaxes, closingExample, closingTaxes } from "./closing-taxes.ts";
import { prepaymentLimits } from "./prepayment-limits.ts";
import { stateGuides } from "./state-guides.ts";

const rows = Object.entries(closingTaxes);

test("states whose rule was read with confidence have a record, and no others", () => {
  expect(rows).toHaveLength(32);
  expect(Object.keys(prepaymentLimits)).toHaveLength(21);
});

/** Added up from the file they were read from, so that a digit changed by mistake does not pass. */
test("the examples have their sums", () => {
  const examples = rows.map(([, taxes]) => stateTaxesOn(taxes, closingExample));
  expect(examples.reduce((sum, { deed }) => sum + deed, 0)).toBeCloseTo(55_057.2, 5);
  expect(examples.reduce((sum, { mortgage }) => sum + mortgage, 0)).toBeCloseTo(5_468.95, 5);
});

test.each(rows)("%s: every rate stands in the text", (_, taxes) => {
  const stated = percentsIn(taxes.text);
  expect(ratesOf(taxes).filter((rate) => !stated.includes(rate))).toEqual([]);
});

test("parts rise to one without an end, and what takes their place does too", () => {
  const taxes = rows.flatMap(([, { onPrice, onBuyer, onLoan }]) =>
    [onPrice, onBuyer, onLoan].flatMap((tax) => (tax ? [tax, ...(tax.above ?? []).map((it) => it.tax)] : [])),
  );
  const graduated = taxes.flatMap(({ parts }) => (parts ? [parts.map(({ upTo }) => upTo)] : []));
  expect(graduated.length).toBeGreaterThan(4);
  for (const limits of graduated) {
    expect(limits.at(-1)).toBe(undefined);
    expect(limits.slice(0, -1)).toEqual(
      limits.slice(0, -1).toSorted((one, other) => Number(one) - Number(other)),
    );
  }
});

describe("a guide says once what a deed and a mortgage are taxed", () => {
  const tax =
    /\b(?:transfer|recordation|recording|stamp|registry|conveyance|indebtedness|deed)\b[^.]{0,12}\b(?:tax|fee)/i;

  test.each(rows)("%s", (code) => {
    const guide = stateGuides.find(({ stateCode }) => stateCode === code);
    if (!guide) throw new Error(`No guide for ${code}.`);
    const { regulations, investorBenefits, challenges, marketHighlights, propertyTax } = guide;
    const items = [...regulations, ...investorBenefits, ...challenges, ...marketHighlights, propertyTax];
    const texts = items.map((item) => (typeof item === "string" ? item : item.text));
    expect(texts.filter((text) => tax.test(text))).toEqual([]);
  });

  test("the pattern finds the sentences of guides without a record", () => {
    const { regulations } = stateGuides.find(({ stateCode }) => stateCode === "NV") ?? { regulations: [] };
    expect(regulations.some(({ text }) => tax.test(text))).toBe(true);
  });
});

test("the Florida page taxes a loan as the guide does", () => {
  const row = closingTaxes.FL;
  if (!row) throw new Error("Florida has no record.");
  const share = stateTaxesOn(row, closingExample).mortgage / closingExample.loan;
  const { detail } = florida.requirements.find(({ label }) => label === "Closing taxes") ?? { detail: "" };
  const [, loan = "", tax = ""] = /a \$([\d,]+) loan pays about \$([\d,]+)/.exec(detail) ?? [];
  expect(dollars(tax)).toBeCloseTo(dollars(loan) * share, 2);
});

function ratesOf({ onPrice, onBuyer, onLoan, onLender }: ClosingTaxes): readonly number[] {
  return [onPrice, onBuyer, onLoan, onLender].flatMap((tax) => (tax ? ratesIn(tax) : []));
}

function ratesIn({ percents = [], parts = [], above = [] }: ClosingTax): readonly number[] {
  return [...percents, ...parts.map(({ percent }) => percent), ...above.flatMap(({ tax }) => ratesIn(tax))];
}

function percentsIn(text: string): readonly number[] {
  return Array.from(text.matchAll(/(\d+(?:\.\d+)?)%/g), ([, figure]) => Number(figure));
}

function dollars(text: string): number {
  return Number(text.replaceAll(",", ""));
}
