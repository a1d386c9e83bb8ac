import { writeDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import { EMPTY_ENTRY, EXAMPLE_ENTRY, entryOf, readEntry } from "../form/deal-entry.ts";
import { type DealEntry, isSameEntry } from "../form/deal-fields.ts";
import { readIncomingDeal } from "./incoming-deal.ts";

/**
 * The fragment that would restore these figures, or undefined if the URL already does: a link that was only opened
 * stays as it was sent. The example and an empty form need no fragment.
 */
export function fragmentToWrite(entry: DealEntry, fragment: string): string | undefined {
  const arrival = readIncomingDeal(fragment);
  const present = arrival.kind === "inputs" ? fragmentOf(entryOf(arrival.inputs)) : "";
  const wanted = fragmentOf(entry);
  return wanted === present ? undefined : wanted;
}

function fragmentOf(entry: DealEntry): string {
  const isDefault = isSameEntry(entry, EXAMPLE_ENTRY) || isSameEntry(entry, EMPTY_ENTRY);
  return isDefault ? "" : writeDealFragment(readEntry(entry));
}
