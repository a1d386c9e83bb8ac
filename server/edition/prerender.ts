import { randomUUID } from "node:crypto";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { replaceNonce } from "../../platform/http/inline-sources.ts";
import { mapConcurrently } from "../../platform/map-concurrently.ts";
import type { RequestScope } from "../../src/site/request-scope.server.ts";
import type { BundleWith } from "../site-bundle.ts";
import type { EarlierEdition } from "./earlier-edition.ts";
import type { SiteFile } from "./static-manifest.ts";
import { findUnchanged } from "./unchanged-pages.ts";

type PageBundle = BundleWith<"listFigureFiles" | "listFiles" | "listPages" | "requestScope">;

export type EditionScope = Pick<RequestScope, "content" | "siteUrl">;

/** Rendering is CPU-bound: more at once would only wait for each other. */
const CONCURRENCY = 4;

/**
 * Every page known at build time, with the data file that the browser fetches on client-side navigation, and files made
 * from all pages, such as robots.txt. Pages that would be the same as in an earlier edition are taken from there.
 */
export async function prerender(
  bundle: PageBundle,
  scope: EditionScope,
  earlier?: Pick<EarlierEdition, "read">,
): Promise<SiteFile[]> {
  const { listPages, listFiles, listFigureFiles } = bundle.entry.module;
  const render = openRenderer(bundle, scope);
  const renderAll = async (wanted: readonly Wanted[]) => {
    const answers = await mapConcurrently(wanted, CONCURRENCY, render);
    refuseFailures(answers);
    return await mapConcurrently(answers, CONCURRENCY, async ({ file }) => {
      const before = await earlier?.read(file.path);
      return before?.body.equals(file.body) ? before : file;
    });
  };
  const toDocument = ({ path, readsQuery }: Page): Wanted => ({ of: path, path, readsQuery });
  const pages = listPages(scope.content).filter((page) => !page.isDated);
  const data = await renderAll(
    pages.map(({ path, readsQuery }) => ({ of: path, path: dataPath(path), readsQuery })),
  );
  const kept = earlier
    ? await findUnchanged(
        pages.filter((_, index) => data[index]?.written),
        earlier,
        async (page) => (await renderAll([toDocument(page)]))[0],
      )
    : new Map<string, SiteFile>();
  const documents = await renderAll(pages.filter(({ path }) => !kept.has(path)).map(toDocument));
  const toFile = (path: string): Wanted => ({ of: path, path, readsQuery: undefined });
  const files = await renderAll(listFiles().map(toFile));
  const figures = await mapConcurrently(listFigureFiles(), CONCURRENCY, async (path) => {
    return (await earlier?.read(path)) ?? (await renderAll([toFile(path)]));
  });
  return [...documents, ...kept.values(), ...data, ...files, ...figures].flat();
}

type Page = ReturnType<PageBundle["entry"]["module"]["listPages"]>[number];

interface Wanted {
  /** The page that it belongs to. Failures name it. */
  readonly of: string;
  readonly path: string;
  readonly readsQuery: boolean | undefined;
}

interface Answer {
  readonly of: string;
  readonly status: number;
  readonly file: SiteFile;
}

function openRenderer(
  bundle: PageBundle,
  { content, siteUrl }: EditionScope,
): (wanted: Wanted) => Promise<Answer> {
  const { requestScope } = bundle.entry.module;
  const handle = createRequestHandler(bundle, "production");
  return async ({ of, path, readsQuery }) => {
    const context = new RouterContextProvider();
    const nonce = randomUUID();
    context.set(requestScope, { content, siteUrl, nonce });
    const response = await handle(new Request(new URL(path, siteUrl)), context);
    const type = response.headers.get("content-type") ?? "application/octet-stream";
    const place = `pages${path.endsWith("/") ? `${path}index` : path}`;
    const file = { path, readsQuery, type, cache: "page" } as const;
    if (!type.startsWith("text/html")) {
      const body = Buffer.from(await response.arrayBuffer());
      return { of, status: response.status, file: { ...file, body, file: place } };
    }
    const { html, inline } = replaceNonce(await response.text(), nonce);
    const body = Buffer.from(html);
    return { of, status: response.status, file: { ...file, body, inline, file: `${place}.html` } };
  };
}

function refuseFailures(answers: readonly Answer[]): void {
  const failures = answers.filter(({ status }) => status !== 200);
  if (failures.length === 0) return;
  const list = failures.map(({ of, status }) => `  ${of} answered ${status}`);
  throw new Error(`Not every page could be rendered:\n${list.join("\n")}`);
}

/** Where React Router's browser code looks for a page's data (`singleFetchUrl` in its source). */
function dataPath(path: string): string {
  return path.endsWith("/") ? `${path}_.data` : `${path}.data`;
}
