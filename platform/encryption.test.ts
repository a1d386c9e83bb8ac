import { expect, test } from "vitest";
import { createCipher } from "./encryption.ts";

const { encrypt, decrypt } = createCipher("s".repeat(32), "test");

test("encrypted text decrypts, and looks different each time", () => {
  const [first, second] = [encrypt("zoë", "record 1"), encrypt("zoë", "record 1")];
  expect(first).not.toBe(second);
  expect(decrypt(first, "record 1")).toBe("zoë");
  expect(decrypt(second, "record 1")).toBe("zoë");
});

test.each([
  ["another secret", () => createCipher("t".repeat(32), "test").decrypt(encrypt("x", "1"), "1")],
  ["another purpose", () => createCipher("s".repeat(32), "other").decrypt(encrypt("x", "1"), "1")],
  ["another thing", () => decrypt(encrypt("x", "1"), "2")],
  ["a change", () => decrypt(`${encrypt("x", "1").slice(0, -2)}AA`, "1")],
  ["a cut", () => decrypt(encrypt("x", "1").slice(0, 30), "1")],
  ["a text that was never encrypted", () => decrypt("x", "1")],
])("it does not decrypt with %s", (_, attempt) => {
  expect(attempt()).toBeUndefined();
});
