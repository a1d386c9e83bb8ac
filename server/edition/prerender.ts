import { createHash, randomUUID } from "node:crypto";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { markingQuery, takeMarks } from "../../platform/http/carried-query.ts";
import { replaceNonce } from "../../platform/http/inline-sources.ts";
import { mapConcurrently } from "../../platform/map-concurrently.ts";
import { carriedCampaign } from "../../src/campaign/carried-campaign.server.ts";
import type { BundleWith } from "../site-bundle.ts";
import type { SiteFile } from "./static-manifest.ts";

type PageBundle = BundleWith<"listFiles" | "listPages" | "requestScope">;

/** Rendering is CPU-bound: more at once would only wait for each other. */
const CONCURRENCY = 4;

/**
 * Every page known at build time, with the data file that the browser fetches on client-side navigation, and files made
 * from all pages, such as robots.txt.
 */
export async function prerender(bundle: PageBundle, siteUrl: string): Promise<SiteFile[]> {
  const { listPages, listFiles, requestScope } = bundle.entry.module;
  const handle = createRequestHandler(bundle, "production");
  const pages = listPages().filter((page) => !page.isDated);
  const marks = markingQuery(carriedCampaign);
  const documents = pages.map(({ path, readsQuery }) => ({ path, readsQuery, query: marks }));
  const data = documents.map((document) => ({ ...document, path: dataPath(document.path), query: "" }));
  const files = listFiles().map((path) => ({ path, readsQuery: undefined, query: "" }));
  const states = new Map<string, SiteFile>();
  const storeData = (data: string) => {
    if (data === "") throw new Error("React Router handed over no data (EntryContext.serverHandoffStream).");
    const state = stateFile(data);
    states.set(state.path, state);
    return state.path;
  };
  const answers = await mapConcurrently(
    [...documents, ...data, ...files],
    CONCURRENCY,
    async ({ path, readsQuery, query }) => {
      const context = new RouterContextProvider();
      const nonce = randomUUID();
      context.set(requestScope, { siteUrl, storeData, nonce });
      const response = await handle(new Request(new URL(path + query, siteUrl)), context);
      const type = response.headers.get("content-type") ?? "application/octet-stream";
      const answer = { path, readsQuery, type, status: response.status };
      if (!type.startsWith("text/html")) {
        return { ...answer, body: Buffer.from(await response.arrayBuffer()) };
      }
      const { html: marked, inline } = replaceNonce(await response.text(), nonce);
      const { html, slots } = takeMarks(marked);
      return { ...answer, body: Buffer.from(html), inline, slots };
    },
  );
  const failures = answers.filter(({ status }) => status !== 200);
  if (failures.length > 0) {
    const list = failures.map(({ path, status }) => `  ${path} answered ${status}`);
    throw new Error(`Not every page could be rendered:\n${list.join("\n")}`);
  }
  const pageFiles = answers.map(({ status: _, ...answer }): SiteFile => {
    const place = `pages${answer.path.endsWith("/") ? `${answer.path}index` : answer.path}`;
    const file = answer.type.startsWith("text/html") ? `${place}.html` : place;
    return { ...answer, cache: "page", file };
  });
  return [...pageFiles, ...states.values()];
}

/**
 * The loaders' data in a separate file: the document already contains its texts, and inlining would repeat them. The
 * content hash in its name makes it cacheable forever.
 */
function stateFile(data: string): SiteFile {
  const hash = createHash("sha256").update(data).digest("base64url").slice(0, 10);
  const path = `/assets/state-${hash}.data`;
  // The content type that React Router uses for data.
  const type = "text/x-script; charset=utf-8";
  return { path, type, cache: "immutable", body: Buffer.from(data), file: `client${path}` };
}

/** Where React Router's browser code looks for a page's data (`singleFetchUrl` in its source). */
function dataPath(path: string): string {
  return path.endsWith("/") ? `${path}_.data` : `${path}.data`;
}
