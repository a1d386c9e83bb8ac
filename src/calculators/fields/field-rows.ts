/** A value as the form offers it, with its label. */
export type Option = readonly [text: string, label: string];

/** The form control for a field. */
export type Control =
  | { readonly kind: "money" }
  | {
      readonly kind: "number";
      readonly min: number;
      readonly max: number;
      /** How far an arrow key moves the value. */
      readonly step: number;
      readonly whenEmpty: number;
    }
  | { readonly kind: "choice"; readonly options: readonly Option[] }
  /** A list of states, supplied by the page: a deal knows only the two letters. */
  | { readonly kind: "state" }
  | { readonly kind: "text" }
  | { readonly kind: "day" }
  /** Several lines, such as a column of a spreadsheet. */
  | { readonly kind: "lines"; readonly rows: number }
  /** No control: another field determines this one. */
  | { readonly kind: "none" };

/** One field of a form: what it can hold, and how to write it in every format. */
export interface FieldRow<Value> {
  /** The name in print, in files and in the message to a lender. */
  readonly name: string;
  /** The key in links. Once released, a key keeps its meaning: links live for years in emails and bookmarks. */
  readonly key: string;
  /**
   * The value in a new deal, which links leave out. Changing it would change the numbers of old links; the test of
   * released links would then fail.
   */
  readonly initial: Value;
  readonly control: Control;
  /** Writes the value for links: digits and lowercase letters only, so that no mail program breaks the link. */
  readonly write: (value: Value) => string;
  /** Undefined if the text is malformed or out of range. */
  readonly read: (text: string) => Value | undefined;
  /** The text in the form field. */
  readonly show: (value: Value) => string;
  /** Parses typed text. Any text yields a valid value. */
  readonly parse: (text: string) => Value;
  /** The value as people read it. */
  readonly say: (value: Value) => string;
}

/** A labeled figure: the single source for print, files and the message to a lender. */
export interface LabeledFigure {
  readonly label: string;
  /** The text for people. */
  readonly text: string;
  /** The cell of a spreadsheet: our own words, or text that its row made harmless, such as a lender's name. */
  readonly figure: number | string;
}

export function labelFigure<Value>(row: FieldRow<Value>, value: Value): LabeledFigure {
  const text = row.say(value);
  return { label: row.name, text, figure: typeof value === "number" ? value : text };
}

export type RowsOf<Values> = { readonly [Field in keyof Values]: FieldRow<Values[Field]> };
export type ValuesOf<Rows> = {
  readonly [Field in keyof Rows]: Rows[Field] extends FieldRow<infer Value> ? Value : never;
};

/** Values for all rows, each computed from its row. */
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

/** Maps each value together with its row. */
export function mapRows<Values extends object, Made>(
  rows: RowsOf<Values>,
  values: NoInfer<Values>,
  make: <Value>(row: FieldRow<Value>, value: Value) => Made,
): Readonly<Record<keyof Values & string, Made>> {
  const made: Partial<Record<keyof Values & string, Made>> = {};
  for (const field in rows) made[field] = make(rows[field], values[field]);
  return whole<Record<keyof Values & string, Made>>(rows, made);
}

/** Each value as its form text. */
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

/** True if two entries have the same texts. All entries of a form are made alike, so their fields have the same order. */
export function isSameEntry<Entry>(one: Entry, other: NoInfer<Entry>): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The options, plus the current value if it is not listed: a link may carry another number of years. */
export function optionsWith(options: readonly Option[], text: string): readonly Option[] {
  return options.some(([listed]) => listed === text) ? options : [...options, [text, `${text} years`]];
}
