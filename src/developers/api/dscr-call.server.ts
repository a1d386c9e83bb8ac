import { z } from "zod";
import { writeDscrFragment } from "../../calculators/sharing/dscr-fragment.ts";
import { bandOf, calculateDscr, formatRatio } from "../../dscr/dscr.ts";
import { answerFrame, frameAnswer } from "./answer-frame.server.ts";
import { defineCall } from "./call.ts";
import { figure, positiveUsd, usd } from "./fields.server.ts";

const ASSUMPTIONS = [
  "DSCR is rent less expenses, divided by debt service.",
  "The ratio is not rounded before it is compared: 1.249 does not meet 1.25.",
  "Lenders of 1-4 units commonly divide rent by the full payment instead: see the call deal.",
] as const;

export const dscrCall = defineCall({
  name: "dscr",
  title: "Debt service coverage ratio",
  summary: "The ratio of a rental's net operating income to its debt service, from three amounts a month.",
  input: z.strictObject({
    monthlyRentUsd: positiveUsd("Rent a month, in dollars."),
    monthlyExpensesUsd: usd("Operating expenses a month, in dollars, without the loan payment."),
    monthlyDebtServiceUsd: positiveUsd("Principal and interest a month, in dollars."),
  }),
  output: z.object({
    dscr: figure("The ratio, not rounded."),
    dscrText: z.string().describe("The ratio in two decimals, never rounded up across a lender's threshold."),
    monthlyNetOperatingIncomeUsd: figure("Rent less expenses a month, in dollars."),
    isQualified: z.boolean().describe("True from a ratio of 1.00, the usual minimum."),
    level: z.enum(["excellent", "good", "marginal", "poor"]).describe("The site's band of the ratio."),
    message: z.string().describe("The band in words."),
    ...answerFrame,
  }),
  cost: 1,
  example: { monthlyRentUsd: 2500, monthlyExpensesUsd: 500, monthlyDebtServiceUsd: 1600 },
  answer(input, siteUrl) {
    const inputs = {
      monthlyRent: input.monthlyRentUsd,
      monthlyExpenses: input.monthlyExpensesUsd,
      monthlyDebtService: input.monthlyDebtServiceUsd,
    };
    const { dscr, netOperatingIncome, isQualified, recommendationLevel } = calculateDscr(inputs);
    return {
      dscr,
      dscrText: formatRatio(dscr),
      monthlyNetOperatingIncomeUsd: netOperatingIncome,
      isQualified,
      level: recommendationLevel,
      message: bandOf(dscr).message,
      ...frameAnswer(`${siteUrl}/dscr-calculator${writeDscrFragment(inputs)}`, ASSUMPTIONS),
    };
  },
});
