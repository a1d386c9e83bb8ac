import { choice, claim, money, number, percent } from "../../fields/field-kinds.ts";
import type { FieldRow } from "../../fields/field-rows.ts";
import { MONTHS_A_YEAR, readMonths } from "./read-months.ts";

/** Separates the months of a link: digits, points and dashes alone. */
const MARK = "-";
const cents = money("", "");

/** Dollars of January to December, or nothing. In links "3100-2800.5-...", typed or pasted in any shape. */
const twelveMonths: FieldRow<readonly number[]> = {
  name: "Bookings by month",
  key: "months",
  initial: [],
  control: { kind: "lines", rows: 3 },
  write: (months) => months.map(cents.write).join(MARK),
  read: (text) => {
    const months = text === "" ? [] : text.split(MARK).map(cents.read);
    const readable = months.filter((figure) => figure !== undefined);
    const isWhole = months.length === 0 || months.length === MONTHS_A_YEAR;
    return isWhole && readable.length === months.length ? readable : undefined;
  },
  show: (months) => months.join(", "),
  parse: (text) => readMonths(text).months ?? [],
  say: (months) => months.join(", "),
};

/** How a year of bookings is known, and what only a short-term rental costs. None of it counts for a lease. */
export const BOOKINGS_FIELDS = {
  bookingsBy: choice("Bookings known by", "bookby", "year", [
    ["year", "Their sum"],
    ["months", "Twelve months"],
    ["nightly", "Nightly rate and occupancy"],
  ]),
  /** Their sum counts if the bookings are known by month; otherwise only their proportions do: the season. */
  monthlyBookings: twelveMonths,
  /** Of a booked night, on average. Bookings over it are nights. */
  nightlyRate: money("Nightly rate", "nightly"),
  /** Of all nights of a year. A sample to type over. */
  occupancyPercent: percent("Nights booked", "occ", 55, 1),
  /** Percent of a projection that the lender counts. A sample. */
  projectionSharePercent: percent("Share of the projection", "projshare", 80, 5),
  /** If true, the next seven count. */
  hasBookingCosts: claim("Cleaning, supplies, furniture", "bookcosts", false, {
    yes: "Listed",
    no: "In the fees and costs above",
  }),
  averageStay: number("Nights of a stay", "stay", 3, { min: 1, max: 365 }, 0.5),
  cleaningPerStay: money("Cleaning a stay", "clean"),
  supplies: money("Supplies a month", "supplies"),
  paysLodgingTax: claim("Lodging tax", "lodging", false, {
    yes: "Paid out of the bookings",
    no: "Collected on top by the platform",
  }),
  lodgingTaxPercent: percent("Lodging tax, of bookings", "lodgingpct", 10, 0.5),
  furniture: money("Furniture", "furnish"),
  /**
   * After which a hold buys it anew. The years over which furniture of a rental is written off: IRS Publication 527,
   * table 2-1.
   */
  furnitureYears: number("Years that furniture lasts", "furnyears", 5, { min: 1, max: 30, isWhole: true }, 1),
} as const;
