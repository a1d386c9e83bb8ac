import { listInWords } from "../ui/text/list-in-words.ts";

/** What prices, rents and consumer prices did at one place: a figure for each quarter, from the same one on. */
export interface PriceHistory {
  /** "Florida", "the Tampa area". */
  readonly place: string;
  readonly prices: readonly number[];
  readonly rents: readonly number[];
  readonly costs: readonly number[];
}

interface Source {
  readonly citation: string;
  readonly link: string;
}

/** What the browser fetches for a place. */
export interface HistoryFile extends PriceHistory {
  readonly code: string;
  /** The state, and its metropolitan areas that have an index of their own. */
  readonly choices: readonly { readonly code: string; readonly name: string }[];
  readonly sources: readonly Source[];
  readonly notice: string;
}

/** "FL": "/data/history/fl.json"; "tampa": "/data/history/tampa.json". */
export function historyFilePath(code: string): string {
  return `/data/history/${code.toLowerCase()}.json`;
}

/** Before 1985, too few homes sold twice. */
export const FIRST_YEAR = 1985;
export const QUARTERS_A_YEAR = 4;

/** 0: "1985 Q1". */
export function sayQuarter(index: number): string {
  return `${FIRST_YEAR + Math.floor(index / QUARTERS_A_YEAR)} Q${(index % QUARTERS_A_YEAR) + 1}`;
}

/** 7: "1 year and 3 quarters". */
export function sayQuarters(quarters: number): string {
  const [years, rest] = [Math.floor(quarters / QUARTERS_A_YEAR), quarters % QUARTERS_A_YEAR];
  const parts = [count(years, "year"), count(rest, "quarter")].filter((part) => part !== "");
  return listInWords(parts);
}

function count(number: number, noun: string): string {
  if (number === 0) return "";
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}

/** "127.88 130.02": the figures of a row. */
export function readFigures(row: string): readonly number[] {
  return row.split(" ").map(Number);
}

/** Averages of the months that were published, from 1985 on. "-" is a month that was not. */
export function quarterlyAverages(
  months: Readonly<Record<number, string>>,
  quarters: number,
): readonly number[] {
  return Array.from({ length: quarters }, (_, index) => {
    const year = months[FIRST_YEAR + Math.floor(index / QUARTERS_A_YEAR)]?.split(" ") ?? [];
    const first = (index % QUARTERS_A_YEAR) * 3;
    const published = year.slice(first, first + 3).filter((month) => month !== "-");
    return published.reduce((sum, month) => sum + Number(month), 0) / published.length;
  });
}
