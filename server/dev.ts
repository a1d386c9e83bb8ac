import { once } from "node:events";
import { createServer as createHttpServer, type Server } from "node:http";
import path from "node:path";
import type { ServerBuild } from "react-router";
import { createContent, type SiteContent } from "../content/site-content.ts";
import { NO_STATIC_FILES } from "../platform/http/cache/static-files.ts";
import type { PageCall } from "../platform/http/pages.ts";
import { createSecurityHeaders } from "../platform/http/security-headers.ts";
import { toSearchablePage } from "../src/search/searchable-page.ts";
import { buildSearchIndex, openSiteSearch, type SiteSearch } from "../src/search/site-search.server.ts";
import { assembleRecords } from "../src/site/site-records.server.ts";
import { buildFonts } from "../tasks/fonts.ts";
import { loadConfig, StartFailure, setNodeEnv } from "./config.ts";
import { FRAME_POLICY } from "./frame-policy.ts";
import { explainListenFailure } from "./listen-failure.ts";
import type { SiteSource, SiteTools } from "./site.ts";
import { isSiteBundle, type SiteBundle } from "./site-bundle.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
/** Reloading the page on every edit must not hit the rate limits. */
const NO_LIMITS = {
  apiPerMinute: Number.POSITIVE_INFINITY,
  calculationsPerMinute: Number.POSITIVE_INFINITY,
  leadsPerMinute: Number.POSITIVE_INFINITY,
};
/** React Router would search all modules for a page's styles on each load; src/entry.server.tsx adds them instead. */
const NO_CRITICAL_CSS = {
  unstable_getCriticalCss: () => undefined,
} satisfies Pick<ServerBuild, "unstable_getCriticalCss">;

setNodeEnv("development");
try {
  const config = { ...loadConfig(), ...NO_LIMITS };
  await buildFonts(ROOT);
  // Import these after setNodeEnv, because they import React.
  const [{ createServer }, { run }, { createPageRenderer }, { warmUp }] = await Promise.all([
    import("vite"),
    import("./run.ts"),
    import("./page-renderer.ts"),
    import("./warm-up.ts"),
  ]);
  const vite = await createServer({
    root: ROOT,
    server: { middlewareMode: true, ws: await openSocketServer(config.host) },
  });
  const loadBundle = async () => {
    const bundle: unknown = await vite.ssrLoadModule("virtual:react-router/server-build");
    if (!isSiteBundle(bundle)) throw new Error("The server bundle lacks an export of src/entry.server.tsx");
    return bundle;
  };
  const load: SiteSource["load"] = async ({ records }, tools) => {
    const content = createContent(assembleRecords(records));
    try {
      await warmUp(vite.environments.client, (await loadBundle()).assets);
    } catch (error) {
      // A source file has an error. Its page shows it too, until the file is fixed.
      console.error(error);
    }
    const render = (services: SiteTools["services"]) => async (request: Request, call: PageCall) => {
      // Load the bundle again for each request: Vite has replaced the changed modules.
      const bundle = await loadBundle();
      const options = { ...tools, ...config, content, services, mode: "development" } as const;
      return await createPageRenderer({ ...bundle, ...NO_CRITICAL_CSS }, options)(request, call);
    };
    return {
      facts: (await loadBundle()).entry.module.siteFacts(content),
      desk: (await loadBundle()).entry.module,
      search: await searchRecords(loadBundle, content),
      staticFiles: NO_STATIC_FILES,
      renderPage: render(tools.services),
      renderWith: (contentPages) => render(() => ({ ...tools.services(), contentPages })),
    };
  };
  await run(config, {
    security: createSecurityHeaders({
      isHttps: config.siteUrl.startsWith("https:"),
      isDevelopment: true,
      frames: FRAME_POLICY,
    }),
    isDevelopment: true,
    load,
    intercept: (listener) => (incoming, outgoing) =>
      vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing)),
  });
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Development renders no page before it is requested, so search covers titles and descriptions as they were at start. */
async function searchRecords(
  loadBundle: () => Promise<SiteBundle>,
  content: SiteContent,
): Promise<SiteSearch> {
  try {
    const pages = (await loadBundle()).entry.module.listPages(content);
    const searchable = pages.map((page) => toSearchablePage(page, { headings: [], text: "" }));
    return openSiteSearch(buildSearchIndex(searchable));
  } catch (error) {
    // A source file has an error. Its page shows it too.
    console.error(error);
    return openSiteSearch(buildSearchIndex([]));
  }
}

/**
 * Vite announces edits to the browser over a WebSocket. It needs a separate server, because the site's server drops
 * idle connections. It uses any free port, so that two copies can run at once.
 */
async function openSocketServer(host: string): Promise<{ server: Server; clientPort: number }> {
  const server = createHttpServer().listen(0, host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw explainListenFailure(error, { port: 0, host, prefix: "" });
  }
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("The operating system assigned no port");
  return { server, clientPort: address.port };
}
