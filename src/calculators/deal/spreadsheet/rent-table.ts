import type { NumberRow } from "../../fields/field-kinds.ts";
import { type FieldRow, mapRows } from "../../fields/field-rows.ts";
import type { CellValue, TableBlock, TableColumn, TableRow } from "../../spreadsheet/workbook.ts";
import { optionsOf, quoted } from "../../spreadsheet/workbook-rows.ts";
import { type Deal, RENT_TABLE, type UnitRent, unitsOf } from "../deal.ts";
import { collectedRentOf, qualifyingRentOf, RENT_RULES } from "../rent/qualifying-rent.ts";
import { RENT_FIELDS } from "../rent/rent-fields.ts";
import { isComputedYear } from "./bookings-blocks.ts";

/** Another way to count a unit's rent, in a column of its own. */
export interface FurtherRent {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly formula: string;
  readonly rentOf: (unit: UnitRent) => number;
}

/** One line per unit, or one for the whole property: the rent that counts for the lender, and what is collected. */
export function rentTable(deal: Deal, further: readonly FurtherRent[] = []): TableBlock {
  return {
    kind: "table",
    heading: "Rent, unit by unit",
    note: "The rule follows from the inputs beside it. Rents are dollars a month; bookings are dollars a year, before fees.",
    columns: [...columnsFor(deal), ...further.map(({ id, label, name }) => resulting(id, label, name))],
    rows: unitsOf(deal).map((unit, index) => ({
      ...rowOf(deal, unit, index),
      ...Object.fromEntries(further.map(({ id, formula, rentOf }) => [id, { formula, ours: rentOf(unit) }])),
    })),
  };
}

const { use, leaseRent, marketRent, isVacant, shortTermGross } = RENT_FIELDS;
const { hasShortTermHistory, shortTermRule, projectionRule } = RENT_FIELDS;
const amount = (id: keyof UnitRent, { name, limits }: NumberRow): TableColumn => {
  return { id, kind: "input", label: name, format: "usd", limits };
};
const choice = <Value>(id: keyof UnitRent, row: FieldRow<Value>): TableColumn => {
  return { id, kind: "input", label: row.name, format: "text", options: optionsOf(row) };
};
const resulting = (id: string, label: string, name: string): TableColumn => {
  return { id, kind: "result", name, label, format: "usd" };
};

const BOOKINGS = "unitBookings";
const columnsFor = (deal: Deal): readonly TableColumn[] => [
  { id: "unit", kind: "label", label: "Unit", format: "text" },
  { ...choice("use", use), name: "unitUse" },
  amount("leaseRent", leaseRent),
  amount("marketRent", marketRent),
  choice("isVacant", isVacant),
  isComputedYear(deal)
    ? { id: "shortTermGross", kind: "result", name: BOOKINGS, label: shortTermGross.name, format: "usd" }
    : { ...amount("shortTermGross", shortTermGross), name: BOOKINGS },
  choice("hasShortTermHistory", hasShortTermHistory),
  choice("shortTermRule", shortTermRule),
  choice("projectionRule", projectionRule),
  { id: "rule", kind: "result", label: "Rent rule", format: "text" },
  resulting("qualifying", "Qualifying rent a month", "unitQualifyingRent"),
  resulting("collected", "Collected rent a month", "unitCollectedRent"),
];

function rowOf(deal: Deal, unit: UnitRent, index: number): TableRow {
  const alone = { ...deal, rentRoll: [unit] };
  const { rent, rule } = qualifyingRentOf(alone);
  return {
    unit: deal.rentRoll.length > 0 ? `Unit ${index + 1}` : "Whole property",
    ...mapRows(
      RENT_TABLE,
      unit,
      (row, value): CellValue => (typeof value === "number" ? value : row.say(value)),
    ),
    ...(isComputedYear(deal) && { shortTermGross: { formula: "bookingsYear", ours: unit.shortTermGross } }),
    rule: { formula: RULE, ours: rule.name },
    qualifying: { formula: QUALIFYING, ours: rent },
    collected: { formula: COLLECTED, ours: collectedRentOf(alone).total },
  };
}

export const nameOf = (rule: keyof typeof RENT_RULES) => quoted(RENT_RULES[rule].name);
export const IS_SHORT_TERM = `{use}=${quoted(use.say("short-term"))}`;
export const IS_VACANT = `{isVacant}=${quoted(isVacant.say(true))}`;
export const MARKET_OR_LEASE = "IF({marketRent}=0,{leaseRent},{marketRent})";

const RULE = `IF(${IS_SHORT_TERM},IF({hasShortTermHistory}=${quoted(hasShortTermHistory.say(true))},{shortTermRule},{projectionRule}),IF(OR(${IS_VACANT},{leaseRent}=0),${nameOf("vacant-90")},IF({marketRent}=0,${nameOf("lease")},${nameOf("lower-of-two")})))`;

const RENT_BY_RULE = {
  lease: "{leaseRent}",
  "lower-of-two": "MIN({leaseRent},{marketRent})",
  "vacant-90": `${MARKET_OR_LEASE}*0.9`,
  "gross-80": "{shortTermGross}/12*0.8",
  "lower-80": "IF({marketRent}=0,{shortTermGross}/12,MIN({shortTermGross}/12,{marketRent}))*0.8",
  "net-of-fees": "{shortTermGross}/12*(1-shortTermFeePercent/100)",
  "average-100": "{shortTermGross}/12",
  "projection-share": "{shortTermGross}/12*projectionSharePercent/100",
  "market-only": MARKET_OR_LEASE,
} as const satisfies Record<keyof typeof RENT_RULES, string>;

const QUALIFYING = `ROUND(${Object.entries(RENT_BY_RULE).reduce(
  (otherwise, [rule, rent]) => `IF({rule}=${nameOf(isRule(rule) ? rule : "lease")},${rent},${otherwise})`,
  "0",
)},2)`;

function isRule(rule: string): rule is keyof typeof RENT_RULES {
  return rule in RENT_RULES;
}

const COLLECTED = `ROUND(IF(${IS_SHORT_TERM},{shortTermGross}/12,IF(${IS_VACANT},${MARKET_OR_LEASE},IF({leaseRent}=0,{marketRent},{leaseRent}))),2)`;
