import { withoutMark } from "../../calculators/deal/sharing/handed-deal.ts";
import { type PriceRises, settlePlan, unsettlePlan } from "../../calculators/hold/appreciation.ts";
import { readHoldFragment, writeHoldFragment } from "../../calculators/hold/hold-link.ts";
import { mapShared, type Shared } from "../../calculators/sharing/share-link.ts";
import type { FiguresLink } from "../../calculators/tool/figures-address.ts";
import { EMPTY, EXAMPLE, entryOf, type HoldEntry, isSameEntry, readEntry } from "./hold-entry.ts";

/** The page's figures in its URL. They need the published figures, because a link states the one in use. */
export function holdLink(rises: PriceRises): FiguresLink<HoldEntry> {
  return {
    read: (fragment): Shared<HoldEntry> =>
      mapShared(readHoldFragment(withoutMark(fragment)), (inputs) =>
        entryOf(unsettlePlan(settlePlan(inputs, rises), rises)),
      ),
    write: (entry) => {
      const isDefault = isSameEntry(entry, EXAMPLE) || isSameEntry(entry, EMPTY);
      return isDefault ? "" : writeHoldFragment(settlePlan(readEntry(entry), rises));
    },
  };
}
