import { expect, test } from "vitest";
import { rowAfterKey } from "./shortcuts.browser.ts";

test.each([
  { key: "j", current: -1, count: 3, row: 0, why: "the first key goes to the first row" },
  { key: "k", current: -1, count: 3, row: 0, why: "in both directions" },
  { key: "j", current: 0, count: 3, row: 1, why: "j goes down" },
  { key: "k", current: 1, count: 3, row: 0, why: "k goes up" },
  { key: "j", current: 2, count: 3, row: 2, why: "the last row is the end" },
  { key: "k", current: 0, count: 3, row: 0, why: "the first row is the end" },
  { key: "j", current: -1, count: 0, row: undefined, why: "an empty inbox has no rows" },
  { key: "x", current: 0, count: 3, row: undefined, why: "other keys move nothing" },
])("$why", ({ key, current, count, row }) => {
  expect(rowAfterKey(key, current, count)).toBe(row);
});
