import { readDealFragment } from "../calculators/deal/sharing/deal-link.ts";
import { isHandedDeal, withoutMark } from "../calculators/deal/sharing/handed-deal.ts";
import type { RefinancePlan } from "../calculators/refinance/refinance-plan.ts";
import { planFromDeal } from "../calculators/refinance/sharing/plan-from-deal.ts";
import { readPlanFragment } from "../calculators/refinance/sharing/plan-link.ts";
import { mapShared, type Shared } from "../calculators/sharing/share-link.ts";

/** A plan from a private link, or a deal of another tool. */
export function readIncomingPlan(fragment: string): Shared<RefinancePlan> {
  return isHandedDeal(fragment)
    ? mapShared(readDealFragment(withoutMark(fragment)), planFromDeal)
    : readPlanFragment(fragment);
}
