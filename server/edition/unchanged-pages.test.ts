import { expect, test } from "vitest";
import type { SiteFile } from "./static-manifest.ts";
import { findUnchanged } from "./unchanged-pages.ts";

const file = (path: string, text: string): SiteFile => ({
  path,
  type: "text/plain",
  cache: "page",
  body: Buffer.from(text),
  file: `pages${path}`,
});

/** An edition of these pages: each shows its data after the word of the frame. */
function editionOf(frame: string, data: Readonly<Record<string, string>>) {
  const files = Object.entries(data).flatMap(([path, text]) => [
    file(path, `${frame} ${text}`),
    file(`${path}.data`, text),
  ]);
  return { read: async (path: string) => files.find((one) => one.path === path) };
}

const page = (path: string, kind: "faq" | "guide") => ({ path, kind });
const GUIDES = [page("/texas", "guide"), page("/ohio", "guide")];
const BEFORE = editionOf("old", { "/texas": "a", "/ohio": "b", "/faq": "c" });

function find(
  pages: readonly ReturnType<typeof page>[],
  now: Readonly<Record<string, string>>,
  frame = "old",
) {
  const rendered: string[] = [];
  const finding = findUnchanged(
    pages.map((one) => ({ page: one, data: file(`${one.path}.data`, now[one.path] ?? "") })),
    BEFORE,
    async ({ path }) => {
      rendered.push(path);
      return file(path, `${frame} ${now[path]}`);
    },
  );
  return finding.then((kept) => ({ kept: [...kept.keys()], files: [...kept.values()].flat(), rendered }));
}

test("a page with the same data is kept, with its document and its data", async () => {
  const { kept, files } = await find(GUIDES, { "/texas": "a", "/ohio": "changed" });
  expect(kept).toEqual(["/texas"]);
  expect(files.map(({ path }) => path)).toEqual(["/texas", "/texas.data"]);
});

test("one page of each kind is rendered to see whether the frame is the same", async () => {
  const pages = [...GUIDES, page("/faq", "faq")];
  const { kept, rendered } = await find(pages, { "/texas": "a", "/ohio": "b", "/faq": "c" });
  expect(kept).toHaveLength(3);
  expect(rendered).toHaveLength(2);
});

test("nothing is kept if the frame has changed, even where the data is the same", async () => {
  const { kept } = await find(GUIDES, { "/texas": "a", "/ohio": "b" }, "new");
  expect(kept).toEqual([]);
});

test("a page that the earlier edition does not have is rendered", async () => {
  const { kept } = await find([page("/utah", "guide")], { "/utah": "a" });
  expect(kept).toEqual([]);
});
