import { memo } from "react";
import type { StateEstimates } from "../../calculators/deal/bill-estimates.ts";
import { INITIAL_DEAL } from "../../calculators/deal/deal.ts";
import { MoneyField } from "../../calculators/fields/money-field.tsx";
import { NumberField } from "../../calculators/fields/number-field.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { controlOf, type DealField as DealFieldName, optionsWith } from "./deal-fields.ts";

export type EditDeal = (field: DealFieldName, text: string) => void;

interface DealFieldProps {
  readonly field: DealFieldName;
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  /** The message for an impossible amount. */
  readonly error: string | undefined;
  /** Stable across renders, so that unedited fields do not render again. */
  readonly onEdit: EditDeal;
  readonly isRequired: boolean;
  readonly states: readonly StateEstimates[];
}

/** What an empty field counts as, if not 0. */
const PLACEHOLDERS: Partial<Record<DealFieldName, string>> = {
  downPayment: `${INITIAL_DEAL.downPaymentPercent}%`,
  propertyTax: "Estimated",
  insurance: "Estimated",
};

export const DealField = memo(function DealField({
  field,
  label,
  hint,
  text,
  error,
  onEdit,
  isRequired,
  states,
}: DealFieldProps) {
  const onText = (typed: string) => onEdit(field, typed);
  const control = controlOf(field);
  const common = { label, hint, text, onText, isRequired };
  switch (control.kind) {
    case "choice":
      return (
        <SelectField label={label} hint={hint} value={text} required onText={onText}>
          {optionsWith(control.options, text).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      );
    case "state":
      return (
        <SelectField label={label} hint={hint} value={text} onText={onText}>
          <option value="">Not chosen</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      );
    case "number":
      return <NumberField {...common} limits={control} whenEmpty={control.whenEmpty} />;
    case "money":
      return <MoneyField {...common} error={error} placeholder={PLACEHOLDERS[field]} />;
    default:
      return <TextField label={label} hint={hint} value={text} autoComplete="off" onText={onText} />;
  }
});
