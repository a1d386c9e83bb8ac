import { once } from "node:events";
import { createServer as createHttpServer, type Server } from "node:http";
import path from "node:path";
import type { ServerBuild } from "react-router";
import { NO_STATIC_FILES } from "../platform/http/cache/static-files.ts";
import { createSecurityHeaders } from "../platform/http/security-headers.ts";
import { toSearchablePage } from "../src/search/searchable-page.ts";
import { buildSearchIndex, type SearchIndex } from "../src/search/site-search.server.ts";
import { buildFonts } from "../tasks/fonts.ts";
import { loadConfig, StartFailure, setNodeEnv } from "./config.ts";
import { explainListenFailure } from "./listen-failure.ts";
import type { SiteSource } from "./run.ts";
import type { SiteBuild } from "./site-build.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
/** Reloading the page on every edit must not hit the rate limits. */
const NO_LIMITS = { apiPerMinute: Number.POSITIVE_INFINITY, leadsPerMinute: Number.POSITIVE_INFINITY };
/** React Router would search all modules for a page's styles on each load; src/entry.server.tsx adds them instead. */
const NO_CRITICAL_CSS = {
  unstable_getCriticalCss: () => undefined,
} satisfies Pick<ServerBuild, "unstable_getCriticalCss">;

setNodeEnv("development");
try {
  const config = { ...loadConfig(), ...NO_LIMITS };
  await buildFonts(ROOT);
  // Import these after setNodeEnv, because they import React.
  const [{ createServer }, { run }, { createPageRenderer, isSiteBuild }, { warmUp }] = await Promise.all([
    import("vite"),
    import("./run.ts"),
    import("./site-build.ts"),
    import("./warm-up.ts"),
  ]);
  const vite = await createServer({
    root: ROOT,
    server: { middlewareMode: true, ws: await openSocketServer(config.host) },
  });
  const loadBuild = async () => {
    const build: unknown = await vite.ssrLoadModule("virtual:react-router/server-build");
    if (!isSiteBuild(build)) throw new Error("The server build lacks an export of src/entry.server.tsx");
    return build;
  };
  const load: SiteSource["load"] = async (tools) => {
    try {
      await warmUp(vite.environments.client, (await loadBuild()).assets);
    } catch (error) {
      // A source file has an error. Its page shows it too, until the file is fixed.
      console.error(error);
    }
    return {
      security: createSecurityHeaders({
        isHttps: config.siteUrl.startsWith("https:"),
        isDevelopment: true,
      }),
      staticFiles: NO_STATIC_FILES,
      renderPage: async (request, call) => {
        // Load the build again for each request: Vite has replaced the changed modules.
        const build = await loadBuild();
        const options = { ...tools, ...config, mode: "development" } as const;
        return await createPageRenderer({ ...build, ...NO_CRITICAL_CSS }, options)(request, call);
      },
      intercept: (listener) => (incoming, outgoing) =>
        vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing)),
    };
  };
  await run(config, { searchIndex: await indexRecords(loadBuild), load });
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Development renders no page before it is requested, so search covers the page records as they were at start. */
async function indexRecords(loadBuild: () => Promise<SiteBuild>): Promise<SearchIndex> {
  try {
    const pages = (await loadBuild()).entry.module.listPages();
    return buildSearchIndex(pages.map((page) => toSearchablePage(page, { headings: [], text: page.text })));
  } catch (error) {
    // A source file has an error. Its page shows it too.
    console.error(error);
    return buildSearchIndex([]);
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
