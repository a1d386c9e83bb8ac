import { formatUsdExact, readNumber } from "../../dscr/money.ts";
import { money, schedule } from "../fields/field-kinds.ts";
import type { FieldRow, Option } from "../fields/field-rows.ts";

/** The value of a line that a term sheet may leave out: null if it does. That is not the same as 0. */
export type Stated<Value> = Value | null;

export const NOT_STATED = "not stated";

const ANY_NUMBER = { min: -Infinity, max: Infinity };

/** For a row of numbers. A typing error is not stated either: a rate of 0% would win every comparison. */
export function stated<Value>(row: FieldRow<Value>): FieldRow<Stated<Value>> {
  return {
    ...row,
    initial: null,
    write: (value) => (value === null ? "" : row.write(value)),
    read: (text) => (text === "" ? null : row.read(text)),
    show: (value) => (value === null ? "" : row.show(value)),
    parse: (text) => (isNumber(text) ? row.parse(text) : null),
    say: (value) => (value === null ? NOT_STATED : row.say(value)),
  };
}

function isNumber(text: string): boolean {
  return text.trim() !== "" && readNumber(text, ANY_NUMBER).problem === undefined;
}

/** An amount of 0 was stated; an empty field was not. */
export function statedMoney(name: string, key: string): FieldRow<Stated<number>> {
  return stated({ ...money(name, key), show: formatUsdExact });
}

/** A number from a list that begins with "Not stated". */
export function statedChoice(row: FieldRow<number>, options: readonly Option[]): FieldRow<Stated<number>> {
  return stated({ ...row, control: { kind: "choice", options: [["", "Not stated"], ...options] } });
}

const NO_PENALTY = "none";

/** Percent by year, or "none". Text without either is not stated: a typing error must not read as a free exit. */
export function statedSchedule(name: string, key: string): FieldRow<Stated<readonly number[]>> {
  const row = schedule(name, key);
  const orNone = (write: (percents: readonly number[]) => string) => (percents: Stated<readonly number[]>) =>
    percents === null ? "" : percents.length === 0 ? NO_PENALTY : write(percents);
  const steps = stated(row);
  return {
    ...steps,
    write: orNone(row.write),
    read: (text) => (text === NO_PENALTY ? [] : steps.read(text)),
    show: orNone(row.show),
    parse: (text) => (/\d/.test(text) ? row.parse(text) : /\bno(ne)?\b/i.test(text) ? [] : null),
    say: (percents) => orNone(row.say)(percents) || NOT_STATED,
  };
}

const LONGEST_NAME = 40;

/** A lender's name. Letters, digits and a few marks, so that it is safe in a link and in a spreadsheet. */
export function shortName(name: string, key: string): FieldRow<string> {
  const clean = (text: string) =>
    text
      .replaceAll(/[^\p{L}\p{N} &.-]/gu, "")
      .replace(/^[^\p{L}\p{N}]+/u, "")
      .slice(0, LONGEST_NAME);
  return {
    name,
    key,
    initial: "",
    control: { kind: "text" },
    write: (value) => encodeURIComponent(wellFormed(clean(value))),
    read: (text) => {
      const value = decoded(text);
      return value !== undefined && clean(value) === value ? value : undefined;
    },
    show: (value) => value,
    parse: clean,
    say: (value) => value,
  };
}

/** Without half of a character that the length limit cut in two. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, "");
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
