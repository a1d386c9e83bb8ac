import { memo } from "react";
import { SelectField, TextAreaField, TextField } from "../../ui/form/field.tsx";
import { type Control, optionsWith } from "./field-rows.ts";
import { MoneyField } from "./money-field.tsx";
import { NumberField } from "./number-field.tsx";

interface RowFieldProps {
  readonly control: Control;
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isRequired?: boolean;
  /** The message for an amount or a number that is readable but impossible. */
  readonly error?: string | undefined;
  /** What an empty field counts as, if not 0. */
  readonly placeholder?: string | undefined;
  /** Words for what unreadable text counts as, if the row has a value for it. */
  readonly whenUnreadable?: string | undefined;
  /** Needed by a field that asks for a state. */
  readonly states?: readonly { readonly code: string; readonly name: string }[];
}

/** The form field for a row of a table of fields. */
export function RowField({
  control,
  label,
  hint,
  text,
  onText,
  isRequired = false,
  error,
  placeholder,
  whenUnreadable,
  states = [],
}: RowFieldProps) {
  const common = { label, hint, text, onText, isRequired, placeholder, whenUnreadable };
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
      return <NumberField {...common} limits={control} whenEmpty={control.whenEmpty} error={error} />;
    case "lines":
      return (
        <TextAreaField
          label={label}
          hint={hint}
          error={error}
          value={text}
          required={isRequired}
          rows={control.rows}
          autoComplete="off"
          spellCheck={false}
          onText={onText}
        />
      );
    case "money":
      return <MoneyField {...common} error={error} />;
    default:
      return (
        <TextField
          label={label}
          hint={hint}
          value={text}
          {...(control.kind === "day" && { type: "date" })}
          autoComplete="off"
          placeholder={placeholder}
          onText={onText}
        />
      );
  }
}

interface NamedFieldProps<Field> extends Omit<RowFieldProps, "onText"> {
  readonly field: Field;
  /** Stable across renders, so that unedited fields do not render again. A method, because memo() loses the type of `field`. */
  onEdit(field: Field, text: string): void;
}

interface FieldGridProps<Field> extends Pick<NamedFieldProps<Field>, "onEdit"> {
  readonly fields: readonly Omit<NamedFieldProps<Field>, "onEdit">[];
}

/** Fields side by side. */
export function FieldGrid<Field extends string>({ fields, onEdit }: FieldGridProps<Field>) {
  return (
    // Half the width is too narrow for most selects.
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 max-sm:[&>:has(select)]:col-span-2 [&>:has(textarea)]:col-span-2">
      {fields.map((field) => (
        <NamedField key={field.field} {...field} onEdit={onEdit} />
      ))}
    </div>
  );
}

/** A field that knows its name. Memoized: typing in one does not render the others. */
export const NamedField = memo(function NamedField<Field>({
  field,
  onEdit,
  ...shown
}: NamedFieldProps<Field>) {
  return <RowField {...shown} onText={(text) => onEdit(field, text)} />;
});
