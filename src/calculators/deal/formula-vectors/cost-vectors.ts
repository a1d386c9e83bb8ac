import { aprOf } from "../../../dscr/apr.ts";
import { formatRate } from "../../../dscr/rate-estimate.ts";
import { type Deal, loanAmountOf, type PrepaymentId } from "../deal.ts";
import { compareStructures, exitAt } from "../prepayment/exit-cost.ts";
import { type FormulaVector, loan, usd, vectors } from "./vector-builders.ts";
import { given } from "./vector-inputs.ts";

const exit = (month: number, part: "balance" | "penalty") => (deal: Deal) => usd(exitAt(deal, month)[part]);
const holdingCost = (id: PrepaymentId, months: number) => (deal: Deal) =>
  usd(compareStructures(deal, months).find((structure) => structure.id === id)?.total ?? 0);
const breakEven = (id: PrepaymentId) => (deal: Deal) =>
  `month ${compareStructures(deal, 0).find((structure) => structure.id === id)?.breakEvenMonth}`;
const apr = (otherCharges: number) => (deal: Deal) => {
  const amount = loanAmountOf(deal);
  return formatRate(aprOf({ ...deal, amount }, (amount * deal.points) / 100 + otherCharges));
};

const longPenalty = [...loan, given.prepayment("5-4-3-2-1")];
const shortPenalty = [...loan, given.points(1), given.prepayment("3-2-1")];
const balloon = [
  given.loan(225_000),
  given.rate(7.25),
  given.term(5),
  given.interestOnly(5),
  given.prepayment("5-4-3-2-1"),
];
const charges = given.other("Other charges", "$1,500");

/** What the loan costs to keep, and to exit. */
export const costVectors: readonly FormulaVector[] = [
  ...vectors("balance", [
    [loan, "Balance after 36 payments", "$217,965.03", exit(36, "balance")],
    [[...loan, given.interestOnly(10)], "Balance after 132 payments", "$219,801.87", exit(132, "balance")],
  ]),
  ...vectors("prepayment-penalty", [
    [longPenalty, "Penalty after 12 payments", "$11,141.12", exit(12, "penalty")],
    [longPenalty, "Penalty after 13 payments", "$8,905.35", exit(13, "penalty")],
    [longPenalty, "Penalty after 61 payments", "$0", exit(61, "penalty")],
    [balloon, "Penalty after 59 payments", "$2,250", exit(59, "penalty")],
    [balloon, "Penalty after 60 payments, on the due date", "$0", exit(60, "penalty")],
  ]),
  ...vectors("holding-cost", [
    [shortPenalty, "Cost of 30 months with 3-2-1", "$44,735.31", holdingCost("3-2-1", 30)],
    [shortPenalty, "Cost of 30 months without a penalty", "$43,955.88", holdingCost("none", 30)],
    [longPenalty, "5-4-3-2-1 is cheaper from", "month 46", breakEven("5-4-3-2-1")],
    [
      [...loan, given.interestOnly(10), given.prepayment("5-4-3-2-1")],
      "5-4-3-2-1 is cheaper from, after a tie in month 48",
      "month 49",
      breakEven("5-4-3-2-1"),
    ],
  ]),
  ...vectors("apr", [
    [
      [given.loan(300_000), given.rate(6.75), given.term(30), given.points(2), charges],
      "APR, 6.9989% before rounding",
      "7.00%",
      apr(1_500),
    ],
    [
      [given.loan(300_000), given.rate(8), given.term(30), given.points(1), charges],
      "APR, 8.1599% before rounding",
      "8.16%",
      apr(1_500),
    ],
  ]),
];
