import { expect, test } from "vitest";
import { jsonPattern } from "./json-pattern.ts";

test.each([
  [{ status: "closed" }, '%"status":"closed"%'],
  [{ utm_campaign: "50%_off" }, '%"utm_campaign":"50__off"%'],
  [{ name: 'a "quoted" \\ name' }, '%"name":"a _"quoted_" __ name"%'],
])("%o is found as JSON writes it", (members, pattern) => {
  expect(jsonPattern(members)).toBe(pattern);
});
