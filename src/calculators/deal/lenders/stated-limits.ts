import { formatUsdExact } from "../../../dscr/money.ts";
import { formatSolvedUsd } from "../../../dscr/solved-figures.ts";
import type { PropertyUse } from "../deal.ts";
import { type PropertyType, sayPropertyType } from "./property-types.ts";

export interface RuleCheck {
  readonly id: string;
  readonly label: string;
  readonly status: "pass" | "miss" | "not-stated";
  readonly required?: string;
  readonly actual?: string;
  /** How far it misses, and what would close the gap. An amount is rounded up to whole dollars. */
  readonly missBy?: string;
  /** The same with its cents, if it has any: for titles, print and files. */
  readonly exactMissBy?: string;
}

/** A rule that is missed by an amount. */
export function missByUsd(
  rule: Omit<RuleCheck, "status">,
  dollars: number,
  say: (amount: string) => string,
): RuleCheck {
  const missBy = say(formatSolvedUsd(dollars, "up"));
  const exactMissBy = say(formatUsdExact(dollars));
  return { ...rule, status: "miss", missBy, ...(exactMissBy !== missBy && { exactMissBy }) };
}

/** Limits that a lender may state besides ratio, LTV and amounts. Absent: it has not said. */
export interface StatedLimits {
  readonly minCreditScore?: number | undefined;
  readonly maxUnits?: number | undefined;
  readonly propertyTypes?: readonly PropertyType[] | undefined;
  readonly uses?: readonly PropertyUse[] | undefined;
  /** Two letters each. */
  readonly states?: readonly string[] | undefined;
}

/** What of a deal these limits are about. */
export interface LimitedFacts {
  readonly creditScore: number;
  readonly units: number;
  /** Absent or empty if it is not known. */
  readonly propertyType?: PropertyType | "" | undefined;
  readonly uses: readonly PropertyUse[];
  /** Empty if it is not known. */
  readonly state: string;
}

const USE_LABELS = {
  "long-term": "long-term leases",
  "short-term": "short-term rentals",
} as const satisfies Record<PropertyUse, string>;

/** One rule for each limit that the lender states, and none for the others. */
export function checkStatedLimits(
  { creditScore, units, propertyType, uses, state }: LimitedFacts,
  { minCreditScore, maxUnits, propertyTypes, uses: takenUses, states }: StatedLimits,
): readonly RuleCheck[] {
  return [
    ...(minCreditScore === undefined
      ? []
      : [
          judge(creditScore >= minCreditScore, `${minCreditScore - creditScore} points too low`, {
            id: "credit-score",
            label: "Minimum credit score",
            required: `${minCreditScore} or more`,
            actual: `${creditScore}`,
          }),
        ]),
    ...(maxUnits === undefined
      ? []
      : [
          judge(units <= maxUnits, `${sayUnits(units - maxUnits)} too many`, {
            id: "units",
            label: "Number of units",
            required: maxUnits === 1 ? "1 unit" : `1 to ${maxUnits} units`,
            actual: sayUnits(units),
          }),
        ]),
    ...(propertyTypes === undefined ? [] : [checkPropertyType(propertyType, propertyTypes)]),
    ...(takenUses === undefined
      ? []
      : [
          judge(
            uses.every((use) => takenUses.includes(use)),
            "Not taken",
            {
              id: "short-term",
              label: "Use",
              required: sayUses(takenUses),
              actual: sayUses(uses),
            },
          ),
        ]),
    ...(states === undefined ? [] : [checkState(state, states)]),
  ];
}

function checkPropertyType(type: LimitedFacts["propertyType"], types: readonly PropertyType[]): RuleCheck {
  const rule = {
    id: "property-type",
    label: "Property type",
    required: types.map(sayPropertyType).join(", "),
  };
  if (!type) return { ...rule, status: "not-stated", actual: "no type stated" };
  return judge(types.includes(type), "Not taken", { ...rule, actual: sayPropertyType(type) });
}

function checkState(state: string, states: readonly string[]): RuleCheck {
  const rule = { id: "state", label: "State", required: states.join(", ") };
  if (state === "") return { ...rule, status: "not-stated", actual: "no state chosen" };
  return judge(states.includes(state), "Not served", { ...rule, actual: state });
}

function judge(isMet: boolean, missBy: string, rule: Omit<RuleCheck, "status" | "missBy">): RuleCheck {
  return isMet ? { ...rule, status: "pass" } : { ...rule, status: "miss", missBy };
}

function sayUnits(count: number): string {
  return `${count} ${count === 1 ? "unit" : "units"}`;
}

function sayUses(uses: readonly PropertyUse[]): string {
  return uses.map((use) => USE_LABELS[use]).join(" and ");
}
