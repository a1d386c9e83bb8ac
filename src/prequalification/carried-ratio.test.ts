import { expect, test } from "vitest";
import { carriedRatio } from "./carried-ratio.ts";

test.each([
  [{ dscr: 1.2496 }, 1.2496],
  [{ dscr: 0 }, 0],
  [{ dscr: -0.4 }, -0.4],
  [{ dscr: "1.25" }, null],
  [{ dscr: Number.NaN }, null],
  [{ dscr: Number.POSITIVE_INFINITY }, null],
  [{}, null],
  ["1.25", null],
  [null, null],
  [undefined, null],
])("the navigation state %o carries %o", (state, ratio) => {
  expect(carriedRatio(state)).toBe(ratio);
});
