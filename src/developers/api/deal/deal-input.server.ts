import { z } from "zod";
import { findState, USUAL_ESTIMATES } from "../../../calculators/deal/bill-estimates.ts";
import {
  DEAL_FIELDS,
  type Deal,
  INITIAL_RENT,
  type UnitRent,
  usualBasis,
  withPrice,
} from "../../../calculators/deal/deal.ts";
import { entryOf, missingIn } from "../../../calculators/deal-form/deal-entry.ts";
import type { DealField } from "../../../calculators/deal-form/deal-fields.ts";
import { apiFacts } from "../api-facts-catalog.server.ts";
import { numberOf, optionalNumber, optionalUsd, percentByYear, positiveUsd, usd } from "../fields.server.ts";

export const PREPAYMENTS = ["5-4-3-2-1", "3-2-1", "none", "custom"] as const;

const rentShape = {
  use: z
    .enum(["long-term", "short-term"])
    .default("long-term")
    .describe("Leased for months or years, or booked by the night."),
  monthlyLeaseRentUsd: optionalUsd("Rent on the lease a month, in dollars."),
  monthlyMarketRentUsd: optionalUsd("Market rent a month as an appraiser would state it; 0 if unknown."),
  isVacant: z.boolean().default(false).describe("True if nobody rents it today."),
  yearlyBookingsUsd: optionalUsd(
    "One year of bookings before fees, in dollars. Only for short-term rentals.",
  ),
  hasBookingHistory: z.boolean().default(true).describe("False if the year of bookings is a projection."),
  bookingsRule: z
    .enum(["gross-80", "lower-80", "net-of-fees"])
    .default("gross-80")
    .describe(
      "How the lender counts bookings: 80% of the year, 80% of the lower of bookings and market rent, or receipts net of fees.",
    ),
} as const;

const unitRent = z.strictObject(rentShape).describe("The rents of one unit.");

export const dealShape = {
  purpose: z
    .enum(["purchase", "rate-term", "cash-out"])
    .default("purchase")
    .describe("Purchase, or a refinance for rate and term or for cash."),
  priceUsd: positiveUsd("Price in dollars. In a refinance, the property's value."),
  downPaymentPercent: optionalNumber(
    DEAL_FIELDS.downPaymentPercent,
    "Percent of the price. In a refinance, the share of the value that the new loan does not cover.",
  ),
  payoffUsd: optionalUsd("Balance that a refinance pays off, in dollars."),
  ratePercent: numberOf(DEAL_FIELDS.annualRatePercent, "Interest rate, percent a year."),
  termYears: optionalNumber(DEAL_FIELDS.termYears, "Term of the loan in years."),
  interestOnlyYears: optionalNumber(
    DEAL_FIELDS.interestOnlyYears,
    "Years at the start in which only interest is paid. 0 for none.",
  ),
  state: z
    .enum(apiFacts.states.map(({ code }) => code))
    .optional()
    .describe("Two letters. Selects the estimates for bills that are left out."),
  monthlyPropertyTaxUsd: usd(
    "Property taxes a month as the buyer will pay them. If left out, estimated from price and state.",
  ).optional(),
  sellerMonthlyPropertyTaxUsd: optionalUsd("What the seller pays today. It enters no result."),
  monthlyInsuranceUsd: usd(
    "Insurance a month, in dollars. If left out, estimated from price and state.",
  ).optional(),
  monthlyAssociationDuesUsd: optionalUsd("Association dues a month, in dollars."),
  units: numberOf(
    DEAL_FIELDS.units,
    "Number of units. If left out, the length of rentRoll, or 1.",
  ).optional(),
  ratioBasis: z
    .enum(["pitia", "noi"])
    .optional()
    .describe(
      "The lender's ratio: rent over the full payment (pitia), or net operating income over principal and interest (noi). If left out, pitia for 1-4 units and noi for more.",
    ),
  ...rentShape,
  rentRoll: z
    .array(unitRent)
    .min(2)
    .max(DEAL_FIELDS.units.limits.max)
    .optional()
    .describe("One entry per unit. The deal's own rents are then ignored."),
  bookingFeePercent: optionalNumber(
    DEAL_FIELDS.shortTermFeePercent,
    "Fees of manager and platforms, percent of bookings.",
  ),
  vacancyPercent: optionalNumber(DEAL_FIELDS.vacancyPercent, "Percent of collected rent."),
  managementPercent: optionalNumber(DEAL_FIELDS.managementPercent, "Percent of collected rent."),
  maintenancePercent: optionalNumber(DEAL_FIELDS.maintenancePercent, "Percent of collected rent."),
  capitalReservePercent: optionalNumber(DEAL_FIELDS.capitalReservePercent, "Percent of collected rent."),
  monthlyUtilitiesUsd: optionalUsd("Utilities that the owner pays a month, in dollars."),
  closingCostPercent: optionalNumber(DEAL_FIELDS.closingCostPercent, "Percent of the price."),
  pointsPercent: optionalNumber(DEAL_FIELDS.points, "Percent of the loan, paid at closing."),
  reserveMonths: optionalNumber(DEAL_FIELDS.reserveMonths, "Months of the full payment to hold in the bank."),
  prepayment: z
    .enum(PREPAYMENTS)
    .default("5-4-3-2-1")
    .describe("Prepayment penalty: percent of the balance by year, or custom."),
  customPrepaymentPercentByYear: percentByYear(
    "Percent of the balance by year from the first. Used only if prepayment is custom.",
  ).default([]),
  creditScore: optionalNumber(DEAL_FIELDS.creditScore, "Credit score. It only enters the estimated rate."),
  isFirstRental: z.boolean().default(false).describe("True if the buyer has never owned a rental."),
  targetRatio: optionalNumber(DEAL_FIELDS.targetRatio, "The ratio that the deal should reach."),
} as const;

