import type { RefinancePlannerContent } from "../../../content/calculators/refinance-planner.ts";
import { readDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import { isHandedDeal, withoutMark } from "../../calculators/deal/sharing/handed-deal.ts";
import { fillRows, showRows } from "../../calculators/fields/field-rows.ts";
import { EXAMPLE_PLAN } from "../../calculators/refinance/example-plan.ts";
import { plannerOf } from "../../calculators/refinance/refinance-outcome.ts";
import {
  explainOrder,
  INITIAL_PLAN,
  REFINANCE_TABLE,
  type RefinancePlan,
} from "../../calculators/refinance/refinance-plan.ts";
import { planFromDeal } from "../../calculators/refinance/sharing/plan-from-deal.ts";
import { readPlanFragment, writePlanFragment } from "../../calculators/refinance/sharing/plan-link.ts";
import { mapShared, type Shared } from "../../calculators/sharing/share-link.ts";

export type PlanField = keyof RefinancePlan;

/** The field texts, as typed or chosen. */
export type PlanEntry = Readonly<Record<PlanField, string>>;

export function readEntry(entry: PlanEntry): RefinancePlan {
  return fillRows(REFINANCE_TABLE, (row, field) => row.parse(entry[field]));
}

export function entryOf(plan: RefinancePlan): PlanEntry {
  return showRows(REFINANCE_TABLE, plan);
}

/** Without these there is no answer. Either rent is enough. */
const REQUIRED = ["purchasePrice", "value", "leaseRent"] as const satisfies readonly PlanField[];

export function isRequired(field: PlanField): boolean {
  return REQUIRED.some((required) => required === field);
}

/** The fields still needed for an answer. */
function missingIn(entry: PlanEntry): readonly PlanField[] {
  const plan = readEntry(entry);
  return REQUIRED.filter((field) =>
    field === "leaseRent" ? plan.leaseRent === 0 && plan.marketRent === 0 : plan[field] === 0,
  );
}

/** A field's label and hint for this plan. */
export function wordingOf(
  fields: RefinancePlannerContent["fields"],
  field: PlanField,
  { mode }: Pick<PlanEntry, "mode">,
) {
  const wording = fields[field];
  return (mode === "owned" ? wording.owned : undefined) ?? wording;
}

/** The message under a field whose month is not the one that counts. */
export function explainField(field: PlanField, plan: RefinancePlan): string | undefined {
  return field === "monthsToRefinance" ? explainOrder(plan) : undefined;
}

/** A plan from a private link, or a deal of another tool. */
export function readIncomingPlan(fragment: string): Shared<RefinancePlan> {
  return isHandedDeal(fragment)
    ? mapShared(readDealFragment(withoutMark(fragment)), planFromDeal)
    : readPlanFragment(withoutMark(fragment));
}

/** The figures of the page. */
export const PLAN_FIGURES = {
  example: entryOf(EXAMPLE_PLAN),
  empty: entryOf(INITIAL_PLAN),
  readFragment: (fragment: string) => mapShared(readIncomingPlan(fragment), entryOf),
  writeFragment: (entry: PlanEntry) => writePlanFragment(readEntry(entry)),
  missingIn,
  answerTo: (entry: PlanEntry) => plannerOf(readEntry(entry)),
};
