import { expect, test } from "vitest";
import { createSeal } from "./seal.ts";

const { seal, open } = createSeal("s".repeat(32), "test");

test("what was sealed opens, and looks different each time", () => {
  const [first, second] = [seal("zoë", "record 1"), seal("zoë", "record 1")];
  expect(first).not.toBe(second);
  expect(open(first, "record 1")).toBe("zoë");
  expect(open(second, "record 1")).toBe("zoë");
});

test.each([
  ["another secret", () => createSeal("t".repeat(32), "test").open(seal("x", "1"), "1")],
  ["another purpose", () => createSeal("s".repeat(32), "other").open(seal("x", "1"), "1")],
  ["another thing", () => open(seal("x", "1"), "2")],
  ["a change", () => open(`${seal("x", "1").slice(0, -2)}AA`, "1")],
  ["a cut", () => open(seal("x", "1").slice(0, 30), "1")],
  ["a text that was never sealed", () => open("x", "1")],
])("it does not open with %s", (_, attempt) => {
  expect(attempt()).toBeUndefined();
});
