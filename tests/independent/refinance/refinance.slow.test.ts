import fc from "fast-check";
import { expect, test } from "vitest";
import { INITIAL_DEAL } from "../../../src/calculators/deal/deal.ts";
import { pastAppraisals } from "../../../src/calculators/refinance/past/past-appraisals.ts";
import {
  appraisalForAllCash,
  appraisalLadder,
  choicesOf,
  delayedFinancingOf,
} from "../../../src/calculators/refinance/refinance-answers.ts";
import { type Outcome, plannerOf } from "../../../src/calculators/refinance/refinance-outcome.ts";
import type { RefinancePlan } from "../../../src/calculators/refinance/refinance-plan.ts";
import { arbitraryPlans } from "../../../src/calculators/refinance/test-plans.ts";
import { historyPlaces } from "../../../src/price-history/price-history-catalog.server.ts";
import { cases, forAll } from "../../setup/properties.ts";
import { Decimal, lowerOf, ZERO } from "../decimal.ts";
import { brokenClaim, differentAmount, differentRatio, differentWords } from "../test-agreement.ts";
import {
  afterPoints,
  appraisedAfter,
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
    expect(delayedApart(plan, delayedFinancingOf(planner))).toEqual([]);
  });
});

test("an appraisal on record is judged the same, whatever the place and the start", () => {
  const place = fc.constantFrom(...historyPlaces);
  forAll(cases(60), [arbitraryPlans(fc), place, fc.nat(150)], (plan, { prices }, start) => {
    const found = pastAppraisals(plannerOf(plan), { prices });
    expect(
      found.flatMap(({ month, repays, returnsAll, lowest }) => {
        const value = appraisedAfter(plan, prices, start, month);
        const { loan, cashOut, cashLeft } = refinanced(plan, "cash-out", month, value);
        const isEnough = (needed: number | null) => needed !== null && value.isAtLeast(Decimal.of(needed));
        return [
          ...differentWords(
            { repays: isEnough(repays.needed), returnsAll: isEnough(returnsAll.needed) },
            {
              repays: ZERO.isBelow(loan) && cashOut.isAtLeast(ZERO),
              returnsAll: ZERO.isBelow(loan) && !ZERO.isBelow(cashLeft),
            },
          ),
          ...differentAmount(
            { lowest: lowest.value },
            { lowest: appraisedAfter(plan, prices, lowest.start, month) },
            plan.value,
          ),
          ...brokenClaim("no start is lower", !value.isBelow(Decimal.of(lowest.value))),
        ];
      }),
    ).toEqual([]);
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

/** At most what both closing statements prove, and only where cash was paid and the value does not count yet. */
function delayedApart(plan: RefinancePlan, outcome: Outcome | null): readonly string[] {
  const owned = plan.monthsToRefinance + (plan.mode === "owned" ? plan.monthsOwned : 0);
  const isOffered = plan.oldLoan === 0 && plan.purchasePrice > 0 && owned < plan.seasoningMonths;
  if (outcome === null) return brokenClaim("no delayed financing", !isOffered);
  const proven = [plan.purchasePrice, plan.purchaseCosts, plan.newCosts].map(Decimal.of);
  const documented = proven.reduce((sum, part) => sum.plus(part));
  const deal = withNewTerms(houseOf(INITIAL_DEAL, plan), plan, plan.monthsToRefinance);
  const byValue = largestByValue(Decimal.of(plan.value), plan.cashOutLtv);
  const loan = lowerOf(lowerOf(byValue, largestByRatio(deal)), documented);
  const cashOut = afterPoints(plan, loan).minus(Decimal.of(plan.newCosts));
  return [
    ...brokenClaim("delayed financing", isOffered),
    ...differentAmount({ loan: outcome.loan, cashOut: outcome.cashOut }, { loan, cashOut }, plan.value),
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
