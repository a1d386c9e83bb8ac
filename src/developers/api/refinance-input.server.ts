import { z } from "zod";
import { DEAL_FIELDS } from "../../calculators/deal/deal.ts";
import { REFINANCE_FIELDS } from "../../calculators/refinance/refinance-plan.ts";
import { numberOf, positiveUsd, usd } from "./fields.server.ts";
import { tableInput } from "./table-input.server.ts";

/** In the order of the deal's own penalty, which the reference lists above it. The form has another order. */
const OLD_PREPAYMENT = z
  .enum(["5-4-3-2-1", "3-2-1", "none", "custom"])
  .default("none")
  .describe("Prepayment penalty of the old loan.");

const { shape, valuesOf } = tableInput(REFINANCE_FIELDS, {
  mode: ["mode", "Buy, repair, rent and refinance; or refinance a house that is owned."],
  purchasePrice: ["purchasePriceUsd", positiveUsd("Purchase price in dollars.")],
  purchaseCosts: [
    "purchaseCostsUsd",
    "Costs of the purchase, with the old loan's points and fees, in dollars.",
  ],
  repairCost: ["repairCostUsd", "Repairs in dollars."],
  value: ["valueUsd", positiveUsd("Value after the repairs in dollars. For an owned house, today's.")],
  monthsToRepair: ["monthsToRepair", "Months until repaired. Only for repair."],
  monthsToRent: ["monthsToRent", "Months until rented. Only for repair."],
  monthsOwned: ["monthsOwned", "Months owned so far. Only for owned."],
  monthsToRefinance: [
    "monthsToRefinance",
    "Months until the refinance, from the purchase; for an owned house, from today.",
  ],
  waitMonths: ["waitMonths", "How much later the third choice refinances."],
  oldLoan: ["oldLoanUsd", "The old loan as borrowed, in dollars. 0 if the house was paid in cash."],
  oldRatePercent: ["oldRatePercent", "Rate of the old loan, percent a year."],
  oldTermYears: ["oldTermYears", "Years of the old loan."],
  oldPayments: [
    "oldPayments",
    "Payments of the old loan: principal and interest, or interest only until it falls due.",
  ],
  oldPrepayment: ["oldPrepayment", OLD_PREPAYMENT],
  customPrepayment: [
    "customPrepaymentPercentByYear",
    "The old loan's penalty by year from the first. Used only if oldPrepayment is custom.",
  ],
  annualRatePercent: [
    "ratePercent",
    numberOf(DEAL_FIELDS.annualRatePercent, "Rate of the new loan, percent a year."),
  ],
  termYears: ["termYears", "Term of the new loan in years."],
  interestOnlyYears: ["interestOnlyYears", "Interest-only years of the new loan."],
  points: ["pointsPercent", "Points of the new loan, percent of it."],
  newCosts: ["newCostsUsd", "Closing costs of the new loan, in dollars."],
  seasoningMonths: ["seasoningMonths", "Months of ownership before the appraised value counts."],
  cashOutLtv: ["cashOutLimitPercent", "Most that a cash-out lends on the value."],
  rateTermLtv: ["rateTermLimitPercent", "Most that a rate-and-term refinance lends on the value."],
  minimumRatio: ["minimumRatio", "Lowest ratio that the lender takes."],
  leaseRent: [
    "monthlyLeaseRentUsd",
    "Rent on the lease a month, in dollars. This or the market rent is needed.",
  ],
  marketRent: ["monthlyMarketRentUsd", "Market rent a month, in dollars; 0 if unknown."],
  propertyTax: ["monthlyPropertyTaxUsd", usd("Property taxes a month, in dollars.")],
  insurance: ["monthlyInsuranceUsd", usd("Insurance a month, in dollars.")],
  associationDues: ["monthlyAssociationDuesUsd", "Association dues a month, in dollars."],
  utilities: ["monthlyUtilitiesUsd", "Utilities that the owner pays a month, in dollars."],
  units: ["units", "Number of units."],
  vacancyPercent: ["vacancyPercent", "Percent of collected rent."],
  managementPercent: ["managementPercent", "Percent of collected rent."],
  maintenancePercent: ["maintenancePercent", "Percent of collected rent."],
  capitalReservePercent: ["capitalReservePercent", "Percent of collected rent."],
});

export const planOf = valuesOf;

export const refinanceInput = z
  .strictObject(shape)
  .superRefine(({ monthlyLeaseRentUsd, monthlyMarketRentUsd }, context) => {
    if (monthlyLeaseRentUsd > 0 || monthlyMarketRentUsd > 0) return;
    const message = "There is no answer without it, or without the market rent.";
    context.addIssue({ code: "custom", path: ["monthlyLeaseRentUsd"], message });
  });
