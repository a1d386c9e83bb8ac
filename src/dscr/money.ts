import { roundHalfAway, roundToCents, toCents } from "./cents.ts";

/** The largest amount that fits beside a label, and far below where doubles lose a cent. */
export const MONEY_LIMIT = 999_999_999_999;

export interface Reading {
  /** The value of the text: always finite, never -0. */
  readonly value: number;
  /** Why the text does not count as typed. Absent if it does, or if the field is empty. */
  readonly problem?: ReadingProblem;
}

export type ReadingProblem = "unreadable" | "below" | "above";

export interface Limits {
  readonly min: number;
  readonly max: number;
}

/**
 * At least three digits follow a comma, because "1,50" and "1.500,50" mean cents to people who write them that way.
 * More than three are allowed, because adding a digit to our own "$2,500" gives "$2,5000". Investors write prices with
 * "k" and "m".
 */
const NUMBER = /^(?<sign>[-+−]?)\$?(?<digits>(\d+(,\d{3,})*)?\.?\d*)(?<scale>[km]?)%?$/i;
const SCALES: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/** Parses typed text, in dollars and whole cents. A percentage is no amount. */
export function readMoney(text: string, min = -MONEY_LIMIT): Reading {
  if (text.trim().endsWith("%")) return { value: 0, problem: "unreadable" };
  const reading = readNumber(text, { min, max: MONEY_LIMIT });
  return { ...reading, value: roundToCents(reading.value) };
}

/** An amount paid or owed: never negative. */
export function readAmount(text: string): Reading {
  return readMoney(text, 0);
}

/**
 * Empty and unreadable text count as `whenEmpty`, by default 0 (spec, section 5). A number outside the limits counts as
 * the nearest one within.
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

/** The text of a money field once it loses focus: the formatted amount, or the text itself if it is unreadable. */
export function formatMoneyInput(text: string): string {
  const { value, problem } = readMoney(text);
  return text.trim() === "" || problem ? text.trim() : formatUsdExact(value);
}

/** The site's money format: US dollars, no decimals (spec, section 9). */
export function formatUsd(amount: number): string {
  return writeUsd(roundHalfAway(amount), 0);
}

/** With cents if there are any: for typed amounts, so that a formula shows its real inputs. */
export function formatUsdExact(amount: number): string {
  const cents = toCents(amount);
  return writeUsd(cents / 100, cents % 100 === 0 ? 0 : 2);
}

/** Without `Intl.NumberFormat`, whose first use on a page keeps a phone busy for a tenth of a second. */
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
