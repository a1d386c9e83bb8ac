import { createRequestHandler, RouterContextProvider } from "react-router";
import { type ReadableText, toSearchablePage } from "../../src/search/searchable-page.ts";
import { buildSearchIndex, type SearchIndex } from "../../src/search/site-search.server.ts";
import type { BundleWith } from "../site-bundle.ts";
import type { EarlierEdition } from "./earlier-edition.ts";
import type { EditionScope } from "./prerender.ts";
import { cutMain, readableText } from "./readable-text.ts";
import type { SiteFile } from "./static-manifest.ts";

/** Indexes every page the build knows, from the rendered documents: visitors find exactly what they can read. */
export async function indexPages(
  bundle: BundleWith<"listPages" | "requestScope">,
  { content, siteUrl }: EditionScope,
  files: readonly SiteFile[],
  earlier?: Pick<EarlierEdition, "read" | "searchable">,
): Promise<SearchIndex> {
  const { listPages, requestScope } = bundle.entry.module;
  const handle = createRequestHandler(bundle, "production");
  const documents = new Map(files.map(({ path, body }) => [path, body]));

  /** Pages that state today's date are not files. Their words are the same every day. */
  async function renderPage(path: string): Promise<string> {
    const context = new RouterContextProvider();
    context.set(requestScope, { content, siteUrl });
    const response = await handle(new Request(new URL(path, siteUrl)), context);
    if (!response.ok) throw new Error(`${path} answered ${response.status}, so it cannot be searched.`);
    return await response.text();
  }

  /** Parsing takes most of the time, and most pages say what they said before. */
  async function readEarlier(path: string, html: string): Promise<ReadableText | undefined> {
    const before = earlier?.searchable.get(path);
    const document = before && (await earlier?.read(path));
    return document && cutMain(document.body.toString("utf8")) === cutMain(html) ? before : undefined;
  }

  const pages = await Promise.all(
    listPages(content)
      .filter((page) => !page.isUnlisted)
      .map(async (page) => {
        const html = documents.get(page.path)?.toString("utf8") ?? (await renderPage(page.path));
        return toSearchablePage(page, (await readEarlier(page.path, html)) ?? readableText(html));
      }),
  );
  return buildSearchIndex(pages);
}
