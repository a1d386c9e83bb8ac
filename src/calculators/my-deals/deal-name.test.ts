import fc from "fast-check";
import { expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { cleanName, NAME_LIMIT } from "./deal-name.ts";

test.each([
  ["  Elm\tStreet\n 12 ", "Elm Street 12"],
  ["abc\u202edef", "abcdef"],
  ["\u200b\u2066\u0007", ""],
  ["=HYPERLINK(1)", "=HYPERLINK(1)"],
  ["<b>Haus Zürich 🏠</b>", "<b>Haus Zürich 🏠</b>"],
  ["x".repeat(80), "x".repeat(60)],
])("%o is kept as %o", (typed, name) => {
  expect(cleanName(typed)).toBe(name);
});

test("a clean name is clean, short and visible", () => {
  forAll(cases(), [fc.string({ unit: "binary", maxLength: 200 })], (typed) => {
    const name = cleanName(typed);
    expect(cleanName(name)).toBe(name);
    expect(Array.from(name).length).toBeLessThanOrEqual(NAME_LIMIT);
    expect(name).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});
