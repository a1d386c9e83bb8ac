import type { Deal } from "../deal.ts";
import { writeDealFragment } from "./deal-link.ts";

/** Stands before a deal that one tool of this site hands to another, so that the page can say where it came from. */
const MARK = /^#?from=deal&/;
/** Stands before figures that come from My Deals. */
const KEPT_MARK = /^#?from=my-deals&/;

export function handDealTo(path: string, deal: Deal): string {
  return `${path}#from=deal&${writeDealFragment(deal).slice(1)}`;
}

export function isHandedDeal(fragment: string): boolean {
  return MARK.test(fragment);
}

/** The link that opens kept figures again. */
export function openKept(path: string, figures: string): string {
  return `${path}#from=my-deals&${figures.slice(1)}`;
}

export function isKept(fragment: string): boolean {
  return KEPT_MARK.test(fragment);
}

export function withoutMark(fragment: string): string {
  return fragment.replace(MARK, "").replace(KEPT_MARK, "");
}
