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
/** A page that reloads at every edit is no flood. */
const NO_LIMITS = { apiPerMinute: Number.POSITIVE_INFINITY, leadsPerMinute: Number.POSITIVE_INFINITY };
/** React Router would look for a page's styles among all modules, at each load; src/entry.server.tsx brings them. */
const NO_CRITICAL_CSS = {
  unstable_getCriticalCss: () => undefined,
} satisfies Pick<ServerBuild, "unstable_getCriticalCss">;

setNodeEnv("development");
try {
  const config = { ...loadConfig(), ...NO_LIMITS };
  await buildFonts(ROOT);
  // Imported late, because they import React.
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
    if (!isSiteBuild(build))
      throw new Error("The server build lacks what src/entry.server.tsx should export");
    return build;
  };
  const load: SiteSource["load"] = async (tools) => {
    try {
      await warmUp(vite.environments.client, (await loadBuild()).assets);
    } catch (error) {
      // A mistake in a source file. Its page says so too, until the file is mended.
      console.error(error);
    }
    return {
      security: createSecurityHeaders({
        isHttps: config.siteUrl.startsWith("https:"),
        isDevelopment: true,
      }),
      staticFiles: NO_STATIC_FILES,
      renderPage: async (request, call) => {
        // Anew for each request: Vite has replaced the modules that changed.
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

/** No page is rendered before somebody asks for it, so what is searched are the records, as they were at the start. */
async function indexRecords(loadBuild: () => Promise<SiteBuild>): Promise<SearchIndex> {
  try {
    const pages = (await loadBuild()).entry.module.listPages();
    return buildSearchIndex(pages.map((page) => toSearchablePage(page, { headings: [], text: page.text })));
  } catch (error) {
    // A mistake in a source file: its page says so too.
    console.error(error);
    return buildSearchIndex([]);
  }
}

/**
 * Vite tells the browser about edits over a socket. It needs a server of its own, because the site's drops idle
 * connections; and any free port, so that two sites can be worked on at once.
 */
async function openSocketServer(host: string): Promise<{ server: Server; clientPort: number }> {
  const server = createHttpServer().listen(0, host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw explainListenFailure(error, { port: 0, host, prefix: "" });
  }
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no free port");
  return { server, clientPort: address.port };
}
