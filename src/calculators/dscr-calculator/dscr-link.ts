import { formatUsdExact } from "../../dscr/money.ts";
import { DSCR_KEYS, LOAN_KEYS } from "../sharing/dscr-fragment.ts";
import { AMOUNT, mapFields, readPairs, type Shared } from "../sharing/share-link.ts";
import type { DscrEntry } from "./dscr-entry.ts";

/** Stands before figures that come from My Deals. */
const KEPT_MARK = /^#?from=my-deals&/;

export function isKeptCalculation(fragment: string): boolean {
  return KEPT_MARK.test(fragment);
}

export function readDscrFragment(fragment: string): Shared<DscrEntry> {
  return readPairs(fragment.replace(KEPT_MARK, ""), (pairs) => readDscrGroup(new Map(pairs)));
}

export function readDscrGroup(group: ReadonlyMap<string, string>): DscrEntry | undefined {
  if (!Object.values(DSCR_KEYS).every((key) => AMOUNT.test(group.get(key) ?? ""))) return undefined;
  const entry = mapFields(DSCR_KEYS, (field) => formatUsdExact(Number(group.get(DSCR_KEYS[field]))));
  const [price, down, rate] = LOAN_KEYS.map((key) => Number(group.get(key)));
  return price && rate && down !== undefined && down >= 0 ? { ...entry, loan: { price, down, rate } } : entry;
}
