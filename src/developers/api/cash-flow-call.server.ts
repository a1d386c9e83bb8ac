import { z } from "zod";
import { bannerOf, calculateCashFlow } from "../../calculators/cash-flow-calculator/cash-flow.ts";
import {
  CASH_FLOW_DEFAULTS,
  type CashFlowEntry,
  readCashFlowEntry,
} from "../../calculators/cash-flow-calculator/cash-flow-entry.ts";
import { sayRatio } from "../../calculators/cash-flow-calculator/cash-flow-figures.ts";
import { writeCashFlowFragment } from "../../calculators/cash-flow-calculator/cash-flow-link.ts";
import { DEAL_FIELDS } from "../../calculators/deal/deal.ts";
import { plainNumber } from "../../calculators/sharing/dscr-fragment.ts";
import { formatUsdExact } from "../../dscr/money.ts";
import { answerFrame, frameAnswer } from "./answer-frame.server.ts";
import { defineCall } from "./call.ts";
import { figure, figureOrNull, numberOf, optionalUsd, positiveUsd } from "./fields.server.ts";

const ASSUMPTIONS = [
  "Cash flow is rent less property tax, insurance, maintenance and vacancy, less principal and interest.",
  "Cash-on-cash return counts the down payment only, without closing costs.",
  "The loan amortizes from the first month at a fixed rate.",
  "Before income tax.",
] as const;

export const cashFlowCall = defineCall({
  name: "cash-flow",
  title: "Cash flow",
  summary: "What a rental leaves each month and year, with its ratio, cap rate and cash-on-cash return.",
  input: z.strictObject({
    purchasePriceUsd: positiveUsd("Purchase price in dollars."),
    downPaymentPercent: numberOf(DEAL_FIELDS.downPaymentPercent, "Percent of the price.").default(
      CASH_FLOW_DEFAULTS.downPaymentPercent,
    ),
    ratePercent: z.number().min(0.001).max(100).describe("Interest rate, percent a year."),
    termYears: numberOf(DEAL_FIELDS.termYears, "Term of the loan in years.").default(
      CASH_FLOW_DEFAULTS.loanTermYears,
    ),
    monthlyRentUsd: positiveUsd("Rent a month, in dollars."),
    monthlyPropertyTaxUsd: optionalUsd("Property taxes a month, in dollars."),
    monthlyInsuranceUsd: optionalUsd("Insurance a month, in dollars."),
    monthlyMaintenanceUsd: optionalUsd("Maintenance a month, in dollars."),
    monthlyVacancyUsd: optionalUsd("Rent lost to vacancy a month, in dollars."),
  }),
  output: z.object({
    downPaymentUsd: figure("Down payment in dollars."),
    loanAmountUsd: figure("Loan in dollars."),
    monthlyPrincipalInterestUsd: figure("Principal and interest a month, in dollars."),
    monthlyExpensesUsd: figure("Property tax, insurance, maintenance and vacancy a month, in dollars."),
    monthlyNetOperatingIncomeUsd: figure("Rent less expenses a month, in dollars."),
    monthlyCashFlowUsd: figure("What is left a month, in dollars."),
    yearlyCashFlowUsd: figure("What is left a year, in dollars."),
    dscr: figureOrNull(
      "Net operating income over principal and interest, not rounded. Null without a loan payment.",
    ),
    dscrText: z
      .string()
      .describe("The ratio in two decimals, never rounded up across a lender's threshold, or None."),
    capRatePercent: figure("Net operating income of a year in percent of the price."),
    cashOnCashPercent: figureOrNull("Cash flow of a year in percent of the down payment. Null without one."),
    message: z.string().describe("The ratio in words."),
    ...answerFrame,
  }),
  cost: 1,
  example: {
    purchasePriceUsd: 300_000,
    downPaymentPercent: 25,
    ratePercent: 8.5,
    monthlyRentUsd: 2800,
    monthlyPropertyTaxUsd: 300,
    monthlyInsuranceUsd: 120,
    monthlyMaintenanceUsd: 150,
    monthlyVacancyUsd: 140,
  },
  answer(input, siteUrl) {
    const entry: CashFlowEntry = {
      purchasePrice: formatUsdExact(input.purchasePriceUsd),
      downPaymentPercent: plainNumber(input.downPaymentPercent),
      interestRate: plainNumber(input.ratePercent),
      loanTermYears: plainNumber(input.termYears),
      monthlyRent: formatUsdExact(input.monthlyRentUsd),
      // The page asks for a bill that is not stated.
      propertyTax: input.monthlyPropertyTaxUsd === 0 ? "" : formatUsdExact(input.monthlyPropertyTaxUsd),
      insurance: input.monthlyInsuranceUsd === 0 ? "" : formatUsdExact(input.monthlyInsuranceUsd),
      maintenance: formatUsdExact(input.monthlyMaintenanceUsd),
      vacancy: formatUsdExact(input.monthlyVacancyUsd),
    };
    // Read as the form reads it, so that the link shows the same figures.
    const result = calculateCashFlow(readCashFlowEntry(entry));
    return {
      downPaymentUsd: result.downPaymentAmount,
      loanAmountUsd: result.loanAmount,
      monthlyPrincipalInterestUsd: result.monthlyPrincipalInterest,
      monthlyExpensesUsd: result.monthlyExpenses.total,
      monthlyNetOperatingIncomeUsd: result.monthlyNetOperatingIncome,
      monthlyCashFlowUsd: result.monthlyCashFlow,
      yearlyCashFlowUsd: result.annualCashFlow,
      dscr: result.dscr,
      dscrText: sayRatio(result.dscr),
      capRatePercent: result.capRate,
      cashOnCashPercent: result.cashOnCashReturn,
      message: bannerOf(result).text,
      ...frameAnswer(`${siteUrl}/cash-flow-calculator${writeCashFlowFragment(entry)}`, ASSUMPTIONS),
    };
  },
});
