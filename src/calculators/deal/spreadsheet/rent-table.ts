import { optionsOf, quoted } from "../../spreadsheet/input-rows.ts";
import type { TableBlock, TableColumn, TableRow } from "../../spreadsheet/workbook.ts";
import { type Deal, RENT_FIELDS, type UnitRent, unitsOf } from "../deal.ts";
import { collectedRentOf, qualifyingRentOf, RENT_RULES } from "../rent/qualifying-rent.ts";

/** One line per unit, or one for the whole property: the rent that counts for the lender, and what is collected. */
export function rentTable(deal: Deal): TableBlock {
  return {
    kind: "table",
    heading: "Rent, unit by unit",
    note: "The rule follows from the inputs beside it. Rents are dollars a month; bookings are dollars a year, before fees.",
    columns: COLUMNS,
    rows: unitsOf(deal).map((unit, index) => rowOf(deal, unit, index)),
  };
}

const { use, leaseRent, marketRent, isVacant, shortTermGross, hasShortTermHistory, shortTermRule } =
  RENT_FIELDS;

const COLUMNS: readonly TableColumn[] = [
  { id: "unit", kind: "label", label: "Unit", format: "text" },
  { id: "use", kind: "input", name: "unitUse", label: use.name, format: "text", options: optionsOf(use) },
  { id: "lease", kind: "input", label: leaseRent.name, format: "usd", limits: leaseRent.limits },
  { id: "market", kind: "input", label: marketRent.name, format: "usd", limits: marketRent.limits },
  { id: "occupancy", kind: "input", label: isVacant.name, format: "text", options: optionsOf(isVacant) },
  { id: "gross", kind: "input", label: shortTermGross.name, format: "usd", limits: shortTermGross.limits },
  {
    id: "history",
    kind: "input",
    label: hasShortTermHistory.name,
    format: "text",
    options: optionsOf(hasShortTermHistory),
  },
  {
    id: "choice",
    kind: "input",
    label: shortTermRule.name,
    format: "text",
    options: optionsOf(shortTermRule),
  },
  { id: "rule", kind: "result", label: "Rent rule", format: "text" },
  {
    id: "qualifying",
    kind: "result",
    name: "unitQualifyingRent",
    label: "Qualifying rent a month",
    format: "usd",
  },
  {
    id: "collected",
    kind: "result",
    name: "unitCollectedRent",
    label: "Collected rent a month",
    format: "usd",
  },
];

function rowOf(deal: Deal, unit: UnitRent, index: number): TableRow {
  const alone = { ...deal, rentRoll: [unit] };
  const { rent, rule } = qualifyingRentOf(alone);
  return {
    unit: deal.rentRoll.length > 0 ? `Unit ${index + 1}` : "Whole property",
    use: use.say(unit.use),
    lease: unit.leaseRent,
    market: unit.marketRent,
    occupancy: isVacant.say(unit.isVacant),
    gross: unit.shortTermGross,
    history: hasShortTermHistory.say(unit.hasShortTermHistory),
    choice: shortTermRule.say(unit.shortTermRule),
    rule: { formula: RULE, ours: rule.name },
    qualifying: { formula: QUALIFYING, ours: rent },
    collected: { formula: COLLECTED, ours: collectedRentOf(alone).total },
  };
}

export const nameOf = (rule: keyof typeof RENT_RULES) => quoted(RENT_RULES[rule].name);
export const IS_SHORT_TERM = `{use}=${quoted(use.say("short-term"))}`;
export const IS_VACANT = `{occupancy}=${quoted(isVacant.say(true))}`;
export const MARKET_OR_LEASE = "IF({market}=0,{lease},{market})";

const RULE = `IF(${IS_SHORT_TERM},IF({history}=${quoted(hasShortTermHistory.say(true))},{choice},${nameOf("market-only")}),IF(OR(${IS_VACANT},{lease}=0),${nameOf("vacant-90")},IF({market}=0,${nameOf("lease")},${nameOf("lower-of-two")})))`;

const RENT_BY_RULE = {
  lease: "{lease}",
  "lower-of-two": "MIN({lease},{market})",
  "vacant-90": `${MARKET_OR_LEASE}*0.9`,
  "gross-80": "{gross}/12*0.8",
  "lower-80": "IF({market}=0,{gross}/12,MIN({gross}/12,{market}))*0.8",
  "net-of-fees": "{gross}/12*(1-shortTermFeePercent/100)",
  "market-only": MARKET_OR_LEASE,
} as const satisfies Record<keyof typeof RENT_RULES, string>;

const QUALIFYING = `ROUND(${Object.entries(RENT_BY_RULE).reduce(
  (otherwise, [rule, rent]) => `IF({rule}=${nameOf(isRule(rule) ? rule : "lease")},${rent},${otherwise})`,
  "0",
)},2)`;

function isRule(rule: string): rule is keyof typeof RENT_RULES {
  return rule in RENT_RULES;
}

const COLLECTED = `ROUND(IF(${IS_SHORT_TERM},{gross}/12,IF(${IS_VACANT},${MARKET_OR_LEASE},IF({lease}=0,{market},{lease}))),2)`;
