import fc from "fast-check";
import { z } from "zod";
import type { ApiCall } from "../../src/developers/api/call.ts";

interface Described {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly anyOf?: readonly Described[];
  readonly items?: Described;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
}

const COUNTY = "Cuyahoga County";

function describeInput({ input }: ApiCall): Described {
  const described: unknown = z.toJSONSchema(input, { io: "input" });
  if (!isDescribed(described)) throw new Error("An input is not an object.");
  return described;
}

function isDescribed(value: unknown): value is Described {
  return typeof value === "object" && value !== null;
}

/**
 * Inputs of any shape that the schema describes, with many small figures and many at the limits. Some fields are those of
 * the example: of several generated deals one is refused nearly always.
 */
export function anyInputOf(call: ApiCall): fc.Arbitrary<unknown> {
  const sound = fc.subarray(Object.entries(call.example)).map((fields) => Object.fromEntries(fields));
  return fc
    .tuple(arbitraryOf(describeInput(call)), sound)
    .map(([made, fields]) => Object.assign({}, made, fields));
}

function arbitraryOf(schema: Described): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf));
  const { minimum: min = 0, maximum: max = 1 } = schema;
  switch (schema.type) {
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return fc.constantFrom("", "First Bank", "A&B 2.0-x", COUNTY);
    case "integer":
      return fc.integer({ min, max });
    case "number":
      return fc.oneof(
        fc.constantFrom(min, max),
        fc.integer({ min: Math.ceil(min), max: Math.min(max, 500_000) }),
        fc.double({ min, max, noNaN: true }),
        fc.double({ min, max: Math.min(max, min + 50), noNaN: true }),
      );
    case "array":
      return fc.array(arbitraryOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 3,
      });
    default: {
      const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [name, arbitraryOf(field)]),
      );
      return fc.record(fields, { requiredKeys: [...(schema.required ?? [])] }).map(inItsState);
    }
  }
}

/** Most generated counties are refused, so this one is moved to its state. */
function inItsState(made: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return made.county === COUNTY ? { ...made, state: "OH" } : made;
}

/** The example with one field at a time at its least and at its most. */
export function nearLimits(call: ApiCall): readonly object[] {
  const { properties = {} } = describeInput(call);
  return Object.entries(properties).flatMap(([name, { minimum, maximum, enum: values = [] }]) =>
    [minimum, maximum, ...values].flatMap((value) =>
      value === undefined ? [] : [{ ...call.example, [name]: value }],
    ),
  );
}
