import { expect, test } from "vitest";
import { type Ceremony, describePasskeyFailure, type PasskeyFailure } from "./passkey-problem.ts";

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
