/**
 * Figures with a hyphen, where browsers would break the line: `1-8`, `70-75%`, `5-4-3-2-1`, `30-year`; phone
 * numbers; sections of a law: `§ 2735.01`; and quarters: `1987 Q1`. Lengths are limited, so that no text takes long to search.
 */
const KEPT =
  /(\(\d{3}\) \d{3}-\d{4}|\d{4} Q[1-4]|§{1,2} \w(?:\w|[.:-](?=\w)){0,20}|[$\d](?:[\w%$]|[.,](?=\d)){0,12}(?:-[\w$](?:[\w%$]|[.,](?=\d)){0,12})+)/;

/** Splits a text; every second part must stay on one line. */
export function splitAtNoBreaks(text: string): string[] {
  return text.split(KEPT);
}
