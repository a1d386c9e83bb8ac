import type { Deal, ShortTermRuleId, UnitRent } from "../deal.ts";
import { hasUse } from "../deal.ts";
import { qualifyingRentOf } from "../rent/qualifying-rent.ts";
import { RENT_FIELDS } from "../rent/rent-fields.ts";
import { SHORT_TERM_RULE_NAMES } from "../rent/short-term-rules.ts";
import type { RuleCheck } from "./stated-limits.ts";

/** Absent if the lender has not said by which rules it counts bookings. */
export interface StatedBookingsRules {
  readonly bookingsRules?: readonly ShortTermRuleId[] | undefined;
}

/** The deal with its bookings counted by the first of the lender's rules, unless one of them is chosen already. */
export function byLendersRule(deal: Deal, { bookingsRules = [] }: StatedBookingsRules): Deal {
  const ruled = <Rents extends UnitRent>(rents: Rents): Rents => {
    if (rents.use === "long-term") return rents;
    return rents.hasShortTermHistory
      ? { ...rents, shortTermRule: oneOf(bookingsRules, RENT_FIELDS.shortTermRule, rents.shortTermRule) }
      : { ...rents, projectionRule: oneOf(bookingsRules, RENT_FIELDS.projectionRule, rents.projectionRule) };
  };
  return { ...ruled(deal), rentRoll: deal.rentRoll.map(ruled) };
}

function oneOf<Rule extends ShortTermRuleId>(
  stated: readonly ShortTermRuleId[],
  { read }: { readonly read: (text: string) => Rule | undefined },
  chosen: Rule,
): Rule {
  if (stated.includes(chosen)) return chosen;
  return stated.map(read).find((rule) => rule !== undefined) ?? chosen;
}

/** What the lender says about bookings, and by which rule they are counted here. Nothing for leases. */
export function checkBookingsRule(deal: Deal, lender: StatedBookingsRules): readonly RuleCheck[] {
  if (!hasUse(deal, "short-term")) return [];
  const { name } = qualifyingRentOf(byLendersRule(deal, lender)).rule;
  const rule = { id: "bookings-rule", label: "Rule for bookings", actual: name };
  return lender.bookingsRules === undefined
    ? [{ ...rule, status: "not-stated" }]
    : [
        {
          ...rule,
          status: "pass",
          required: lender.bookingsRules.map((id) => SHORT_TERM_RULE_NAMES[id]).join(", or "),
        },
      ];
}
