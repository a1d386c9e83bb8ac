import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildSearchIndex } from "../../src/search/site-search.server.ts";
import { folderOfEachTest } from "../../tests/setup/test-folder.ts";
import { openEarlierEdition } from "./earlier-edition.ts";
import { writeIndexes } from "./edition-indexes.ts";
import { openStaticFolder, type SiteFile } from "./static-manifest.ts";

const inFolder = folderOfEachTest();

const PAGE: SiteFile = {
  path: "/faq",
  type: "text/html; charset=utf-8",
  cache: "page",
  body: Buffer.from("<p>text</p>".repeat(100)),
  inline: { scripts: ["sha256-a"], styles: [] },
  readsQuery: true,
  file: "pages/faq.html",
};

async function write(): Promise<void> {
  const target = openStaticFolder(inFolder(), "quick");
  target.add([PAGE]);
  await target.close();
  await writeIndexes(inFolder(), { searchIndex: buildSearchIndex([]), hashes: { "/card.png": "1" } });
}

test("what was written is read as it was, with its compressed forms", async () => {
  await write();
  const { read, hashes } = await openEarlierEdition(inFolder());
  expect(await read("/faq")).toEqual({
    ...PAGE,
    written: {
      folder: inFolder(),
      entry: expect.objectContaining({ body: PAGE.file, br: `${PAGE.file}.br` }),
    },
  });
  expect(await read("/about")).toBeUndefined();
  expect(hashes).toEqual({ "/card.png": "1" });
});

test("a file that is not as it was written counts as missing", async () => {
  await write();
  writeFileSync(inFolder(PAGE.file), "");
  const { read } = await openEarlierEdition(inFolder());
  expect(await read("/faq")).toBeUndefined();
});
