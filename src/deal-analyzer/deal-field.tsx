import { memo } from "react";
import type { DealAnalyzerContent } from "../../content/deal-analyzer.ts";
import { MoneyField } from "../calculators/money-field.tsx";
import { NumberField } from "../calculators/number-field.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { type DealField as DealFieldName, isChoice, limitsOf, optionsOf } from "./deal-entry.ts";

export type EditDeal = (field: DealFieldName, text: string) => void;

interface DealFieldProps {
  readonly field: DealFieldName;
  readonly wording: DealAnalyzerContent["fields"][DealFieldName];
  readonly text: string;
  /** The same function on every render: fields that were not edited are not rendered again. */
  readonly onEdit: EditDeal;
  readonly isRequired?: boolean;
}

export const DealField = memo(function DealField({
  field,
  wording,
  text,
  onEdit,
  isRequired = false,
}: DealFieldProps) {
  const onText = (typed: string) => onEdit(field, typed);
  const limits = limitsOf(field);
  if (isChoice(field)) {
    return (
      <SelectField {...wording} value={text} required onChange={(event) => onText(event.target.value)}>
        {optionsOf(field, text).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    );
  }
  if (limits)
    return <NumberField {...wording} text={text} onText={onText} limits={limits} isRequired={isRequired} />;
  if (field === "customPrepayment") {
    return (
      <TextField
        {...wording}
        value={text}
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
      />
    );
  }
  return <MoneyField {...wording} text={text} onText={onText} isRequired={isRequired} />;
});
