import type { ReactNode } from "react";
import {
  type ChoicesField,
  countRows,
  type RecordField,
  type RowsField,
  rowPath,
  type ValueField,
} from "../../src/records/form/record-form.ts";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../src/ui/form/field.tsx";
import { Options } from "../frame/parts.tsx";
import type { TypedFields } from "./publish-view-data.ts";

interface RecordFieldsProps extends TypedFields {
  readonly fields: readonly RecordField[];
}

/** A control for every field of a record, with the reason beside one that was refused. */
export function RecordFields({ fields, ...typed }: RecordFieldsProps) {
  return fields.map((field) => <Field key={field.path} field={field} {...typed} />);
}

function Field({ field, typed, mistakes }: TypedFields & { readonly field: RecordField }) {
  switch (field.type) {
    case "fixed":
      return null;
    case "group":
      return (
        <FieldSet label={field.label} hint={field.hint}>
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            <RecordFields fields={field.fields} typed={typed} mistakes={mistakes} />
          </div>
        </FieldSet>
      );
    case "rows":
      return <Rows rows={field} typed={typed} mistakes={mistakes} />;
    case "choices":
      return <Choices field={field} typed={typed} mistakes={mistakes} />;
    case "choice":
      return (
        <div className="max-w-[24rem]">
          <SelectField {...controlOf(field, field.path, { typed, mistakes })}>
            <Options values={field.options} />
          </SelectField>
        </div>
      );
    case "lines":
      return (
        <TextAreaField
          {...controlOf(field, field.path, { typed, mistakes })}
          rows={4}
          marksOptional={field.isOptional}
          required={!field.isOptional}
        />
      );
    default:
      return <Value field={field} name={field.path} typed={typed} mistakes={mistakes} />;
  }
}

function controlOf(
  { label, hint }: { readonly label: string; readonly hint?: string | undefined },
  name: string,
  { typed, mistakes }: TypedFields,
) {
  return { name, label, hint, defaultValue: typed[name]?.[0] ?? "", error: mistakes[name] };
}

interface ValueProps extends TypedFields {
  readonly field: ValueField;
  readonly name: string;
}

/** Dates are typed as text: a browser's own control would drop a wrong one before anybody could say why. */
function Value({ field, name, typed, mistakes }: ValueProps) {
  const shared = { ...controlOf(field, name, { typed, mistakes }), autoComplete: "off" };
  if (field.type === "long text") {
    const isSource = field.maxLength === undefined;
    return (
      <div className={isSource ? "source-text" : undefined}>
        <TextAreaField {...shared} rows={isSource ? 24 : 3} required={!field.isOptional} />
      </div>
    );
  }
  return (
    <TextField
      {...shared}
      required={!field.isOptional}
      {...(field.type === "number" && { inputMode: "decimal" })}
      {...(field.type === "date" && { placeholder: "2026-11-30" })}
    />
  );
}

interface FieldSetProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

function FieldSet({ label, hint, error, children }: FieldSetProps) {
  return (
    <fieldset className="border-t border-rule pt-4">
      <legend className="float-left mb-1 w-full font-serif text-lg font-semibold">{label}</legend>
      <div className="clear-both">
        {hint && <p className="mb-3 text-sm text-ink-soft">{hint}</p>}
        {children}
        {error && <p className="mt-1 text-sm font-semibold text-poor">{error}</p>}
      </div>
    </fieldset>
  );
}

function Choices({ field, typed, mistakes }: TypedFields & { readonly field: ChoicesField }) {
  const chosen = typed[field.path] ?? [];
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 text-[0.94rem] font-semibold">{field.label}</legend>
      {field.hint && <p className="text-sm text-ink-soft">{field.hint}</p>}
      <div className="flex flex-wrap gap-x-5">
        {field.options.map((option) => (
          <div key={option} className="py-2">
            <CheckboxField
              name={field.path}
              value={option}
              label={option}
              defaultChecked={chosen.includes(option)}
            />
          </div>
        ))}
      </div>
      {mistakes[field.path] && <p className="mt-1 text-sm font-semibold text-poor">{mistakes[field.path]}</p>}
    </fieldset>
  );
}

/** Rows to add something in. */
const EMPTY_ROWS = 2;

function Rows({ rows, typed, mistakes }: TypedFields & { readonly rows: RowsField }) {
  const count = Math.min(countRows(rows, typed) + EMPTY_ROWS, rows.maxRows);
  return (
    <FieldSet label={rows.label} hint={rows.hint} error={mistakes[rows.path]}>
      {Array.from({ length: count }, (_, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number, and static markup never moves
          key={index}
          className="mb-3 grid gap-x-6 gap-y-2 sm:grid-cols-2"
        >
          <legend className="sr-only">{`${rows.label}, row ${index + 1}`}</legend>
          {rows.fields.map((field) => (
            <Value
              key={field.path}
              field={field}
              name={rowPath(rows, index, field)}
              typed={typed}
              mistakes={mistakes}
            />
          ))}
        </fieldset>
      ))}
    </FieldSet>
  );
}
