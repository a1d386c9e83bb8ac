import { expect, test } from "vitest";
import { idOfFragment } from "./fragment.ts";

test.each([
  ["#lima-one", "lima-one"],
  ["#caf%C3%A9", "café"],
  ["", null],
  ["#", null],
  ["#%E0%A4%A", null],
])("the fragment %o names %o", (hash, id) => {
  expect(idOfFragment(hash)).toBe(id);
});
