import type { Deal } from "../deal.ts";
import { writeDealFragment } from "./deal-link.ts";

/** Stands before a deal that one tool of this site hands to another, so that the page can say where it came from. */
const MARK = /^#?from=deal&/;

export function handDealTo(path: string, deal: Deal): string {
  return `${path}#from=deal&${writeDealFragment(deal).slice(1)}`;
}

export function isHandedDeal(fragment: string): boolean {
  return MARK.test(fragment);
}

export function withoutMark(fragment: string): string {
  return fragment.replace(MARK, "");
}
