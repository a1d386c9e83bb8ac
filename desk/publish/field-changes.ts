import { type RecordField, rowPath, type TypedRecord } from "../../src/records/form/record-form.ts";

/** A field that differs. Empty: the field has no value. */
export interface FieldChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The fields in which two records differ, in the order of the form. */
export function compareRecords(
  fields: readonly RecordField[],
  before: TypedRecord,
  after: TypedRecord,
): readonly FieldChange[] {
  return listTexts(fields, "").flatMap(({ label, paths }) => {
    const write = (typed: TypedRecord) => paths.flatMap((path) => typed[path] ?? []).join(", ");
    const change = { label, before: write(before), after: write(after) };
    return change.before === change.after ? [] : [change];
  });
}

interface NamedText {
  readonly label: string;
  readonly paths: readonly string[];
}

function listTexts(fields: readonly RecordField[], group: string): readonly NamedText[] {
  const name = (label: string) => (group === "" ? label : `${group}: ${label}`);
  return fields.flatMap((field): readonly NamedText[] => {
    if (field.type === "group") return listTexts(field.fields, field.label);
    if (field.type === "fixed") return [];
    if (field.type !== "rows") return [{ label: name(field.label), paths: [field.path] }];
    return Array.from({ length: field.maxRows }, (_, index) => ({
      label: `${field.label} ${index + 1}`,
      paths: field.fields.map((part) => rowPath(field, index, part)),
    }));
  });
}
