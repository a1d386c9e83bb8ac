import type { DscrInputs } from "../../dscr/dscr.ts";
import { formatUsdExact } from "../../dscr/money.ts";
import { DSCR_KEYS } from "../sharing/dscr-fragment.ts";
import { AMOUNT, readPairs, type Shared } from "../sharing/share-link.ts";
import type { DscrEntry } from "./dscr-entry.ts";

export function readDscrFragment(fragment: string): Shared<DscrEntry> {
  return readPairs(fragment, (pairs) => readDscrGroup(new Map(pairs)));
}

export function readDscrGroup(group: ReadonlyMap<string, string>): DscrEntry | undefined {
  const read = (field: keyof DscrInputs) => {
    const amount = group.get(DSCR_KEYS[field]);
    return amount !== undefined && AMOUNT.test(amount) ? formatUsdExact(Number(amount)) : undefined;
  };
  const monthlyRent = read("monthlyRent");
  const monthlyExpenses = read("monthlyExpenses");
  const monthlyDebtService = read("monthlyDebtService");
  if (monthlyRent === undefined || monthlyExpenses === undefined || monthlyDebtService === undefined) {
    return undefined;
  }
  return { monthlyRent, monthlyExpenses, monthlyDebtService };
}
