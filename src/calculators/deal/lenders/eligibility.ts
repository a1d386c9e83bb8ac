import { formatRatio } from "../../../dscr/dscr.ts";
import { formatUsd, formatUsdExact } from "../../../dscr/money.ts";
import { repaymentYearsOf } from "../adjustable/changing-loan.ts";
import {
  DEAL_FIELDS,
  type Deal,
  downPaymentOf,
  hasUse,
  loanAmountOf,
  usesOf,
  withDownPayment,
} from "../deal.ts";
import { chosenStructure } from "../prepayment/exit-cost.ts";
import { isRatioMet, lenderRatioOf } from "../ratios/lender-view.ts";
import { comparableLtvOf, formatLtv, isWithinLtv } from "../ratios/loan-to-value.ts";
import { sayRatio } from "../ratios/ratio-labels.ts";
import { rentInputOf } from "../rent/rent-input.ts";
import { findFirst } from "../target/target-search.ts";
import { byLendersRule, checkBookingsRule, type StatedBookingsRules } from "./bookings-rule.ts";
import { BORROWER_CASES, borrowerCasesOf } from "./borrower-cases.ts";
import { checkStatedLimits, missByUsd, type RuleCheck, type StatedLimits } from "./stated-limits.ts";

/** A lender's terms as the directory states them. The ratio is a ratio, the LTV a percentage; amounts are dollars. */
export interface LenderTerms extends StatedLimits, StatedBookingsRules {
  readonly id: string;
  readonly name: string;
  /** ISO date on which the lender confirmed these limits. Null for sample limits. */
  readonly confirmedOn: string | null;
  readonly minDSCR: number;
  readonly maxLTV: number;
  readonly minLoanAmount: number;
  readonly maxLoanAmount: number;
}

export interface LenderCheck extends Pick<LenderTerms, "id" | "name" | "confirmedOn"> {
  /** Covers only the rules the directory states. The lender may refuse for any other reason. */
  readonly verdict: "passes" | "misses";
  readonly rules: readonly RuleCheck[];
}

/** More than half as much rent again, or half the loan paid down, would be a different deal. */
export const REMEDY_REACH = 0.5;
const LONG_TERM_YEARS = 30;

/** By the lender's own rule for bookings, if it states one. */
export function checkLender(typed: Deal, lender: LenderTerms): LenderCheck {
  const deal = byLendersRule(typed, lender);
  const published = [
    checkRatio(deal, lender),
    checkLtv(deal, lender),
    checkSmallestLoan(deal, lender),
    checkLargestLoan(deal, lender),
    ...checkStatedLimits({ ...deal, uses: usesOf(deal) }, lender),
  ];
  const isListed = ({ id }: RuleCheck) => published.some((rule) => rule.id === id);
  return {
    id: lender.id,
    name: lender.name,
    confirmedOn: lender.confirmedOn,
    verdict: published.some(({ status }) => status === "miss") ? "misses" : "passes",
    rules: [
      ...published,
      ...unstatedRules(deal).filter((rule) => !isListed(rule)),
      ...checkBookingsRule(typed, lender),
    ],
  };
}

export function checkRatio(deal: Deal, lender: RatioTerms): RuleCheck {
  const ratio = lenderRatioOf(deal);
  const rule = {
    id: "minimum-ratio",
    label: "Minimum ratio",
    required: `${formatRatio(lender.minDSCR)} or more`,
    actual: sayRatio({ ...deal, targetRatio: lender.minDSCR }, ratio).toLowerCase(),
  };
  if (isRatioMet(ratio, lender.minDSCR)) return { ...rule, status: "pass" };
  // From the figures as shown, so that the reader can check the subtraction.
  const gap = Number(formatRatio(lender.minDSCR)) - Number(rule.actual);
  const ways = waysToRatio(deal, lender).join(", or ");
  return { ...rule, status: "miss", missBy: `${gap.toFixed(2)} too low${ways && `: ${ways}`}` };
}

type RatioTerms = Pick<LenderTerms, "minDSCR" | "minLoanAmount">;

function waysToRatio(deal: Deal, { minDSCR, minLoanAmount }: RatioTerms): readonly string[] {
  const { rent, isBookings, moveTo } = rentInputOf(deal);
  const loan = loanAmountOf(deal);
  const moreRent = findSmallest(rent * REMEDY_REACH, (dollars) =>
    isRatioMet(lenderRatioOf(moveTo(rent + dollars)), minDSCR),
  );
  // A smaller loan helps only down to this lender's minimum loan.
  const moreDown = findSmallest(Math.min(loan * REMEDY_REACH, loan - minLoanAmount), (dollars) =>
    isRatioMet(lenderRatioOf(withDownPayment(deal, downPaymentOf(deal) + dollars)), minDSCR),
  );
  return [
    ...(moreRent === null
      ? []
      : [`${formatUsd(moreRent)} more ${isBookings ? "in bookings" : "rent"} a month`]),
    ...(moreDown === null ? [] : [sayLessLoan(deal, moreDown)]),
  ];
}

