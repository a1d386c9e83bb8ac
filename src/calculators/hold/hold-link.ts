import { dealPairs, readDeal } from "../deal/sharing/deal-link.ts";
import { type LinkTexts, readFragment, readRows, writeFragment, writeRows } from "../fields/row-links.ts";
import type { Shared } from "../sharing/share-link.ts";
import type { HoldInputs } from "./appreciation.ts";
import { HOLD_TABLE, type HoldFigures, type HoldPlan } from "./hold-plan.ts";

/**
 * A deal's link with the figures of the hold added, so that each of the two pages opens the other's links. Both
 * appreciations are always written: published figures change, and a link must not.
 */
export function writeHoldFragment(plan: HoldPlan): string {
  return writeFragment([...dealPairs(plan.deal), ...writeRows(HOLD_TABLE, plan)]);
}

export function readHoldFragment(fragment: string): Shared<HoldInputs> {
  return readFragment(fragment, (texts) => {
    const deal = readDeal(texts);
    const hold = readRows(HOLD_TABLE, texts);
    return deal && hold && { deal, hold: withReleasedLow(hold, texts) };
  });
}

/** Links of the first release left out a low case of 0, but not the appreciation. They keep that low case. */
function withReleasedLow(hold: HoldFigures, texts: LinkTexts): HoldFigures {
  const { appreciationPercent, lowAppreciationPercent } = HOLD_TABLE;
  const isOfThatTime = texts.has(appreciationPercent.key) && !texts.has(lowAppreciationPercent.key);
  return isOfThatTime ? { ...hold, lowAppreciationPercent: 0 } : hold;
}
