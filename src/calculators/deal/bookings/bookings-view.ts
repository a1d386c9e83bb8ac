import { roundHalfAway, roundToCents, toCents } from "../../../dscr/cents.ts";
import { type Deal, hasUse, unitsOf } from "../deal.ts";
import { escrowOf, firstPaymentOf } from "../ratios/deal-payment.ts";
import { isRatioMet, lenderRatioOf } from "../ratios/lender-view.ts";
import { type CollectedRent, chooseRule, collectedRentOf } from "../rent/qualifying-rent.ts";
import { findFirst } from "../target/target-search.ts";
import { type BookingCosts, bookingCostsOf, hasListedCosts, nightsOf } from "./bookings.ts";
import { MONTHS_A_YEAR } from "./read-months.ts";

export interface BookedMonth {
  readonly bookings: number;
  /** After all costs, bills and the payment. */
  readonly cash: number;
}

/** The account from the worst first month on, over at most a year. */
export interface LowestPoint {
  /** From 0, January. */
  readonly firstMonth: number;
  /** At the end of which least is left. */
  readonly lowestMonth: number;
  /** What must lie ready before the first month. */
  readonly needed: number;
}

/** What a year of bookings brings and takes, in dollars. */
export interface BookingsView {
  readonly year: number;
  /** Of all nights. Null without a nightly rate. */
  readonly occupancyPercent: number | null;
  /** A month. */
  readonly costs: BookingCosts;
  /** Of a booked dollar, after what grows with the bookings. */
  readonly keptShare: number;
  /** A month: everything else, less what leases keep. Not rounded. */
  readonly steadyBills: number;
  /** Bookings a year at which nothing is left and nothing is missing. Null if a booked dollar keeps nothing. */
  readonly breakEvenYear: number | null;
  /** The same in percent of all nights; above 100 if all of them are too few. Null also without a nightly rate. */
  readonly breakEvenPercent: number | null;
  /** At which the lender's ratio reaches the target. Null if bookings do not count, or all nights are too few. */
  readonly targetPercent: number | null;
  /** January to December. */
  readonly months: readonly BookedMonth[];
  /** The month with the least cash, from 0. */
  readonly weakestMonth: number;
  /** Null if no month falls below zero. */
  readonly lowest: LowestPoint | null;
}

/** Null if nothing is rented by the night. */
export function bookingsViewOf(deal: Deal): BookingsView | null {
  if (!hasUse(deal, "short-term")) return null;
  const collected = collectedRentOf(deal);
  const year = bookedYearOf(deal);
  const keptShare = keptShareOf(deal);
  const steadyBills = steadyBillsOf(deal, collected);
  const fullYear = deal.nightlyRate * nightsOf(deal);
  const percentOf = (bookings: number) => (fullYear === 0 ? null : (bookings / fullYear) * 100);
  const breakEven = keptShare > 0 ? Math.max((steadyBills * MONTHS_A_YEAR) / keptShare, 0) : null;
  const months = monthsOf(deal, year).map((bookings) => ({
    bookings,
    cash: roundHalfAway(Number((toCents(bookings) * keptShare - steadyBills * 100).toFixed(6))) / 100,
  }));
  const cash = months.map((month) => month.cash);
  return {
    year,
    occupancyPercent: percentOf(year),
    costs: bookingCostsOf(deal, collected),
    keptShare,
    steadyBills,
    breakEvenYear: breakEven === null ? null : roundToCents(breakEven),
    breakEvenPercent: breakEven === null ? null : percentOf(breakEven),
    targetPercent: targetPercentOf(deal, fullYear),
    months,
    weakestMonth: cash.indexOf(Math.min(...cash)),
    lowest: lowestOf(cash),
  };
}

function bookedYearOf(deal: Deal): number {
  const booked = unitsOf(deal).filter(({ use }) => use === "short-term");
  return roundToCents(booked.reduce((sum, { shortTermGross }) => sum + shortTermGross, 0));
}

/** In proportion to the typed months; without any, every month alike. Each to the cent. */
function monthsOf({ monthlyBookings }: Deal, year: number): readonly number[] {
  const season = monthlyBookings.reduce((sum, month) => sum + month, 0);
  return Array.from({ length: MONTHS_A_YEAR }, (_, month) =>
    roundToCents(season === 0 ? year / MONTHS_A_YEAR : (year * (monthlyBookings[month] ?? 0)) / season),
  );
}

function keptShareOf(deal: Deal): number {
  const { shortTermFeePercent, maintenancePercent, capitalReservePercent, nightlyRate } = deal;
  const isListed = hasListedCosts(deal);
  const tax = isListed && deal.paysLodgingTax ? deal.lodgingTaxPercent : 0;
  const cleaning = isListed && nightlyRate > 0 ? deal.cleaningPerStay / deal.averageStay / nightlyRate : 0;
  return 1 - (shortTermFeePercent + maintenancePercent + capitalReservePercent + tax) / 100 - cleaning;
}

function steadyBillsOf(deal: Deal, { leased }: CollectedRent): number {
  const { vacancyPercent, managementPercent, maintenancePercent, capitalReservePercent } = deal;
  const spent = vacancyPercent + managementPercent + maintenancePercent + capitalReservePercent;
  const supplies = hasListedCosts(deal) ? deal.supplies : 0;
  return escrowOf(deal) + deal.utilities + supplies + firstPaymentOf(deal) - leased * (1 - spent / 100);
}

/** Bookings move in whole dollars a month, like rents elsewhere. In a rent roll each unit has a rule of its own. */
function targetPercentOf(deal: Deal, fullYear: number): number | null {
  if (deal.rentRoll.length > 0 || chooseRule(deal) === "market-only") return null;
  const isMet = (dollars: number) =>
    isRatioMet(lenderRatioOf({ ...deal, shortTermGross: dollars * MONTHS_A_YEAR }), deal.targetRatio);
  const month = findFirst(0, Math.floor(fullYear / MONTHS_A_YEAR), isMet);
  return month === null || fullYear === 0 ? null : ((month * MONTHS_A_YEAR) / fullYear) * 100;
}

function lowestOf(cash: readonly number[]): LowestPoint | null {
  let lowest: LowestPoint | null = null;
  for (const firstMonth of cash.keys()) {
    let balance = 0;
    for (let after = 0; after < cash.length; after += 1) {
      const lowestMonth = (firstMonth + after) % cash.length;
      balance = roundToCents(balance + (cash[lowestMonth] ?? 0));
      if (balance < -(lowest?.needed ?? 0)) lowest = { firstMonth, lowestMonth, needed: -balance };
    }
  }
  return lowest;
}
