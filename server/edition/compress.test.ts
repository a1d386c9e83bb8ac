import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compress } from "./compress.ts";

test("text comes back whole from either compression, and smaller", async () => {
  const text = Buffer.from("debt service coverage ratio ".repeat(50));
  const { br, gzip } = await compress(text, "text/html; charset=utf-8");
  expect(br && brotliDecompressSync(br)).toEqual(text);
  expect(gzip && gunzipSync(gzip)).toEqual(text);
  expect(br?.length).toBeLessThan(gzip?.length ?? 0);
});

test.each([
  ["a text that would only grow", "x", "text/plain"],
  ["a picture", "picture".repeat(50), "image/png"],
  ["a font", "font".repeat(50), "font/woff2"],
])("%s stays as it is", async (_, text, type) => {
  expect(await compress(Buffer.from(text), type)).toEqual({});
});

test("a drawing is text", async () => {
  expect(await compress(Buffer.from("<path/>".repeat(50)), "image/svg+xml")).toHaveProperty("br");
});
