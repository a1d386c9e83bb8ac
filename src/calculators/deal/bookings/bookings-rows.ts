import { formatUsdExact } from "../../../dscr/money.ts";
import { type LabeledFigure, labelFigure } from "../../fields/field-rows.ts";
import { type Deal, hasUse } from "../deal.ts";
import { furnitureOf, hasListedCosts } from "./bookings.ts";
import { BOOKINGS_FIELDS } from "./bookings-fields.ts";
import { sayMonth, sayOccupancy } from "./bookings-text.ts";
import { bookingsViewOf } from "./bookings-view.ts";

const usd = (label: string, figure: number): LabeledFigure => ({
  label,
  text: formatUsdExact(figure),
  figure,
});
const words = (label: string, text: string): LabeledFigure => ({ label, text, figure: text });

/** How the year of bookings is known. */
export function bookingsRowsOf(deal: Deal): readonly LabeledFigure[] {
  const { bookingsBy, monthlyBookings, nightlyRate, occupancyPercent } = BOOKINGS_FIELDS;
  if (!hasUse(deal, "short-term")) return [];
  const isNightly = deal.bookingsBy === "nightly";
  return [
    ...(deal.bookingsBy === "year" ? [] : [labelFigure(bookingsBy, deal.bookingsBy)]),
    ...(deal.monthlyBookings.length > 0 ? [labelFigure(monthlyBookings, deal.monthlyBookings)] : []),
    ...(deal.nightlyRate > 0 ? [labelFigure(nightlyRate, deal.nightlyRate)] : []),
    ...(isNightly ? [labelFigure(occupancyPercent, deal.occupancyPercent)] : []),
  ];
}

/** What guests cost, if it is listed. */
export function guestRowsOf(deal: Deal): readonly LabeledFigure[] {
  const view = hasListedCosts(deal) && bookingsViewOf(deal);
  if (!view) return [];
  const { averageStay, furniture, furnitureYears } = BOOKINGS_FIELDS;
  return [
    labelFigure(averageStay, deal.averageStay),
    usd("Cleaning a month", view.costs.cleaning),
    usd("Supplies a month", view.costs.supplies),
    ...(deal.paysLodgingTax ? [usd("Lodging tax a month", view.costs.lodgingTax)] : []),
    ...(furnitureOf(deal) > 0
      ? [labelFigure(furniture, deal.furniture), labelFigure(furnitureYears, deal.furnitureYears)]
      : []),
  ];
}

/** What a year of bookings comes to. */
export function bookingsResultRowsOf(deal: Deal): readonly LabeledFigure[] {
  const view = bookingsViewOf(deal);
  if (!view) return [];
  const { breakEvenYear, breakEvenPercent, targetPercent, weakestMonth, months, lowest } = view;
  const share = (label: string, percent: number | null): readonly LabeledFigure[] =>
    percent === null ? [] : [{ label, text: sayOccupancy(percent), figure: percent }];
  return [
    ...(breakEvenYear === null ? [] : [usd("Break-even bookings a year", breakEvenYear)]),
    ...share("Break-even occupancy", breakEvenPercent),
    ...share("Occupancy for the target ratio", targetPercent),
    usd(`Weakest month: ${sayMonth(weakestMonth)}`, months[weakestMonth]?.cash ?? 0),
    ...(lowest
      ? [
          usd(
            `Ready before ${sayMonth(lowest.firstMonth)} - lowest after ${sayMonth(lowest.lowestMonth)}`,
            lowest.needed,
          ),
        ]
      : [words("Lowest month", "None below zero")]),
  ];
}

/** January to December, for people a line each, for spreadsheets a row for each figure. */
export function monthRowsOf(deal: Deal, months: "lines" | "cells" = "lines"): readonly LabeledFigure[] {
  const view = bookingsViewOf(deal);
  return (view?.months ?? []).flatMap(({ bookings, cash }, index) => {
    const name = sayMonth(index);
    if (months === "cells") return [usd(`${name}: bookings`, bookings), usd(`${name}: cash`, cash)];
    return [words(name, `${formatUsdExact(bookings)} booked, ${formatUsdExact(cash)} left`)];
  });
}
