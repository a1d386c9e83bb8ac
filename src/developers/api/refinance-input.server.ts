import { z } from "zod";
import { REFINANCE_FIELDS, type RefinancePlan } from "../../calculators/refinance/refinance-plan.ts";
import { PREPAYMENTS } from "./deal/deal-input.server.ts";
import { numberOf, optionalNumber, optionalUsd, percentByYear, positiveUsd, usd } from "./fields.server.ts";

export const refinanceInput = z
  .strictObject({
    mode: z
      .enum(["repair", "owned"])
      .default("repair")
      .describe("Buy, repair, rent and refinance; or refinance a house that is owned."),
    purchasePriceUsd: positiveUsd("Purchase price in dollars."),
    purchaseCostsUsd: optionalUsd("Costs of the purchase, with the old loan's points and fees, in dollars."),
    repairCostUsd: optionalUsd("Repairs in dollars."),
    valueUsd: positiveUsd("Value after the repairs in dollars. For an owned house, today's."),
    monthsToRepair: optionalNumber(
      REFINANCE_FIELDS.monthsToRepair,
      "Months until repaired. Only for repair.",
    ),
    monthsToRent: optionalNumber(REFINANCE_FIELDS.monthsToRent, "Months until rented. Only for repair."),
    monthsOwned: optionalNumber(REFINANCE_FIELDS.monthsOwned, "Months owned so far. Only for owned."),
    monthsToRefinance: optionalNumber(
      REFINANCE_FIELDS.monthsToRefinance,
      "Months until the refinance, from the purchase; for an owned house, from today.",
    ),
    waitMonths: optionalNumber(REFINANCE_FIELDS.waitMonths, "How much later the third choice refinances."),
    oldLoanUsd: optionalUsd("The old loan as borrowed, in dollars. 0 if the house was paid in cash."),
    oldRatePercent: optionalNumber(REFINANCE_FIELDS.oldRatePercent, "Rate of the old loan, percent a year."),
    oldTermYears: optionalNumber(REFINANCE_FIELDS.oldTermYears, "Years of the old loan."),
    oldPayments: z
      .enum(["level", "interest-only"])
      .default("level")
      .describe("Payments of the old loan: principal and interest, or interest only until it falls due."),
    oldPrepayment: z.enum(PREPAYMENTS).default("none").describe("Prepayment penalty of the old loan."),
    customPrepaymentPercentByYear: percentByYear(
      "The old loan's penalty by year from the first. Used only if oldPrepayment is custom.",
    ).default([]),
    ratePercent: numberOf(REFINANCE_FIELDS.annualRatePercent, "Rate of the new loan, percent a year."),
    termYears: optionalNumber(REFINANCE_FIELDS.termYears, "Term of the new loan in years."),
    interestOnlyYears: optionalNumber(
      REFINANCE_FIELDS.interestOnlyYears,
      "Interest-only years of the new loan.",
    ),
    pointsPercent: optionalNumber(REFINANCE_FIELDS.points, "Points of the new loan, percent of it."),
    newCostsUsd: optionalUsd("Closing costs of the new loan, in dollars."),
    seasoningMonths: optionalNumber(
      REFINANCE_FIELDS.seasoningMonths,
      "Months of ownership before the appraised value counts.",
    ),
    cashOutLimitPercent: optionalNumber(
      REFINANCE_FIELDS.cashOutLtv,
      "Most that a cash-out lends on the value.",
    ),
    rateTermLimitPercent: optionalNumber(
      REFINANCE_FIELDS.rateTermLtv,
      "Most that a rate-and-term refinance lends on the value.",
    ),
    minimumRatio: optionalNumber(REFINANCE_FIELDS.minimumRatio, "Lowest ratio that the lender takes."),
    monthlyLeaseRentUsd: optionalUsd(
      "Rent on the lease a month, in dollars. This or the market rent is needed.",
    ),
    monthlyMarketRentUsd: optionalUsd("Market rent a month, in dollars; 0 if unknown."),
    monthlyPropertyTaxUsd: usd("Property taxes a month, in dollars."),
    monthlyInsuranceUsd: usd("Insurance a month, in dollars."),
    monthlyAssociationDuesUsd: optionalUsd("Association dues a month, in dollars."),
    monthlyUtilitiesUsd: optionalUsd("Utilities that the owner pays a month, in dollars."),
    units: optionalNumber(REFINANCE_FIELDS.units, "Number of units."),
    vacancyPercent: optionalNumber(REFINANCE_FIELDS.vacancyPercent, "Percent of collected rent."),
    managementPercent: optionalNumber(REFINANCE_FIELDS.managementPercent, "Percent of collected rent."),
    maintenancePercent: optionalNumber(REFINANCE_FIELDS.maintenancePercent, "Percent of collected rent."),
    capitalReservePercent: optionalNumber(
      REFINANCE_FIELDS.capitalReservePercent,
      "Percent of collected rent.",
    ),
  })
  .superRefine(({ monthlyLeaseRentUsd, monthlyMarketRentUsd }, context) => {
    if (monthlyLeaseRentUsd > 0 || monthlyMarketRentUsd > 0) return;
    const message = "There is no answer without it, or without the market rent.";
    context.addIssue({ code: "custom", path: ["monthlyLeaseRentUsd"], message });
  });

export function planOf(input: z.output<typeof refinanceInput>): RefinancePlan {
  return {
    mode: input.mode,
    purchasePrice: input.purchasePriceUsd,
    purchaseCosts: input.purchaseCostsUsd,
    repairCost: input.repairCostUsd,
    value: input.valueUsd,
    monthsToRepair: input.monthsToRepair,
    monthsToRent: input.monthsToRent,
    monthsOwned: input.monthsOwned,
    monthsToRefinance: input.monthsToRefinance,
    waitMonths: input.waitMonths,
    oldLoan: input.oldLoanUsd,
    oldRatePercent: input.oldRatePercent,
    oldTermYears: input.oldTermYears,
    oldPayments: input.oldPayments,
    oldPrepayment: input.oldPrepayment,
    customPrepayment: input.customPrepaymentPercentByYear,
    annualRatePercent: input.ratePercent,
    termYears: input.termYears,
    interestOnlyYears: input.interestOnlyYears,
    points: input.pointsPercent,
    newCosts: input.newCostsUsd,
    seasoningMonths: input.seasoningMonths,
    cashOutLtv: input.cashOutLimitPercent,
    rateTermLtv: input.rateTermLimitPercent,
    minimumRatio: input.minimumRatio,
    leaseRent: input.monthlyLeaseRentUsd,
    marketRent: input.monthlyMarketRentUsd,
    propertyTax: input.monthlyPropertyTaxUsd,
    insurance: input.monthlyInsuranceUsd,
    associationDues: input.monthlyAssociationDuesUsd,
    utilities: input.monthlyUtilitiesUsd,
    units: input.units,
    vacancyPercent: input.vacancyPercent,
    managementPercent: input.managementPercent,
    maintenancePercent: input.maintenancePercent,
    capitalReservePercent: input.capitalReservePercent,
  };
}
