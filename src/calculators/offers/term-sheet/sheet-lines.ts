/** A line of a term sheet, as written, and in lowercase with plain dashes and single spaces. */
export interface SheetLine {
  readonly written: string;
  readonly plain: string;
}

/** Longer than any term sheet. What comes after is not read, so that a pasted book costs no time. */
const MOST_LINES = 500;
const LONGEST_LINE = 400;

export interface SheetLines {
  readonly lines: readonly SheetLine[];
  /** True if the text was longer than what is read. */
  readonly isCut: boolean;
}

export function splitSheet(text: string): SheetLines {
  const read = text.slice(0, MOST_LINES * LONGEST_LINE);
  const filled = read.split(/[\r\n]/).filter((line) => /\S/.test(line));
  const shown = filled.slice(0, MOST_LINES);
  const isCut =
    read.length < text.length ||
    shown.length < filled.length ||
    shown.some((line) => line.length > LONGEST_LINE);
  return { lines: joinLabels(shown.map(lineOf)), isCut };
}

function lineOf(text: string): SheetLine {
  const written = text.slice(0, LONGEST_LINE).replaceAll(/\s/g, " ").replaceAll(/ {2,}/g, " ").trim();
  const plain = written
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    // Leaders between a label and its amount.
    .replaceAll(/\.{2,}|_{2,}/g, " ")
    .replaceAll(/ {2,}/g, " ");
  return { written, plain };
}

const LABEL =
  /\b(rate|points?|pts|orig|origination|underwriting|processing|legal|attorney|document|doc|appraisal|title|settlement|fees?|term|amortization|lock|reserves?|escrows?|impounds?|prepay|prepayment|ppp|interest[ -]only)\b/;
const VALUE_ALONE = /^(\$? ?\d|none\b|no\b|yes\b|n\/a\b|required\b|waived\b)/;
const LONGEST_LABEL = 40;

/** A table copied from a PDF has the label on one line and its value on the next. */
function joinLabels(lines: readonly SheetLine[]): readonly SheetLine[] {
  const joined: SheetLine[] = [];
  for (const line of lines) {
    const label = joined.at(-1);
    if (label && isLabelAlone(label.plain) && VALUE_ALONE.test(line.plain) && !LABEL.test(line.plain)) {
      joined.splice(-1, 1, {
        written: `${label.written} ${line.written}`,
        plain: `${label.plain} ${line.plain}`,
      });
    } else {
      joined.push(line);
    }
  }
  return joined;
}

function isLabelAlone(plain: string): boolean {
  return plain.length <= LONGEST_LABEL && !/\d/.test(plain) && LABEL.test(plain);
}
