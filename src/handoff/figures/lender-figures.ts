import { type LenderAnswer, REFUSALS } from "../lender/lender-answer.ts";

/** Something that a report counts, on its day in the office. */
export type HandoffEvent = { readonly lenderId: string; readonly lender: string; readonly day: string } & (
  | { readonly what: "offered" | "released" }
  | { readonly what: "answered"; readonly answer: LenderAnswer; readonly afterMs: number }
  | { readonly what: "funded" | "due" | "paid"; readonly dollars: number }
);

type Refusal = (typeof REFUSALS)[number]["value"];

export interface LenderFigures {
  readonly offered: number;
  readonly answered: number;
  /** Half of the answers came within it. Null without an answer. */
  readonly medianMs: number | null;
  readonly yes: number;
  readonly needsMore: number;
  readonly no: number;
  /** Every reason, in the order of the form. */
  readonly refusals: readonly { readonly reason: Refusal; readonly count: number }[];
  readonly released: number;
  readonly funded: number;
  /** Whole dollars, like the commissions. */
  readonly amount: number;
  readonly due: number;
  readonly paid: number;
}

export interface FigureRow extends LenderFigures {
  /** `2026-11`; null in a report that is not by month. */
  readonly month: string | null;
  readonly lender: string;
}

export const FIGURE_GROUPS = ["lender", "month"] as const;
export type FigureGroup = (typeof FIGURE_GROUPS)[number];

export interface FigureReport {
  /** The newest month first, and in each the lenders by name. */
  readonly rows: readonly FigureRow[];
  readonly total: LenderFigures;
}

export function reportFigures(events: readonly HandoffEvent[], by: FigureGroup): FigureReport {
  const monthOf = ({ day }: HandoffEvent) => (by === "month" ? day.slice(0, 7) : null);
  const groups = Map.groupBy(events, (event) => `${monthOf(event) ?? ""} ${event.lenderId}`);
  const rows = [...groups.values()].flatMap((own) => {
    const last = own.at(-1);
    return last === undefined ? [] : [{ month: monthOf(last), lender: last.lender, ...countFigures(own) }];
  });
  const byMonth = (one: FigureRow, other: FigureRow) => (other.month ?? "").localeCompare(one.month ?? "");
  return {
    rows: rows.toSorted((one, other) => byMonth(one, other) || one.lender.localeCompare(other.lender)),
    total: countFigures(events),
  };
}

function countFigures(events: readonly HandoffEvent[]): LenderFigures {
  const answers = events.filter((event) => event.what === "answered");
  const count = (what: HandoffEvent["what"]) => events.filter((event) => event.what === what).length;
  const sum = (what: HandoffEvent["what"]) =>
    events.reduce(
      (total, event) => total + (event.what === what && "dollars" in event ? event.dollars : 0),
      0,
    );
  const said = (kind: LenderAnswer["kind"]) => answers.filter(({ answer }) => answer.kind === kind).length;
  const refused = (reason: Refusal) =>
    answers.filter(({ answer }) => answer.kind === "no" && answer.reason === reason).length;
  return {
    offered: count("offered"),
    answered: answers.length,
    medianMs: medianOf(answers.map(({ afterMs }) => afterMs)),
    yes: said("yes"),
    needsMore: said("more"),
    no: said("no"),
    refusals: REFUSALS.map(({ value }) => ({ reason: value, count: refused(value) })),
    released: count("released"),
    funded: count("funded"),
    amount: sum("funded"),
    due: sum("due"),
    paid: sum("paid"),
  };
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  const [below, above] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
}

const HOUR_MS = 60 * 60 * 1000;

const CELLS = [
  "offered",
  "answered",
  "yes",
  "needsMore",
  "no",
  "released",
  "funded",
  "amount",
  "due",
  "paid",
] as const satisfies readonly (keyof LenderFigures)[];

/** Rows of a spreadsheet, with a first row of names: by month and lender, each kind of no in a column. */
export function writeFigureCells({ rows }: FigureReport): readonly (readonly string[])[] {
  return [
    ["month", "lender", ...CELLS, "medianAnswerHours", ...REFUSALS.map(({ value }) => `no:${value}`)],
    ...rows.map((row) => [
      row.month ?? "",
      row.lender,
      ...CELLS.map((cell) => String(row[cell])),
      row.medianMs === null ? "" : (row.medianMs / HOUR_MS).toFixed(1),
      ...row.refusals.map(({ count }) => String(count)),
    ]),
  ];
}
