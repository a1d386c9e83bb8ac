import type fc from "fast-check";
import { withBookings } from "./bookings/bookings.ts";
import { type Deal, type DealFigures, INITIAL_RENT, type UnitRent, withPrice } from "./deal.ts";

/**
 * Deals of every purpose, use, rule and basis, in whole cents. The library is passed in because pure files import none.
 */
export function arbitraryDeals({
  array,
  constantFrom,
  integer,
  boolean,
  record,
  tuple,
}: typeof fc): fc.Arbitrary<Deal> {
  const dollars = (max: number) => integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);
  const rents = (mostRent: number, mostBookings: number) =>
    ({
      use: constantFrom("long-term", "long-term", "short-term"),
      leaseRent: dollars(mostRent),
      marketRent: constantFrom(0, 1, 1).chain((share) => dollars(mostRent).map((rent) => rent * share)),
      isVacant: boolean(),
      shortTermGross: dollars(mostBookings),
      hasShortTermHistory: boolean(),
      shortTermRule: constantFrom("gross-80", "lower-80", "net-of-fees", "average-100", "market-only"),
      projectionRule: constantFrom("market-only", "projection-share"),
    }) satisfies { [Field in keyof UnitRent]: fc.Arbitrary<UnitRent[Field]> };
  const thousandths = (max: number) => integer({ min: 0, max: max * 1000 }).map((steps) => steps / 1000);
  const figures = record({
    purpose: constantFrom("purchase", "rate-term", "cash-out"),
    price: integer({ min: 5_000_000, max: 300_000_000 }).map((cents) => cents / 100),
    downPaymentPercent: thousandths(100),
    annualRatePercent: thousandths(15),
    termYears: constantFrom(15, 30, 40),
    interestOnlyYears: constantFrom(0, 0, 5, 10),
    amortizationYears: constantFrom(0, 0, 0, 30, 40),
    adjustment: constantFrom("fixed", "fixed", "fixed", "5-6", "7-6", "10-6"),
    indexPercent: thousandths(8),
    marginPercent: thousandths(6),
    firstCapPercent: thousandths(5),
    periodicCapPercent: constantFrom(0, 1, 1.5),
    lifeCapPercent: thousandths(6),
    propertyTax: dollars(2000),
    insurance: dollars(1000),
    estimatedTaxPercent: constantFrom(0, 0, 1.25),
    estimatedInsurancePercent: constantFrom(0, 0, 0.6),
    associationDues: dollars(500),
    units: integer({ min: 1, max: 8 }),
    basis: constantFrom("pitia", "noi"),
    ...rents(12_000, 150_000),
    bookingsBy: constantFrom("year", "year", "months", "nightly"),
    monthlyBookings: constantFrom(0, 12).chain((length) =>
      array(dollars(9000), { minLength: length, maxLength: length }),
    ),
    nightlyRate: dollars(400),
    occupancyPercent: integer({ min: 0, max: 100 }),
    projectionSharePercent: integer({ min: 0, max: 100 }),
    hasBookingCosts: boolean(),
    averageStay: constantFrom(1, 2.5, 3, 7),
    cleaningPerStay: dollars(200),
    supplies: dollars(300),
    paysLodgingTax: boolean(),
    lodgingTaxPercent: integer({ min: 0, max: 17 }),
    furniture: dollars(40_000),
    furnitureYears: integer({ min: 1, max: 30 }),
    shortTermFeePercent: integer({ min: 0, max: 40 }),
    vacancyPercent: thousandths(20),
    managementPercent: thousandths(20),
    maintenancePercent: thousandths(20),
    capitalReservePercent: thousandths(20),
    utilities: dollars(500),
    targetRatio: constantFrom(0.75, 1, 1.15, 1.25, 1.5),
    payoff: dollars(900_000),
    closingCostPercent: constantFrom(0, 2, 3.5),
    hasClosingLines: boolean(),
    lenderFees: constantFrom(0, 1600, 2499.99),
    titleFeePercent: constantFrom(0, 0.7, 1.255),
    deedTaxPercent: constantFrom(0, 0.35, 2),
    mortgageTaxPercent: constantFrom(0, 0.55, 0.987),
    otherClosingCosts: dollars(5000),
    closingDay: constantFrom("", "", "2027-02-28", "2028-02-10", "2026-12-01"),
    interestDays: integer({ min: 0, max: 31 }),
    escrowTaxMonths: constantFrom(0, 3, 7.5),
    escrowInsuranceMonths: constantFrom(0, 2, 14),
    points: constantFrom(0, 1, 2.125),
    reserveMonths: constantFrom(0, 2.5, 6, 24),
    prepayment: constantFrom("none", "3-2-1", "5-4-3-2-1", "custom"),
    customPrepayment: array(constantFrom(0, 0.5, 1, 3, 5), { maxLength: 10 }),
    keepMonths: integer({ min: 1, max: 480 }),
    hasPointsLadder: boolean(),
    pointValuePercent: constantFrom(0, 0.25, 0.25, 0.333),
    creditScore: integer({ min: 300, max: 850 }),
    isNewInvestor: boolean(),
    hasBorrowerChecks: boolean(),
    residency: constantFrom("resident", "itin", "foreign-national"),
    isCompany: boolean(),
    isRural: boolean(),
    state: constantFrom("", "TX", "ND"),
    county: constantFrom("", "travis-county", "st-louis-city"),
    sellerTax: dollars(900),
  } satisfies { [Field in keyof DealFigures]: fc.Arbitrary<DealFigures[Field]> });
  // One deal in four has a rent roll, and its own rents are then ignored.
  const units = array(record(rents(6000, 70_000)), { minLength: 8, maxLength: 8 });
  return tuple(figures, units, integer({ min: 1, max: 4 })).map(([deal, roll, chance]): Deal => {
    const hasRoll = chance === 1 && deal.units > 1;
    const rentRoll = hasRoll ? roll.slice(0, deal.units) : [];
    return withBookings(withPrice({ ...deal, rentRoll, ...(hasRoll && INITIAL_RENT) }, deal.price));
  });
}
