import { expect, test } from "vitest";
import { cleanLine, cleanText } from "./clean-text.ts";

test.each([
  ["U+0000, which PostgreSQL refuses", "a\u0000b", "ab"],
  ["an escape sequence of a terminal", "a\u001B[31mb", "a[31mb"],
  ["a bell, a backspace and a delete", "a\u0007\u0008\u007Fb", "ab"],
  ["a control character beyond ASCII", "a\u0085b", "ab"],
])("%s is left out", (_name, typed, stored) => {
  expect(cleanText(typed)).toBe(stored);
  expect(cleanLine(typed)).toBe(stored);
});

test("every line end becomes LF", () => {
  expect(cleanText("one\r\ntwo\rthree\nfour\r\n\r\nfive")).toBe("one\ntwo\nthree\nfour\n\nfive");
});

test("a text of the greatest length is as long as the browser counted it", () => {
  const counted = "line\n".repeat(200);
  expect(cleanText(counted.replaceAll("\n", "\r\n"))).toHaveLength(counted.length);
});

test("tabs, spaces at the ends, accents and emoji stay in a text", () => {
  const markdown = "    code\n\tindented\n\nJosé 👩‍🌾 \n";
  expect(cleanText(markdown)).toBe(markdown);
});

test("a line has single spaces and none at its ends", () => {
  expect(cleanLine("  one \t two\r\nthree\u00A0\u2028four ")).toBe("one two three four");
  expect(cleanLine("\r\n\u0000")).toBe("");
});
