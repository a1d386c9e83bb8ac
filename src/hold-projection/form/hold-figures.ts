import { withoutMark } from "../../calculators/deal/sharing/handed-deal.ts";
import {
  entryOf as dealEntryOf,
  EMPTY_ENTRY,
  missingIn,
  readEntry as readDealEntry,
} from "../../calculators/deal-form/deal-entry.ts";
import type { DealEntry } from "../../calculators/deal-form/deal-fields.ts";
import { fillRows, showRows } from "../../calculators/fields/field-rows.ts";
import {
  type HoldInputs,
  type PriceRises,
  riseFor,
  settlePlan,
  unsettlePlan,
} from "../../calculators/hold/appreciation.ts";
import { EXAMPLE_HOLD } from "../../calculators/hold/example-hold.ts";
import { readHoldFragment, writeHoldFragment } from "../../calculators/hold/hold-link.ts";
import { HOLD_TABLE, type HoldFigures, INITIAL_HOLD } from "../../calculators/hold/hold-plan.ts";
import { projectHold } from "../../calculators/hold/hold-projection.ts";
import { mapShared } from "../../calculators/sharing/share-link.ts";

export type HoldField = keyof HoldFigures;

/** The field texts, as typed or chosen. */
export interface HoldEntry {
  readonly deal: DealEntry;
  readonly hold: Readonly<Record<HoldField, string>>;
}

export const EXAMPLE = entryOf(EXAMPLE_HOLD);

/** The figures of the page. They need the published ones, because a link states the one in use. */
export function holdFigures(rises: PriceRises) {
  const planOf = ({ deal, hold }: HoldEntry) => {
    const typed = fillRows(HOLD_TABLE, (row, field) => row.parse(hold[field]));
    return settlePlan({ deal: readDealEntry(deal), hold: typed }, rises);
  };
  return {
    example: EXAMPLE,
    empty: { deal: EMPTY_ENTRY, hold: showRows(HOLD_TABLE, INITIAL_HOLD) },
    readFragment: (fragment: string) =>
      mapShared(readHoldFragment(withoutMark(fragment)), (inputs) =>
        entryOf(unsettlePlan(settlePlan(inputs, rises), rises)),
      ),
    writeFragment: (entry: HoldEntry) => writeHoldFragment(planOf(entry)),
    missingIn: ({ deal }: HoldEntry) => missingIn(deal),
    answerTo: (entry: HoldEntry) => {
      const plan = planOf(entry);
      return { plan, projection: projectHold(plan) };
    },
  };
}

/** True if the appreciation in the form is the one of the last five years. */
export function isRepeat({ deal, hold }: HoldEntry, rises: PriceRises): boolean {
  return (
    HOLD_TABLE.appreciationPercent.parse(hold.appreciationPercent) === riseFor(deal.state, rises).fiveYears
  );
}

export function repeatText(state: string, rises: PriceRises): string {
  return HOLD_TABLE.appreciationPercent.show(riseFor(state, rises).fiveYears);
}

/** A repeat of the last five years follows the deal to another state. */
export function withDeal(before: HoldEntry, deal: DealEntry, rises: PriceRises): HoldEntry {
  const follows = before.deal.state !== deal.state && isRepeat(before, rises);
  const appreciationPercent = follows ? repeatText(deal.state, rises) : before.hold.appreciationPercent;
  return { deal, hold: { ...before.hold, appreciationPercent } };
}

/** The field texts that read back as these inputs. */
function entryOf({ deal, hold }: HoldInputs): HoldEntry {
  return { deal: dealEntryOf(deal), hold: showRows(HOLD_TABLE, hold) };
}
