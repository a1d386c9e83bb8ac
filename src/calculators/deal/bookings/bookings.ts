import { roundToCents } from "../../../dscr/cents.ts";
import { type Deal, hasUse } from "../deal.ts";
import type { CollectedRent } from "../rent/qualifying-rent.ts";

const DAYS_A_YEAR = 365;

/** Dollars a month that only nightly guests cost, each in whole cents. */
export interface BookingCosts {
  readonly cleaning: number;
  readonly supplies: number;
  readonly lodgingTax: number;
}

/** Nights of a year, over all units that are rented by the night. */
export function nightsOf({ rentRoll, units }: Pick<Deal, "rentRoll" | "units">): number {
  const rooms = rentRoll.length > 0 ? rentRoll.filter(({ use }) => use === "short-term").length : units;
  return DAYS_A_YEAR * rooms;
}

/** The same deal with the year of bookings that its months, or rate and occupancy, come to. */
export function withBookings(deal: Deal): Deal {
  if (deal.rentRoll.length > 0) return deal.bookingsBy === "year" ? deal : { ...deal, bookingsBy: "year" };
  return deal.bookingsBy === "year" ? deal : { ...deal, shortTermGross: yearOf(deal) };
}

/** Dollars, whole cents. */
function yearOf(
  deal: Pick<
    Deal,
    | "bookingsBy"
    | "shortTermGross"
    | "monthlyBookings"
    | "nightlyRate"
    | "occupancyPercent"
    | "rentRoll"
    | "units"
  >,
): number {
  switch (deal.bookingsBy) {
    case "months":
      return roundToCents(deal.monthlyBookings.reduce((sum, month) => sum + month, 0));
    case "nightly":
      return roundToCents((deal.nightlyRate * nightsOf(deal) * deal.occupancyPercent) / 100);
    default:
      return deal.shortTermGross;
  }
}

/** Nothing unless they are listed. A month has as many nights booked as its bookings are nightly rates. */
export function bookingCostsOf(deal: Deal, { booked }: Pick<CollectedRent, "booked">): BookingCosts {
  if (!hasListedCosts(deal)) return { cleaning: 0, supplies: 0, lodgingTax: 0 };
  const { nightlyRate, averageStay, cleaningPerStay, paysLodgingTax, lodgingTaxPercent } = deal;
  return {
    cleaning: nightlyRate === 0 ? 0 : roundToCents((booked / nightlyRate / averageStay) * cleaningPerStay),
    supplies: roundToCents(deal.supplies),
    lodgingTax: paysLodgingTax ? roundToCents((booked * lodgingTaxPercent) / 100) : 0,
  };
}

export function hasListedCosts(deal: Deal): boolean {
  return deal.hasBookingCosts && hasUse(deal, "short-term");
}

/** Dollars, once. */
export function furnitureOf(deal: Deal): number {
  return hasListedCosts(deal) ? roundToCents(deal.furniture) : 0;
}

/** Whether a hold buys the furniture anew in a year, counted from 1. */
export function isRefurnished({ furnitureYears }: Pick<Deal, "furnitureYears">, year: number): boolean {
  return year > 1 && (year - 1) % furnitureYears === 0;
}
