import { expect, test } from "vitest";
import { focusAfterKey } from "./roving-focus.ts";

test.each([
  ["Home", 2, "vertical", 0],
  ["End", 0, "vertical", 3],
  ["ArrowDown", 0, "vertical", 1],
  ["ArrowDown", 3, "vertical", 0],
  ["ArrowUp", 0, "vertical", 3],
  ["ArrowRight", 0, "vertical", null],
  ["ArrowRight", 3, "horizontal", 0],
  ["ArrowLeft", 1, "horizontal", 0],
  ["ArrowDown", 1, "horizontal", null],
  ["a", 1, "vertical", null],
] as const)("%s on item %i of 4, %s, gives %o", (key, current, orientation, expected) => {
  expect(focusAfterKey(key, current, 4, orientation)).toBe(expected);
});
