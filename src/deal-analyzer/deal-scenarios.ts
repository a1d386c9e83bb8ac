import type { Deal } from "../calculators/deal/deal.ts";
import { type DealEntry, type DealField, editEntry } from "./deal-entry.ts";

export interface DealScenario {
  readonly id: number;
  readonly name: string;
  readonly entry: DealEntry;
}

/** The deal as it was typed, and the copies that were made to try something. */
export interface DealScenarios {
  readonly list: readonly [DealScenario, ...DealScenario[]];
  readonly selectedId: number;
}

export type ScenarioAction =
  | { readonly type: "edit"; readonly field: DealField; readonly text: string }
  /** Other figures in place of the selected ones: an example, a link, an empty sheet. */
  | { readonly type: "replace"; readonly entry: DealEntry }
  | { readonly type: "try"; readonly name: string; readonly entry: DealEntry }
  | { readonly type: "select"; readonly id: number }
  | { readonly type: "remove"; readonly id: number };

/** Opens a changed deal as a scenario of its own. */
export type TryDeal = (name: string, deal: Deal) => void;

const BASE_ID = 0;

/** More than fit on a screen help nobody; the oldest trial makes room. */
const MAX_SCENARIOS = 8;

export function startScenarios(entry: DealEntry): DealScenarios {
  return { list: [{ id: BASE_ID, name: "Your deal", entry }], selectedId: BASE_ID };
}

export function updateScenarios(scenarios: DealScenarios, action: ScenarioAction): DealScenarios {
  const { list, selectedId } = scenarios;
  switch (action.type) {
    case "edit":
      return changeSelected(scenarios, (entry) => editEntry(entry, action.field, action.text));
    case "replace":
      return changeSelected(scenarios, () => action.entry);
    case "try": {
      const id = Math.max(...list.map((scenario) => scenario.id)) + 1;
      const [base, ...trials] = list;
      const kept = trials.slice(-(MAX_SCENARIOS - 2));
      return { list: [base, ...kept, { id, name: action.name, entry: action.entry }], selectedId: id };
    }
    case "select":
      return list.some(({ id }) => id === action.id) ? { ...scenarios, selectedId: action.id } : scenarios;
    case "remove": {
      const [base, ...trials] = list;
      return {
        list: [base, ...trials.filter(({ id }) => id !== action.id)],
        selectedId: selectedId === action.id ? BASE_ID : selectedId,
      };
    }
  }
}

export function selectedScenario({ list, selectedId }: DealScenarios): DealScenario {
  return list.find(({ id }) => id === selectedId) ?? list[0];
}

export function canRemove({ id }: Pick<DealScenario, "id">): boolean {
  return id !== BASE_ID;
}

function changeSelected(
  { list, selectedId }: DealScenarios,
  change: (entry: DealEntry) => DealEntry,
): DealScenarios {
  const changed = (scenario: DealScenario) =>
    scenario.id === selectedId ? { ...scenario, entry: change(scenario.entry) } : scenario;
  const [base, ...trials] = list;
  return { list: [changed(base), ...trials.map(changed)], selectedId };
}
