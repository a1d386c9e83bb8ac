import { type Dispatch, memo, useId } from "react";
import type { DealAnalyzerContent } from "../../content/deal-analyzer.ts";
import { lenderRatioOf } from "../calculators/deal/lender-view.ts";
import { ownerViewOf } from "../calculators/deal/owner-view.ts";
import { formatRatio } from "../calculators/dscr.ts";
import { formatUsd } from "../calculators/money.ts";
import { Button } from "../ui/button.tsx";
import { readEntry } from "./deal-entry.ts";
import { canRemove, type DealScenario, type DealScenarios, type ScenarioAction } from "./deal-scenarios.ts";

interface ScenariosSectionProps {
  readonly scenarios: DealScenarios;
  readonly onScenario: Dispatch<ScenarioAction>;
  readonly content: DealAnalyzerContent["sections"]["scenarios"];
}

/** The deal and its trials side by side; choosing one opens it in the fields. */
export function ScenariosSection({ scenarios, onScenario, content }: ScenariosSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-heading`} className="section">
      <h2 id={`${id}-heading`}>{content.heading}</h2>
      <p className="mt-3 mb-5 max-w-[68ch]">{content.text}</p>
      <ul className="border-b border-rule">
        {scenarios.list.map((scenario) => (
          <ScenarioRow
            key={scenario.id}
            scenario={scenario}
            isSelected={scenario.id === scenarios.selectedId}
            onScenario={onScenario}
          />
        ))}
      </ul>
    </section>
  );
}

interface ScenarioRowProps {
  readonly scenario: DealScenario;
  readonly isSelected: boolean;
  readonly onScenario: Dispatch<ScenarioAction>;
}

const ScenarioRow = memo(function ScenarioRow({ scenario, isSelected, onScenario }: ScenarioRowProps) {
  const { id, name, entry } = scenario;
  const deal = readEntry(entry);
  const { monthlyCashFlow, cash } = ownerViewOf(deal);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule">
      <button
        type="button"
        aria-current={isSelected}
        className={`flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 border-l-3 px-3 py-3 text-left ${isSelected ? "border-brand bg-brand-wash" : "border-transparent hover:bg-sheet"}`}
        onClick={() => onScenario({ type: "select", id })}
      >
        <span className="min-w-40 flex-1 font-semibold wrap-anywhere">{name}</span>
        <span>
          Ratio{" "}
          <strong className="font-serif text-xl font-semibold">{formatRatio(lenderRatioOf(deal))}</strong>
        </span>
        <span className="text-[0.94rem] text-ink-soft">
          {formatUsd(monthlyCashFlow)} a month, {formatUsd(cash.total)} at closing
        </span>
      </button>
      {canRemove(scenario) && (
        <Button look="plain" onClick={() => onScenario({ type: "remove", id })}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
});
