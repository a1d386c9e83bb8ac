import { expect, test } from "vitest";
import { createDocumentCache } from "./document-cache.server.ts";

test("a cached document carries the nonce of each request", () => {
  const documentOf = createDocumentCache(2);
  expect(documentOf("nowhere", "first").find()).toBeUndefined();
  documentOf("nowhere", "first").keep('<script nonce="first"></script>');
  expect(documentOf("nowhere", "second").find()).toBe('<script nonce="second"></script>');
  expect(documentOf("nowhere", "third").find()).toBe('<script nonce="third"></script>');
});

test("the cache is limited, and drops the oldest document", () => {
  const documentOf = createDocumentCache(2);
  const keys = ["one", "two", "three"];
  for (const key of keys) documentOf(key, "nonce").keep(key);
  documentOf("three", "nonce").keep("three again");
  expect(keys.map((key) => documentOf(key, "nonce").find())).toEqual([undefined, "two", "three again"]);
});
