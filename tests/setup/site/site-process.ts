/**
 * The real server process around a site without its own pages, so that it needs no build and starts quickly:
 * configuration, database, endpoints, delivery and log are those of server/main.ts. PAGES says how it answers requests
 * for pages: `missing` (the default), `plain`, or `never`, which leaves the file `page-asked-for` behind.
 */
import { writeFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { createContent } from "../../../content/site-content.ts";
import type { RenderPage } from "../../../platform/http/pages.ts";
import { createSecurityHeaders } from "../../../platform/http/security-headers.ts";
import { loadConfig, StartFailure } from "../../../server/config.ts";
import { run } from "../../../server/run.ts";
import { DEAL_STATUS_PATH } from "../../../src/handoff/investor/deal-status-path.ts";
import { buildSearchIndex, openSiteSearch } from "../../../src/search/site-search.server.ts";
import { siteFacts } from "../../../src/site/site-facts-catalog.server.ts";
import { assembleRecords } from "../../../src/site/site-records.server.ts";

async function answerPage(): Promise<Response> {
  switch (process.env.PAGES) {
    case "plain":
      return new Response("<h1>A page</h1>", { headers: { "Content-Type": "text/html" } });
    case "never":
      writeFileSync("page-asked-for", "");
      return await new Promise(() => {});
    default:
      return new Response(null, { status: 404 });
  }
}

type Services = Parameters<Parameters<typeof run>[1]["load"]>[1]["services"];

/** The investor's buttons work, as those of the route do: they change a deal, and no page needs to be shown for it. */
function answerPages(services: Services): RenderPage {
  return async (request, call) => {
    if (request.method !== "POST" || new URL(request.url).pathname !== DEAL_STATUS_PATH) {
      return { response: await answerPage(), route: undefined };
    }
    const outcome = await services().dealStatus.act({ request, ...call });
    const status = outcome.kind === "refused" ? outcome.status : 303;
    return { response: new Response(null, { status }), route: undefined };
  };
}

try {
  await run(loadConfig(), {
    security: createSecurityHeaders({ isHttps: false, isDevelopment: false }),
    load: async ({ records }, { services }) => ({
      facts: siteFacts(createContent(assembleRecords(records))),
      search: openSiteSearch(buildSearchIndex([])),
      desk: { renderDesk: () => "", deskStyles: "", deskScript: "" },
      staticFiles: { find: () => undefined },
      renderPage: answerPages(services),
      renderWith: () => answerPages(services),
    }),
  });
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(error.message);
  process.exit(1);
}
// Node does this at a clean exit, which these processes hardly ever have.
flushCompileCache();
