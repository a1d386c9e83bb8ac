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

/** An edition of these pages, with the word of the frame. */
function editionOf(frame: string, paths: readonly string[]) {
  return {
    read: async (path: string) => (paths.includes(path) ? file(path, `${frame} ${path}`) : undefined),
  };
}

const page = (path: string, kind: "faq" | "guide") => ({ path, kind });
const GUIDES = [page("/texas", "guide"), page("/ohio", "guide")];
const BEFORE = editionOf("old", ["/texas", "/ohio", "/faq"]);

async function find(pages: readonly ReturnType<typeof page>[], frame = "old") {
  const rendered: string[] = [];
  const found = await findUnchanged(pages, BEFORE, async ({ path }) => {
    rendered.push(path);
    return file(path, `${frame} ${path}`);
  });
  return { kept: [...found], rendered };
}

test("a page is kept, with its document; one of each kind is rendered to see whether the frame is the same", async () => {
  const { kept, rendered } = await find([...GUIDES, page("/faq", "faq")]);
  expect(kept.map(([path, document]) => [path, document.path])).toEqual([
    ["/texas", "/texas"],
    ["/ohio", "/ohio"],
    ["/faq", "/faq"],
  ]);
  expect(rendered).toHaveLength(2);
});

test("nothing is kept if the frame has changed", async () => {
  const { kept } = await find(GUIDES, "new");
  expect(kept).toEqual([]);
});

test("a page that the earlier edition does not have is rendered", async () => {
  const { kept } = await find([page("/utah", "guide")]);
  expect(kept).toEqual([]);
});
