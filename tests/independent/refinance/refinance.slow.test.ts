import fc from "fast-check";
import { expect, test } from "vitest";
import { INITIAL_DEAL } from "../../../src/calculators/deal/deal.ts";
import {
  appraisalForAllCash,
  appraisalLadder,
  choicesOf,
} from "../../../src/calculators/refinance/refinance-answers.ts";
import { type Outcome, plannerOf } from "../../../src/calculators/refinance/refinance-outcome.ts";
import type { RefinancePlan } from "../../../src/calculators/refinance/refinance-plan.ts";
import { arbitraryPlans } from "../../../src/calculators/refinance/test-plans.ts";
import { cases, forAll } from "../../setup/properties.ts";
import { Decimal, lowerOf, ZERO } from "../decimal.ts";
import { brokenClaim, differentAmount, differentRatio } from "../test-agreement.ts";
import {
  afterPoints,
  cashIn,
  countedValue,
  houseOf,
  largestByRatio,
  largestByValue,
  payoff,
  pointsOn,
  rateTermLoan,
  withLoan,
  withNewTerms,
} from "./refinance.ts";

test("plans have the same loans, cash and ratios, with every choice and every appraisal", () => {
  forAll(cases(300), [arbitraryPlans(fc)], (plan) => {
    const planner = plannerOf(plan);
    const { cashOut, rateTerm, wait } = choicesOf(planner);
    const rungs = appraisalLadder(planner).map(({ outcome }) => outcome);
    const outcomes = [cashOut, wait, ...(rateTerm ? [rateTerm] : []), ...rungs];
    expect(outcomes.flatMap((outcome) => outcomeApart(plan, outcome))).toEqual([]);
    expect(appraisalApart(plan, appraisalForAllCash(planner).value)).toEqual([]);
  });
});

function outcomeApart(plan: RefinancePlan, outcome: Outcome): readonly string[] {
  const { month, value } = outcome;
  const exact = refinanced(plan, outcome.purpose, month, Decimal.of(value));
  const { loan, balance, penalty, points, cashOut, cashLeft, payment, monthlyCashFlow } = outcome;
  return [
    ...differentAmount(
      { loan, balance, penalty, points, cashOut, cashLeft, payment, monthlyCashFlow },
      exact,
      value,
    ),
    ...differentAmount({ cashIn: outcome.cashIn, countedValue: outcome.countedValue }, exact, value),
    ...differentRatio({ ratio: outcome.ratio }, exact),
  ];
}

/** The value returns all cash, and a cent less does not. If there is none, a billion dollars is not enough either. */
function appraisalApart(plan: RefinancePlan, value: number | null): readonly string[] {
  const leavesNone = (appraised: Decimal) =>
    !ZERO.isBelow(refinanced(plan, "cash-out", plan.monthsToRefinance, appraised).cashLeft);
  if (value === null) return brokenClaim("no appraisal is enough", !leavesNone(Decimal.of(1e9)));
  const needed = Decimal.of(value);
  return brokenClaim(
    `${value} returns all cash, and a cent less does not`,
    leavesNone(needed) && (value === 0 || !leavesNone(needed.minus(Decimal.of(0.01)))),
  );
}

function refinanced(plan: RefinancePlan, purpose: Outcome["purpose"], month: number, value: Decimal) {
  const house = houseOf(INITIAL_DEAL, plan);
  const deal = withNewTerms(house, plan, month);
  const limit = purpose === "cash-out" ? plan.cashOutLtv : plan.rateTermLtv;
  const counted = countedValue(plan, month, value);
  const largest = lowerOf(largestByValue(counted, limit), largestByRatio(deal));
  const { balance, penalty } = payoff(house, plan, month);
  const need = balance.plus(penalty).plus(Decimal.of(plan.newCosts));
  const loan = purpose === "cash-out" ? largest : lowerOf(largest, rateTermLoan(plan, need));
  const put = cashIn(house, plan, month);
  const cashOut = afterPoints(plan, loan).minus(need);
  return {
    countedValue: counted,
    loan,
    balance,
    penalty,
    points: pointsOn(plan, loan),
    cashOut,
    cashIn: put,
    cashLeft: put.minus(cashOut),
    ...withLoan(deal, loan),
  };
}
