import { type NumberRow, number } from "../fields/field-kinds.ts";
import type { FieldRow } from "../fields/field-rows.ts";

/** Beyond 20% a year in either direction, a projection over years says nothing. */
const GROWTH = { min: -20, max: 20 };

/** Written before a negative figure: a link holds only digits and lowercase letters. */
const MINUS = "minus";

/** Percent a year that may be negative. */
export function growth(name: string, key: string, initial: number): NumberRow {
  const row = number(name, key, initial, GROWTH, 0.5);
  return {
    ...row,
    write: (percent) => (percent < 0 ? `${MINUS}${row.write(-percent)}` : row.write(percent)),
    read: (text) => {
      if (!text.startsWith(MINUS)) return row.read(text);
      const size = row.read(text.slice(MINUS.length));
      return size === undefined ? undefined : -size + 0;
    },
    say: (percent) => `${Number(percent.toFixed(3))}%`,
  };
}

/** Null if nobody typed a figure: a published one then stands in for it. */
export function optionalGrowth(name: string, key: string): FieldRow<number | null> {
  const row = growth(name, key, 0);
  return {
    ...row,
    initial: null,
    write: (percent) => (percent === null ? "" : row.write(percent)),
    show: (percent) => (percent === null ? "" : row.show(percent)),
    parse: (text) => (text.trim() === "" ? null : row.parse(text)),
    say: (percent) => (percent === null ? "" : row.say(percent)),
  };
}
