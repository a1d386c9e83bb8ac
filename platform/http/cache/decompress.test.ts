import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createDecompressor } from "./decompress.ts";

const pack = (text: string) => Buffer.from(brotliCompressSync(text));
const [first, second, third] = [pack("a".repeat(40)), pack("b".repeat(40)), pack("c".repeat(40))];

test("a recently used file is not decompressed again", () => {
  const unpack = createDecompressor(100);
  const plain = unpack(first);
  expect(plain.toString()).toBe("a".repeat(40));
  expect(unpack(first)).toBe(plain);
});

test("the least recently used file is evicted", () => {
  const unpack = createDecompressor(100);
  const [a, b] = [unpack(first), unpack(second)];
  expect(unpack(first)).toBe(a);
  unpack(third);
  expect(unpack(first)).toBe(a);
  expect(unpack(second)).not.toBe(b);
});

test("a file larger than the cache is decompressed each time", () => {
  const unpack = createDecompressor(10);
  expect(unpack(first)).not.toBe(unpack(first));
  expect(unpack(first).toString()).toBe("a".repeat(40));
});
