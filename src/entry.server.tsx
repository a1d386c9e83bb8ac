import scriptNames from "virtual:script-names";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { part } from "../content/site-content.ts";
import styles from "./app.css?inline&rules";
import stylesheet from "./app.css?url";
import embedHeadScript from "./calculators/embeds/embed-head-script.browser.ts?script";
import { isEmbedPath } from "./calculators/embeds/embed-paths.ts";
import { footerContact } from "./layout/footer-catalog.server.ts";
import { FrameHtml } from "./layout/frame-html.tsx";
import { SiteFooter } from "./layout/site-footer.tsx";
import { SiteHeader } from "./layout/site-header.tsx";
import { WaitingDialog } from "./layout/waiting-dialog.tsx";
import { requestScope } from "./site/request-scope.server.ts";
import { readsQuery } from "./site/site-pages.server.ts";
import { createDocumentCache } from "./start/document/document-cache.server.ts";
import {
  DocumentPartsContext,
  fillPageStyles,
  writeDocumentAddress,
} from "./start/document/document-parts.tsx";
import { selectStyles } from "./start/document/page-styles.ts";
import { collectNames } from "./start/document/script-names.ts";
import headScript from "./start/head-script.browser.ts?script";
import { type PageStart, writePageStart } from "./start/page-start.ts";
import fonts from "./ui/fonts.css?inline&rules";
import { renderHtml } from "./ui/page/render-html.server.ts";

// The process and the build import these from the bundle, so that they share its objects instead of copies.
export { deskScript, deskStyles, renderDesk } from "../desk/render-desk.tsx";
export { requestScope } from "./site/request-scope.server.ts";
export { siteFacts } from "./site/site-facts-catalog.server.ts";
export { listFigureFiles, listFiles, listPages } from "./site/site-pages.server.ts";
export { siteServices } from "./site/site-services.server.ts";

const rules = [...fonts, ...styles];

const footerHtml = part((site) =>
  renderHtml(
    <>
      <SiteFooter contact={footerContact(site)} />
      <WaitingDialog />
    </>,
  ),
);

/** Keyed by route and loader data; there are fewer combinations than this limit. Such a page must not show its query. */
const notFoundDocument = createDocumentCache(20);

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { content, nonce, reportError = console.error } = context.get(requestScope);
  const { pathname, search } = new URL(request.url);
  // In development, `<Scripts/>` passes the data on.
  const [routerContext, data] = import.meta.env.DEV ? [entryContext, ""] : await takeData(entryContext);
  const start = describeStart(entryContext, data);
  const isEmbed = isEmbedPath(pathname);
  const frame = {
    header: isEmbed ? "" : renderHtml(<SiteHeader />, pathname),
    footer: isEmbed ? "" : footerHtml(content),
  };
  let finalStatus = status;
  const render = async (context: EntryContext) => {
    const stream = await renderToReadableStream(
      <DocumentPartsContext
        value={{
          headScript: isEmbed ? embedHeadScript : headScript,
          start: writePageStart(start),
          nonce,
        }}
      >
        <FrameHtml value={frame}>
          <ServerRouter context={context} url={request.url} {...(nonce && { nonce })} />
        </FrameHtml>
      </DocumentPartsContext>,
      {
        ...(nonce && { nonce }),
        signal: request.signal,
        // The document is sent whole, so no part of it may wait for a script to move it into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError(error) {
          finalStatus = 500;
          reportError(error);
        },
      },
    );
    await stream.allReady;
    const html = await new Response(stream).text();
    return fillPageStyles(html, selectStyles(rules, html, collectNames(scriptNames, listScripts(start))));
  };
  const kept = status === 404 && nonce ? notFoundDocument(JSON.stringify(start), nonce) : undefined;
  const html = kept?.find() ?? (await render(routerContext));
  if (finalStatus === status) kept?.keep(html);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Of an unknown address, only the path: its page is the same with every query.
  const query = status === 404 ? "" : search || (readsQuery(content, pathname) ? "?" : "");
  const document = writeDocumentAddress(html, pathname + query);
  return new Response(request.method === "HEAD" ? null : document, { status: finalStatus, headers });
}

/** Separates the loader data from the context. */
async function takeData({
  serverHandoffStream,
  ...context
}: EntryContext): Promise<[context: EntryContext, data: string]> {
  if (!serverHandoffStream) {
    throw new Error("React Router handed over no data (EntryContext.serverHandoffStream).");
  }
  return [context, await new Response(serverHandoffStream).text()];
}

function listScripts({ files, routes, entry }: PageStart): string[] {
  return [...files, ...Object.values(routes), entry];
}

function describeStart(
  { manifest, serverHandoffString = "{}", staticHandlerContext }: EntryContext,
  data: string,
): PageStart {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const imports = [...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])];
  return {
    files: [...new Set([...imports, manifest.url])],
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry: manifest.entry.module,
    stylesheet,
    settings: JSON.parse(serverHandoffString),
    data,
  };
}
