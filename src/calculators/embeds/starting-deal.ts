import { findState, type StateEstimates } from "../deal/bill-estimates.ts";
import { readDealFragment } from "../deal/sharing/deal-link.ts";
import { EXAMPLE_ENTRY, editEntry, entryOf } from "../deal-form/deal-entry.ts";
import type { DealEntry } from "../deal-form/deal-fields.ts";
import { mapShared, type Shared } from "../sharing/share-link.ts";
import { readEmbedOptions } from "./embed-options.ts";

/** The deal in an embed's address: figures after "#", or the example with the estimates of a state. */
export function readStartingDeal(
  fragment: string,
  query: string,
  states: readonly StateEstimates[],
): Shared<DealEntry> {
  const shared = mapShared(readDealFragment(fragment), entryOf);
  if (shared.kind === "inputs") return shared;
  const { state = "" } = readEmbedOptions(query);
  if (findState(states, state) === undefined) return shared;
  return { kind: "inputs", inputs: editEntry(EXAMPLE_ENTRY, "state", state, states) };
}
