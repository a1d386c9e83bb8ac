import { roundToCents } from "../../../dscr/cents.ts";
import { type Deal, type Rented, type UnitRent, unitsOf } from "../deal.ts";
import { SHORT_TERM_RULE_NAMES } from "./short-term-rules.ts";

export interface RentRule {
  readonly id: string;
  readonly name: string;
  /** Dollars a month. */
  readonly rentOf: (rents: Rents) => number;
}

/** The inputs of the rules. */
type Rents = UnitRent & RulePercents;

/** What some rules take of the bookings. */
type RulePercents = Pick<Deal, "shortTermFeePercent" | "projectionSharePercent">;

const VACANT_SHARE = 0.9;
const SHORT_TERM_SHARE = 0.8;

/** The rules lenders commonly choose from. A lender names its own; these are the usual ones. */
export const RENT_RULES = {
  lease: {
    id: "lease",
    name: "The lease, until an appraiser states the market rent",
    rentOf: ({ leaseRent }) => leaseRent,
  },
  "lower-of-two": {
    id: "lower-of-two",
    name: "Lower of lease and market",
    rentOf: ({ leaseRent, marketRent }) => Math.min(leaseRent, marketRent),
  },
  "vacant-90": {
    id: "vacant-90",
    name: "90% of market when vacant",
    rentOf: ({ leaseRent, marketRent }) => (marketRent || leaseRent) * VACANT_SHARE,
  },
  "gross-80": {
    id: "gross-80",
    name: SHORT_TERM_RULE_NAMES["gross-80"],
    rentOf: ({ shortTermGross }) => (shortTermGross / 12) * SHORT_TERM_SHARE,
  },
  "lower-80": {
    id: "lower-80",
    name: SHORT_TERM_RULE_NAMES["lower-80"],
    rentOf: ({ shortTermGross, marketRent }) =>
      Math.min(shortTermGross / 12, marketRent || Number.POSITIVE_INFINITY) * SHORT_TERM_SHARE,
  },
  "net-of-fees": {
    id: "net-of-fees",
    name: SHORT_TERM_RULE_NAMES["net-of-fees"],
    rentOf: ({ shortTermGross, shortTermFeePercent }) =>
      (shortTermGross / 12) * (1 - shortTermFeePercent / 100),
  },
  "average-100": {
    id: "average-100",
    name: SHORT_TERM_RULE_NAMES["average-100"],
    rentOf: ({ shortTermGross }) => shortTermGross / 12,
  },
  "projection-share": {
    id: "projection-share",
    name: SHORT_TERM_RULE_NAMES["projection-share"],
    rentOf: ({ shortTermGross, projectionSharePercent }) =>
      (shortTermGross / 12) * (projectionSharePercent / 100),
  },
  "market-only": {
    id: "market-only",
    name: SHORT_TERM_RULE_NAMES["market-only"],
    rentOf: ({ marketRent, leaseRent }) => marketRent || leaseRent,
  },
} as const satisfies Record<string, RentRule>;

export type RentRuleId = keyof typeof RENT_RULES | typeof UNIT_BY_UNIT.id;

/** The rule of a rent roll whose units count by different rules. */
const UNIT_BY_UNIT = { id: "unit-by-unit", name: "Unit by unit" } as const;

export interface QualifyingRent {
  readonly rent: number;
  readonly rule: { readonly id: RentRuleId; readonly name: string };
}

type RuledRents = Rented & RulePercents;

/** The rent that counts for the ratio, and the rule that chose it. */
export function qualifyingRentOf(deal: RuledRents): QualifyingRent {
  const [first, ...others] = qualifyingRentsOf(deal);
  if (!first) return { rent: 0, rule: UNIT_BY_UNIT };
  const rent = roundToCents(others.reduce((sum, unit) => sum + unit.rent, first.rent));
  return { rent, rule: others.every(({ rule }) => rule.id === first.rule.id) ? first.rule : UNIT_BY_UNIT };
}

/** The same, for each unit. */
export function qualifyingRentsOf(deal: RuledRents): readonly QualifyingRent[] {
  const { shortTermFeePercent, projectionSharePercent } = deal;
  return unitsOf(deal).map((unit) => {
    const rule = RENT_RULES[chooseRule(unit)];
    const rents = { ...unit, shortTermFeePercent, projectionSharePercent };
    return { rent: roundToCents(rule.rentOf(rents)), rule };
  });
}

export function chooseRule(unit: UnitRent): keyof typeof RENT_RULES {
  if (unit.use === "short-term") return unit.hasShortTermHistory ? unit.shortTermRule : unit.projectionRule;
  if (unit.isVacant || unit.leaseRent === 0) return "vacant-90";
  return unit.marketRent === 0 ? "lease" : "lower-of-two";
}

/** What the owner expects to collect in a full month, before vacancy and costs. */
export interface CollectedRent {
  readonly leased: number;
  readonly booked: number;
  readonly total: number;
}

export function collectedRentOf(deal: Rented): CollectedRent {
  const collect = (use: UnitRent["use"]) => {
    const units = unitsOf(deal).filter((unit) => unit.use === use);
    return roundToCents(units.reduce((sum, unit) => sum + collectedFromUnit(unit), 0));
  };
  const [leased, booked] = [collect("long-term"), collect("short-term")];
  return { leased, booked, total: roundToCents(leased + booked) };
}

function collectedFromUnit({ use, shortTermGross, isVacant, leaseRent, marketRent }: UnitRent): number {
  if (use === "short-term") return roundToCents(shortTermGross / 12);
  return isVacant ? marketRent || leaseRent : leaseRent || marketRent;
}
