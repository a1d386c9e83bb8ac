import { z } from "zod";
import { estimatesIn, findState } from "../../../calculators/deal/bill-estimates.ts";
import { withBookings } from "../../../calculators/deal/bookings/bookings.ts";
import { MONTHS_A_YEAR } from "../../../calculators/deal/bookings/read-months.ts";
import { stateTaxPercents } from "../../../calculators/deal/closing/state-taxes.ts";
import {
  DEAL_FIELDS,
  type Deal,
  INITIAL_RENT,
  usualBasis,
  withPrice,
} from "../../../calculators/deal/deal.ts";
import { RENT_FIELDS } from "../../../calculators/deal/rent/rent-fields.ts";
import { entryOf, missingIn } from "../../../calculators/deal-form/deal-entry.ts";
import type { DealField } from "../../../calculators/deal-form/deal-fields.ts";
import { MONEY_LIMIT } from "../../../dscr/money.ts";
import { countyIn, countyInput, explainCounty, placesOf, stateInput } from "../county-input.server.ts";
import { numberOf, positiveUsd, usd } from "../fields.server.ts";
import { tableInput } from "../table-input.server.ts";

const TAXES =
  "Property taxes a month as the buyer will pay them. If left out, estimated from price, state and county.";
const INSURANCE = "Insurance a month, in dollars. If left out, estimated from price, state and county.";
const TRANSFER_TAX = "The buyer's part, percent of the price. If left out, half of what the state takes.";
const MORTGAGE_TAX = "Percent of the loan. If left out, what the state takes.";
const UNITS = "Number of units. If left out, the length of rentRoll, or 1.";
const BASIS =
  "The lender's ratio: rent over the full payment (pitia), or net operating income over principal and interest (noi). If left out, pitia for 1-4 units and noi for more.";
const BOOKINGS_RULE =
  "How the lender counts bookings: 80% of the year, 80% of the lower of bookings and market rent, receipts net of fees, their average in full, or market rent only.";
const MONTHS =
  "Bookings of January to December in dollars, twelve amounts or none. Their sum counts if bookingsKnownBy is months; otherwise their proportions are the season.";

const monthlyUsd = z
  .array(z.number().min(0).max(MONEY_LIMIT))
  .max(MONTHS_A_YEAR)
  .refine(({ length }) => length === 0 || length === MONTHS_A_YEAR, "It takes twelve months, or none.");

const property = tableInput(DEAL_FIELDS, {
  purpose: ["purpose", "Purchase, or a refinance for rate and term or for cash."],
  price: ["priceUsd", positiveUsd("Price in dollars. In a refinance, the property's value.")],
  downPaymentPercent: [
    "downPaymentPercent",
    "Percent of the price. In a refinance, the share of the value that the new loan does not cover.",
  ],
  payoff: ["payoffUsd", "Balance that a refinance pays off, in dollars."],
  annualRatePercent: [
    "ratePercent",
    numberOf(DEAL_FIELDS.annualRatePercent, "Interest rate, percent a year."),
  ],
  termYears: ["termYears", "Term of the loan in years."],
  interestOnlyYears: ["interestOnlyYears", "Years at the start in which only interest is paid. 0 for none."],
  amortizationYears: [
    "amortizationYears",
    "Years over which the payments would repay the loan. The rest falls due after termYears. 0 for termYears.",
  ],
  adjustment: ["rateAdjustment", "Fixed, or years of the first rate and then a change every 6 months."],
  indexPercent: ["assumedIndexPercent", "What the index is assumed to be on each day of a change."],
  marginPercent: ["marginPercent", "Added to the index."],
  firstCapPercent: ["firstCapPercent", "Most percentage points of the first change."],
  periodicCapPercent: ["periodicCapPercent", "Most percentage points of a later change."],
  lifeCapPercent: ["lifeCapPercent", "Most percentage points above the first rate."],
  state: ["state", stateInput],
  county: ["county", countyInput],
  propertyTax: ["monthlyPropertyTaxUsd", usd(TAXES).optional()],
  sellerTax: ["sellerMonthlyPropertyTaxUsd", "What the seller pays today. It enters no result."],
  insurance: ["monthlyInsuranceUsd", usd(INSURANCE).optional()],
  associationDues: ["monthlyAssociationDuesUsd", "Association dues a month, in dollars."],
  units: ["units", numberOf(DEAL_FIELDS.units, UNITS).optional()],
  basis: ["ratioBasis", z.enum(["pitia", "noi"]).optional().describe(BASIS)],
});

