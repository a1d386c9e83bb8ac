import { dealPairs, readDeal } from "../deal/sharing/deal-link.ts";
import { readFragment, readRows, writeFragment, writeRows } from "../fields/row-links.ts";
import type { Shared } from "../sharing/share-link.ts";
import type { HoldInputs } from "./appreciation.ts";
import { HOLD_TABLE, type HoldPlan } from "./hold-plan.ts";

/**
 * A deal's link with the figures of the hold added, so that each of the two pages opens the other's links. The
 * appreciation is always written: a published figure changes every quarter, and a link must not.
 */
export function writeHoldFragment(plan: HoldPlan): string {
  return writeFragment([...dealPairs(plan.deal), ...writeRows(HOLD_TABLE, plan)]);
}

export function readHoldFragment(fragment: string): Shared<HoldInputs> {
  return readFragment(fragment, (texts) => {
    const deal = readDeal(texts);
    const hold = readRows(HOLD_TABLE, texts);
    return deal && hold && { deal, hold };
  });
}