export function checkLtv(deal: Deal, { maxLTV }: Pick<LenderTerms, "maxLTV">): RuleCheck {
  const rule = {
    id: "maximum-ltv",
    label: "Maximum loan to value",
    required: `${formatLtv(maxLTV)} or less`,
    actual: formatLtv(comparableLtvOf(deal)),
  };
  if (isWithinLtv(deal, maxLTV)) return { ...rule, status: "pass" };
  const points = Number((Number.parseFloat(rule.actual) - maxLTV).toFixed(2));
  const excess = Math.ceil(loanAmountOf(deal) - (deal.price * maxLTV) / 100);
  const unit = points === 1 ? "point" : "points";
  return { ...rule, status: "miss", missBy: `${points} ${unit} too high: ${sayLessLoan(deal, excess)}` };
}

function checkSmallestLoan(deal: Deal, { minLoanAmount }: LenderTerms): RuleCheck {
  const loan = loanAmountOf(deal);
  const rule = {
    id: "smallest-loan",
    label: "Smallest loan",
    required: `${formatUsd(minLoanAmount)} or more`,
    actual: sayLoan(loan),
  };
  if (loan >= minLoanAmount) return { ...rule, status: "pass" };
  if (loan === 0) return { ...rule, status: "miss", missBy: "No loan to make" };
  return missByUsd(rule, minLoanAmount - loan, (amount) => `${amount} too small`);
}

function checkLargestLoan(deal: Deal, { maxLoanAmount }: LenderTerms): RuleCheck {
  const loan = loanAmountOf(deal);
  const rule = {
    id: "largest-loan",
    label: "Largest loan",
    required: `${formatUsd(maxLoanAmount)} or less`,
    actual: sayLoan(loan),
  };
  if (loan <= maxLoanAmount) return { ...rule, status: "pass" };
  const excess = loan - maxLoanAmount;
  const wayOut = sayLessLoan(deal, Math.ceil(excess));
  return missByUsd(rule, excess, (amount) => `${amount} too large: ${wayOut}`);
}

/** Rules many lenders have but the directory does not state, if they concern this deal. */
function unstatedRules(deal: Deal): readonly RuleCheck[] {
  const isMultiUnit = deal.units > 1;
  const rules: readonly (readonly [applies: boolean, id: string, label: string, actual: string])[] = [
    [true, "credit-score", "Minimum credit score", `${deal.creditScore}`],
    [isMultiUnit, "units", "Number of units", `${deal.units} units`],
    [hasUse(deal, "short-term"), "short-term", "Short-term rentals", "Rented by the night"],
    [
      deal.interestOnlyYears > 0,
      "interest-only",
      "Interest-only",
      `${deal.interestOnlyYears} years interest-only`,
    ],
    [
      deal.adjustment !== "fixed",
      "adjustable",
      "Adjustable rates",
      DEAL_FIELDS.adjustment.say(deal.adjustment),
    ],
    [
      repaymentYearsOf(deal) > deal.termYears,
      "balloon",
      "A term shorter than the repayment",
      `${deal.termYears} years, repaid over ${deal.amortizationYears}`,
    ],
    [deal.termYears > LONG_TERM_YEARS, "term", "Longest term", `${deal.termYears} years`],
    [deal.purpose === "cash-out", "cash-out", "Cash-out limits and seasoning", "Cash-out refinance"],
    ...borrowerCasesOf(deal).map((id) => {
      const { rule, yours } = BORROWER_CASES[id];
      return [true, id, rule, yours] as const;
    }),
    [true, "reserves", "Reserves", `${deal.reserveMonths} months of payments`],
    [true, "prepayment", "Prepayment terms", chosenStructure(deal).name],
  ];
  return rules.flatMap(([applies, id, label, actual]) =>
    applies ? [{ id, label, status: "not-stated", actual } as const] : [],
  );
}

function findSmallest(reach: number, isEnough: (dollars: number) => boolean): number | null {
  return reach < 1 ? null : findFirst(1, Math.floor(reach), isEnough);
}

function sayLoan(loan: number): string {
  return loan === 0 ? "no loan" : formatUsdExact(loan);
}

function sayLessLoan({ purpose }: Deal, dollars: number): string {
  return purpose === "purchase" ? `${formatUsd(dollars)} more down` : `a loan ${formatUsd(dollars)} smaller`;
}
