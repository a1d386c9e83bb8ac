import type { SheetLine } from "./sheet-lines.ts";

const LABELLED =
  /^(?:lender(?: name)?|name of (?:the )?lender|originator|(?:issued|prepared|offered) by)\s?[:=|-]\s?(.{1,80})$/i;
const HEADING =
  /^(.{1,60}?)\s?[:|,-]?\s?(?:(?:indicative|preliminary|conditional|draft|dscr|rental|investor|loan) )*(?:term sheet|loan (?:quote|offer|proposal|estimate)|letter of intent)\b/i;
/** Words that name a kind of loan or paper, and no lender. */
const COMMON =
  /\b(?:the|your|our|a|an|this|new|draft|final|indicative|preliminary|conditional|non-binding|dscr|rental|investor|investment|property|loan|mortgage|purchase|refinance|summary|sample|example|of|for)\b/gi;
/** A heading stands at the top. */
const HEADING_LINES = 3;

/** The lender, from "Lender: Oak Capital" or a heading such as "Oak Capital Term Sheet". */
export function readName(
  lines: readonly SheetLine[],
): { readonly text: string; readonly line: string } | null {
  for (const { written } of lines) {
    const text = nameIn(LABELLED.exec(written)?.[1]);
    if (text) return { text, line: written };
  }
  for (const { written } of lines.slice(0, HEADING_LINES)) {
    const text = nameIn(HEADING.exec(written)?.[1]);
    if (text && !/[\d$%:]/.test(text) && /\p{L}/u.test(text.replaceAll(COMMON, "")))
      return { text, line: written };
  }
  return null;
}

/** Without the license number and what follows it. */
function nameIn(text = ""): string {
  return text
    .replace(/[ ,(|-]*\bnmls\b.*$/i, "")
    .replace(/[|;].*$/, "")
    .trim();
}
