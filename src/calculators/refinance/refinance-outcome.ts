import { roundToCents, toCents } from "../../dscr/cents.ts";
import { MONEY_LIMIT } from "../../dscr/money.ts";
import { type Deal, type Purpose, withDownPayment } from "../deal/deal.ts";
import { type LenderRatio, lenderViewOf } from "../deal/ratios/lender-view.ts";
import { ownerViewOf } from "../deal/ratios/owner-view.ts";
import { underwrite } from "../deal/ratios/underwritten-deal.ts";
import { wholeCentsWithin } from "../deal/target/maximum-loan.ts";
import { findFirst, meetsTarget } from "../deal/target/target-search.ts";
import { cashInDealOf } from "./cash-in-deal.ts";
import { oldLoanOf } from "./old-loan.ts";
import { costOf, emptyMonthsOf, ownedMonthsAt, propertyOf, type RefinancePlan } from "./refinance-plan.ts";

/** What a lender grants at most. The plan has its own; a sample lender may have others. */
export interface LoanLimits {
  readonly seasoningMonths: number;
  readonly maxLtv: number;
  readonly minimumRatio: number;
  readonly maxLoan: number;
}

/** A refinance that differs from the plan. Without any of these it is the planned cash-out. */
export interface Question {
  readonly purpose?: Exclude<Purpose, "purchase">;
  /** The month of the plan: from the purchase, or from today if the house is owned. */
  readonly month?: number;
  /** What the appraiser says. */
  readonly value?: number;
  readonly limits?: LoanLimits;
}

/** The limit that a larger loan would break. "need" if the loan already pays for everything that it has to. */
export type LoanBinding = "value" | "cost" | "ratio" | "size" | "need";

/** One refinance, in whole cents. */
export interface Outcome extends Required<Omit<Question, "limits">> {
  /** The value, or before seasoning ends the lower of it and the cost. */
  readonly countedValue: number;
  readonly isSeasoned: boolean;
  readonly loan: number;
  readonly binding: LoanBinding;
  readonly balance: number;
  readonly penalty: number;
  readonly costs: number;
  readonly points: number;
  /** Negative if the owner has to bring money. */
  readonly cashOut: number;
  readonly cashIn: number;
  /** Negative if more came out than went in. */
  readonly cashLeft: number;
  /** Principal and interest a month. */
  readonly payment: number;
  /** What the old loan takes a month. 0 if it is repaid by then. */
  readonly oldPayment: number;
  readonly ratio: LenderRatio;
  /** Percent of the appraised value. */
  readonly ltv: number;
  /** The owner's, before tax. */
  readonly monthlyCashFlow: number;
  readonly deal: Deal;
}

/** Answers any question about one plan. What all answers share is computed once. */
export interface Planner {
  readonly plan: RefinancePlan;
  readonly refinance: (question: Question) => Outcome;
  /** The plan's own limits. */
  readonly limitsFor: (purpose: Outcome["purpose"]) => LoanLimits;
  readonly cashInAt: ReturnType<typeof cashInDealOf>;
  readonly oldLoan: ReturnType<typeof oldLoanOf>;
}

