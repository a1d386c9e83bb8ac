import { formatUsdExact } from "../../dscr/money.ts";
import { FRAGMENT_VERSION, fieldsOf, plainNumber } from "../sharing/dscr-fragment.ts";
import { AMOUNT, mapFields, readPairs, type Shared } from "../sharing/share-link.ts";
import { CASH_FLOW_FIELDS, type CashFlowEntry, readCashFlowEntry } from "./cash-flow-entry.ts";

const LONGEST_PLACE = 80;

/** An empty one is unknown, and is a 0 in a link, as a typed $0 is. */
const BILLS = ["propertyTax", "insurance"] as const;
const keyOf = (bill: (typeof BILLS)[number]) => CASH_FLOW_FIELDS[bill].key;

export function writeCashFlowFragment(entry: CashFlowEntry): string {
  const input = readCashFlowEntry(entry);
  const pairs = fieldsOf(CASH_FLOW_FIELDS).map(
    (field) => `${CASH_FLOW_FIELDS[field].key}=${plainNumber(input[field])}`,
  );
  const typed = BILLS.filter((bill) => input[bill] === 0 && entry[bill].trim() !== "");
  if (typed.length > 0) pairs.push(`typed=${typed.map(keyOf).join(",")}`);
  if (entry.place) pairs.push(`place=${encodeURIComponent(entry.place)}`);
  return `#${[FRAGMENT_VERSION, ...pairs].join("&")}`;
}

export function readCashFlowFragment(fragment: string): Shared<CashFlowEntry> {
  return readPairs(fragment, (pairs) => {
    const amounts = new Map(pairs);
    const isReadable = Object.values(CASH_FLOW_FIELDS).every(({ key }) =>
      AMOUNT.test(amounts.get(key) ?? ""),
    );
    if (!isReadable) return undefined;
    const typed = amounts.get("typed")?.split(",");
    const isUnknown = (key: string) =>
      BILLS.some((bill) => keyOf(bill) === key) && Number(amounts.get(key)) === 0 && !typed?.includes(key);
    const figures = mapFields(CASH_FLOW_FIELDS, (field) => {
      const { key, limits } = CASH_FLOW_FIELDS[field];
      const amount = amounts.get(key) ?? "";
      return limits ? amount : isUnknown(key) ? "" : formatUsdExact(Number(amount));
    });
    return { ...figures, place: amounts.get("place")?.slice(0, LONGEST_PLACE) };
  });
}
