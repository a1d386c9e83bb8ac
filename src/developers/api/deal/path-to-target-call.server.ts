import { z } from "zod";
import { isRatioMet, lenderRatioOf } from "../../../calculators/deal/ratios/lender-view.ts";
import { sayRatio } from "../../../calculators/deal/ratios/ratio-labels.ts";
import { writeDealFragment } from "../../../calculators/deal/sharing/deal-link.ts";
import { BUY_DOWN } from "../../../calculators/deal/target/levers.ts";
import { type LeverSolution, solveLevers } from "../../../calculators/deal/target/solve-levers.ts";
import { GOOD_DSCR } from "../../../dscr/dscr.ts";
import { answerFrame, frameAnswer } from "../answer-frame.server.ts";
import { defineCall } from "../call.ts";
import { figure, figureOrNull } from "../fields.server.ts";
import { dealAssumptions } from "./deal-assumptions.server.ts";
import { dealInput, dealOf } from "./deal-input.server.ts";

const lever = z.object({
  id: z
    .enum(["rent", "price", "downPayment", "rate", "interestOnly", "term", "taxesAndInsurance"])
    .describe("The figure that moves. All others stay."),
  label: z.string().describe("The figure in words."),
  status: z
    .enum(["met", "reaches", "falls-short"])
    .describe("The deal meets the target already, this change reaches it, or it does not."),
  unit: z.enum(["usd", "usd-month", "percent", "years"]).describe("Unit of from and to."),
  from: figure("The figure now, in the unit named by unit."),
  to: figure("The smallest change that meets the target, or the best value if none does."),
  ratio: figureOrNull("The lender's ratio after the change, not rounded. Null if the deal has none."),
  costUsd: z
    .number()
    .nullable()
    .describe("What the change costs, in dollars; meaning says how. Null if no amount is enough."),
  meaning: z.string().describe("What the dollars are, or the whole answer if there are none."),
  link: z.url().describe("Opens the changed deal on the site."),
});

export const pathToTargetCall = defineCall({
  name: "path-to-target",
  title: "Path to a target ratio",
  summary:
    "The smallest change of rent, price, down payment, rate, term or bills that lifts a deal to its target ratio.",
  input: dealInput,
  output: z.object({
    ratio: figureOrNull(
      "The lender's ratio now, not rounded. Null without a loan, or if nothing has to be covered.",
    ),
    ratioText: z
      .string()
      .describe("The ratio in two decimals, never rounded up to the target, or No debt, or No payment."),
    targetRatio: figure("The target that was asked for."),
    isMet: z.boolean().describe("True if the deal meets it already, or has no ratio to miss."),
    changes: z
      .array(lever)
      .readonly()
      .describe("One change at a time: first what the buyer controls, last what costs more later."),
    ...answerFrame,
  }),
  cost: 1,
  example: {
    priceUsd: 300_000,
    ratePercent: 7.25,
    monthlyLeaseRentUsd: 2500,
    monthlyPropertyTaxUsd: 375,
    monthlyInsuranceUsd: 150,
    monthlyAssociationDuesUsd: 75,
    targetRatio: GOOD_DSCR,
  },
  answer(input, siteUrl) {
    const deal = dealOf(input);
    const ratio = lenderRatioOf(deal);
    const linkTo = (changed: typeof deal) => `${siteUrl}/deal-analyzer${writeDealFragment(changed)}`;
    return {
      ratio,
      ratioText: sayRatio(deal, ratio),
      targetRatio: deal.targetRatio,
      isMet: isRatioMet(ratio, deal.targetRatio),
      changes: solveLevers(deal).map((solution) => ({
        ...describeLever(solution),
        link: linkTo(solution.deal),
      })),
      ...frameAnswer(linkTo(deal), [
        ...dealAssumptions(deal),
        `A lower rate costs about ${BUY_DOWN.points} point per ${BUY_DOWN.percentagePoints} percentage points, at most ${BUY_DOWN.mostPoints} points (illustrative).`,
        "The rate stays as sent when the down payment grows.",
      ]),
    };
  },
});

function describeLever({ id, label, status, unit, from, to, ratio, dollars, dollarsMeaning }: LeverSolution) {
  return { id, label, status, unit, from, to, ratio, costUsd: dollars, meaning: dollarsMeaning };
}
