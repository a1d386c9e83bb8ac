import type { Deal } from "../../calculators/deal/deal.ts";
import type { DealEntry } from "../../calculators/deal-form/deal-fields.ts";

export interface DealScenario {
  readonly id: number;
  readonly name: string;
  readonly entry: DealEntry;
}

/** The deal as typed, and its copies made for what-if trials. */
export interface DealScenarios {
  readonly list: readonly [DealScenario, ...DealScenario[]];
  readonly selectedId: number;
  /**
   * The last scenario opened or removed. A new object each time, because the focus follows it when the pressed button
   * is gone.
   */
  readonly lastMove: { readonly announcement: string } | null;
}

export type ScenarioAction =
  | { readonly type: "change"; readonly change: (entry: DealEntry) => DealEntry }
  /** Replaces the selected figures with an example, a link or an empty form. */
  | { readonly type: "replace"; readonly entry: DealEntry }
  | { readonly type: "try"; readonly name: string; readonly entry: DealEntry }
  | { readonly type: "select"; readonly id: number }
  | { readonly type: "remove"; readonly id: number };

/** Opens a changed deal as its own scenario. */
export type TryDeal = (name: string, deal: Deal) => void;

const BASE_ID = 0;

/** More would not fit on a screen; the oldest trial is dropped. */
const MAX_SCENARIOS = 8;

export function startScenarios(entry: DealEntry): DealScenarios {
  return { list: [{ id: BASE_ID, name: "Your deal", entry }], selectedId: BASE_ID, lastMove: null };
}

export function updateScenarios(scenarios: DealScenarios, action: ScenarioAction): DealScenarios {
  const { list, selectedId } = scenarios;
  switch (action.type) {
    case "change":
      return changeSelected(scenarios, action.change);
    case "replace":
      return changeSelected(scenarios, () => action.entry);
    case "try": {
      const id = Math.max(...list.map((scenario) => scenario.id)) + 1;
      const [base, ...trials] = list;
      const kept = trials.slice(-(MAX_SCENARIOS - 2));
      return {
        list: [base, ...kept, { id, name: action.name, entry: action.entry }],
        selectedId: id,
        lastMove: { announcement: `Opened as a scenario: ${action.name}.` },
      };
    }
    case "select":
      return list.some(({ id }) => id === action.id) ? { ...scenarios, selectedId: action.id } : scenarios;
    case "remove": {
      const [base, ...trials] = list;
      const left = {
        list: [base, ...trials.filter(({ id }) => id !== action.id)],
        selectedId: selectedId === action.id ? BASE_ID : selectedId,
      } as const;
      const { name } = selectedScenario(left);
      return { ...left, lastMove: { announcement: `Scenario removed. ${name} is open.` } };
    }
  }
}

export function selectedScenario({
  list,
  selectedId,
}: Pick<DealScenarios, "list" | "selectedId">): DealScenario {
  return list.find(({ id }) => id === selectedId) ?? list[0];
}

export function canRemove({ id }: Pick<DealScenario, "id">): boolean {
  return id !== BASE_ID;
}

function changeSelected(scenarios: DealScenarios, change: (entry: DealEntry) => DealEntry): DealScenarios {
  const changed = (scenario: DealScenario) =>
    scenario.id === scenarios.selectedId ? { ...scenario, entry: change(scenario.entry) } : scenario;
  const [base, ...trials] = scenarios.list;
  return { ...scenarios, list: [changed(base), ...trials.map(changed)] };
}
