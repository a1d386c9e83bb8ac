import { z } from "zod";
import { estimatesIn } from "../../calculators/deal/bill-estimates.ts";
import { DEAL_FIELDS } from "../../calculators/deal/deal.ts";
import {
  REFINANCE_FIELDS,
  type RefinancePlan,
  withEstimatedBills,
} from "../../calculators/refinance/refinance-plan.ts";
import { countyIn, countyInput, explainCounty, placesOf, stateInput } from "./county-input.server.ts";
import { numberOf, positiveUsd, usd } from "./fields.server.ts";
import { tableInput } from "./table-input.server.ts";

const TAXES = "Property taxes a month, in dollars. If left out, estimated from value, state and county.";
const INSURANCE = "Insurance a month, in dollars. If left out, estimated from value, state and county.";

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
  state: ["state", stateInput],
  county: ["county", countyInput],
  propertyTax: ["monthlyPropertyTaxUsd", usd(TAXES).optional()],
  insurance: ["monthlyInsuranceUsd", usd(INSURANCE).optional()],
  associationDues: ["monthlyAssociationDuesUsd", "Association dues a month, in dollars."],
  utilities: ["monthlyUtilitiesUsd", "Utilities that the owner pays a month, in dollars."],
  units: ["units", "Number of units."],
  vacancyPercent: ["vacancyPercent", "Percent of collected rent."],
  managementPercent: ["managementPercent", "Percent of collected rent."],
  maintenancePercent: ["maintenancePercent", "Percent of collected rent."],
  capitalReservePercent: ["capitalReservePercent", "Percent of collected rent."],
});

export function planOf(input: z.output<typeof refinanceInput>): RefinancePlan {
  const { state = "", propertyTax, insurance, ...sent } = valuesOf(input);
  const estimates = estimatesIn(placesOf(input), { state, units: sent.units });
  return withEstimatedBills({
    ...sent,
    state,
    county: countyIn(input),
    propertyTax: propertyTax ?? 0,
    insurance: insurance ?? 0,
    estimatedTaxPercent: propertyTax === undefined ? estimates.taxPercent : 0,
    estimatedInsurancePercent: insurance === undefined ? estimates.insurancePercent : 0,
  });
}

export const refinanceInput = z.strictObject(shape).superRefine((input, context) => {
  const report = (field: string, message: string) =>
    context.addIssue({ code: "custom", path: [field], message });
  if (input.monthlyLeaseRentUsd === 0 && input.monthlyMarketRentUsd === 0) {
    report("monthlyLeaseRentUsd", "There is no answer without it, or without the market rent.");
  }
  const place = explainCounty(input);
  if (place) report("county", place);
  for (const bill of ["monthlyPropertyTaxUsd", "monthlyInsuranceUsd"] as const) {
    if (input[bill] === undefined && input.state === undefined) {
      report(bill, "There is no answer without it, or without the state.");
    }
  }
});
