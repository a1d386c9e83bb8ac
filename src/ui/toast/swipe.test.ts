import { expect, test } from "vitest";
import { isSwipedAway } from "./swipe.ts";

test.each([
  ["is no swipe at the threshold", 50, 0, false],
  ["is a swipe beyond it", 51, 0, true],
  ["may rise a little", 60, -40, true],
  ["is no swipe if it goes down rather than right", 60, 61, false],
  ["is no swipe to the left", -80, 0, false],
])("a movement %s", (_, right, down, isSwipe) => {
  expect(isSwipedAway(right, down)).toBe(isSwipe);
});
