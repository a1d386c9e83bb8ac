import { describe, expect, test } from "vitest";
import { createUnsubscribeTokens } from "./unsubscribe-token.ts";

describe("a token", () => {
  const tokens = createUnsubscribeTokens("secret");

  test("names the record it was issued for", () => {
    const token = tokens.issue("0a-9f");
    expect(tokens.read(token)).toBe("0a-9f");
    expect(token).toBe(token.toLowerCase());
    expect(encodeURIComponent(token)).toBe(token);
  });

  test("from a mail of last year is the same", () => {
    expect(tokens.read("0a-9f.19a1720dba2e7abfb6e3c8350b0885ee")).toBe("0a-9f");
  });

  test.each([
    ["of another record", tokens.issue("0a-9f").replace("0a", "0b")],
    ["with another signature", `0a-9f.${"0".repeat(32)}`],
    ["signed with another secret", createUnsubscribeTokens("other").issue("0a-9f")],
    ["cut off", tokens.issue("0a-9f").slice(0, -1)],
    ["empty", ""],
  ])("%s is refused", (_, token) => expect(tokens.read(token)).toBeUndefined());
});
