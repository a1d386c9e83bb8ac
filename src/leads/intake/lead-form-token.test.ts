import { expect, test } from "vitest";
import { createFormTokens } from "./lead-form-token.server.ts";

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 10, 15);

test.each([
  [0, "sent-too-fast"],
  [2_999, "sent-too-fast"],
  [3_000, undefined],
  [DAY, undefined],
  [DAY + 1, "form-token-invalid"],
  [-1, "sent-too-fast"],
  [-60_000, "sent-too-fast"],
  // The clock was set back after the form was opened, so nobody knows how long it was open.
  [-60_001, undefined],
  [-DAY, undefined],
])("a token that is %i ms old is judged %s", (age, verdict) => {
  let now = START;
  const tokens = createFormTokens("secret", () => now);
  const token = tokens.issue();
  now += age;
  expect(tokens.judge(token)).toBe(verdict);
});

test("a token of another secret, or a made-up one, is invalid", () => {
  const now = () => START;
  const tokens = createFormTokens("secret", now);
  const older = createFormTokens("secret", () => START - DAY).issue();
  for (const token of ["", ".", "x.y", createFormTokens("other", now).issue(), `0${older}`, `${older}x`]) {
    expect(tokens.judge(token)).toBe("form-token-invalid");
  }
});
