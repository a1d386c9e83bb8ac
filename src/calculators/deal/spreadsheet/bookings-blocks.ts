import type { ListBlock, ResultRow } from "../../spreadsheet/workbook.ts";
import {
  choiceInput,
  list,
  type NumberField,
  numberInputs,
  quoted,
  result,
} from "../../spreadsheet/workbook-rows.ts";
import { bookingCostsOf, furnitureOf, nightsOf, withBookings } from "../bookings/bookings.ts";
import { DEAL_FIELDS, type Deal, hasUse } from "../deal.ts";
import { collectedRentOf } from "../rent/qualifying-rent.ts";

export const HAS_BOOKING_COSTS = `hasBookingCosts=${quoted(DEAL_FIELDS.hasBookingCosts.say(true))}`;
export const PAYS_LODGING_TAX = `paysLodgingTax=${quoted(DEAL_FIELDS.paysLodgingTax.say(true))}`;

/** True if the year of bookings follows from its months, or from a rate and an occupancy. */
export function isComputedYear(deal: Deal): boolean {
  return hasUse(deal, "short-term") && withBookings(deal).bookingsBy !== "year";
}

/** What only a short-term rental has. Nothing for any other. */
export function bookingsInputs(deal: Deal): readonly ListBlock[] {
  if (!hasUse(deal, "short-term")) return [];
  const number = numberInputs<NumberField<typeof DEAL_FIELDS>>(DEAL_FIELDS, deal);
  return [
    list("Inputs: rented by the night", [
      choiceInput("bookingsBy", DEAL_FIELDS.bookingsBy, deal.bookingsBy),
      number("nightlyRate", "usd", "Of a booked night. Bookings over it are nights."),
      number("occupancyPercent", "percent", "Of all nights. Counts only with rate and occupancy."),
      choiceInput("hasBookingCosts", DEAL_FIELDS.hasBookingCosts, deal.hasBookingCosts),
      number("averageStay", "number"),
      number("cleaningPerStay", "usd"),
      number("supplies", "usd"),
      choiceInput("paysLodgingTax", DEAL_FIELDS.paysLodgingTax, deal.paysLodgingTax),
      number("lodgingTaxPercent", "percent", "Percent of bookings."),
      number("furniture", "usd", "Once, before the first guest."),
      number("furnitureYears", "number", "A hold buys it anew after them."),
      result.number("nightsAYear", "Nights of a year", nightsFormula(deal), nightsOf(deal)),
      ...(isComputedYear(deal)
        ? [result.usd("bookingsYear", "Bookings a year", BOOKINGS_YEAR, deal.shortTermGross)]
        : []),
    ]),
  ];
}

const BOOKINGS_YEAR = `IF(bookingsBy=${quoted(DEAL_FIELDS.bookingsBy.say("months"))},ROUND(SUM(typedMonths),2),ROUND(nightlyRate*nightsAYear*occupancyPercent/100,2))`;

/** The units of a rent roll that are rented by the night, or all units. */
function nightsFormula({ rentRoll }: Deal): string {
  const rooms =
    rentRoll.length > 0 ? `COUNTIF(unitUse,${quoted(DEAL_FIELDS.use.say("short-term"))})` : "units";
  return `365*${rooms}`;
}

const CLEANING = "IF(nightlyRate=0,0,ROUND(bookedRent/nightlyRate/averageStay*cleaningPerStay,2))";
const LODGING_TAX = `IF(${PAYS_LODGING_TAX},ROUND(bookedRent*lodgingTaxPercent/100,2),0)`;

/** Among the owner's costs. */
export function bookingCostResults(deal: Deal, bookings: number): readonly ResultRow[] {
  if (!hasUse(deal, "short-term")) return [];
  const { cleaning, lodgingTax } = bookingCostsOf(deal, collectedRentOf(deal));
  const listed = (formula: string) => `IF(${HAS_BOOKING_COSTS},${formula},0)`;
  return [
    result.usd("cleaningCost", "Cleaning", listed(CLEANING), cleaning),
    result.usd("lodgingTaxCost", "Lodging tax paid out of the bookings", listed(LODGING_TAX), lodgingTax),
    result.usd(
      "bookingCosts",
      "Cleaning, supplies and lodging tax",
      listed("ROUND(cleaningCost+ROUND(supplies,2)+lodgingTaxCost,2)"),
      bookings,
    ),
    result.usd("furnitureCost", "Furniture, once", listed("ROUND(furniture,2)"), furnitureOf(deal)),
  ];
}
