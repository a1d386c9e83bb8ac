import { type BelowOneLtv, describeLoanBelowOne } from "../calculators/deal/target/ltv-limit.ts";
import { delayedFinancingOf, plannedCashOut } from "../calculators/refinance/refinance-answers.ts";
import type { LoanBinding, Outcome, Planner } from "../calculators/refinance/refinance-outcome.ts";
import {
  costOf,
  emptyMonthsOf,
  explainOrder,
  ownedMonthsAt,
  sayMonths,
} from "../calculators/refinance/refinance-plan.ts";
import { formatRatio } from "../dscr/dscr.ts";
import { formatUsd } from "../dscr/money.ts";
import { formatSolvedUsd } from "../dscr/solved-figures.ts";

/** The answer in one sentence: "Refinancing would bring back $76,540 and cost $310 more a month." */
export function sayPlanVerdict(outcome: Outcome): string {
  const { loan, cashOut } = outcome;
  if (loan === 0) return sayNoLoan(outcome);
  const amount = sayCashAmount(cashOut);
  const cash = cashOut < 0 ? `take ${amount} from you` : `bring back ${amount}`;
  return `Refinancing would ${cash} and ${sayPaymentChange(outcome)}.`;
}

/** Without its sign. Money to bring is rounded up: a dollar less would not do. */
export function sayCashAmount(cashOut: number): string {
  return cashOut < 0 ? formatSolvedUsd(-cashOut, "up") : formatUsd(cashOut);
}

function sayPaymentChange({ payment, oldPayment }: Outcome): string {
  const more = Math.round(payment - oldPayment);
  if (oldPayment === 0) return `cost ${formatUsd(payment)} a month`;
  if (more === 0) return "leave the payment as it is";
  return `cost ${formatUsd(Math.abs(more))} ${more > 0 ? "more" : "less"} a month`;
}

function sayNoLoan({ binding }: Outcome): string {
  return binding === "ratio"
    ? "No new loan: after the bills, the rent leaves nothing to pay one with."
    : "No new loan: there is nothing to lend on.";
}

/** What comes out and what stays in. */
export function headlineOf(outcome: Outcome): string {
  const { loan, cashOut, cashLeft } = outcome;
  if (loan === 0) return sayNoLoan(outcome);
  if (cashOut < 0)
    return `The new loan is ${sayCashAmount(cashOut)} short: you would bring that much to closing.`;
  if (cashLeft > 0) return `${formatUsd(cashOut)} comes out, and ${formatUsd(cashLeft)} stays in.`;
  return cashLeft === 0
    ? "All your cash comes back."
    : `All your cash comes back, and ${formatUsd(-cashLeft)} on top.`;
}

/** Why no appraisal returns all cash. */
export function sayStopped(binding: LoanBinding | null): string {
  return binding === "cost"
    ? "No appraisal is enough before seasoning ends: a value above the cost does not count."
    : "No appraisal is enough: the rent does not carry a loan of that size.";
}

/** What an investor should know about this plan, most important first. */
export function notesOn(planner: Planner, belowOneLtv: BelowOneLtv): readonly string[] {
  const outcome = plannedCashOut(planner);
  return [
    ...loanNotes(planner, outcome, belowOneLtv),
    ...delayedNotes(planner, outcome),
    ...monthNotes(planner, outcome),
    ...cashNotes(outcome),
  ];
}

function loanNotes({ plan }: Planner, outcome: Outcome, belowOneLtv: BelowOneLtv): readonly string[] {
  const { binding, countedValue, value, loan, deal } = outcome;
  const byValue = (countedValue * plan.cashOutLtv) / 100;
  const below = describeLoanBelowOne(deal, belowOneLtv);
  return [
    ...(binding === "ratio" && loan > 0
      ? [
          `The rent limits the loan. At a ratio of ${formatRatio(plan.minimumRatio)} it carries ${formatUsd(loan)}; ${plan.cashOutLtv}% of the value would be ${formatUsd(byValue)}.`,
        ]
      : []),
    ...(countedValue < value
      ? [
          `You would have owned the house for ${sayMonths(ownedMonthsAt(plan, outcome.month))}, and seasoning takes ${plan.seasoningMonths}. So the cost counts, ${formatUsd(countedValue)}, not the value.`,
        ]
      : []),
    ...(value < costOf(plan)
      ? [
          `The value is below what the house cost, ${formatUsd(costOf(plan))}. A refinance cannot return cash that the house is not worth.`,
        ]
      : []),
    ...(below === null ? [] : [below]),
  ];
}

/** Only where it brings more than waiting lenders lend. */
function delayedNotes(planner: Planner, { loan }: Outcome): readonly string[] {
  const delayed = delayedFinancingOf(planner);
  if (delayed === null || delayed.loan <= loan) return [];
  return [
    `You paid cash, so ask for delayed financing: some lenders return what the closing statements prove, without seasoning. Here that is a loan of ${formatUsd(delayed.loan)}, and ${formatUsd(delayed.cashOut)} comes out. Fannie Mae's rule for conventional loans is the model; others lend 80% of the cost.`,
  ];
}

function monthNotes({ plan, oldLoan }: Planner, { month, penalty, balance }: Outcome): readonly string[] {
  const isRepair = plan.mode === "repair";
  const { dueMonth } = oldLoan;
  const order = explainOrder(plan);
  return [
    ...(order ? [`${order} An appraiser values the house as it stands.`] : []),
    ...(emptyMonthsOf(plan) > month
      ? [
          "The house is still empty in that month, so 90% of the rent counts. Many lenders want a signed lease.",
        ]
      : []),
    ...(month === 0
      ? [
          isRepair
            ? "Refinanced on the day of the purchase, the house has cost nothing to carry. No lender closes that fast."
            : "The new loan closes today. Allow about a month from application to closing.",
        ]
      : []),
    ...(dueMonth !== null && dueMonth < month && balance > 0
      ? [
          `The old loan falls due in month ${Math.max(dueMonth, 0)}, before the refinance. The figures go on with its interest; an extension commonly costs a fee.`,
        ]
      : []),
    ...(dueMonth === null ? ["There is no loan to pay off, so every new loan counts as cash-out."] : []),
    ...(penalty > 0
      ? [`Paying the old loan off in that month costs a penalty of ${formatUsd(penalty)}.`]
      : []),
  ];
}

function cashNotes({ cashLeft, loan, monthlyCashFlow }: Outcome): readonly string[] {
  return [
    ...(cashLeft < 0 && loan > 0
      ? ["More comes out than you put in. It is borrowed: the new loan has to be repaid."]
      : []),
    ...(monthlyCashFlow < 0 && loan > 0
      ? [
          `With the new loan the house costs you ${formatUsd(-monthlyCashFlow)} a month after the owner's costs. The ratio does not count those.`,
        ]
      : []),
  ];
}
