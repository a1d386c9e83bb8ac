import { MONEY_LIMIT } from "../../../dscr/money.ts";

export const MONTH_NAMES = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
export const MONTHS_A_YEAR = MONTH_NAMES.length;
const STARTS = MONTH_NAMES.map((name) => name.slice(0, 3).toLowerCase());

/** What was understood of a pasted year. */
export interface MonthsRead {
  /** January to December. Undefined unless all twelve were found. */
  readonly months: readonly number[] | undefined;
  /** How many amounts were found. */
  readonly found: number;
}

/** Far more than a spreadsheet's twelve rows. */
const LONGEST_TEXT = 4000;
const NAME = String.raw`\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`;
const BARE_NAME = new RegExp(NAME, "gi");
/** "Jan 2025", "Jan-25". */
const NAME_AND_YEAR = new RegExp(String.raw`${NAME}(?:[ '\u2019,-]{1,3}(?:19|20)?\d\d(?![\d,.]*\d))?`, "gi");
const DATE = /\b(?:(?:19|20)\d\d[-/](\d{1,2})(?:[-/]\d{1,2})?|(\d{1,2})\/(?:\d{1,2}\/)?(?:19|20)\d\d)\b/g;
const AMOUNT = /\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?/g;
const SUM = /\b(?:total|sum|average|avg)\b/i;

/**
 * Twelve amounts from a column or a row of a spreadsheet, or from a list. Named months may come in any order; without
 * names the first is January.
 */
export function readMonths(text: string): MonthsRead {
  const lines = text
    .slice(0, LONGEST_TEXT)
    .split(/[\r\n]+/)
    .filter((line) => !SUM.test(line));
  const dated = readLines(lines, NAME_AND_YEAR);
  // "Jan 2000" may also be two thousand dollars in January.
  const plain = dated.months ? dated : readLines(lines, BARE_NAME);
  return plain.months ? plain : dated;
}

function readLines(lines: readonly string[], name: RegExp): MonthsRead {
  const parts = lines.map((line) => readLine(line, name));
  const places = parts.flatMap((part) => part.places);
  const amounts = parts.flatMap((part) => part.amounts);
  return { months: inOrder(places, amounts), found: amounts.length };
}

function inOrder(places: readonly number[], amounts: readonly number[]): readonly number[] | undefined {
  if (amounts.length !== MONTHS_A_YEAR) return undefined;
  if (places.length === 0) return amounts;
  const isYear = places.length === MONTHS_A_YEAR && new Set(places).size === MONTHS_A_YEAR;
  return isYear ? amounts.map((_, month) => amounts[places.indexOf(month)] ?? 0) : undefined;
}

/** The months that a line names, from 0, and its amounts. */
function readLine(line: string, named: RegExp): { readonly places: number[]; readonly amounts: number[] } {
  const places: number[] = [];
  const rest = line
    .replaceAll(DATE, (_, iso: string | undefined, american: string | undefined) => {
      places.push(Number(iso ?? american) - 1);
      return " ";
    })
    .replaceAll(named, (name) => {
      places.push(STARTS.indexOf(name.slice(0, 3).toLowerCase()));
      return " ";
    });
  const amounts = Array.from(rest.matchAll(AMOUNT), ([amount]) =>
    Math.min(Math.round(Number(amount.replaceAll(",", "")) * 100) / 100, MONEY_LIMIT),
  );
  return { places, amounts };
}
