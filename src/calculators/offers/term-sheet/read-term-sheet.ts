import { OFFER_TABLE, type Offer, type OfferField } from "../offer.ts";
import { readFee, readPoints } from "./charge-readers.ts";
import { type Finding, type LeftReason, type Reader, type Reading, readInTurn } from "./findings.ts";
import {
  readAdjustable,
  readEscrow,
  readInterestOnly,
  readLock,
  readReserves,
  readTerm,
} from "./loan-readers.ts";
import { readName } from "./name-reader.ts";
import { readPenalty } from "./penalty-reader.ts";
import { readComputed, readDealFact, readOtherRate, readRate } from "./rate-readers.ts";
import { type SheetLine, splitSheet } from "./sheet-lines.ts";

/** A field that the text fills, and the lines it came from. */
export interface TakenField {
  readonly field: OfferField;
  /** As the form shows it. */
  readonly text: string;
  readonly lines: readonly string[];
}

export interface LeftLine {
  readonly line: string;
  readonly reason: LeftReason;
}

export interface TermSheet {
  readonly taken: readonly TakenField[];
  /** Lines with a figure that were not taken, or not in full. */
  readonly left: readonly LeftLine[];
  /** True if the text was too long to be read to its end. */
  readonly isCut: boolean;
}

/**
 * Reads the text of a term sheet line by line. It takes what it recognizes and nothing else: a line that could mean two
 * things is left for the visitor.
 */
export function readTermSheet(text: string): TermSheet {
  const { lines, isCut } = splitSheet(text);
  const read = lines.map(({ written, plain }) => ({ written, ...readLine(plain) }));
  const found = read.flatMap(({ written, findings }) => findings.map((finding) => ({ ...finding, written })));
  const fields = [...new Set(found.map(({ field }) => field))];
  const merged = fields.map((field) =>
    mergeFindings(
      field,
      found.filter((finding) => finding.field === field),
    ),
  );
  return {
    taken: [...nameFrom(lines), ...merged.filter((result) => "text" in result)],
    left: [
      ...read.flatMap(({ written, reasons }) => reasons.map((reason) => ({ line: written, reason }))),
      ...merged.flatMap((result) => ("text" in result ? [] : result.left)),
    ],
    isCut,
  };
}

function nameFrom(lines: readonly SheetLine[]): readonly TakenField[] {
  const found = readName(lines);
  const text = shownText("name", found?.text ?? "");
  return found && text !== "" ? [{ field: "name", text, lines: [found.line] }] : [];
}

/** Penalties have commas of their own, so they are read before a line is split. */
const readWhole = readInTurn([readDealFact, readOtherRate, readAdjustable, readPenalty]);
const readClause = readInTurn([
  readComputed,
  readInterestOnly,
  readLock,
  readReserves,
  readEscrow,
  readPoints,
  readFee,
  readTerm,
  readRate,
]);
const BETWEEN_CLAUSES = /[|;•·]|, | \/ /;

function readLine(plain: string): Pick<Reading, "findings" | "reasons"> {
  const whole = readWhole(plain);
  const clauses = joinLabels(whole.rest.split(BETWEEN_CLAUSES), readClause);
  const findings = [...whole.findings, ...clauses.flatMap((clause) => clause.findings)];
  const reasons = [...whole.reasons, ...clauses.flatMap((clause) => clause.reasons)];
  const isUnread = clauses.some(({ rest }) =>
    findings.length + reasons.length === 0 ? /\d/.test(rest) : /\$ ?\d|\d ?%/.test(rest),
  );
  return { findings, reasons: isUnread ? [...reasons, "unknown"] : reasons };
}

/** In "Rate | 7.125%" the label is a clause of its own. It belongs to the next one. */
function joinLabels(clauses: readonly string[], read: Reader): readonly Reading[] {
  const readings: Reading[] = [];
  let label = "";
  for (const [index, clause] of clauses.entries()) {
    const text = `${label} ${clause}`.trim();
    const reading = read(text);
    const isLabel =
      index < clauses.length - 1 &&
      !/\d/.test(clause) &&
      reading.findings.length === 0 &&
      reading.reasons.every((reason) => reason === "noFigure");
    label = isLabel ? text : "";
    if (!isLabel) readings.push(reading);
  }
  return readings;
}

type Found = Finding & { readonly written: string };

/** Different parts of points or other fees add up. Two values for one thing are none. */
function mergeFindings(
  field: OfferField,
  found: readonly Found[],
): TakenField | { readonly left: readonly LeftLine[] } {
  const lines = [...new Set(found.map(({ written }) => written))];
  const parts = new Map(found.map(({ part, text }) => [part, text]));
  const isClear = found.every(({ part, text }) => parts.get(part) === text);
  if (!isClear) return { left: lines.map((line) => ({ line, reason: "twoValues" })) };
  const texts = [...parts.values()];
  const text = texts.length === 1 ? (texts[0] ?? "") : `${sumOf(texts)}`;
  return { field, text: shownText(field, text), lines };
}

function sumOf(texts: readonly string[]): number {
  return Number(texts.reduce((sum, text) => sum + Number(text), 0).toFixed(6));
}

/** As the form writes it, so that a filled field looks like a typed one. */
function shownText(field: OfferField, text: string): string {
  const show = <Field extends OfferField>(name: Field) => {
    const row: (typeof OFFER_TABLE)[Field] = OFFER_TABLE[name];
    const value: Offer[Field] = row.parse(text);
    return row.show(value);
  };
  return show(field);
}
