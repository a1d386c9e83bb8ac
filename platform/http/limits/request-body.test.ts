import { expect, test } from "vitest";
import { parseJson } from "./request-body.ts";

const parse = (text: string) => parseJson(new TextEncoder().encode(text));

test.each([
  ['{"a":1,"__proto__":{"isAdmin":true}}', { a: 1 }],
  ['{"constructor":{"prototype":{"isAdmin":true}},"a":1}', { a: 1 }],
  ['{"a":[{"prototype":1,"b":2}]}', { a: [{ b: 2 }] }],
  ['"__proto__"', "__proto__"],
  ["null", null],
])("%s is read without the names that objects inherit by", (text, value) => {
  const reading = parse(text);
  expect(reading).toStrictEqual({ value });
  expect(JSON.stringify(reading)).toBe(JSON.stringify({ value }));
});

test("invalid JSON is a problem", () => {
  expect(parse("{")).toMatchObject({ problem: { status: 400 } });
});
