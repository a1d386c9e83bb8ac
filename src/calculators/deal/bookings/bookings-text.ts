import { formatUsd } from "../../../dscr/money.ts";
import type { BookingsView } from "./bookings-view.ts";
import { MONTH_NAMES } from "./read-months.ts";

export function sayMonth(month: number): string {
  return MONTH_NAMES[month] ?? "";
}

/** Safe for a threshold that must be reached: 56.71% is 57% of the nights. */
export function sayOccupancy(percent: number): string {
  return percent > 100 ? "more than all nights" : `${Math.ceil(Number(percent.toFixed(9)))}% of all nights`;
}

/** "You break even at 57% of all nights and have 61%. Cash runs lowest after March: keep $2,410 ready before January." */
export function describeBookings(view: BookingsView): string {
  return `${sayBreakEven(view)} ${sayLowest(view)}`;
}

function sayBreakEven({ breakEvenYear, breakEvenPercent, occupancyPercent, year }: BookingsView): string {
  if (breakEvenYear === null) return "No number of nights breaks even: nothing of a booked dollar is kept.";
  if (breakEvenPercent === null || occupancyPercent === null)
    return `You break even at ${formatUsd(breakEvenYear)} of bookings a year and have ${formatUsd(year)}.`;
  return `You break even at ${sayOccupancy(breakEvenPercent)} and have ${Math.floor(Number(occupancyPercent.toFixed(9)))}%.`;
}

function sayLowest({ lowest, months, weakestMonth }: BookingsView): string {
  if (!lowest) {
    const { cash } = months[weakestMonth] ?? { cash: 0 };
    return `No month costs you money; the weakest is ${sayMonth(weakestMonth)} with ${formatUsd(cash)}.`;
  }
  return `Cash runs lowest at the end of ${sayMonth(lowest.lowestMonth)}: have ${formatUsd(lowest.needed)} ready before ${sayMonth(lowest.firstMonth)}.`;
}
