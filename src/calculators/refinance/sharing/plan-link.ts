import { readFragment, readRows, writeFragment, writeRows } from "../../fields/row-links.ts";
import type { Shared } from "../../sharing/share-link.ts";
import { REFINANCE_TABLE, type RefinancePlan } from "../refinance-plan.ts";

export function writePlanFragment(plan: RefinancePlan): string {
  return writeFragment(writeRows(REFINANCE_TABLE, plan));
}

export function readPlanFragment(fragment: string): Shared<RefinancePlan> {
  return readFragment(fragment, (texts) => readRows(REFINANCE_TABLE, texts));
}
