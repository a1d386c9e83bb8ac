import type { DscrInputs } from "../../dscr/dscr.ts";
import { formatUsdExact } from "../../dscr/money.ts";
import { DSCR_KEYS, dscrPairs, FRAGMENT_VERSION } from "../sharing/dscr-fragment.ts";
import { AMOUNT, type Pair, readPairs, type Shared } from "../sharing/share-link.ts";
import { type DscrEntry, readDscrEntry } from "./dscr-entry.ts";
import { MAX_NAME_LENGTH, type NamedEntry, type Scenarios } from "./scenarios/scenario-planner.ts";

const MAX_SCENARIOS = 100;

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
