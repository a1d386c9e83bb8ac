import { z } from "zod";
import type { RecordField, ValueField } from "./record-form.ts";
import { type FieldLabels, labelOf } from "./record-labels.ts";

type Schema = z.core.JSONSchema.BaseSchema;

/** A text longer than this gets several lines. */
const LONG_TEXT = 300;

/** The form of a record, from the rules that check it. */
export function describeFields(record: z.ZodType, labels: FieldLabels): readonly RecordField[] {
  // A value with a rule of its own, such as a closing time, has no form in JSON Schema: it is a text.
  const schema = z.toJSONSchema(record, { io: "input", unrepresentable: "any" });
  return describeGroup(schema, "", labels);
}

function describeGroup(schema: Schema, parent: string, labels: FieldLabels): readonly RecordField[] {
  return Object.entries(schema.properties ?? {}).map(([name, part]) => {
    const path = parent === "" ? name : `${parent}.${name}`;
    const isOptional = !(schema.required ?? []).includes(name);
    return describeField(typeof part === "object" ? part : {}, { path, isOptional }, labels);
  });
}

interface Place {
  readonly path: string;
  readonly isOptional: boolean;
}

function describeField(schema: Schema, place: Place, labels: FieldLabels): RecordField {
  const { path, isOptional } = place;
  const named = { path, ...labelOf(labels, path) };
  const [alternative] = (schema.anyOf ?? []).filter((option) => typeof option === "object");
  if (alternative) {
    return { type: "group", ...named, fields: describeGroup(alternative, path, labels), isNullable: true };
  }
  if (schema.const !== undefined) return { type: "fixed", ...named, value: schema.const };
  if (schema.type === "object") {
    return { type: "group", ...named, fields: describeGroup(schema, path, labels), isNullable: false };
  }
  const { items } = schema;
  if (typeof items === "object" && !Array.isArray(items)) {
    if (items.type === "object") {
      const fields = Object.entries(items.properties ?? {}).map(([name, part]) =>
        describeValue(typeof part === "object" ? part : {}, {
          path: name,
          isOptional: true,
          ...labelOf(labels, `${path}.${name}`),
        }),
      );
      return { type: "rows", ...named, isOptional, fields, maxRows: schema.maxItems ?? 1 };
    }
    if (items.enum) return { type: "choices", ...named, isOptional, options: items.enum.map(String) };
    return { type: "lines", ...named, isOptional: (schema.minItems ?? 0) === 0 };
  }
  return describeValue(schema, { ...named, isOptional });
}

function describeValue(schema: Schema, named: Omit<ValueField, "type">): ValueField {
  return { type: typeOf(schema), ...named, maxLength: schema.maxLength };
}

function typeOf({ type, format, maxLength = 0 }: Schema): ValueField["type"] {
  if (type === "number" || type === "integer") return "number";
  if (format === "date") return "date";
  return maxLength > LONG_TEXT ? "long text" : "text";
}
