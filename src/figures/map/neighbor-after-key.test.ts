import { expect, test } from "vitest";
import { neighborAfterKey } from "./neighbor-after-key.ts";

/** Four corners, a middle, and a place far to the right. */
const places = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 0, y: 10 },
  { x: 10, y: 10 },
  { x: 6, y: 4 },
  { x: 40, y: 1 },
];

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowDown", 0, 2],
  ["ArrowLeft", 3, 2],
  ["ArrowUp", 3, 1],
  ["ArrowUp", 4, 1],
  ["ArrowRight", 1, 5],
])("%s from place %i leads to place %i", (key, current, next) => {
  expect(neighborAfterKey(key, places, current)).toBe(next);
});

test.each([
  ["ArrowUp", 0, "nothing lies above"],
  ["ArrowRight", 5, "it is the last one"],
  ["Enter", 0, "the key is no arrow"],
  ["ArrowUp", 9, "there is no such place"],
])("%s from place %i leads nowhere: %s", (key, current) => {
  expect(neighborAfterKey(key, places, current)).toBeNull();
});
