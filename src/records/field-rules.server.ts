import { z } from "zod";

/** Rules for the fields of records. Messages follow the field's name: "closingTime must be like ...". */

/** For the option `error` of a type: says whether the field is missing or has another type. */
const mustBe = (what: string) => (issue: { readonly input?: unknown }) =>
  issue.input === undefined ? "is missing" : `must be ${what}`;

export const text = (max: number) =>
  z
    .string({ error: mustBe("a text") })
    .trim()
    .min(1, "must not be empty")
    .max(max, `must have at most ${max} characters`);

export const pattern = (expression: RegExp, what: string) =>
  z.string({ error: mustBe(what) }).regex(expression, `must be ${what}`);

export const isoDate = z.iso.date({ error: mustBe('a day like "2026-11-16"') });
export const recordId = pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens");

export const number = (min: number, max: number, what: string) =>
  z
    .number({ error: mustBe(what) })
    .min(min, `must be ${what}`)
    .max(max, `must be ${what}`);

export const list = <Item extends z.ZodType>(item: Item, min: number, max: number) =>
  z
    .array(item, { error: mustBe("a list") })
    .min(min, `must have at least ${min} entries`)
    .max(max, `must have at most ${max} entries`);

export const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys" && "keys" in issue
        ? `has no field ${String(issue.keys)}`
        : mustBe("a group of fields")(issue),
  });

/** Who said it or which source it comes from, when, and where the proof is kept. */
export const substantiation = group({ source: text(200), date: isoDate, evidence: text(400) }).nullable();

/** A value that is refused: where it is, such as `address.city` (empty: the whole record), and what is wrong. */
export interface FieldMistake {
  readonly path: string;
  readonly message: string;
}

export function listMistakes(error: z.ZodError): readonly FieldMistake[] {
  return error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
}

/** One line for each mistake: the field and what is wrong with it. */
export function describeMistakes(mistakes: readonly FieldMistake[]): string {
  return mistakes.map(({ path, message }) => `${path} ${message}`.trim()).join("\n");
}
