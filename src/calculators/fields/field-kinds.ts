import { countySlug, sayCounty } from "../../counties/county-name.ts";
import { formatUsdExact, type Limits, MONEY_LIMIT, readAmount, readNumber } from "../../dscr/money.ts";
import { isDay } from "../../office/office-calendar.ts";
import { formatDate } from "../../ui/text/dates.ts";
import type { FieldRow, Option } from "./field-rows.ts";

export interface FieldLimits extends Limits {
  /** Counted, not measured. */
  readonly isWhole?: true;
}

export interface NumberRow extends FieldRow<number> {
  readonly limits: FieldLimits;
}

export function clampToLimits(value: number, { min, max, isWhole }: FieldLimits): number {
  const within = Math.min(Math.max(value, min), max) + 0;
  return isWhole ? Math.round(within) : within;
}

/** Dollars. An empty field is 0. */
export function money(name: string, key: string): NumberRow {
  const limits = { min: 0, max: MONEY_LIMIT };
  return {
    name,
    key,
    initial: 0,
    limits,
    control: { kind: "money" },
    ...numberInLinks(limits),
    show: (amount) => (amount === 0 ? "" : formatUsdExact(amount)),
    parse: (text) => readAmount(text).value,
    say: formatUsdExact,
  };
}

/** An empty field counts as its initial value: a credit score of 0 would otherwise be taken at face value. */
export function number(
  name: string,
  key: string,
  initial: number,
  limits: FieldLimits,
  step: number,
): NumberRow {
  return {
    name,
    key,
    initial,
    limits,
    control: { kind: "number", ...limits, step, whenEmpty: initial },
    ...numberInLinks(limits),
    show: plainNumber,
    parse: (text) => readNumber(text, limits, initial).value,
    say: (value) => `${value}`,
  };
}

const PERCENT: FieldLimits = { min: 0, max: 100 };

export function percent(name: string, key: string, initial: number, step: number): NumberRow {
  // As typed: 1.25 points are neither 1.2 nor 1.3.
  const say = (value: number) => `${Number(value.toFixed(3))}%`;
  return { ...number(name, key, initial, PERCENT, step), say };
}

/** A percentage that nobody types and no printout shows. */
export function hiddenPercent(key: string): NumberRow {
  return { ...percent("", key, 0, 1), control: { kind: "none" } };
}

/** A number chosen from a list. A deal opened from a link may hold another value. Other text counts as the initial one. */
export function listedNumber(
  name: string,
  key: string,
  initial: number,
  limits: FieldLimits,
  options: readonly Option[],
): NumberRow {
  return {
    ...number(name, key, initial, limits, 1),
    control: { kind: "choice", options },
    show: (value) => `${value}`,
    parse: (text) => clampToLimits(readNumber(text, limits, initial).value, limits),
  };
}

/** Unknown text counts as the first option. */
export function choice<const Value extends string>(
  name: string,
  key: string,
  initial: NoInfer<Value>,
  options: readonly (readonly [text: Value, label: string])[],
): FieldRow<Value> {
  const read = (text: string) => options.find(([value]) => value === text)?.[0];
  return {
    name,
    key,
    initial,
    control: { kind: "choice", options },
    write: (value) => value,
    read,
    show: (value) => value,
    parse: (text) => read(text) ?? options[0]?.[0] ?? initial,
    say: (value) => options.find(([text]) => text === value)?.[1] ?? value,
  };
}

/** Yes or no, with a label for each. */
export function claim(
  name: string,
  key: string,
  initial: boolean,
  labels: { readonly yes: string; readonly no: string },
): FieldRow<boolean> {
  const write = (isTrue: boolean) => (isTrue ? "1" : "0");
  const options = [
    ["0", labels.no],
    ["1", labels.yes],
  ] as const;
  return {
    name,
    key,
    initial,
    control: { kind: "choice", options: initial ? options.toReversed() : options },
    write,
    read: (text) => (text === "1" ? true : text === "0" ? false : undefined),
    show: write,
    parse: (text) => (text === "1" || text === "0" ? text === "1" : initial),
    say: (isTrue) => (isTrue ? labels.yes : labels.no),
  };
}

/** Two letters, such as "TX", or empty. */
export function state(name: string, key: string): FieldRow<string> {
  const code = (text: string) => (/^[A-Z]{2}$/.test(text) ? text : "");
  return {
    name,
    key,
    initial: "",
    control: { kind: "state" },
    write: (value) => value.toLowerCase(),
    read: (text) => (/^[a-z]{2}$/.test(text) ? text.toUpperCase() : undefined),
    show: code,
    parse: code,
    say: code,
  };
}

/** The name of a county, as links write it, or empty. The deal's state says where it is. */
export function county(name: string, key: string): FieldRow<string> {
  return {
    name,
    key,
    initial: "",
    control: { kind: "text" },
    write: (value) => value,
    read: (text) => (text === countySlug(text) ? text : undefined),
    show: sayCounty,
    parse: countySlug,
    say: sayCounty,
  };
}

/** A calendar day of this century as 2027-01-15, or empty. In links 20270115. */
export function day(name: string, key: string): FieldRow<string> {
  const known = (text: string) => (text.startsWith("20") && isDay(text) ? text : "");
  return {
    name,
    key,
    initial: "",
    control: { kind: "day" },
    write: (value) => value.replaceAll("-", ""),
    read: (text) => {
      const [, ...parts] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
      return known(parts.join("-")) || undefined;
    },
    show: known,
    parse: known,
    say: (value) => (value === "" ? "Not chosen" : formatDate(value)),
  };
}

const MAX_YEARS = 10;
const SCHEDULE_MARK = "-";

/** Percent by year: "5-4-3" in links, "5-4-3" or "5, 4, 3" when typed. At most ten years. */
export function schedule(name: string, key: string): FieldRow<readonly number[]> {
  const year = numberInLinks(PERCENT);
  const show = (percents: readonly number[]) => percents.join(SCHEDULE_MARK);
  return {
    name,
    key,
    initial: [],
    control: { kind: "text" },
    write: (percents) => percents.slice(0, MAX_YEARS).map(year.write).join(SCHEDULE_MARK),
    read: (text) => {
      const percents = text === "" ? [] : text.split(SCHEDULE_MARK).map(year.read);
      const readable = percents.filter((figure) => figure !== undefined);
      return readable.length === percents.length && percents.length <= MAX_YEARS ? readable : undefined;
    },
    show,
    parse: (text) =>
      (text.match(/\d+(\.\d+)?/g) ?? [])
        .slice(0, MAX_YEARS)
        .map((figure) => Math.min(Number(figure), PERCENT.max)),
    say: show,
  };
}

const MAX_DECIMALS = 24;
const PLAIN_NUMBER = new RegExp(`^\\d{1,12}(\\.\\d{1,${MAX_DECIMALS}})?$`);

function numberInLinks(limits: FieldLimits): Pick<FieldRow<number>, "write" | "read"> {
  return {
    write: (value) => digitsOf(clampToLimits(value, limits)),
    read: (text) => {
      if (!PLAIN_NUMBER.test(text)) return undefined;
      const value = Number(text);
      return clampToLimits(value, limits) === value ? value : undefined;
    },
  };
}

/** The shortest form that reads back as the same number. Below a millionth that has an exponent, so spell it out. */
function digitsOf(value: number): string {
  const shortest = `${value}`;
  return shortest.includes("e") ? value.toFixed(MAX_DECIMALS) : shortest;
}

/** Just enough digits to give the same cents back at any price. */
function plainNumber(value: number): string {
  return `${Number(value.toFixed(9))}`;
}
