import { withBookings } from "../bookings/bookings.ts";
import { sayMonth } from "../bookings/bookings-text.ts";
import { type BookingsView, bookingsViewOf } from "../bookings/bookings-view.ts";
import type { Deal } from "../deal.ts";
import { type FormulaVector, percent, usd, vectors } from "./vector-builders.ts";
import { given } from "./vector-inputs.ts";

const seen =
  (answer: (view: BookingsView) => string) =>
  (deal: Deal): string => {
    const view = bookingsViewOf(withBookings(deal));
    return view ? answer(view) : "";
  };
const cost = (id: keyof BookingsView["costs"]) => seen(({ costs }) => usd(costs[id]));

/** A summer house: half of its bookings fall into three months. */
const SEASON = [1200, 1400, 2100, 2300, 3100, 5200, 6900, 6400, 3300, 2500, 1600, 2000];

const house = [given.price(350_000), given.downPercent(25), given.rate(7), given.term(30)];
const bills = [given.tax(292), given.insurance(167), given.utilities(200)];
const night = [given.nightlyRate(185), given.stay(3), given.cleaning(125)];
const listed = [given.months(SEASON), ...night, given.supplies(90), given.lodgingTax(6)];
const season = [...house, ...bills, ...listed, given.fee(3), given.maintenance(5)];

export const bookingsVectors: readonly FormulaVector[] = [
  ...vectors("bookings", [
    [
      [given.nightlyRate(200), given.occupancy(60), given.shortTermRule("gross-80", "80% of gross")],
      "Bookings a year",
      "$43,800",
      seen(({ year }) => usd(year)),
    ],
    [[given.months(SEASON)], "Bookings a year", "$38,000", seen(({ year }) => usd(year))],
    [listed, "Cleaning a month", "$713.21", cost("cleaning")],
    [listed, "Lodging tax a month", "$190", cost("lodgingTax")],
  ]),
  ...vectors("break-even-occupancy", [
    [
      season,
      "Break-even occupancy",
      "69.8619%",
      seen(({ breakEvenPercent }) => percent(breakEvenPercent ?? 0)),
    ],
    [
      season,
      "Break-even bookings a year",
      "$47,174.28",
      seen(({ breakEvenYear }) => usd(breakEvenYear ?? 0)),
    ],
    [
      [
        given.bookings(50_000),
        given.nightlyRate(245),
        given.stay(3.2),
        // $140 of cleaning, and $8 of supplies a night.
        given.cleaning(165.6),
        given.fee(3),
        given.utilities(3208),
      ],
      "Break-even occupancy, which strhost.tools puts at 57.5% of nights in months of 30 days",
      "56.7340%",
      seen(({ breakEvenPercent }) => percent(breakEvenPercent ?? 0)),
    ],
    [
      [...season, given.target(1), given.shortTermRule("gross-80", "80% of gross")],
      "Occupancy for the target ratio",
      "48.9952%",
      seen(({ targetPercent }) => percent(targetPercent ?? 0)),
    ],
  ]),
  ...vectors("lowest-month", [
    [season, "Cash of January", "-$1,733.69", seen(({ months }) => usd(months[0]?.cash ?? 0))],
    [season, "Weakest month", "January", seen(({ weakestMonth }) => sayMonth(weakestMonth))],
    [season, "Lowest month", "May", seen(({ lowest }) => sayMonth(lowest?.lowestMonth ?? 0))],
    [season, "Must lie ready", "$10,080.67", seen(({ lowest }) => usd(lowest?.needed ?? 0))],
  ]),
];
