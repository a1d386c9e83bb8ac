import { type LinkTexts, readFragment, readRows, writeFragment, writeRows } from "../../fields/row-links.ts";
import type { Shared } from "../../sharing/share-link.ts";
import { withBookings } from "../bookings/bookings.ts";
import { DEAL_TABLE, type Deal, RENT_TABLE } from "../deal.ts";

/** Marks that each unit has its own rents: `rent1`, `market1`, `rent2` and so on. */
const ROLL = "roll";

export function writeDealFragment(deal: Deal): string {
  return writeFragment(dealPairs(deal));
}

export function readDealFragment(fragment: string): Shared<Deal> {
  return readFragment(fragment, readDeal);
}

/** For links of other tools, which carry a deal beside figures of their own. */
export function dealPairs(deal: Deal): readonly string[] {
  const units = deal.rentRoll.flatMap((unit, index) => writeRows(RENT_TABLE, unit, `${index + 1}`));
  const roll = deal.rentRoll.length > 0 ? [`${ROLL}=1`, ...units] : [];
  return [...writeRows(DEAL_TABLE, deal), ...roll];
}

export function readDeal(texts: LinkTexts): Deal | undefined {
  const figures = readRows(DEAL_TABLE, texts);
  const units = texts.get(ROLL) === "1" ? (figures?.units ?? 0) : 0;
  const lines = Array.from({ length: units }, (_, index) => readRows(RENT_TABLE, texts, `${index + 1}`));
  const rentRoll = lines.filter((line) => line !== undefined);
  return figures && rentRoll.length === lines.length ? withBookings({ ...figures, rentRoll }) : undefined;
}