const rents = tableInput(RENT_FIELDS, {
  use: ["use", "Leased for months or years, or booked by the night."],
  leaseRent: ["monthlyLeaseRentUsd", "Rent on the lease a month, in dollars."],
  marketRent: ["monthlyMarketRentUsd", "Market rent a month as an appraiser would state it; 0 if unknown."],
  isVacant: ["isVacant", "True if nobody rents it today."],
  shortTermGross: [
    "yearlyBookingsUsd",
    "One year of bookings before fees, in dollars. Only for short-term rentals.",
  ],
  hasShortTermHistory: ["hasBookingHistory", "False if the year of bookings is a projection."],
  shortTermRule: ["bookingsRule", BOOKINGS_RULE],
  projectionRule: ["projectionRule", "In place of bookingsRule if hasBookingHistory is false."],
});

const bookings = tableInput(DEAL_FIELDS, {
  bookingsBy: [
    "bookingsKnownBy",
    "By their sum (yearlyBookingsUsd), by month, or by nightly rate and occupancy. A rentRoll has sums.",
  ],
  monthlyBookings: ["monthlyBookingsUsd", monthlyUsd.describe(MONTHS).default([])],
  nightlyRate: ["nightlyRateUsd", "Dollars of a booked night. Bookings over it are nights."],
  occupancyPercent: ["occupancyPercent", "Of all nights. Counts only if bookingsKnownBy is nightly."],
  projectionSharePercent: ["projectionSharePercent", "Percent of a projection, for projectionRule."],
  hasBookingCosts: ["listsBookingCosts", "True: the next seven count."],
  averageStay: ["averageStayNights", "Nights of a stay."],
  cleaningPerStay: ["cleaningPerStayUsd", "Dollars a stay. Counts only with a nightly rate."],
  supplies: ["monthlySuppliesUsd", "Dollars a month."],
  paysLodgingTax: ["paysLodgingTax", "True if lodging tax is paid out of the bookings."],
  lodgingTaxPercent: ["lodgingTaxPercent", "Percent of bookings."],
  furniture: ["furnitureUsd", "Dollars, once."],
  furnitureYears: ["furnitureYears", "Years after which a hold buys it anew."],
});

const costs = tableInput(DEAL_FIELDS, {
  shortTermFeePercent: ["bookingFeePercent", "Fees of manager and platforms, percent of bookings."],
  vacancyPercent: ["vacancyPercent", "Percent of collected rent."],
  managementPercent: ["managementPercent", "Percent of collected rent."],
  maintenancePercent: ["maintenancePercent", "Percent of collected rent."],
  capitalReservePercent: ["capitalReservePercent", "Percent of collected rent."],
  utilities: ["monthlyUtilitiesUsd", "Utilities that the owner pays a month, in dollars."],
  closingCostPercent: ["closingCostPercent", "Percent of the price."],
  hasClosingLines: ["listsClosingCosts", "True: the next nine count in place of closingCostPercent."],
  lenderFees: ["lenderFeesUsd", "Fees of the lender beside points, in dollars."],
  titleFeePercent: ["titleFeePercent", "Title and settlement, percent of the price."],
  deedTaxPercent: ["transferTaxPercent", numberOf(DEAL_FIELDS.deedTaxPercent, TRANSFER_TAX).optional()],
  mortgageTaxPercent: [
    "mortgageTaxPercent",
    numberOf(DEAL_FIELDS.mortgageTaxPercent, MORTGAGE_TAX).optional(),
  ],
  otherClosingCosts: ["otherClosingCostsUsd", "In dollars."],
  closingDay: ["closingDay", "As 2027-01-15. If it is sent, prepaidInterestDays follows from it."],
  interestDays: ["prepaidInterestDays", "From closing day to the end of the month, both counted."],
  escrowTaxMonths: ["taxDepositMonths", "Months of property tax paid into escrow."],
  escrowInsuranceMonths: ["insuranceDepositMonths", "Months of insurance paid into escrow."],
  points: ["pointsPercent", "Percent of the loan, paid at closing."],
  reserveMonths: ["reserveMonths", "Months of the full payment to hold in the bank."],
  prepayment: ["prepayment", "Prepayment penalty: percent of the balance by year, or custom."],
  customPrepayment: [
    "customPrepaymentPercentByYear",
    "Percent of the balance by year from the first. Used only if prepayment is custom.",
  ],
  keepMonths: ["keepMonths", "For ladder."],
  hasPointsLadder: ["comparesPoints", "True: fills ladder."],
  pointValuePercent: ["pointValuePercent", "Rate that a point buys."],
  creditScore: ["creditScore", "Credit score. It enters the estimated rate and the checks of who borrows."],
  isNewInvestor: ["isFirstRental", "True if the buyer has never owned a rental."],
  residency: ["borrower", "With a Social Security number, with an ITIN only, or a foreign national."],
  isCompany: ["isCompany", "True if a company such as an LLC takes title."],
  isRural: ["isRural", "True if the house is in the country, as an appraiser would see it."],
  targetRatio: ["targetRatio", "The ratio that the deal should reach."],
});

