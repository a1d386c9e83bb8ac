import { roundToCents } from "../../../dscr/cents.ts";
import type { LabeledFigure } from "../../fields/field-rows.ts";
import type { Deal } from "../deal.ts";
import { underwrite } from "../ratios/underwritten-deal.ts";
import { BORROWER_CASES, type BorrowerCase, borrowerCasesOf } from "./borrower-cases.ts";
import { checkLtv, checkRatio } from "./eligibility.ts";
import { checkStatedLimits, missByUsd, type RuleCheck } from "./stated-limits.ts";

/** Absent: nothing is commonly asked beyond what everybody is asked. */
export interface BorrowerLimits {
  readonly maxLTV?: number;
  readonly minDSCR?: number;
  readonly minCreditScore?: number;
  readonly reserveMonths?: number;
}

/**
 * Samples of what lenders publish, not one lender's terms: borrower-reasons.ts has the sources. A foreign national
 * commonly has no credit score in this country, so none is asked.
 */
export const BORROWER_LIMITS = {
  company: {},
  itin: { maxLTV: 70, minCreditScore: 680 },
  "foreign-national": { maxLTV: 70, minDSCR: 1, reserveMonths: 12 },
  "first-rental": { maxLTV: 75, minCreditScore: 680, reserveMonths: 6 },
  rural: { maxLTV: 65, minDSCR: 1.2, minCreditScore: 720 },
} as const satisfies Record<BorrowerCase, BorrowerLimits>;

export interface BorrowerCheck {
  readonly id: BorrowerCase;
  readonly name: string;
  readonly rules: readonly RuleCheck[];
}

/** The deal against what lenders commonly ask of such a borrower or place. */
export function borrowerChecksOf(deal: Deal): readonly BorrowerCheck[] {
  return borrowerCasesOf(deal).map((id) => ({
    id,
    name: BORROWER_CASES[id].name,
    rules: id === "company" ? [GUARANTEE] : checkLimits(deal, BORROWER_LIMITS[id]),
  }));
}

/** Nothing of the deal says whether they will sign. */
const GUARANTEE: RuleCheck = {
  id: "guarantee",
  label: "Personal guarantee",
  status: "not-stated",
  required: "the signatures of owners of more than half",
};

function checkLimits(deal: Deal, limits: BorrowerLimits): readonly RuleCheck[] {
  const { maxLTV, minDSCR, minCreditScore, reserveMonths } = limits;
  const facts = { creditScore: deal.creditScore, units: deal.units, uses: [], state: deal.state };
  return [
    ...(minDSCR === undefined ? [] : [checkRatio(deal, { minDSCR, minLoanAmount: 0 })]),
    ...(maxLTV === undefined ? [] : [checkLtv(deal, { maxLTV })]),
    ...checkStatedLimits(facts, { minCreditScore }),
    ...(reserveMonths === undefined ? [] : [checkReserves(deal, reserveMonths)]),
  ];
}

function checkReserves(deal: Deal, months: number): RuleCheck {
  const rule = {
    id: "reserves",
    label: "Reserves",
    required: `${months} months of the full payment`,
    actual: `${deal.reserveMonths} ${deal.reserveMonths === 1 ? "month" : "months"}`,
  };
  if (deal.reserveMonths >= months) return { ...rule, status: "pass" };
  return missByUsd(rule, reservesLacking(deal, months), (amount) => `${amount} more in the bank`);
}

/** In dollars: the months that are missing, of the first full payment. */
export function reservesLacking(deal: Deal, months: number): number {
  const { payments, escrow } = underwrite(deal);
  const full = payments.first + escrow;
  return Math.max(roundToCents(roundToCents(full * months) - roundToCents(full * deal.reserveMonths)), 0);
}

/** A row for each rule: for print and files. */
export function borrowerRowsOf(deal: Deal): readonly LabeledFigure[] {
  return borrowerChecksOf(deal).flatMap(({ name, rules }) =>
    rules.map((rule) => {
      const text = sayRule(rule);
      return { label: `${name}: ${rule.label.toLowerCase()}`, text, figure: text };
    }),
  );
}

/** "Misses 70% or less, with 75%: 5 points too high, $15,000 more down". */
export function sayRule({ status, required, actual, missBy, exactMissBy = missBy }: RuleCheck): string {
  return `${WORDS[status]} ${required}${actual ? `, with ${actual}` : ""}${exactMissBy ? `: ${exactMissBy}` : ""}`;
}

const WORDS = { pass: "Meets", miss: "Misses", "not-stated": "Ask for" } as const satisfies Record<
  RuleCheck["status"],
  string
>;
