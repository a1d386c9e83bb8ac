import { formatUsdExact } from "../../dscr/money.ts";
import { FRAGMENT_VERSION, fieldsOf, plainNumber } from "../sharing/dscr-fragment.ts";
import { AMOUNT, mapFields, readPairs, type Shared } from "../sharing/share-link.ts";
import { CASH_FLOW_FIELDS, type CashFlowEntry, readCashFlowEntry } from "./cash-flow-entry.ts";

export function writeCashFlowFragment(entry: CashFlowEntry): string {
  const input = readCashFlowEntry(entry);
  const pairs = fieldsOf(CASH_FLOW_FIELDS).map(
    (field) => `${CASH_FLOW_FIELDS[field].key}=${plainNumber(input[field])}`,
  );
  return `#${[FRAGMENT_VERSION, ...pairs].join("&")}`;
}

export function readCashFlowFragment(fragment: string): Shared<CashFlowEntry> {
  return readPairs(fragment, (pairs) => {
    const amounts = new Map(pairs);
    const isReadable = Object.values(CASH_FLOW_FIELDS).every(({ key }) =>
      AMOUNT.test(amounts.get(key) ?? ""),
    );
    if (!isReadable) return undefined;
    return mapFields(CASH_FLOW_FIELDS, (field) => {
      const { key, limits } = CASH_FLOW_FIELDS[field];
      const amount = amounts.get(key) ?? "";
      return limits ? amount : formatUsdExact(Number(amount));
    });
  });
}
