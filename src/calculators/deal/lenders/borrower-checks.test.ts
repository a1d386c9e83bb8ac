import { expect, test } from "vitest";
import { formulas } from "../../../../content/calculators/formulas.ts";
import type { Deal } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { SAMPLE_LENDER } from "../formula-vectors/vector-builders.ts";
import { BORROWER_CASES, borrowerCasesOf } from "./borrower-cases.ts";
import { BORROWER_LIMITS, type BorrowerLimits, borrowerChecksOf, borrowerRowsOf } from "./borrower-checks.ts";
import { BORROWER_REASONS } from "./borrower-reasons.ts";
import { checkLender } from "./eligibility.ts";

const EVERYTHING: Partial<Deal> = {
  hasBorrowerChecks: true,
  residency: "foreign-national",
  isCompany: true,
  isNewInvestor: true,
  isRural: true,
};
const linesOf = (changes: Partial<Deal>) =>
  borrowerRowsOf({ ...EXAMPLE_DEAL, ...changes }).map(({ label, text }) => `${label}: ${text}`);

test("an ordinary borrower is asked nothing more", () => {
  expect(borrowerChecksOf(EXAMPLE_DEAL)).toEqual([]);
});

test("what was chosen before the choice was closed again does not count", () => {
  const closed = { ...EXAMPLE_DEAL, ...EVERYTHING, hasBorrowerChecks: false };
  expect(borrowerCasesOf(closed)).toEqual(["first-rental"]);
});

test("each case is checked by itself, with what would close the gap", () => {
  expect(linesOf(EVERYTHING)).toEqual([
    "A company borrows: personal guarantee: Ask for the signatures of owners of more than half",
    "Foreign national: minimum ratio: Meets 1.00 or more, with 1.17",
    "Foreign national: maximum loan to value: Misses 70% or less, with 75%: 5 points too high: $15,000 more down",
    "Foreign national: reserves: Misses 12 months of the full payment, with 6 months: $12,809.40 more in the bank",
    "First rental: maximum loan to value: Meets 75% or less, with 75%",
    "First rental: minimum credit score: Meets 680 or more, with 720",
    "First rental: reserves: Meets 6 months of the full payment, with 6 months",
    "Rural property: minimum ratio: Misses 1.20 or more, with 1.17: 0.03 too low: $62 more rent a month, or $7,559 more down",
    "Rural property: maximum loan to value: Misses 65% or less, with 75%: 10 points too high: $30,000 more down",
    "Rural property: minimum credit score: Meets 720 or more, with 720",
  ]);
});

test("an ITIN asks for more equity and a score", () => {
  expect(linesOf({ hasBorrowerChecks: true, residency: "itin", creditScore: 660 })).toEqual([
    "Borrower with an ITIN: maximum loan to value: Misses 70% or less, with 75%: 5 points too high: $15,000 more down",
    "Borrower with an ITIN: minimum credit score: Misses 680 or more, with 660: 20 points too low",
  ]);
});

test("without a loan nothing is missed but the reserves for the bills", () => {
  expect(
    linesOf({ ...EVERYTHING, downPaymentPercent: 100 }).filter((line) => line.includes("Misses")),
  ).toEqual([
    "Foreign national: reserves: Misses 12 months of the full payment, with 6 months: $3,600 more in the bank",
  ]);
});

test("a lender's verdict does not change, because these are not its limits", () => {
  const usual = checkLender(EXAMPLE_DEAL, SAMPLE_LENDER);
  const rare = checkLender({ ...EXAMPLE_DEAL, ...EVERYTHING }, SAMPLE_LENDER);
  expect(rare.verdict).toBe(usual.verdict);
  expect(rare.rules.filter((rule) => !usual.rules.some(({ id }) => id === rule.id))).toEqual(
    (["company", "foreign-national", "first-rental", "rural"] as const).map((id) => ({
      id,
      label: BORROWER_CASES[id].rule,
      status: "not-stated",
      actual: BORROWER_CASES[id].yours,
    })),
  );
});

test("every case has a source, and the published formula states its limits", () => {
  const formula = formulas.find(({ id }) => id === "borrower-checks");
  const text = formula?.notation.join("\n") ?? "";
  const limits: readonly BorrowerLimits[] = Object.values(BORROWER_LIMITS);
  for (const { maxLTV, minDSCR, minCreditScore, reserveMonths } of limits) {
    if (maxLTV !== undefined) expect(text).toContain(`LTV ≤ ${maxLTV}%`);
    if (minDSCR !== undefined) expect(text).toContain(`ratio ≥ ${minDSCR.toFixed(2)}`);
    if (minCreditScore !== undefined) expect(text).toContain(`credit score ≥ ${minCreditScore}`);
    if (reserveMonths !== undefined) expect(text).toContain(`reserves ≥ ${reserveMonths} months`);
  }
  for (const { sources } of Object.values(BORROWER_REASONS)) {
    expect(sources.map(({ url }) => new URL(url).protocol)).toContain("https:");
  }
});
