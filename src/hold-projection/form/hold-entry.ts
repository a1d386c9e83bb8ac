import {
  entryOf as dealEntryOf,
  EMPTY_ENTRY,
  readEntry as readDealEntry,
} from "../../calculators/deal-form/deal-entry.ts";
import { type DealEntry, isSameEntry as isSameDeal } from "../../calculators/deal-form/deal-fields.ts";
import { fillRows, showRows } from "../../calculators/fields/field-rows.ts";
import type { HoldInputs } from "../../calculators/hold/appreciation.ts";
import { EXAMPLE_HOLD } from "../../calculators/hold/example-hold.ts";
import { HOLD_TABLE, type HoldFigures, INITIAL_HOLD } from "../../calculators/hold/hold-plan.ts";
import { fieldsOf } from "../../calculators/sharing/dscr-fragment.ts";

export type HoldField = keyof HoldFigures;

/** The field texts, as typed or chosen. */
export interface HoldEntry {
  readonly deal: DealEntry;
  readonly hold: Readonly<Record<HoldField, string>>;
}

export function readEntry({ deal, hold }: HoldEntry): HoldInputs {
  return { deal: readDealEntry(deal), hold: fillRows(HOLD_TABLE, (row, field) => row.parse(hold[field])) };
}

/** The field texts that read back as these inputs. */
export function entryOf({ deal, hold }: HoldInputs): HoldEntry {
  return { deal: dealEntryOf(deal), hold: showRows(HOLD_TABLE, hold) };
}

export const EXAMPLE: HoldEntry = entryOf(EXAMPLE_HOLD);

export const EMPTY: HoldEntry = { deal: EMPTY_ENTRY, hold: showRows(HOLD_TABLE, INITIAL_HOLD) };

export function isSameEntry(one: HoldEntry, other: HoldEntry): boolean {
  return (
    one === other ||
    (isSameDeal(one.deal, other.deal) &&
      fieldsOf(HOLD_TABLE).every((field) => one.hold[field] === other.hold[field]))
  );
}
