import { type Deal, usesOf } from "../deal/deal.ts";
import { checkLender, type LenderTerms } from "../deal/lenders/eligibility.ts";
import { checkStatedLimits, type RuleCheck } from "../deal/lenders/stated-limits.ts";
import type { LoanLimits, Outcome, Planner } from "./refinance-outcome.ts";
import { ownedMonthsAt } from "./refinance-plan.ts";

/** Months of ownership that lenders commonly ask for before the appraised value counts. */
const SEASONING_RULES = [0, 3, 6, 12] as const;

/** How far ahead the search looks. */
export const SEARCH_MONTHS = 60;

export interface EarliestMonth {
  /**
   * The cash-out in the first month in which the repairs are done, the appraised value counts, and the new loan pays
   * off the old one with its penalty and all costs. Null if there is none within the search.
   */
  readonly outcome: Outcome | null;
  /** The cash-out in the first month that is repaired and seasoned: what it lacks, if `outcome` is null. */
  readonly first: Outcome;
}

export interface RuleAnswer extends EarliestMonth {
  readonly seasoningMonths: number;
}

export interface LenderAnswer extends EarliestMonth {
  readonly lender: LenderTerms;
  /** Limits of the directory that the cash-out misses in the first month. Empty if `outcome` is not null. */
  readonly misses: readonly RuleCheck[];
}

/** By the seasoning rules in common use, each with the plan's own limits otherwise. */
export function earliestByRule(planner: Planner): readonly RuleAnswer[] {
  const limits = planner.limitsFor("cash-out");
  return SEASONING_RULES.map((seasoningMonths) => ({
    seasoningMonths,
    ...findEarliest(planner, { ...limits, seasoningMonths }, () => true),
  }));
}

/**
 * By lender. The directory states neither a lender's seasoning nor its cash-out limit, so the plan's own count, as far
 * as the lender's highest LTV allows.
 */
export function earliestByLender(planner: Planner, lenders: readonly LenderTerms[]): readonly LenderAnswer[] {
  const { seasoningMonths, maxLtv } = planner.limitsFor("cash-out");
  return lenders.map((lender) => {
    const limits = {
      seasoningMonths,
      maxLtv: Math.min(maxLtv, lender.maxLTV),
      minimumRatio: lender.minDSCR,
      maxLoan: lender.maxLoanAmount,
    };
    const found = findEarliest(
      planner,
      limits,
      ({ loan, deal }) => loan >= lender.minLoanAmount && isTaken(deal, lender),
    );
    const { rules } = checkLender(found.first.deal, lender);
    const misses = found.outcome ? [] : rules.filter(({ status }) => status === "miss");
    return { lender, ...found, misses };
  });
}

/** By the limits that no month changes. */
function isTaken(deal: Deal, lender: LenderTerms): boolean {
  return checkStatedLimits({ ...deal, uses: usesOf(deal) }, lender).every(({ status }) => status !== "miss");
}

function findEarliest(
  { plan, refinance }: Planner,
  limits: LoanLimits,
  isAccepted: (outcome: Outcome) => boolean,
): EarliestMonth {
  const at = (month: number) => refinance({ month, limits });
  const seasoned = Math.max(limits.seasoningMonths - ownedMonthsAt(plan, 0), 0);
  // As planned, even if the refinance is planned before it.
  const repaired = plan.mode === "repair" ? plan.monthsToRepair : 0;
  const start = Math.max(repaired, seasoned);
  const first = at(start);
  for (let month = start; month <= start + SEARCH_MONTHS; month += 1) {
    const outcome = at(month);
    if (outcome.loan > 0 && outcome.cashOut >= 0 && isAccepted(outcome)) return { outcome, first };
  }
  return { outcome: null, first };
}
