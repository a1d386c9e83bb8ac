import type { RefinancePlannerContent } from "../../../content/calculators/refinance-planner.ts";
import { fillRows, showRows } from "../../calculators/fields/field-rows.ts";
import { EXAMPLE_PLAN } from "../../calculators/refinance/example-plan.ts";
import {
  INITIAL_PLAN,
  REFINANCE_TABLE,
  type RefinancePlan,
} from "../../calculators/refinance/refinance-plan.ts";
import { writePlanFragment } from "../../calculators/refinance/sharing/plan-link.ts";
import { fieldsOf } from "../../calculators/sharing/dscr-fragment.ts";
import { mapShared } from "../../calculators/sharing/share-link.ts";
import type { FiguresLink } from "../../calculators/tool/figures-address.ts";
import { readIncomingPlan } from "../incoming-plan.ts";

export type PlanField = keyof RefinancePlan;

/** The field texts, as typed or chosen. */
export type PlanEntry = Readonly<Record<PlanField, string>>;

export function readEntry(entry: PlanEntry): RefinancePlan {
  return fillRows(REFINANCE_TABLE, (row, field) => row.parse(entry[field]));
}

export function entryOf(plan: RefinancePlan): PlanEntry {
  return showRows(REFINANCE_TABLE, plan);
}

export const EMPTY_ENTRY: PlanEntry = entryOf(INITIAL_PLAN);
export const EXAMPLE_ENTRY: PlanEntry = entryOf(EXAMPLE_PLAN);

const FIELDS = fieldsOf(REFINANCE_TABLE);

export function isSameEntry(one: PlanEntry, other: PlanEntry): boolean {
  return one === other || FIELDS.every((field) => one[field] === other[field]);
}

/** Without these there is no answer. Either rent is enough. */
const REQUIRED = ["purchasePrice", "value", "leaseRent"] as const satisfies readonly PlanField[];

export function isRequired(field: PlanField): boolean {
  return REQUIRED.some((required) => required === field);
}

/** The fields still needed for an answer. */
export function missingIn(entry: PlanEntry): readonly PlanField[] {
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

export const PLAN_LINK: FiguresLink<PlanEntry> = {
  read: (fragment) => mapShared(readIncomingPlan(fragment), entryOf),
  write: (entry) => {
    const isDefault = isSameEntry(entry, EXAMPLE_ENTRY) || isSameEntry(entry, EMPTY_ENTRY);
    return isDefault ? "" : writePlanFragment(readEntry(entry));
  },
};
