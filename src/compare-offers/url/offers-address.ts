import { withoutMark } from "../../calculators/deal/sharing/handed-deal.ts";
import { readOffersFragment, writeOffersFragment } from "../../calculators/offers/offers-link.ts";
import { mapShared } from "../../calculators/sharing/share-link.ts";
import type { FiguresLink } from "../../calculators/tool/figures-address.ts";
import {
  EMPTY_OFFERS_ENTRY,
  EXAMPLE_OFFERS_ENTRY,
  isSameOffersEntry,
  type OffersEntry,
  offersEntryOf,
  readOffersEntry,
} from "../form/offer-entry.ts";

export const OFFERS_LINK: FiguresLink<OffersEntry> = {
  read: (fragment) => mapShared(readOffersFragment(withoutMark(fragment)), offersEntryOf),
  write: (entry) => {
    const isDefault =
      isSameOffersEntry(entry, EXAMPLE_OFFERS_ENTRY) || isSameOffersEntry(entry, EMPTY_OFFERS_ENTRY);
    return isDefault ? "" : writeOffersFragment(readOffersEntry(entry));
  },
};
