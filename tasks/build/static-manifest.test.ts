import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readStaticFiles } from "../../platform/http/cache/static-files.ts";
import { headerPairs } from "../../platform/http/cache/test-headers.ts";
import { createSecurityHeaders } from "../../platform/http/security-headers.ts";
import { readClientFiles } from "./client-files.ts";
import { type SiteFile, writeStaticFiles } from "./static-manifest.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "static-manifest-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("what the build writes, the server reads and answers with", async () => {
  const html = `<!DOCTYPE html><html><head></head><body>${"<p>text</p>".repeat(50)}</body></html>`;
  const page: SiteFile = {
    path: "/states/texas",
    type: "text/html; charset=utf-8",
    cache: "page",
    body: Buffer.from(html),
    inline: { scripts: ["sha256-a"], styles: [] },
    file: "pages/states/texas.html",
  };
  const manifest = await writeStaticFiles(folder, [page]);
  writeFileSync(path.join(folder, "static.json"), JSON.stringify(manifest));

  const security = createSecurityHeaders({ isHttps: false, isDevelopment: false });
  const site = readStaticFiles(folder, security);
  const find = (acceptEncoding?: string) =>
    site.find({ path: "/states/texas", hasQuery: false, acceptEncoding, ifNoneMatch: undefined });
  expect(find()?.read?.().toString()).toBe(html);
  const compressed = find("br")?.read?.() ?? Buffer.alloc(0);
  expect(brotliDecompressSync(compressed).toString()).toBe(html);
  const { "Content-Security-Policy": policy } = Object.fromEntries(headerPairs(find()?.headers ?? []));
  expect(policy).toContain("script-src 'self' 'sha256-a'");
});

test("different texts have different tags, equal texts the same", async () => {
  const file = (text: string, name: string): SiteFile => {
    return { path: `/${name}`, type: "text/plain", cache: "asset", body: Buffer.from(text), file: name };
  };
  const { files } = await writeStaticFiles(folder, [file("one", "a"), file("one", "b"), file("two", "c")]);
  const [a, b, c] = files.map(({ etag }) => etag);
  expect(a).toBe(b);
  expect(a).not.toBe(c);
});

test("of the browser's files, those with a hash may be kept for ever, and a developer's notes are left out", async () => {
  for (const file of [
    "assets/root-a1b2c3.js",
    "assets/root-a1b2c3.js.map",
    ".vite/manifest.json",
    "favicon.svg",
  ]) {
    mkdirSync(path.dirname(path.join(folder, "client", file)), { recursive: true });
    writeFileSync(path.join(folder, "client", file), file);
  }
  const files = await readClientFiles(folder);
  expect(files.map(({ path, type, cache }) => [path, type, cache]).sort()).toEqual([
    ["/assets/root-a1b2c3.js", "text/javascript; charset=utf-8", "immutable"],
    ["/favicon.svg", "image/svg+xml; charset=utf-8", "asset"],
  ]);
});
