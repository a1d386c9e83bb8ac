import { rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { folderOfEachTest, writeFiles } from "../../../tests/setup/test-folder.ts";
import { createSecurityHeaders } from "../security-headers.ts";
import { headerPairs, readStaticFiles, type StaticManifest, type StaticResponse } from "./static-files.ts";

const security = createSecurityHeaders({ isHttps: false, isDevelopment: false });

const packed = brotliCompressSync("<h1>Questions</h1>");

describe("a file of the build", () => {
  const inFolder = folderOfEachTest();
  beforeEach(() => {
    writeFiles(inFolder(), { "pages/faq.html": "<h1>Questions</h1>" });
    writeFileSync(inFolder("pages/faq.html.br"), packed);
  });

  const write = (manifest: unknown) => writeFiles(inFolder(), { "static.json": JSON.stringify(manifest) });
  const manifest: StaticManifest = {
    files: [
      {
        path: "/faq",
        type: "text/html; charset=utf-8",
        cache: "page",
        etag: '"1"',
        body: "pages/faq.html",
        br: "pages/faq.html.br",
        scriptHashes: [],
        styleHashes: [],
      },
    ],
  };

  test("is served from memory after it is removed from disk", () => {
    write(manifest);
    const files = readStaticFiles(inFolder(), security);
    rmSync(inFolder("pages"), { recursive: true });
    const find = (acceptEncoding: string | undefined, ifNoneMatch?: string) =>
      files.find({ path: "/faq", hasQuery: false, acceptEncoding, ifNoneMatch });
    expect(find(undefined)?.read?.().toString()).toBe("<h1>Questions</h1>");
    expect(find("br")?.read?.()).toEqual(packed);
    expect(headersOf(find("br"))).toMatchObject({
      "Content-Encoding": "br",
      ETag: 'W/"1"',
      "Content-Length": `${packed.length}`,
    });
    expect(find("br", '"1"')).toMatchObject({ status: 304 });
    expect(headersOf(find("gzip"))).not.toHaveProperty("Content-Encoding");
    expect(
      files.find({
        path: "/other",
        hasQuery: false,
        acceptEncoding: undefined,
        ifNoneMatch: undefined,
      }),
    ).toBeUndefined();
  });

  test("is served with a query too, unless the page reads it", () => {
    const request = {
      path: "/faq",
      hasQuery: true,
      acceptEncoding: undefined,
      ifNoneMatch: undefined,
    };
    write(manifest);
    expect(readStaticFiles(inFolder(), security).find(request)).toMatchObject({ status: 200 });
    write({ files: [{ ...manifest.files[0], readsQuery: true }] });
    const files = readStaticFiles(inFolder(), security);
    expect(files.find(request)).toBeUndefined();
    expect(files.find({ ...request, hasQuery: false })).toMatchObject({ status: 200 });
  });

  test.each([
    ["a file that is missing", { files: [{ ...manifest.files[0], body: "pages/gone.html" }] }],
    ["a tag without quotes", { files: [{ ...manifest.files[0], etag: "1" }] }],
    ["a field that nobody knows", { files: [{ ...manifest.files[0], ttl: 1 }] }],
    ["no list", {}],
  ])("is refused with %s", (_, wrong) => {
    write(wrong);
    expect(() => readStaticFiles(inFolder(), security)).toThrow();
  });
});

function headersOf(response: StaticResponse | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(headerPairs(response?.headers ?? []));
}
