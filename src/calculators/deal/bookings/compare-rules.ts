import type { Deal, ShortTermRuleId } from "../deal.ts";
import { lenderRatioOf } from "../ratios/lender-view.ts";
import { sayRatio } from "../ratios/ratio-labels.ts";
import { chooseRule, qualifyingRentOf, RENT_RULES } from "../rent/qualifying-rent.ts";

export interface ComparedRule {
  readonly id: ShortTermRuleId;
  readonly name: string;
  /** What counts a month. */
  readonly rent: number;
  readonly ratioText: string;
  readonly isChosen: boolean;
  /** The names of those that state this rule. */
  readonly lenders: readonly string[];
}

interface RuledLender {
  readonly name: string;
  readonly bookingsRules?: readonly ShortTermRuleId[] | undefined;
}

const WITH_HISTORY = ["gross-80", "lower-80", "net-of-fees", "average-100", "market-only"] as const;
const WITH_PROJECTION = ["market-only", "projection-share"] as const;

/** The same bookings by each rule. In a rent roll each unit has a rule of its own, so there is no list. */
export function compareRules(deal: Deal, lenders: readonly RuledLender[]): readonly ComparedRule[] {
  if (deal.rentRoll.length > 0) return [];
  const ruled: readonly Deal[] = deal.hasShortTermHistory
    ? WITH_HISTORY.map((shortTermRule) => ({ ...deal, shortTermRule }))
    : WITH_PROJECTION.map((projectionRule) => ({ ...deal, projectionRule }));
  return ruled.map((other) => {
    const id = other.hasShortTermHistory ? other.shortTermRule : other.projectionRule;
    return {
      id,
      name: RENT_RULES[id].name,
      rent: qualifyingRentOf(other).rent,
      ratioText: sayRatio(other, lenderRatioOf(other)),
      isChosen: chooseRule(deal) === id,
      lenders: lenders.filter(({ bookingsRules }) => bookingsRules?.includes(id)).map(({ name }) => name),
    };
  });
}
