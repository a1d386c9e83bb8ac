import { writeDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import { EMPTY_ENTRY, EXAMPLE_ENTRY, entryOf, readEntry } from "../../calculators/deal-form/deal-entry.ts";
import { type DealEntry, isSameEntry } from "../../calculators/deal-form/deal-fields.ts";
import { mapShared } from "../../calculators/sharing/share-link.ts";
import type { FiguresLink } from "../../calculators/tool/figures-address.ts";
import { readIncomingDeal } from "./incoming-deal.ts";

export const DEAL_LINK: FiguresLink<DealEntry> = {
  read: (fragment) => mapShared(readIncomingDeal(fragment), entryOf),
  write: (entry) => {
    const isDefault = isSameEntry(entry, EXAMPLE_ENTRY) || isSameEntry(entry, EMPTY_ENTRY);
    return isDefault ? "" : writeDealFragment(readEntry(entry));
  },
};
