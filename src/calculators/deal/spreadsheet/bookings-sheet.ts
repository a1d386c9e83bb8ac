import type { ListBlock, Sheet, TableBlock, TableRow } from "../../spreadsheet/workbook.ts";
import { list, quoted, result } from "../../spreadsheet/workbook-rows.ts";
import { type BookingsView, bookingsViewOf } from "../bookings/bookings-view.ts";
import { MONTH_NAMES, MONTHS_A_YEAR } from "../bookings/read-months.ts";
import { type Deal, RENT_TABLE } from "../deal.ts";
import { HAS_BOOKING_COSTS, PAYS_LODGING_TAX } from "./bookings-blocks.ts";

const NO_NIGHTLY_RATE = "no nightly rate";
const KEEPS_NOTHING = "a booked dollar keeps nothing";

/** The year of bookings month by month. Nothing unless something is rented by the night. */
export function bookingsSheets(deal: Deal): readonly Sheet[] {
  const view = bookingsViewOf(deal);
  return view
    ? [{ name: "Bookings", blocks: [answers(view), monthsTable(deal, view), accountTable(view)] }]
    : [];
}

const TAX_SHARE = `IF(${PAYS_LODGING_TAX},lodgingTaxPercent/100,0)`;
const CLEANING_SHARE = "IF(nightlyRate=0,0,cleaningPerStay/averageStay/nightlyRate)";
const KEPT = `1-(shortTermFeePercent+maintenancePercent+capitalReservePercent)/100-IF(${HAS_BOOKING_COSTS},${TAX_SHARE}+${CLEANING_SHARE},0)`;
const BILLS = `taxesInsuranceDues+utilities+IF(${HAS_BOOKING_COSTS},supplies,0)+firstPayment-leasedRent*(1-(vacancyPercent+managementPercent+maintenancePercent+capitalReservePercent)/100)`;
const ALL_BOOKINGS = `ROUND(SUMIF(unitUse,${quoted(RENT_TABLE.use.say("short-term"))},unitBookings),2)`;
const BREAK_EVEN = "MAX(steadyBills*12/keptShare,0)";
const shareOfNights = (bookings: string) =>
  `IF(nightlyRate=0,${quoted(NO_NIGHTLY_RATE)},100*${bookings}/(nightlyRate*nightsAYear))`;
const ifKept = (formula: string) => `IF(keptShare>0,${formula},${quoted(KEEPS_NOTHING)})`;

function answers(view: BookingsView): ListBlock {
  const { year, occupancyPercent, keptShare, steadyBills, breakEvenYear, breakEvenPercent, lowest } = view;
  const { usd, percent, number } = result;
  return list("What the bookings bring and take", [
    usd("allBookings", "Bookings a year", ALL_BOOKINGS, year),
    percent(
      "occupancy",
      "Nights booked, of all nights",
      shareOfNights("allBookings"),
      occupancyPercent ?? NO_NIGHTLY_RATE,
    ),
    number("keptShare", "Kept of a booked dollar", KEPT, keptShare, "After all that grows with bookings."),
    usd("steadyBills", "Bills a month that do not grow with bookings", BILLS, steadyBills),
    usd(
      "breakEvenBookings",
      "Bookings a year at which nothing is left",
      ifKept(`ROUND(${BREAK_EVEN},2)`),
      breakEvenYear ?? KEEPS_NOTHING,
    ),
    percent(
      "breakEvenOccupancy",
      "Break-even occupancy",
      ifKept(shareOfNights(BREAK_EVEN)),
      breakEvenYear === null ? KEEPS_NOTHING : (breakEvenPercent ?? NO_NIGHTLY_RATE),
      "Above 100: all nights are too few.",
    ),
    usd(
      "accountNeeded",
      "What must lie ready for the weak months",
      "ROUND(MAX(0,MAX(accountFalls)),2)",
      lowest?.needed ?? 0,
    ),
  ]);
}

function monthsTable({ monthlyBookings }: Deal, { months }: BookingsView): TableBlock {
  const usd = (id: string, kind: "input" | "result", name: string, label: string) => {
    return { id, kind, name, label, format: "usd" } as const;
  };
  return {
    kind: "table",
    heading: "Month by month",
    note: "The typed months are the year, or its season if the year is known otherwise. All 0: every month alike.",
    columns: [
      { id: "month", kind: "label", label: "Month", format: "text" },
      usd("typed", "input", "typedMonths", "Typed"),
      usd("bookings", "result", "monthBookings", "Bookings"),
      usd("cash", "result", "monthCash", "Cash after everything"),
    ],
    rows: months.map(
      ({ bookings, cash }, index): TableRow => ({
        month: MONTH_NAMES[index] ?? "",
        typed: monthlyBookings[index] ?? 0,
        bookings: {
          formula:
            "ROUND(IF(SUM(typedMonths)=0,allBookings/12,allBookings*{typed}/MAX(SUM(typedMonths),0.01)),2)",
          ours: bookings,
        },
        cash: { formula: "ROUND(ROUND({bookings}*keptShare-steadyBills,8),2)", ours: cash },
      }),
    ),
  };
}

/** Two years, so that a year can begin in any month. */
function accountTable({ months }: BookingsView): TableBlock {
  const cashIn = (month: number) => months[month % MONTHS_A_YEAR]?.cash ?? 0;
  let sum = 0;
  const sums = Array.from({ length: 2 * MONTHS_A_YEAR }, (_, month) => {
    sum += cashIn(month);
    return sum;
  });
  const fallFrom = (month: number) =>
    (sums[month] ?? 0) - cashIn(month) - Math.min(...sums.slice(month, month + MONTHS_A_YEAR));
  return {
    kind: "table",
    heading: "The account, begun in any month",
    note: "How far the account falls below its beginning within the next twelve months.",
    columns: [
      { id: "month", kind: "label", label: "Month", format: "number" },
      { id: "cash", kind: "result", label: "Cash", format: "usd" },
      { id: "running", kind: "result", name: "accountSums", label: "So far", format: "usd" },
      { id: "fall", kind: "result", name: "accountFalls", label: "Falls by", format: "usd" },
    ],
    rows: sums.map(
      (so, month): TableRow => ({
        month: month + 1,
        cash: { formula: "INDEX(monthCash,MOD({month}-1,12)+1)", ours: cashIn(month) },
        running: { formula: month === 0 ? "{cash}" : "{running@-1}+{cash}", ours: so },
        fall: {
          formula:
            "IF({month}>12,0,{running}-{cash}-MIN(INDEX(accountSums,{month}):INDEX(accountSums,{month}+11)))",
          ours: month < MONTHS_A_YEAR ? fallFrom(month) : 0,
        },
      }),
    ),
  };
}
