import { readNumber } from "../../../dscr/money.ts";
import { lastYearOf, type PastYears } from "../../../price-history/years/past-years.ts";
import { DOWN_PAYMENT } from "../map-ratios.ts";

/** What somebody chose on the map of past years. */
export interface YearChoice {
  readonly year: number;
  /** Percentage points above the Treasury. */
  readonly spread: number;
  readonly downPaymentPercent: number;
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

/** "/states?year=2012&spread=2.5&down=40&rate=6": a spread of 3, the usual down payment and no rate need no saying. */
export function yearAddress(
  { year, spread, downPaymentPercent, rate }: YearChoice,
  usualDownPayment: number,
): string {
  const more = [
    ...(spread === SPREAD.initial ? [] : [`&spread=${spread}`]),
    ...(downPaymentPercent === usualDownPayment ? [] : [`&down=${downPaymentPercent}`]),
    ...(rate.trim() === "" ? [] : [`&rate=${encodeURIComponent(rate.trim())}`]),
  ];
  return `/states?year=${year}${more.join("")}`;
}

/** Takes the nearest for what is out of range, and what the map starts with for what is missing or unreadable. */
export function readYearAddress(
  query: { readonly get: (name: string) => string | null },
  years: PastYears,
  usualDownPayment: number,
): YearChoice {
  const last = lastYearOf(years);
  const read = (name: string, limits: { min: number; max: number }, initial: number) =>
    readNumber(query.get(name) ?? "", limits, initial).value;
  const spread = Math.round(read("spread", SPREAD, SPREAD.initial) / SPREAD.step) * SPREAD.step;
  return {
    year: Math.round(read("year", { min: years.first, max: last }, last)),
    spread,
    downPaymentPercent: Math.round(read("down", DOWN_PAYMENT, usualDownPayment)),
    rate: (query.get("rate") ?? "").slice(0, 10),
  };
}