export type DealInput = z.output<z.ZodObject<typeof dealShape>>;

/** The names here of the fields without which the form shows no answer. */
const NAMES: Partial<Record<DealField, string>> = {
  price: "priceUsd",
  annualRatePercent: "ratePercent",
  leaseRent: "monthlyLeaseRentUsd",
  marketRent: "monthlyMarketRentUsd",
  shortTermGross: "yearlyBookingsUsd",
};

/** Adds the rules of the form that concern more than one field. */
export function checkDeal(input: DealInput, context: z.RefinementCtx): void {
  const { units, rentRoll } = input;
  const report = (field: string, message: string) =>
    context.addIssue({ code: "custom", path: [field], message });
  if (rentRoll && units !== undefined && units !== rentRoll.length) {
    report("rentRoll", `It needs one entry for each of the ${units} units.`);
    return;
  }
  for (const field of missingIn(entryOf(dealOf(input)))) {
    report(rentRoll ? "rentRoll" : (NAMES[field] ?? field), "There is no answer without it.");
  }
}

export const dealInput = z.strictObject(dealShape).superRefine(checkDeal);

/** Bills that are left out are estimated as in the form. */
export function dealOf(input: DealInput): Deal {
  const { rentRoll = [], monthlyPropertyTaxUsd, monthlyInsuranceUsd, state = "" } = input;
  const { taxPercent, insurancePercent } = findState(apiFacts.states, state) ?? USUAL_ESTIMATES;
  const units = input.units ?? Math.max(rentRoll.length, 1);
  const deal: Deal = {
    purpose: input.purpose,
    price: input.priceUsd,
    downPaymentPercent: input.downPaymentPercent,
    payoff: input.payoffUsd,
    annualRatePercent: input.ratePercent,
    termYears: input.termYears,
    interestOnlyYears: input.interestOnlyYears,
    state,
    propertyTax: monthlyPropertyTaxUsd ?? 0,
    sellerTax: input.sellerMonthlyPropertyTaxUsd,
    insurance: monthlyInsuranceUsd ?? 0,
    estimatedTaxPercent: monthlyPropertyTaxUsd === undefined ? taxPercent : 0,
    estimatedInsurancePercent: monthlyInsuranceUsd === undefined ? insurancePercent : 0,
    associationDues: input.monthlyAssociationDuesUsd,
    units,
    basis: input.ratioBasis ?? usualBasis(units),
    ...(rentRoll.length > 0 ? INITIAL_RENT : rentsOf(input)),
    rentRoll: rentRoll.map(rentsOf),
    shortTermFeePercent: input.bookingFeePercent,
    vacancyPercent: input.vacancyPercent,
    managementPercent: input.managementPercent,
    maintenancePercent: input.maintenancePercent,
    capitalReservePercent: input.capitalReservePercent,
    utilities: input.monthlyUtilitiesUsd,
    closingCostPercent: input.closingCostPercent,
    points: input.pointsPercent,
    reserveMonths: input.reserveMonths,
    prepayment: input.prepayment,
    customPrepayment: input.customPrepaymentPercentByYear,
    creditScore: input.creditScore,
    isNewInvestor: input.isFirstRental,
    targetRatio: input.targetRatio,
  };
  return withPrice(deal, deal.price);
}

function rentsOf(input: z.output<typeof unitRent>): UnitRent {
  return {
    use: input.use,
    leaseRent: input.monthlyLeaseRentUsd,
    marketRent: input.monthlyMarketRentUsd,
    isVacant: input.isVacant,
    shortTermGross: input.yearlyBookingsUsd,
    hasShortTermHistory: input.hasBookingHistory,
    shortTermRule: input.bookingsRule,
  };
}
