import { expect, test } from "vitest";
import { createRecentlyUsed } from "./recently-used.ts";

function createMaker(maxBytes: number) {
  const { findOrMake } = createRecentlyUsed<string>(maxBytes);
  return (letter: string) => findOrMake(letter, () => Buffer.from(letter.repeat(40)));
}

test("a recently used result is not made again", () => {
  const find = createMaker(100);
  const made = find("a");
  expect(made.toString()).toBe("a".repeat(40));
  expect(find("a")).toBe(made);
});

test("the least recently used result is evicted", () => {
  const find = createMaker(100);
  const [a, b] = [find("a"), find("b")];
  expect(find("a")).toBe(a);
  find("c");
  expect(find("a")).toBe(a);
  expect(find("b")).not.toBe(b);
});

test("a result larger than the cache is made each time", () => {
  const find = createMaker(10);
  expect(find("a")).not.toBe(find("a"));
  expect(find("a").toString()).toBe("a".repeat(40));
});
