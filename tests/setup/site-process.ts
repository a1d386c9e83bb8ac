/**
 * The real server process around a site without pages, so that it needs no build and starts quickly: configuration,
 * database, endpoints, delivery and log are those of server/main.ts.
 */
import { flushCompileCache } from "node:module";
import { createSecurityHeaders } from "../../platform/http/security-headers.ts";
import { loadConfig } from "../../server/config.ts";
import { run } from "../../server/run.ts";
import { buildSearchIndex } from "../../src/search/site-search.server.ts";

await run(loadConfig(), {
  searchIndex: buildSearchIndex([]),
  load: async () => ({
    security: createSecurityHeaders({ isHttps: false, isDevelopment: false }),
    staticFiles: { find: () => undefined },
    renderPage: async () => ({ response: new Response(null, { status: 404 }), route: undefined }),
  }),
});
// Node would do so when it ends in order, which these processes never do.
flushCompileCache();