export const dealShape = {
  ...property.shape,
  ...rents.shape,
  rentRoll: z
    .array(z.strictObject(rents.shape).describe("The rents of one unit."))
    .min(2)
    .max(DEAL_FIELDS.units.limits.max)
    .optional()
    .describe("One entry per unit. The deal's own rents are then ignored."),
  ...bookings.shape,
  ...costs.shape,
} as const;

export type DealInput = z.output<z.ZodObject<typeof dealShape>>;

/** The names here of the fields without which the form shows no answer. */
const NAMES: Partial<Record<DealField, string>> = {
  price: "priceUsd",
  annualRatePercent: "ratePercent",
  leaseRent: "monthlyLeaseRentUsd",
  marketRent: "monthlyMarketRentUsd",
  shortTermGross: "yearlyBookingsUsd",
  monthlyBookings: "monthlyBookingsUsd",
  nightlyRate: "nightlyRateUsd",
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
  const place = explainCounty(input);
  if (place) {
    report("county", place);
    return;
  }
  for (const field of missingIn(entryOf(dealOf(input)))) {
    report(rentRoll ? "rentRoll" : (NAMES[field] ?? field), "There is no answer without it.");
  }
}

export const dealInput = z.strictObject(dealShape).superRefine(checkDeal);

/** Bills that are left out are estimated as in the form. */
export function dealOf(input: DealInput): Deal {
  const { rentRoll = [] } = input;
  const { state = "", propertyTax, insurance, ...sent } = property.valuesOf(input);
  const units = sent.units ?? Math.max(rentRoll.length, 1);
  const { taxPercent, insurancePercent } = estimatesIn(placesOf(input), { state, units });
  const ownCosts = costs.valuesOf(input);
  const rule = ownCosts.hasClosingLines ? findState(placesOf(input), state)?.closing : undefined;
  const taxes = stateTaxPercents(rule, sent);
  const deal: Deal = {
    ...sent,
    state,
    county: countyIn(input),
    propertyTax: propertyTax ?? 0,
    insurance: insurance ?? 0,
    estimatedTaxPercent: propertyTax === undefined ? taxPercent : 0,
    estimatedInsurancePercent: insurance === undefined ? insurancePercent : 0,
    units,
    basis: sent.basis ?? usualBasis(units),
    ...(rentRoll.length > 0 ? INITIAL_RENT : rents.valuesOf(input)),
    rentRoll: rentRoll.map(rents.valuesOf),
    ...bookings.valuesOf(input),
    ...ownCosts,
    deedTaxPercent: ownCosts.deedTaxPercent ?? taxes.deedTaxPercent,
    mortgageTaxPercent: ownCosts.mortgageTaxPercent ?? taxes.mortgageTaxPercent,
    hasBorrowerChecks: ownCosts.residency !== "resident" || ownCosts.isCompany || ownCosts.isRural,
  };
  return withBookings(withPrice(deal, deal.price));
}
