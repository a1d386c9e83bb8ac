import { expect, test } from "vitest";
import { type Ceremony, describePasskeyFailure, localPath, type PasskeyFailure } from "./passkey-outcome.ts";

test.each<[Ceremony, PasskeyFailure, RegExp]>([
  ["sign-in", { name: "NotAllowedError" }, /cancelled/],
  ["sign-in", { name: "NotSupportedError" }, /cannot use passkeys/],
  ["sign-in", { name: "TypeError" }, /could not be reached/],
  ["sign-in", { name: "Error", status: 401 }, /does not know this passkey/],
  ["enrol", { name: "Error", status: 410 }, /link has expired/],
  ["enrol", { name: "InvalidStateError" }, /already has a passkey/],
  ["add", { name: "Error", status: 401 }, /signed out/],
  ["add", { name: "Error", status: 429 }, /Too many attempts/],
  ["add", { name: "Error", status: 503 }, /had a problem/],
  ["add", { name: "SomethingElse" }, /Reload the page/],
])("%s, %j: %s", (ceremony, failure, words) => {
  expect(describePasskeyFailure(ceremony, failure)).toMatch(words);
});

test.each(["/", "/leads/RR-7K2M9", "/?view=all&search=a%20b"])("%s is a path of this site", (next) => {
  expect(localPath(next)).toBe(next);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "leads",
  "",
  undefined,
  null,
  7,
])("%j leads to the first page", (next) => {
  expect(localPath(next)).toBe("/");
});
