import { z } from "zod";
import { earliestByRule } from "../../calculators/refinance/earliest-month.ts";
import {
  appraisalForAllCash,
  appraisalLadder,
  choicesOf,
  delayedFinancingOf,
  monthsToRepayCosts,
} from "../../calculators/refinance/refinance-answers.ts";
import { type Outcome, plannerOf } from "../../calculators/refinance/refinance-outcome.ts";
import { explainOrder, type RefinancePlan } from "../../calculators/refinance/refinance-plan.ts";
import { writePlanFragment } from "../../calculators/refinance/sharing/plan-link.ts";
import { sayCounty } from "../../counties/county-name.ts";
import { formatUsdExact } from "../../dscr/money.ts";
import { answerFrame, frameAnswer } from "./answer-frame.server.ts";
import { defineCall } from "./call.ts";
import { figure, figureOrNull } from "./fields.server.ts";
import { planOf, refinanceInput } from "./refinance-input.server.ts";

const LIMITS = ["value", "cost", "ratio", "size", "need"] as const;

const outcome = z.object({
  purpose: z.enum(["cash-out", "rate-term"]).describe("Kind of refinance."),
  month: figure("Month of the plan in which it happens."),
  appraisedValueUsd: figure("What the appraiser says, in dollars."),
  countedValueUsd: figure("The value that counts: before seasoning ends, at most price and repairs."),
  isSeasoned: z.boolean().describe("True if the appraised value counts."),
  newLoanUsd: figure("The new loan in dollars."),
  limitedBy: z.enum(LIMITS).describe("What a larger loan would break. Need: it pays for all it has to."),
  oldBalanceUsd: figure("The old loan's balance in dollars."),
  oldPenaltyUsd: figure("The old loan's penalty in dollars."),
  closingCostsUsd: figure("Closing costs in dollars."),
  pointsUsd: figure("Points in dollars."),
  cashOutUsd: figure("Cash to the owner in dollars. Negative if the owner brings money."),
  cashInUsd: figure("Cash that the owner has put in by then, in dollars."),
  cashLeftUsd: figure("Cash left in the deal, in dollars. Negative if more came out than went in."),
  monthlyPaymentUsd: figure("Principal and interest of the new loan a month, in dollars."),
  oldMonthlyPaymentUsd: figure("Payment of the old loan a month, in dollars."),
  ratio: figure("The lender's ratio with the new loan, not rounded. 0 without a loan or a payment."),
  loanToValuePercent: figure("The new loan in percent of the appraised value."),
  monthlyCashFlowUsd: figure("What is left for the owner a month, in dollars."),
  monthsToRepayCosts: figureOrNull(
    "Months until a lower payment has repaid the costs. Null if it is not lower.",
  ),
});

const ASSUMPTIONS = [
  "The new loan is the largest that loan-to-value limit and lowest ratio allow.",
  "The value stays the same while you wait.",
  "Before seasoning ends, the lower of appraised value and price with repairs counts.",
  "Fields that were left out have the form's initial values, which the schema lists as defaults.",
  "Before income tax.",
] as const;

