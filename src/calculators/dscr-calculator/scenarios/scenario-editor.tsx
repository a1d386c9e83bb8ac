import type { Dispatch, FormEvent } from "react";
import type { DscrCalculatorContent } from "../../../../content/calculators/calculators.ts";
import { readMoney } from "../../../dscr/money.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { MoneyField } from "../../fields/money-field.tsx";
import { DSCR_FIELDS } from "../dscr-entry.ts";
import { DscrResultPanel } from "../dscr-result-panel.tsx";
import { displayName } from "./scenario-comparison.ts";
import { hasRentAndDebt, MAX_NAME_LENGTH, type PlannerAction, type Scenario } from "./scenario-planner.ts";

interface ScenarioEditorProps {
  readonly scenario: Scenario;
  /** Passed in, not computed here: the note it adds moves half the page, and may appear a frame after the keystroke. */
  readonly isStale: boolean;
  readonly isRemovable: boolean;
  readonly dispatch: Dispatch<PlannerAction>;
  /** For actions that a screen reader should announce; typing is not one. */
  readonly dispatchAloud: Dispatch<PlannerAction>;
  readonly content: Pick<DscrCalculatorContent, "fields" | "countOnce" | "definitions">;
}

/** The selected scenario: its name, its inputs, its result. */
export function ScenarioEditor({
  scenario,
  isStale,
  isRemovable,
  dispatch,
  dispatchAloud,
  content,
}: ScenarioEditorProps) {
  const { id, name, result } = scenario;
  const calculate = (event: FormEvent) => {
    event.preventDefault();
    dispatchAloud({ type: "calculate", id });
  };
  const remove = () => {
    dispatchAloud({ type: "remove", id });
    // The button disappears with its scenario; move the focus to the scenario selected now.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>("[id^=choose-][aria-current=true]")?.focus(),
    );
  };
  return (
    <section
      aria-labelledby="scenario-heading"
      className="rounded-sheet border border-rule bg-sheet p-5 sm:p-6"
    >
      <h3 id="scenario-heading" className="mb-4 wrap-anywhere">
        {displayName(scenario)}
      </h3>
      <form noValidate onSubmit={calculate} className="space-y-5">
        <TextField
          label="Scenario Name"
          required
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onText={(typed) => dispatch({ type: "rename", id, name: typed })}
        />
        <div className="grid gap-5 sm:grid-cols-3">
          {DSCR_FIELDS.map((field) => (
            <MoneyField
              key={field}
              id={`scenario-${field}`}
              isRequired
              label={content.fields[field].label}
              text={scenario[field]}
              read={readMoney}
              onText={(text) => dispatch({ type: "edit", id, field, text })}
            />
          ))}
        </div>
        <p className="border-l-3 border-marginal pl-3 text-[0.94rem] text-ink-soft">{content.countOnce}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Calculate This Scenario</Button>
          {isRemovable && (
            <Button look="quiet" onClick={remove}>
              Remove<span className="sr-only"> {displayName(scenario)}</span>
            </Button>
          )}
        </div>
        {!hasRentAndDebt(scenario) && (
          <p className="text-sm text-ink-soft">
            Without rent and debt service above $0 the ratio says nothing. Calculate All passes over this
            scenario.
          </p>
        )}
      </form>
      {result && (
        <div className="mt-6 border-t border-rule pt-5">
          <DscrResultPanel result={result} definitions={content.definitions} isStale={isStale} />
        </div>
      )}
    </section>
  );
}
