import { memo } from "react";
import type { CashFlowCalculatorContent } from "../../../content/calculators/calculators.ts";
import type { FieldWording } from "../../../content/calculators/wording.ts";
import { Button } from "../../ui/button.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import { MoneyField } from "../fields/money-field.tsx";
import { NumberField } from "../fields/number-field.tsx";
import {
  CASH_FLOW_FIELDS,
  type CashFlowAnalysis,
  type CashFlowEntry,
  type CashFlowField,
  explainTerm,
} from "./cash-flow-entry.ts";
import type { TypicalBillsProps } from "./typical-bills.tsx";

interface CashFlowFormProps {
  readonly entry: CashFlowEntry;
  /** Stable across renders, so that unedited fields do not render again. */
  readonly onEdit: (field: CashFlowField | "place", text: string) => void;
  readonly onReset: () => void;
  readonly content: Pick<CashFlowCalculatorContent, "fields" | "countOnce" | "county">;
  readonly bills: Pick<TypicalBillsProps, "states" | "place" | "onPlace">;
  readonly analysis: CashFlowAnalysis;
}

const loadCounty = () => import("./county-bills-panel.tsx");

const groups = [
  {
    legend: "Purchase and loan",
    fields: ["purchasePrice", "downPaymentPercent", "interestRate", "loanTermYears"],
  },
  { legend: "Each month", fields: ["monthlyRent", "propertyTax", "insurance", "maintenance", "vacancy"] },
] as const satisfies readonly { legend: string; fields: readonly CashFlowField[] }[];

export function CashFlowForm({ entry, onEdit, onReset, content, bills, analysis }: CashFlowFormProps) {
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="space-y-8">
      {groups.map(({ legend, fields }) => (
        <fieldset key={legend}>
          <legend className="mb-3 font-serif text-[1.3rem] font-semibold">{legend}</legend>
          <div className="grid grid-cols-2 gap-x-4 gap-y-5">
            {fields.map((field) => (
              <EntryField
                key={field}
                field={field}
                wording={content.fields[field]}
                text={entry[field]}
                onEdit={onEdit}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <LoadedInView name="county figures" room="min-h-12" load={loadCounty}>
        {(CountyBillsPanel) => (
          <CountyBillsPanel {...analysis} onEdit={onEdit} content={content.county} {...bills} />
        )}
      </LoadedInView>
      <p className="border-l-3 border-marginal pl-3 text-[0.94rem] text-ink-soft">{content.countOnce}</p>
      <Button look="quiet" className="scripting-none:hidden" onClick={onReset}>
        Reset
      </Button>
    </form>
  );
}

interface EntryFieldProps extends Pick<CashFlowFormProps, "onEdit"> {
  readonly field: CashFlowField;
  readonly wording: FieldWording;
  readonly text: string;
}

const EntryField = memo(function EntryField({ field, wording, text, onEdit }: EntryFieldProps) {
  const { limits, initial, isRequired = false } = CASH_FLOW_FIELDS[field];
  const { label, hint, keyHint } = wording;
  const props = {
    label,
    text,
    onText: (typed: string) => onEdit(field, typed),
    isRequired,
  };
  if (!limits) return <MoneyField {...props} hint={hint} />;
  const hints = keyHint ? (
    <>
      {hint} <span className="key-hint">{keyHint}</span>
    </>
  ) : (
    hint
  );
  return (
    <NumberField
      {...props}
      hint={hints}
      limits={limits}
      {...(!isRequired && { whenEmpty: initial })}
      whenUnreadable="0"
      error={field === "loanTermYears" ? explainTerm(text) : undefined}
    />
  );
});
