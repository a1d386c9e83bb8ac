import { formatUsdExact } from "../../dscr/money.ts";
import { FRAGMENT_VERSION, fieldsOf, plainNumber } from "../sharing/dscr-fragment.ts";
import { AMOUNT, mapFields, readPairs, type Shared } from "../sharing/share-link.ts";
import { CASH_FLOW_FIELDS, type CashFlowEntry, readCashFlowEntry } from "./cash-flow-entry.ts";

const LONGEST_PLACE = 80;

export function writeCashFlowFragment(entry: CashFlowEntry): string {
  const input = readCashFlowEntry(entry);
  const pairs = fieldsOf(CASH_FLOW_FIELDS).map(
    (field) => `${CASH_FLOW_FIELDS[field].key}=${plainNumber(input[field])}`,
  );
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
    const figures = mapFields(CASH_FLOW_FIELDS, (field) => {
      const { key, limits } = CASH_FLOW_FIELDS[field];
      const amount = amounts.get(key) ?? "";
      // Nobody pays $0 for them: the bill was not typed, and stays unknown.
      const isUnknown = (field === "propertyTax" || field === "insurance") && Number(amount) === 0;
      return limits ? amount : isUnknown ? "" : formatUsdExact(Number(amount));
    });
    return { ...figures, place: amounts.get("place")?.slice(0, LONGEST_PLACE) };
  });
}
