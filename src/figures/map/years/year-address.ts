import { readNumber } from "../../../dscr/money.ts";
import { lastYearOf, type PastYears } from "../../../price-history/years/past-years.ts";

/** What somebody chose on the map of past years. */
export interface YearChoice {
  readonly year: number;
  /** Percentage points above the Treasury. */
  readonly spread: number;
  /** "My rate" as typed. Empty: not asked. */
  readonly rate: string;
}

export const SPREAD = { min: 0, max: 6, step: 0.25, initial: 3 };
export const RATE = { min: 0, max: 30, step: 0.125 };

/** A typed rate. Null if there is none, or it cannot be read. */
export function readRate(text: string) {
  if (text.trim() === "") return null;
  const { value, problem } = readNumber(text, RATE);
  return problem ? { problem } : { percent: value };
}

/** "/states?year=2012&spread=2.5&rate=6": a spread of 3 and no rate need no saying. */
export function yearAddress({ year, spread, rate }: YearChoice): string {
  const more = [
    ...(spread === SPREAD.initial ? [] : [`&spread=${spread}`]),
    ...(rate.trim() === "" ? [] : [`&rate=${encodeURIComponent(rate.trim())}`]),
  ];
  return `/states?year=${year}${more.join("")}`;
}

/** Takes the nearest for what is out of range, and what the map starts with for what is missing or unreadable. */
export function readYearAddress(
  query: { readonly get: (name: string) => string | null },
  years: PastYears,
): YearChoice {
  const last = lastYearOf(years);
  const read = (name: string, limits: { min: number; max: number }, initial: number) =>
    readNumber(query.get(name) ?? "", limits, initial).value;
  const spread = Math.round(read("spread", SPREAD, SPREAD.initial) / SPREAD.step) * SPREAD.step;
  return {
    year: Math.round(read("year", { min: years.first, max: last }, last)),
    spread,
    rate: (query.get("rate") ?? "").slice(0, 10),
  };
}
