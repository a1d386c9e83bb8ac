import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import styles from "./app.css?inline";
import stylesheet from "./app.css?url";
import { hydrationStarter, postponeHydration } from "./layout/hydration-start.ts";
import { parseStyles, selectStyles } from "./layout/page-styles.ts";
import { themeScript } from "./layout/theme-script.ts";
import { themeScriptSlot } from "./layout/theme-script-slot.tsx";
import { requestScope } from "./request-scope.server.ts";

// The process and the build read these from the bundle, so that they share its objects instead of copies.
export { requestScope } from "./request-scope.server.ts";
export { listFiles, listPages } from "./site-pages.server.ts";
export { siteServices } from "./site-services.server.ts";

const rules = parseStyles(styles);

/**
 * Renders a whole document. The stylesheet and the theme script go into the head after rendering: inside a
 * component they would travel a second time, as part of the browser's bundle.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, reportError = console.error } = context.get(requestScope);
  let finalStatus = status;
  const stream = await renderToReadableStream(
    <ServerRouter context={entryContext} url={request.url} {...(nonce && { nonce })} />,
    {
      ...(nonce && { nonce }),
      signal: request.signal,
      // The document goes out whole, so no part of it may wait for a script to put it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        finalStatus = 500;
        reportError(error);
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : withHead(html, nonce), {
    status: finalStatus,
    headers,
  });
}

function withHead(html: string, nonce: string | undefined): string {
  const attribute = nonce ? ` nonce="${nonce}"` : "";
  // The development server needs its modules in its own order.
  const [document, scripts] = import.meta.env.PROD
    ? [postponeHydration(html, stylesheet), `${themeScript};${hydrationStarter}`]
    : [html, themeScript];
  const css = selectStyles(rules, document);
  return document.replace(
    themeScriptSlot,
    () => `<script id="theme"${attribute}>${scripts}</script><style${attribute}>${css}</style>`,
  );
}
