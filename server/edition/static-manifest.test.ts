import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { headerPairs, readStaticFiles } from "../../platform/http/cache/static-files.ts";
import { createSecurityHeaders } from "../../platform/http/security-headers.ts";
import { readClientFiles } from "../../tasks/build/client-files.ts";
import { folderOfEachTest, writeFiles } from "../../tests/setup/test-folder.ts";
import { openStaticFolder, type SiteFile } from "./static-manifest.ts";

const inFolder = folderOfEachTest();

async function write(...files: readonly SiteFile[]): Promise<void> {
  const target = openStaticFolder(inFolder());
  for (const file of files) target.add([file]);
  await target.close();
}

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
  await write(page);

  const security = createSecurityHeaders({ isHttps: false, isDevelopment: false });
  const site = readStaticFiles(inFolder(), security);
  const find = (acceptEncoding?: string) =>
    site.find({
      path: "/states/texas",
      hasQuery: false,
      acceptEncoding,
      ifNoneMatch: undefined,
    });
  expect(find()?.read?.().toString()).toBe(html);
  const compressed = find("br")?.read?.() ?? Buffer.alloc(0);
  expect(brotliDecompressSync(compressed).toString()).toBe(html);
  const { "Content-Security-Policy": policy } = Object.fromEntries(headerPairs(find()?.headers ?? []));
  expect(policy).toContain("script-src 'self' 'sha256-a'");
});

const file = (text: string, name: string): SiteFile => {
  return { path: `/${name}`, type: "text/plain", cache: "asset", body: Buffer.from(text), file: name };
};

test("a path has one file", async () => {
  await expect(write(file("one", "a"), file("one", "a"))).rejects.toThrow("Two files have the path /a.");
});

test("different texts have different tags, equal texts the same", async () => {
  await write(file("one", "a"), file("one", "b"), file("two", "c"));
  const { files } = JSON.parse(readFileSync(inFolder("static.json"), "utf8"));
  const [a, b, c] = files.map(({ etag }: { readonly etag: string }) => etag);
  expect(a).toBe(b);
  expect(a).not.toBe(c);
});

test("a file that cannot be written fails the whole folder", async () => {
  const file = { path: "/a", type: "text/plain", cache: "asset", body: Buffer.from("a") } as const;
  await write({ ...file, file: "taken" });
  await expect(write({ ...file, file: "taken/below" })).rejects.toThrow(/EEXIST|ENOTDIR/);
});

test("of the browser's files, those with a hash may be kept for ever, and a developer's notes are left out", async () => {
  writeFiles(inFolder("client"), {
    "assets/root-a1b2c3.js": "script",
    "assets/root-a1b2c3.js.map": "map",
    ".vite/manifest.json": "manifest",
    "favicon.svg": "icon",
  });
  const files = await readClientFiles(inFolder());
  expect(files.map(({ path, type, cache }) => [path, type, cache]).sort()).toEqual([
    ["/assets/root-a1b2c3.js", "text/javascript; charset=utf-8", "immutable"],
    ["/favicon.svg", "image/svg+xml; charset=utf-8", "asset"],
  ]);
});
