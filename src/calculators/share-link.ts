import type { CashFlowInput } from "./cash-flow.ts";
import {
  type CashFlowEntry,
  INITIAL_CASH_FLOW_ENTRY,
  limitsOf,
  readCashFlowEntry,
} from "./cash-flow-entry.ts";
import type { DscrInputs } from "./dscr.ts";
import { type DscrEntry, readDscrEntry } from "./dscr-entry.ts";
import { DSCR_KEYS, dscrPairs, FRAGMENT_VERSION, fieldsOf, plainNumber } from "./dscr-fragment.ts";
import { formatUsdExact } from "./money.ts";
import { MAX_NAME_LENGTH, type NamedEntry, type Scenarios } from "./scenario-planner.ts";

const AMOUNT = /^-?\d{1,12}(\.\d{1,9})?$/;
const MAX_SCENARIOS = 100;

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

/** What a fragment holds: nothing of ours, something this version cannot read, or inputs. */
export type Shared<Inputs> =
  | { readonly kind: "none" }
  | { readonly kind: "unreadable" }
  | { readonly kind: "inputs"; readonly inputs: Inputs };

export function readDscrFragment(fragment: string): Shared<DscrEntry> {
  return readPairs(fragment, (pairs) => readDscrGroup(new Map(pairs)));
}

export function writeScenariosFragment(scenarios: Scenarios): string {
  const pairs = scenarios.flatMap((scenario) => [
    `name=${encodeURIComponent(scenario.name.toWellFormed())}`,
    ...dscrPairs(readDscrEntry(scenario)),
  ]);
  return `#${[FRAGMENT_VERSION, ...pairs].join("&")}`;
}

export function readScenariosFragment(fragment: string): Shared<readonly [NamedEntry, ...NamedEntry[]]> {
  return readPairs(fragment, (pairs) => {
    const [base, ...others] = splitAtNames(pairs)
      .slice(0, MAX_SCENARIOS)
      .map((group): NamedEntry | undefined => {
        const entry = readDscrGroup(group);
        return entry && { name: (group.get("name") ?? "").slice(0, MAX_NAME_LENGTH), ...entry };
      });
    const readable = others.filter((scenario) => scenario !== undefined);
    return base && readable.length === others.length ? [base, ...readable] : undefined;
  });
}

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

type Pair = readonly [key: string, value: string];

function readPairs<Inputs>(
  fragment: string,
  read: (pairs: readonly Pair[]) => Inputs | undefined,
): Shared<Inputs> {
  const [version, ...parts] = fragment.replace(/^#/, "").split("&");
  if (!version?.startsWith("v=")) return { kind: "none" };
  const pairs = version === FRAGMENT_VERSION ? decodePairs(parts) : undefined;
  const inputs = pairs && read(pairs);
  return inputs ? { kind: "inputs", inputs } : { kind: "unreadable" };
}

function decodePairs(parts: readonly string[]): readonly Pair[] | undefined {
  try {
    return parts.map((part) => {
      const [key = "", value = ""] = part.split("=", 2);
      return [key, decodeURIComponent(value)];
    });
  } catch {
    // A link that was cut in the middle of an escaped character.
    return undefined;
  }
}

function splitAtNames(pairs: readonly Pair[]): readonly Map<string, string>[] {
  const groups: Map<string, string>[] = [];
  for (const [key, value] of pairs) {
    if (key === "name") groups.push(new Map());
    groups.at(-1)?.set(key, value);
  }
  return groups;
}

function readDscrGroup(group: ReadonlyMap<string, string>): DscrEntry | undefined {
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
