import { calculateDscr, type DscrResult } from "../../../dscr/dscr.ts";
import {
  type DscrEntry,
  type DscrField,
  EMPTY_DSCR_ENTRY,
  findWrongFields,
  readDscrEntry,
} from "../dscr-entry.ts";

export interface Scenario extends DscrEntry {
  readonly id: string;
  readonly name: string;
  /** From the amounts at the time of the calculation; later edits do not change it. */
  readonly result?: DscrResult;
}

/** The first scenario is the base: it always exists, and the others are compared with it. */
export type Scenarios = readonly [Scenario, ...Scenario[]];

export interface Planner {
  readonly scenarios: Scenarios;
  readonly selectedId: string;
}

export type PlannerAction =
  | { readonly type: "add" }
  | { readonly type: "select"; readonly id: string }
  | { readonly type: "rename"; readonly id: string; readonly name: string }
  | { readonly type: "edit"; readonly id: string; readonly field: DscrField; readonly text: string }
  | { readonly type: "remove"; readonly id: string }
  | { readonly type: "calculate"; readonly id: string }
  | { readonly type: "calculateAll" }
  | { readonly type: "fillBase"; readonly entry: DscrEntry }
  | { readonly type: "open"; readonly copies: readonly [NamedEntry, ...NamedEntry[]] };

/** A scenario as a link carries it. */
export interface NamedEntry extends DscrEntry {
  readonly name: string;
}

const BASE_ID = "base";
export const MAX_NAME_LENGTH = 60;
const BASE_NAME = "Base Scenario";

export const INITIAL_PLANNER: Planner = {
  scenarios: [{ id: BASE_ID, name: BASE_NAME, ...EMPTY_DSCR_ENTRY }],
  selectedId: BASE_ID,
};

/** With these figures as the base, if there are any. */
export function startPlanner(base: DscrEntry | undefined): Planner {
  return base ? updatePlanner(INITIAL_PLANNER, { type: "fillBase", entry: base }) : INITIAL_PLANNER;
}

export function updatePlanner(planner: Planner, action: PlannerAction): Planner {
  const { scenarios } = planner;
  switch (action.type) {
    case "add":
      return addCopyOfBase(scenarios);
    case "select":
      return scenarios.some(({ id }) => id === action.id) ? { ...planner, selectedId: action.id } : planner;
    case "rename":
      return changeScenario(planner, action.id, (scenario) => ({ ...scenario, name: action.name }));
    case "edit":
      return changeScenario(planner, action.id, (scenario) => ({ ...scenario, [action.field]: action.text }));
    case "remove":
      return removeScenario(planner, action.id);
    case "calculate":
      return changeScenario(planner, action.id, calculateScenario);
    case "calculateAll":
      return {
        ...planner,
        scenarios: mapScenarios(scenarios, (scenario) =>
          hasRentAndDebt(scenario) ? calculateScenario(scenario) : scenario,
        ),
      };
    case "fillBase":
      return {
        ...changeScenario(planner, BASE_ID, (base) => calculateScenario({ ...base, ...action.entry })),
        selectedId: BASE_ID,
      };
    case "open":
      return openCopies(action.copies);
  }
}

/** Calculate All takes only those with rent above 0 and debt service above 0. */
export function hasRentAndDebt(scenario: DscrEntry): boolean {
  return findWrongFields(readDscrEntry(scenario)).every((field) => field === "monthlyExpenses");
}

export function canRemove({ scenarios }: Planner, id: string): boolean {
  return id !== BASE_ID && scenarios.length > 1;
}

function addCopyOfBase(scenarios: Scenarios): Planner {
  const [{ result: _, ...base }] = scenarios;
  const n = freeNumber(scenarios);
  const id = `scenario-${n}`;
  return { scenarios: [...scenarios, { ...base, id, name: `Scenario ${n}` }], selectedId: id };
}

/** The current count, or the next number with a free id: after a removal the count may be taken. */
function freeNumber(scenarios: Scenarios): number {
  let n = scenarios.length;
  while (scenarios.some(({ id }) => id === `scenario-${n}`)) n += 1;
  return n;
}

function removeScenario(planner: Planner, id: string): Planner {
  if (!canRemove(planner, id)) return planner;
  const [base, ...others] = planner.scenarios;
  return {
    scenarios: [base, ...others.filter((scenario) => scenario.id !== id)],
    selectedId: planner.selectedId === id ? base.id : planner.selectedId,
  };
}

function calculateScenario(scenario: Scenario): Scenario {
  return { ...scenario, result: calculateDscr(readDscrEntry(scenario)) };
}

function openCopies([base, ...others]: readonly [NamedEntry, ...NamedEntry[]]): Planner {
  const planner: Planner = {
    scenarios: [
      { ...base, id: BASE_ID },
      ...others.map((copy, index) => ({ ...copy, id: `scenario-${index + 1}` })),
    ],
    selectedId: BASE_ID,
  };
  return updatePlanner(planner, { type: "calculateAll" });
}

function changeScenario(planner: Planner, id: string, change: (scenario: Scenario) => Scenario): Planner {
  return {
    ...planner,
    scenarios: mapScenarios(planner.scenarios, (scenario) =>
      scenario.id === id ? change(scenario) : scenario,
    ),
  };
}

function mapScenarios([base, ...others]: Scenarios, change: (scenario: Scenario) => Scenario): Scenarios {
  return [change(base), ...others.map(change)];
}
