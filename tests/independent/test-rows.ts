import { expect, test } from "vitest";

/** Each row: the right answer, what this folder computes, and what a page says. */
type Row = readonly [name: string, right: unknown, independent: () => unknown, page: () => unknown];

export function testRows(rows: readonly Row[]): void {
  test.each(rows)("%s: %s", (_, right, independent, page) => {
    expect({ independent: independent(), page: page() }).toEqual({ independent: right, page: right });
  });
}
