import type { RefinancePlannerContent } from "../../../content/calculators/refinance-planner.ts";
import type { StateEstimates } from "../../calculators/deal/bill-estimates.ts";
import { readDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import { isHandedDeal, withoutMark } from "../../calculators/deal/sharing/handed-deal.ts";
import { followBills } from "../../calculators/deal-form/bill-entry.ts";
import { type BillHints, describeEstimate } from "../../calculators/deal-form/bill-hints.ts";
import { fillRows, isSameEntry, showRows } from "../../calculators/fields/field-rows.ts";
import { EXAMPLE_PLAN, OWNED_EXAMPLE } from "../../calculators/refinance/example-plan.ts";
import { plannerOf } from "../../calculators/refinance/refinance-outcome.ts";
import {
  explainOrder,
  INITIAL_PLAN,
  REFINANCE_TABLE,
  type RefinancePlan,
  withEstimatedBills,
} from "../../calculators/refinance/refinance-plan.ts";
import { planFromDeal } from "../../calculators/refinance/sharing/plan-from-deal.ts";
import { readPlanFragment, writePlanFragment } from "../../calculators/refinance/sharing/plan-link.ts";
import { mapShared, type Shared } from "../../calculators/sharing/share-link.ts";

/** Nobody types the estimates for empty bills. */
export type PlanField = Exclude<keyof RefinancePlan, "estimatedTaxPercent" | "estimatedInsurancePercent">;

/** The field texts, as typed or chosen. */
export type PlanEntry = Readonly<Record<keyof RefinancePlan, string>>;

export type ChangePlan = (change: (entry: PlanEntry) => PlanEntry) => void;

/** Without a state, an empty bill is none. */
const NO_ESTIMATES = { taxPercent: 0, insurancePercent: 0 };

/**
 * One edit with its consequences for the estimates of bills. The example of one kind of plan makes room for the other's:
 * a house that is bought to repair is no example of one that is owned.
 */
export function editPlan(
  entry: PlanEntry,
  field: PlanField,
  text: string,
  states: readonly StateEstimates[],
): PlanEntry {
  if (field === "mode" && isSameEntry(entry, figuresFor(entry).example)) {
    return figuresFor({ mode: text }).example;
  }
  const edited = { ...entry, [field]: text };
  return { ...edited, ...followBills(entry, edited, field, states, NO_ESTIMATES) };
}

/** The source of an estimated bill. Undefined for other fields, and without a state. */
export function describeBill(
  field: PlanField,
  entry: PlanEntry,
  states: readonly StateEstimates[],
  hints: BillHints,
): string | undefined {
  if (field !== "propertyTax" && field !== "insurance") return undefined;
  return describeEstimate(field, { ...entry, purpose: "cash-out" }, states, hints);
}

export function readEntry(entry: PlanEntry): RefinancePlan {
  const typed = fillRows(REFINANCE_TABLE, (row, field) => row.parse(entry[field]));
  return withEstimatedBills({
    ...typed,
    estimatedTaxPercent: isBlank(entry.propertyTax) ? typed.estimatedTaxPercent : 0,
    estimatedInsurancePercent: isBlank(entry.insurance) ? typed.estimatedInsurancePercent : 0,
  });
}

export function entryOf(plan: RefinancePlan): PlanEntry {
  return {
    ...showRows(REFINANCE_TABLE, plan),
    ...(plan.estimatedTaxPercent > 0 && { propertyTax: "" }),
    ...(plan.estimatedInsurancePercent > 0 && { insurance: "" }),
  };
}

function isBlank(text: string): boolean {
  return text.trim() === "";
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

const SHARED_FIGURES = {
  readFragment: (fragment: string) => mapShared(readIncomingPlan(fragment), entryOf),
  writeFragment: (entry: PlanEntry) => writePlanFragment(readEntry(entry)),
  missingIn,
  answerTo: (entry: PlanEntry) => plannerOf(readEntry(entry)),
};

const OWNED_FIGURES = {
  ...SHARED_FIGURES,
  example: entryOf(OWNED_EXAMPLE),
  empty: entryOf({ ...INITIAL_PLAN, mode: "owned" }),
};
const REPAIR_FIGURES = {
  ...SHARED_FIGURES,
  example: entryOf(EXAMPLE_PLAN),
  empty: entryOf(INITIAL_PLAN),
};

/** The page starts with a house that is owned. */
export const FIRST_PLAN = OWNED_FIGURES.example;

/** Each kind of plan has its own example and its own empty sheet. */
export function figuresFor({ mode }: Pick<PlanEntry, "mode">): typeof OWNED_FIGURES {
  return mode === "owned" ? OWNED_FIGURES : REPAIR_FIGURES;
}
