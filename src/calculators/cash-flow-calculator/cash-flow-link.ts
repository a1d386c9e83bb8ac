import { formatUsdExact } from "../../dscr/money.ts";
import { FRAGMENT_VERSION, fieldsOf, plainNumber } from "../sharing/dscr-fragment.ts";
import { AMOUNT, readPairs, type Shared } from "../sharing/share-link.ts";
import type { CashFlowInput } from "./cash-flow.ts";
import {
  type CashFlowEntry,
  INITIAL_CASH_FLOW_ENTRY,
  limitsOf,
  readCashFlowEntry,
} from "./cash-flow-entry.ts";

const CASH_FLOW_KEYS = {
  purchasePrice: "price",
  downPaymentPercent: "down",
  interestRate: "rate",
  loanTermYears: "years",
  monthlyRent: "rent",
  propertyTax: "tax",
  insurance: "insurance",
  maintenance: "maintenance",
  vacancy: "vacancy",
} as const satisfies Record<keyof CashFlowInput, string>;

export function writeCashFlowFragment(entry: CashFlowEntry): string {
  const input = readCashFlowEntry(entry);
  const pairs = fieldsOf(CASH_FLOW_KEYS).map(
    (field) => `${CASH_FLOW_KEYS[field]}=${plainNumber(input[field])}`,
  );
  return `#${[FRAGMENT_VERSION, ...pairs].join("&")}`;
}

export function readCashFlowFragment(fragment: string): Shared<CashFlowEntry> {
  return readPairs(fragment, (pairs) => {
    const group = new Map(pairs);
    const entry: Record<keyof CashFlowEntry, string> = { ...INITIAL_CASH_FLOW_ENTRY };
    for (const field of fieldsOf(CASH_FLOW_KEYS)) {
      const amount = group.get(CASH_FLOW_KEYS[field]);
      if (amount === undefined || !AMOUNT.test(amount)) return undefined;
      entry[field] = limitsOf(field) ? amount : formatUsdExact(Number(amount));
    }
    return entry;
  });
}
