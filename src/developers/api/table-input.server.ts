import { z } from "zod";
import type { FieldLimits } from "../../calculators/fields/field-kinds.ts";
import type { Control } from "../../calculators/fields/field-rows.ts";
import { numberOf, percentByYear, usd } from "./fields.server.ts";

/** What a call takes from a form's row. */
interface Row {
  readonly initial: unknown;
  readonly control: Control;
  readonly limits?: FieldLimits;
}

/**
 * A field's name in the call, and what the reference says of it. Its type, limits and default are then the form's. A
 * schema in place of the words is for a field that the call reads in its own way.
 */
type Named = readonly [name: string, said: string | z.ZodType];

type SchemaOf<Said, Value> = Said extends z.ZodType ? Said : z.ZodDefault<z.ZodType<Value, Value>>;
type ShapeOf<Rows extends Record<keyof Fields, Row>, Fields extends Record<string, Named>> = {
  [Field in keyof Fields as Fields[Field][0]]: SchemaOf<Fields[Field][1], Rows[Field]["initial"]>;
};
type ValuesOf<Rows extends Record<keyof Fields, Row>, Fields extends Record<string, Named>> = {
  readonly [Field in keyof Fields]: z.output<SchemaOf<Fields[Field][1], Rows[Field]["initial"]>>;
};

/** Fields of a call from the table of a form, and the way back to the form's values. */
export function tableInput<
  Rows extends Record<keyof Fields, Row>,
  const Fields extends Record<string, Named>,
>(rows: Rows, fields: Fields) {
  const named = Object.entries(fields);
  const shape = Object.fromEntries(
    named.map(([field, [name, said]]) => [
      name,
      typeof said === "string" ? schemaOf(rows[field], said) : said,
    ]),
  );
  return {
    shape: shape as ShapeOf<Rows, Fields>,
    valuesOf: (input: z.output<z.ZodObject<ShapeOf<Rows, Fields>>>) => {
      const given = new Map(Object.entries(input));
      return Object.fromEntries(named.map(([field, [name]]) => [field, given.get(name)])) as ValuesOf<
        Rows,
        Fields
      >;
    },
  };
}

function schemaOf(row: Row | undefined, said: string): z.ZodType {
  if (!row) throw new Error("A field of a call has no row in the table.");
  const { initial, control, limits } = row;
  const stated = (schema: z.ZodType) => schema.nullable().default(null).describe(said);
  if (limits) {
    const schema = control.kind === "money" ? usd(said) : numberOf({ limits }, said);
    return initial === null ? stated(schema) : schema.default(Number(initial));
  }
  if (Array.isArray(initial)) return percentByYear(said).default([]);
  if (typeof initial === "boolean") return z.boolean().default(initial).describe(said);
  if (control.kind === "day") {
    return z
      .union([z.literal(""), z.iso.date().startsWith("20")])
      .default("")
      .describe(said);
  }
  if (control.kind !== "choice") throw new Error("A field of a call has no schema for its kind of row.");
  return z
    .enum(control.options.map(([value]) => value))
    .default(String(initial))
    .describe(said);
}
