import { expect, test } from "vitest";
import { createAnchorSigner, formatClaim, parseClaim } from "./consent-anchor.server.ts";

const { sign, isSigned } = createAnchorSigner("s".repeat(32));
const HASH = "ab".repeat(32);
const ANCHOR = { sequence: 15, hash: HASH, anchoredAt: 1_000 };

test("an anchor that the site signed is recognized", () => {
  expect(isSigned(sign(ANCHOR))).toBe(true);
});

test.each([
  ["number", { sequence: 14 }],
  ["hash", { hash: "cd".repeat(32) }],
  ["time", { anchoredAt: 1_001 }],
  ["signature", { signature: "made up" }],
])("one with another %s is not", (_, change) => {
  expect(isSigned({ ...sign(ANCHOR), ...change })).toBe(false);
});

test("one that another secret signed is not", () => {
  expect(isSigned(createAnchorSigner("t".repeat(32)).sign(ANCHOR))).toBe(false);
});

test("a mailed claim can be pasted, with its number or without", () => {
  expect(parseClaim(formatClaim(ANCHOR))).toEqual({ sequence: 15, hash: HASH });
  expect(parseClaim(` ${HASH.toUpperCase()} `)).toEqual({ sequence: undefined, hash: HASH });
  expect(formatClaim({ hash: HASH })).toBe(HASH);
});

test.each(["", "15", `15 ${HASH}`, HASH.slice(1), `:${HASH}`, `x:${HASH}`])("%j is no anchor", (text) => {
  expect(parseClaim(text)).toBeUndefined();
});
