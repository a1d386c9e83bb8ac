/** What people type into a form, as the site stores it. */

/** A control character other than a tab or a line end. PostgreSQL refuses U+0000; the others only disturb a terminal. */
const CONTROL = /(?![\t\n])\p{Cc}/gu;

/** Text of several lines. Forms send line ends as CR LF; they count as one character. Indentation stays. */
export function cleanText(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(CONTROL, "");
}

/** Text of one line: any white space is one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, " ").trim();
}
