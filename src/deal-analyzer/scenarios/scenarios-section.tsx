import { type Dispatch, memo, useEffect, useRef } from "react";
import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import { paymentsOf } from "../../calculators/deal/ratios/deal-payment.ts";
import { ownerViewOf } from "../../calculators/deal/ratios/owner-view.ts";
import { describeLenderRatio } from "../../calculators/deal/ratios/ratio-labels.ts";
import { missingIn, readEntry } from "../../calculators/deal-form/deal-entry.ts";
import type { DealEntry } from "../../calculators/deal-form/deal-fields.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { Button } from "../../ui/button.tsx";
import { canRemove, type DealScenario, type DealScenarios, type ScenarioAction } from "./deal-scenarios.ts";

interface ScenariosSectionProps {
  readonly scenarios: DealScenarios;
  readonly onScenario: Dispatch<ScenarioAction>;
  readonly content: DealAnalyzerContent["sections"]["scenarios"];
}

/** The deal and its trials side by side; choosing one opens it in the form. Memoized: it computes them all. */
export const ScenariosSection = memo(function ScenariosSection({
  scenarios,
  onScenario,
  content,
}: ScenariosSectionProps) {
  const { list, selectedId, lastMove } = scenarios;
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (lastMove) focusOn(rows.current?.querySelector("[aria-current=true]"));
  }, [lastMove]);
  return (
    <div className="-mx-1.5 px-1.5">
      <p role="status" className="sr-only">
        {lastMove?.announcement}
      </p>
      {list.length > 1 && (
        <ToolSection id="scenarios" heading={content.heading} text={content.text}>
          <ul ref={rows} className="border-b border-rule">
            {list.map((scenario) => (
              <ScenarioRow
                key={scenario.id}
                scenario={scenario}
                isSelected={scenario.id === selectedId}
                onScenario={onScenario}
              />
            ))}
          </ul>
        </ToolSection>
      )}
    </div>
  );
});

/** With no scenario list left, focuses the heading of the results. */
function focusOn(row: Element | null | undefined) {
  const target = row ?? document.getElementById("results-heading");
  if (!(target instanceof HTMLElement)) return;
  target.scrollIntoView({ block: "center" });
  target.focus({ preventScroll: true });
}

interface ScenarioRowProps {
  readonly scenario: DealScenario;
  readonly isSelected: boolean;
  readonly onScenario: Dispatch<ScenarioAction>;
}

function ScenarioRow({ scenario, isSelected, onScenario }: ScenarioRowProps) {
  const { id, name, entry } = scenario;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule">
      <button
        type="button"
        aria-current={isSelected}
        className={`flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 border-l-3 px-3 py-3 text-left ${isSelected ? "border-brand bg-brand-wash" : "border-transparent hover:bg-sheet"}`}
        onClick={() => onScenario({ type: "select", id })}
      >
        <span className="min-w-40 flex-1 font-semibold wrap-anywhere">{name}</span>
        <ScenarioFigures entry={entry} />
      </button>
      {canRemove(scenario) && (
        <Button look="plain" onClick={() => onScenario({ type: "remove", id })}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}

function ScenarioFigures({ entry }: { readonly entry: DealEntry }) {
  if (missingIn(entry).length > 0) return <span className="text-ink-soft">Figures are missing</span>;
  const deal = readEntry(entry);
  const { monthlyCashFlow, cash } = ownerViewOf(deal);
  return (
    <>
      <span>
        Ratio{" "}
        <strong className="font-serif text-xl font-semibold">
          {describeLenderRatio(deal, paymentsOf(deal).first)}
        </strong>
      </span>
      <span className="text-[0.94rem] text-ink-soft">
        {formatUsd(monthlyCashFlow)} a month,{" "}
        {cash.total < 0 ? `${formatUsd(-cash.total)} to you` : formatUsd(cash.total)} at closing
      </span>
    </>
  );
}
