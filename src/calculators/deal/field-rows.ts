/** A value as a form offers it, and how it is called there. */
export type Option = readonly [text: string, label: string];

/** What a form shows for a field. */
export type Control =
  | { readonly kind: "money" }
  | {
      readonly kind: "number";
      readonly min: number;
      readonly max: number;
      /** How far an arrow key moves it. */
      readonly step: number;
      readonly whenEmpty: number;
    }
  | { readonly kind: "choice"; readonly options: readonly Option[] }
  /** A list of states, which the page brings along: a deal knows their letters only. */
  | { readonly kind: "state" }
  | { readonly kind: "text" }
  /** Nothing: the field follows from another one. */
  | { readonly kind: "none" };

/** One field of a deal: what it can hold, and how it is written wherever a deal is written. */
export interface FieldRow<Value> {
  /** On paper, in files and in the message to a lender. */
  readonly name: string;
  /** In links. A key, once released, keeps its meaning: links live for years in mails and bookmarks. */
  readonly key: string;
  /**
   * What an empty sheet starts with, and what a link leaves out. Changing it would change the numbers of old links: the
   * test of released links fails then.
   */
  readonly initial: Value;
  readonly control: Control;
  /** For links: digits and small letters only, so that no mail program can break one. */
  readonly write: (value: Value) => string;
  /** Undefined where the text is malformed or out of range. */
  readonly read: (text: string) => Value | undefined;
  /** For the form. */
  readonly show: (value: Value) => string;
  /** What a visitor typed. Whatever that is, it counts as something a deal can be. */
  readonly parse: (text: string) => Value;
  /** As people read it. */
  readonly say: (value: Value) => string;
}

export type RowsOf<Values> = { readonly [Field in keyof Values]: FieldRow<Values[Field]> };
export type ValuesOf<Rows> = {
  readonly [Field in keyof Rows]: Rows[Field] extends FieldRow<infer Value> ? Value : never;
};

/** Values for all rows, each asked for with its row. */
export function fillRows<Values extends object>(
  rows: RowsOf<Values>,
  fill: <Value>(row: FieldRow<Value>, field: keyof Values & string) => Value,
): Values {
  const values: { -readonly [Field in keyof Values]?: Values[Field] } = {};
  const put = <Field extends keyof Values & string>(field: Field) => {
    values[field] = fill(rows[field], field);
  };
  for (const field in rows) put(field);
  return whole<Values>(rows, values);
}

/** Something made of each value with its row. */
export function mapRows<Values extends object, Made>(
  rows: RowsOf<Values>,
  values: NoInfer<Values>,
  make: <Value>(row: FieldRow<Value>, value: Value) => Made,
): Readonly<Record<keyof Values & string, Made>> {
  const made: Partial<Record<keyof Values & string, Made>> = {};
  for (const field in rows) made[field] = make(rows[field], values[field]);
  return whole<Record<keyof Values & string, Made>>(rows, made);
}

/** Each value as the form shows it. */
export function showRows<Values extends object>(
  rows: RowsOf<Values>,
  values: NoInfer<Values>,
): Readonly<Record<keyof Values & string, string>> {
  return mapRows(rows, values, (row, value) => row.show(value));
}

function whole<Filled extends object>(rows: object, filled: object): Filled {
  const isWhole = (candidate: object): candidate is Filled =>
    Object.keys(rows).every((field) => field in candidate);
  if (!isWhole(filled)) throw new Error("A row of the table was left out.");
  return filled;
}
