import { describe, expect, test } from "vitest";
import { cleanMessage, countCharacters, findMessageError } from "./lead-message.ts";

const FAMILY = "👨‍👩‍👧‍👦";

describe("a message", () => {
  test.each([
    ["of several lines", "12 Elm St\n\n  Rent: $2,500", "12 Elm St\n\n  Rent: $2,500"],
    ["with spaces around it", " \nHello\n ", "Hello"],
    ["with other systems' line breaks", "a\r\nb\rc\u2028d\u0085e", "a\nb\nc\nd\ne"],
    ["copied from a spreadsheet", "12 Elm St\t$300,000\t$2,500", "12 Elm St $300,000 $2,500"],
    ["with what nobody sees", "a\u0000b\u001b[2Jc\u202Ed\u2066e\uFFFF", "ab[2Jcde"],
    ["with half a character", "a\uD83Db", "ab"],
    ["with an accent of its own", "e\u0301", "\u00E9"],
    ["in another script", "שלום, ครับ, 李小龍", "שלום, ครับ, 李小龍"],
    ["that looks like a program", "<script>alert(1)</script>", "<script>alert(1)</script>"],
  ])("%s is kept", (_case, written, kept) => {
    expect(cleanMessage(written)).toBe(kept);
    expect(cleanMessage(kept)).toBe(kept);
  });
});

describe("characters", () => {
  test.each([
    ["nothing", "", 0],
    ["letters", "Hello", 5],
    ["a line break", "a\nb", 3],
    ["a family", FAMILY, 1],
    ["a flag", "🇺🇸", 1],
    ["a letter with an accent of its own", "x\u0301", 1],
  ])("are counted as people count them: %s", (_case, text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  test("one with hundreds of accents counts as several, so that the whole text has a limit too", () => {
    expect(countCharacters(`x${"\u0301".repeat(799)}`)).toBe(50);
  });
});

test.each([
  ["500 letters", "x".repeat(500)],
  ["500 families", FAMILY.repeat(500)],
  ["500 letters among spaces", `  ${"x".repeat(500)}\r\n\r\n`],
  ["250 lines, whatever ends them", "x\r\n".repeat(250)],
])("%s are not too long", (_case, text) => {
  expect(findMessageError(text)).toBeUndefined();
});

test.each([
  ["x".repeat(501), 501],
  [FAMILY.repeat(512), 512],
])("a message that is too long says by how much", (text, count) => {
  expect(findMessageError(text)).toBe(`This has ${count} characters. Please shorten it to 500.`);
});
