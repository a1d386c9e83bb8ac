import { type Deal, type UnitRent, unitsOf } from "../../deal/deal.ts";
import { qualifyingRentOf } from "../../deal/rent/qualifying-rent.ts";
import {
  IS_SHORT_TERM,
  IS_VACANT,
  MARKET_OR_LEASE,
  nameOf,
  rentTable,
} from "../../deal/spreadsheet/rent-table.ts";
import type { TableBlock, TableColumn, TableRow } from "../../spreadsheet/workbook.ts";

const COLUMNS: readonly TableColumn[] = [
  { id: "base", kind: "result", name: "unitCounted", label: "Figure that counts", format: "usd" },
  { id: "divisor", kind: "result", name: "unitMonths", label: "Months in that figure", format: "number" },
  { id: "share", kind: "result", name: "unitShare", label: "Share that counts", format: "number" },
  { id: "income", kind: "result", name: "unitIncome", label: "Figure that is collected", format: "usd" },
];

/** The rents, and what of them grows: each rule takes a share of one figure, and that figure grows with the years. */
export function growingRents(deal: Deal): TableBlock {
  const { rows, columns, ...block } = rentTable(deal);
  const units = unitsOf(deal);
  return {
    ...block,
    columns: [...columns, ...COLUMNS],
    rows: rows.map((row, index) => ({ ...row, ...growthOf(deal, units[index] ?? deal) })),
  };
}

const USES_MARKET = `AND({rule}=${nameOf("lower-80")},{marketRent}>0,{marketRent}<{shortTermGross}/12)`;
const BOOKING_RULES = ["gross-80", "lower-80", "net-of-fees", "average-100", "projection-share"] as const;
const USES_BOOKINGS = `AND(OR(${BOOKING_RULES.map((rule) => `{rule}=${nameOf(rule)}`).join(",")}),NOT(${USES_MARKET}))`;
const USES_EIGHTY = `OR({rule}=${nameOf("gross-80")},{rule}=${nameOf("lower-80")})`;

function growthOf(deal: Deal, unit: UnitRent): TableRow {
  const { id: rule } = qualifyingRentOf({ ...deal, rentRoll: [unit] }).rule;
  const { leaseRent, marketRent, shortTermGross, isVacant } = unit;
  const marketOrLease = marketRent || leaseRent;
  const usesMarket = rule === "lower-80" && marketRent > 0 && marketRent < shortTermGross / 12;
  const usesEighty = rule === "gross-80" || rule === "lower-80";
  const usesBookings = BOOKING_RULES.some((booked) => booked === rule) && !usesMarket;
  const leased = { lease: leaseRent, "lower-of-two": Math.min(leaseRent, marketRent) };
  const other =
    rule === "lease" || rule === "lower-of-two" ? leased[rule] : usesMarket ? marketRent : marketOrLease;
  return {
    base: {
      formula: `IF(${USES_BOOKINGS},{shortTermGross},IF(${USES_MARKET},{marketRent},IF({rule}=${nameOf("lower-of-two")},MIN({leaseRent},{marketRent}),IF({rule}=${nameOf("lease")},{leaseRent},${MARKET_OR_LEASE}))))`,
      ours: usesBookings ? shortTermGross : other,
    },
    divisor: { formula: `IF(${USES_BOOKINGS},12,1)`, ours: usesBookings ? 12 : 1 },
    share: {
      formula: `IF({rule}=${nameOf("vacant-90")},0.9,IF(${USES_EIGHTY},0.8,IF({rule}=${nameOf("net-of-fees")},1-shortTermFeePercent/100,IF({rule}=${nameOf("projection-share")},projectionSharePercent/100,1))))`,
      ours:
        rule === "vacant-90"
          ? 0.9
          : usesEighty
            ? 0.8
            : rule === "net-of-fees"
              ? 1 - deal.shortTermFeePercent / 100
              : rule === "projection-share"
                ? deal.projectionSharePercent / 100
                : 1,
    },
    income: {
      formula: `IF(${IS_SHORT_TERM},{shortTermGross},IF(${IS_VACANT},${MARKET_OR_LEASE},IF({leaseRent}=0,{marketRent},{leaseRent})))`,
      ours: unit.use === "short-term" ? shortTermGross : isVacant ? marketOrLease : leaseRent || marketRent,
    },
  };
}
