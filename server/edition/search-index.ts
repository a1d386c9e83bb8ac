import { createRequestHandler, RouterContextProvider } from "react-router";
import { toSearchablePage } from "../../src/search/searchable-page.ts";
import { buildSearchIndex } from "../../src/search/site-search.server.ts";
import type { BundleWith } from "../site-bundle.ts";
import type { EarlierEdition } from "./earlier-edition.ts";
import { type EditionIndexes, hashOf } from "./edition-indexes.ts";
import type { EditionScope } from "./prerender.ts";
import { cutMain, readableText } from "./readable-text.ts";
import type { SiteFile } from "./static-manifest.ts";

/** Indexes every page the build knows, from the rendered documents: visitors find exactly what they can read. */
export async function indexPages(
  bundle: BundleWith<"listPages" | "requestScope">,
  { content, siteUrl }: EditionScope,
  files: readonly SiteFile[],
  earlier?: Pick<EarlierEdition, "hashes" | "searchIndex">,
): Promise<EditionIndexes> {
  const { listPages, requestScope } = bundle.entry.module;
  const handle = createRequestHandler(bundle, "production");
  const documents = new Map(files.map(({ path, body }) => [path, body]));
  const searchable = new Map(earlier?.searchIndex.pages.map((page) => [page.path, page]));

  /** Pages that state today's date are not files. Their words are the same every day. */
  async function renderPage(path: string): Promise<string> {
    const context = new RouterContextProvider();
    context.set(requestScope, { content, siteUrl });
    const response = await handle(new Request(new URL(path, siteUrl)), context);
    if (!response.ok) throw new Error(`${path} answered ${response.status}, so it cannot be searched.`);
    return await response.text();
  }

  const read = await Promise.all(
    listPages(content)
      .filter((page) => !page.isUnlisted)
      .map(async (page) => {
        const html = documents.get(page.path)?.toString("utf8") ?? (await renderPage(page.path));
        const hash = hashOf(cutMain(html));
        // Parsing takes most of the time, and most pages say what they said before.
        const before = earlier?.hashes[page.path] === hash ? searchable.get(page.path) : undefined;
        return { hash, page: toSearchablePage(page, before ?? readableText(html)) };
      }),
  );
  return {
    searchIndex: buildSearchIndex(
      read.map(({ page }) => page),
      earlier?.searchIndex,
    ),
    hashes: Object.fromEntries(read.map(({ page, hash }) => [page.path, hash])),
  };
}