export const refinanceCall = defineCall({
  name: "refinance",
  title: "Refinance plan",
  summary:
    "What a refinance returns: cash-out, rate and term, and waiting, with lower appraisals and earliest months.",
  input: refinanceInput,
  output: z.object({
    cashOut: outcome.describe("The planned cash-out."),
    rateTerm: outcome.nullable().describe("Rate and term instead. Null if there is no old loan."),
    wait: outcome.describe("The cash-out some months later."),
    delayedFinancing: outcome
      .nullable()
      .describe("What a lender may return of a cash purchase before seasoning ends, or null."),
    appraisalForAllCashUsd: figureOrNull("The lowest value that returns all cash. Null if none does."),
    appraisalStoppedBy: z
      .enum(LIMITS)
      .nullable()
      .describe("What stops a higher value from helping, or null."),
    lowerAppraisals: z
      .array(outcome.extend({ percentBelow: figure("Percent by which the appraisal comes in lower.") }))
      .readonly()
      .describe("The planned cash-out if the appraiser says less."),
    earliestMonths: z
      .array(
        z.object({
          seasoningMonths: figure("A lender's seasoning rule in months."),
          month: figureOrNull("The first month that works under it, or null within five years."),
        }),
      )
      .readonly()
      .describe("The earliest cash-out by common seasoning rules."),
    ...answerFrame,
  }),
  cost: 3,
  example: {
    mode: "repair",
    purchasePriceUsd: 150_000,
    purchaseCostsUsd: 6000,
    repairCostUsd: 45_000,
    valueUsd: 265_000,
    oldLoanUsd: 112_500,
    oldRatePercent: 10.5,
    oldTermYears: 1,
    oldPayments: "interest-only",
    ratePercent: 7.25,
    newCostsUsd: 5000,
    monthlyLeaseRentUsd: 2250,
    monthlyPropertyTaxUsd: 275,
    monthlyInsuranceUsd: 125,
  },
  answer(input, siteUrl) {
    const plan = planOf(input);
    const planner = plannerOf(plan);
    const { cashOut, rateTerm, wait } = choicesOf(planner);
    const needed = appraisalForAllCash(planner);
    const delayed = delayedFinancingOf(planner);
    const order = explainOrder(plan);
    return {
      cashOut: describeOutcome(cashOut),
      rateTerm: rateTerm && describeOutcome(rateTerm),
      wait: describeOutcome(wait),
      delayedFinancing: delayed && describeOutcome(delayed),
      appraisalForAllCashUsd: needed.value,
      appraisalStoppedBy: needed.stoppedBy,
      lowerAppraisals: appraisalLadder(planner)
        .filter(({ percentBelow }) => percentBelow > 0)
        .map((rung) => ({ percentBelow: rung.percentBelow, ...describeOutcome(rung.outcome) })),
      earliestMonths: earliestByRule(planner).map(({ seasoningMonths, outcome }) => ({
        seasoningMonths,
        month: outcome?.month ?? null,
      })),
      ...frameAnswer(`${siteUrl}/refinance-planner${writePlanFragment(plan)}`, [
        ...billAssumptions(plan),
        ...(order ? [order, "The earliest months wait for the repairs."] : []),
        ...ASSUMPTIONS,
      ]),
    };
  },
});

function billAssumptions(plan: RefinancePlan): readonly string[] {
  const { state, county, estimatedTaxPercent, estimatedInsurancePercent } = plan;
  const place = county === "" ? state : `${sayCounty(county)}, ${state}`;
  const say = (bill: string, percent: number, dollars: number) =>
    percent > 0
      ? [
          `${bill} is estimated: ${percent}% of the value a year (${place}), ${formatUsdExact(dollars)} a month.`,
        ]
      : [];
  return [
    ...say("Property tax", estimatedTaxPercent, plan.propertyTax),
    ...say("Insurance", estimatedInsurancePercent, plan.insurance),
  ];
}

function describeOutcome(found: Outcome) {
  return {
    purpose: found.purpose,
    month: found.month,
    appraisedValueUsd: found.value,
    countedValueUsd: found.countedValue,
    isSeasoned: found.isSeasoned,
    newLoanUsd: found.loan,
    limitedBy: found.binding,
    oldBalanceUsd: found.balance,
    oldPenaltyUsd: found.penalty,
    closingCostsUsd: found.costs,
    pointsUsd: found.points,
    cashOutUsd: found.cashOut,
    cashInUsd: found.cashIn,
    cashLeftUsd: found.cashLeft,
    monthlyPaymentUsd: found.payment,
    oldMonthlyPaymentUsd: found.oldPayment,
    ratio: found.ratio ?? 0,
    loanToValuePercent: found.ltv,
    monthlyCashFlowUsd: found.monthlyCashFlow,
    monthsToRepayCosts: monthsToRepayCosts(found),
  };
}
