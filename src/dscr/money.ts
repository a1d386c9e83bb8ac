import { roundHalfAway, roundToCents, toCents } from "./cents.ts";

/** The most that fits beside a label, and far below where doubles lose a cent. */
export const MONEY_LIMIT = 999_999_999_999;

export interface Reading {
  /** What the text counts as: always finite, never -0. */
  readonly value: number;
  /** Why the text does not count as it stands. Absent when it does, or when nothing was typed. */
  readonly problem?: ReadingProblem;
}

export type ReadingProblem = "unreadable" | "below" | "above";

export interface Limits {
  readonly min: number;
  readonly max: number;
}

/**
 * Three digits or more follow a comma: "1,50" and "1.500,50" mean cents to those who write so. More, because whoever adds
 * a digit to our own "$2,500" leaves "$2,5000" behind. "k" and "m" are how investors write prices.
 */
const NUMBER = /^(?<sign>[-+−]?)\$?(?<digits>(\d+(,\d{3,})*)?\.?\d*)(?<scale>[km]?)%?$/i;
const SCALES: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/** Text as people type it, in dollars and whole cents. */
export function readMoney(text: string, min = -MONEY_LIMIT): Reading {
  const reading = readNumber(text, { min, max: MONEY_LIMIT });
  return { ...reading, value: roundToCents(reading.value) };
}

/** Money that is paid or owed: never less than nothing. */
export function readAmount(text: string): Reading {
  return readMoney(text, 0);
}

/**
 * Nothing typed, and what cannot be read, count as 0 (spec, section 5), or as what the field says instead; a number
 * outside the limits counts as the nearest within.
 */
export function readNumber(text: string, { min, max }: Limits, whenEmpty = 0): Reading {
  const compact = text.replaceAll(/\s/g, "").replace(/^\$(?=[-+−])/, "");
  if (compact === "") return { value: whenEmpty };
  const { sign, digits = "", scale = "" } = NUMBER.exec(compact)?.groups ?? {};
  if (!/\d/.test(digits)) return { value: whenEmpty, problem: "unreadable" };
  const size = Number(digits.replaceAll(",", "")) * (SCALES[scale.toLowerCase()] ?? 1);
  const value = (sign === "-" || sign === "−" ? -size : size) + 0;
  if (value < min) return { value: min, problem: "below" };
  if (value > max) return { value: max, problem: "above" };
  return { value };
}

/** What a money field shows once it is left: the amount, formatted, or the text itself where it cannot be read. */
export function formatMoneyInput(text: string): string {
  const { value, problem } = readMoney(text);
  return text.trim() === "" || problem ? text.trim() : formatUsdExact(value);
}

/** The site's money format: US dollars, no decimals (spec, section 9). */
export function formatUsd(amount: number): string {
  return writeUsd(roundHalfAway(amount), 0);
}

/** With cents where there are any: for amounts that were typed, so that a formula shows what it was given. */
export function formatUsdExact(amount: number): string {
  const cents = toCents(amount);
  return writeUsd(cents / 100, cents % 100 === 0 ? 0 : 2);
}

/** By hand, because the first `Intl.NumberFormat` of a page keeps a phone busy for a tenth of a second. */
function writeUsd(amount: number, decimals: number): string {
  const grouped = Math.abs(amount)
    .toFixed(decimals)
    .replaceAll(/\B(?=(\d{3})+(?!\d))/g, ",");
  return `${amount < 0 ? "-" : ""}$${grouped}`;
}

/** One decimal (spec, section 9). */
export function formatPercent(percent: number): string {
  return `${(roundHalfAway(percent * 10) / 10).toFixed(1)}%`;
}