export function plannerOf(plan: RefinancePlan): Planner {
  const oldLoan = oldLoanOf(plan);
  const cashInAt = cashInDealOf(plan, oldLoan);
  const loanByRatio = rememberLoans((isVacant, minimumRatio) =>
    largestLoanByRatio({ ...newLoanDeal(plan), isVacant, targetRatio: minimumRatio }),
  );
  const limitsFor: Planner["limitsFor"] = (purpose) => ({
    seasoningMonths: plan.seasoningMonths,
    maxLtv: purpose === "cash-out" ? plan.cashOutLtv : plan.rateTermLtv,
    minimumRatio: plan.minimumRatio,
    maxLoan: MONEY_LIMIT,
  });
  return {
    plan,
    oldLoan,
    cashInAt,
    limitsFor,
    refinance: ({ purpose = "cash-out", ...asked }) => {
      const { month = plan.monthsToRefinance, value = plan.value, limits = limitsFor(purpose) } = asked;
      const isSeasoned = ownedMonthsAt(plan, month) >= limits.seasoningMonths;
      const countedValue = isSeasoned ? value : Math.min(value, costOf(plan));
      const isVacant = emptyMonthsOf(plan) > month;
      const { balance, penalty, total: payoff } = oldLoan.payoffAt(month);
      const largest = tightest([
        [wholeCentsWithin((countedValue * limits.maxLtv) / 100), countedValue < value ? "cost" : "value"],
        [loanByRatio(isVacant, limits.minimumRatio), "ratio"],
        [limits.maxLoan, "size"],
      ]);
      const need = roundToCents(payoff + plan.newCosts);
      const { loan, binding } = purpose === "cash-out" ? largest : atMost(largest, need, plan.points);
      const points = pointsOf(loan, plan.points);
      const cashOut = roundToCents(loan - points - need);
      const cashIn = cashInAt(month).total;
      const deal = withDownPayment(
        {
          ...newLoanDeal(plan),
          purpose,
          price: value,
          payoff: balance,
          isVacant,
          targetRatio: limits.minimumRatio,
        },
        roundToCents(value - loan),
      );
      const underwritten = underwrite(deal);
      return {
        purpose,
        month,
        value,
        countedValue,
        isSeasoned,
        loan,
        binding,
        balance,
        penalty,
        costs: plan.newCosts,
        points,
        cashOut,
        cashIn,
        cashLeft: roundToCents(cashIn - cashOut),
        payment: underwritten.payments.first,
        oldPayment: balance > 0 ? oldLoan.payment : 0,
        ratio: lenderViewOf(deal, underwritten).ratio,
        ltv: value === 0 ? 0 : (loan / value) * 100,
        // The owner's rent is the lease, as in the cash in the deal. The lender counts an empty house by its own rule.
        monthlyCashFlow: ownerViewOf({ ...deal, isVacant: false }).monthlyCashFlow,
        deal,
      };
    },
  };
}

interface Granted {
  readonly loan: number;
  readonly binding: LoanBinding;
}

function newLoanDeal(plan: RefinancePlan): Deal {
  const { annualRatePercent, termYears, interestOnlyYears, points } = plan;
  return { ...propertyOf(plan), annualRatePercent, termYears, interestOnlyYears, points };
}

/** Depends on rent, bills and rate only: the value plays no part. A lowest ratio of 0 limits nothing. */
function largestLoanByRatio(deal: Deal): number {
  if (deal.targetRatio === 0) return MONEY_LIMIT;
  const withLoan = (loan: number): Deal => ({ ...deal, price: loan, downPaymentPercent: 0 });
  const cents = findFirst(toCents(MONEY_LIMIT), 0, (candidate) => meetsTarget(withLoan(candidate / 100)));
  return (cents ?? 0) / 100;
}

/** Every answer about a plan needs one of a few such loans, and each takes a search. */
function rememberLoans(find: (isVacant: boolean, minimumRatio: number) => number): typeof find {
  const known = new Map<string, number>();
  return (isVacant, minimumRatio) => {
    const key = `${isVacant} ${minimumRatio}`;
    const loan = known.get(key) ?? find(isVacant, minimumRatio);
    known.set(key, loan);
    return loan;
  };
}

function tightest(limits: readonly (readonly [loan: number, binding: LoanBinding])[]): Granted {
  let granted: Granted = { loan: MONEY_LIMIT, binding: "size" };
  for (const [loan, binding] of limits) if (loan < granted.loan) granted = { loan, binding };
  return granted;
}

/** The smallest loan that pays for what it has to and for its own points, as far as the limits allow it. */
function atMost(largest: Granted, need: number, points: number): Granted {
  const end: number = toCents(largest.loan);
  const cents = findFirst(0, end, (loan) => loan - toCents(pointsOf(loan / 100, points)) >= toCents(need));
  return cents === null ? largest : { loan: cents / 100, binding: "need" };
}

function pointsOf(loan: number, points: number): number {
  return roundToCents((loan * points) / 100);
}
