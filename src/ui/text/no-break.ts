/**
 * Figures with a hyphen, which browsers would break at it: `1-8`, `70-75%`, `5-4-3-2-1`, `30-year`; and phone numbers. Of
 * limited length, so that no text takes long to search.
 */
const KEPT = /(\(\d{3}\) \d{3}-\d{4}|[$\d](?:[\w%$]|[.,](?=\d)){0,12}(?:-[\w$](?:[\w%$]|[.,](?=\d)){0,12})+)/;

/** Splits a text so that every second part has to stay on one line. */
export function splitAtNoBreaks(text: string): string[] {
  return text.split(KEPT);
}
