import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Endpoint } from "../../platform/http/api.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { type CountVisit, startVisitCounter } from "../../platform/visits/visit-counter.ts";
import { createCalculatorSessionStore } from "../../src/calculators/saved/calculator-session-store.server.ts";
import { calculatorSessionsEndpoint } from "../../src/calculators/saved/calculator-sessions.server.ts";
import { getContent } from "../../src/content-pages/content-endpoint.server.ts";
import { openContentLibrary } from "../../src/content-pages/content-library.server.ts";
import { describeForSearch } from "../../src/content-pages/content-page-record.server.ts";
import { readSeedPages } from "../../src/content-pages/content-seed.server.ts";
import { createContentStore } from "../../src/content-pages/content-store.server.ts";
import type { AnswerMcp, McpDeps } from "../../src/developers/mcp/mcp-endpoint.server.ts";
import { answerQuestions } from "../../src/site/answered-search.server.ts";
import type { SiteServices } from "../../src/site/site-services.server.ts";
import type { Config } from "../config.ts";
import type { SiteDatabase } from "../migrations.ts";
import type { Site } from "../site.ts";
import { VERSION } from "../version.ts";
import { openDealStatus, openLenderMessages } from "./deal-status.ts";
import { type LeadServiceDeps, openLeads } from "./leads.ts";
import { openNewsSubscriptions } from "./news.ts";
import { openPrivacyRequests } from "./privacy-requests.ts";

/** The site's services on an open database. */
export interface Services {
  /** Used by pages that are rendered per request. */
  readonly site: SiteServices;
  /** Called by scripts, below /api. */
  readonly endpoints: readonly Endpoint[];
  /** Called by assistants, at /mcp. */
  readonly answerMcp: AnswerMcp;
  /** Undefined unless the operator turned on visit counting. */
  readonly countVisit: CountVisit | undefined;
  /** Fills the operator's pages with the facts of another edition, which is about to be used, and lets it find them. */
  show(site: Site): void;
  /** Shows what the operator has published since, at once. A timer does it anyway. */
  refreshPages(): Promise<void>;
  stop(): Promise<void>;
}

const SEED = path.resolve(import.meta.dirname, "../../content/pages");

/** How soon this process shows pages that another process published. */
const REFRESH_MS = 2_000;

export interface ServiceDeps extends Pick<LeadServiceDeps, "secret" | "openRateLimit" | "wakeWorker"> {
  /** The edition in use. */
  readonly site: () => Site;
  readonly database: SiteDatabase;
  readonly log: Log;
}

export async function openServices(config: Config, deps: ServiceDeps): Promise<Services> {
  const { database, log, site } = deps;
  const { namedFigures } = site().facts;
  const contentStore = createContentStore(database, Date.now);
  await contentStore.seed(await readSeedPages(SEED, namedFigures));
  const contentPages = await openContentLibrary(contentStore, {
    figures: namedFigures,
    onWithheld: (slug, mistake) => log.error({ slug, mistake }, "content pages: one is not shown"),
  });
  const search = answerQuestions({ find: (query, place) => site().search.find(query, place) });
  const showPublished = ({ search }: Site = site()) =>
    search.setPublished(contentPages.list().map(describeForSearch));
  showPublished();
  async function refreshPages(): Promise<void> {
    await contentPages.refresh();
    showPublished();
  }
  const refreshing = setInterval(() => {
    refreshPages().catch((error: unknown) =>
      log.error({ error: describeError(error) }, "content pages: cannot be read"),
    );
  }, REFRESH_MS);
  const leads = openLeads(config, { ...deps, facts: () => site().facts });
  const visits = config.countsVisits
    ? startVisitCounter({
        database,
        now: Date.now,
        onError: (error) => log.error({ error: describeError(error) }, "visits: some were not counted"),
      })
    : undefined;
  const news = openNewsSubscriptions(config, deps);
  const privacyRequests = openPrivacyRequests(config, deps);
  return {
    site: {
      contentPages,
      leads: leads.submissions,
      dealStatus: openDealStatus(config, { ...deps, facts: () => site().facts }),
      newsSubscriptions: news.posts,
      privacyRequests: privacyRequests.posts,
      search,
    },
    endpoints: [
      ...leads.endpoints,
      news.endpoint,
      privacyRequests.endpoint,
      openLenderMessages(config, { ...deps, facts: () => site().facts }),
      calculatorSessionsEndpoint({
        store: createCalculatorSessionStore(database),
        clock: Date.now,
        ids: randomUUID,
        lifetimeMs: config.calculatorSessionHours * 3_600_000,
        reportFailure: (error, requestId) =>
          log.error({ requestId, error: describeError(error) }, "a calculation could not be stored"),
      }),
      {
        method: "GET",
        path: "/content/:slug{.+}",
        handle: ({ parameters: { slug = "" } }) =>
          getContent(slug, contentPages, (page) => site().facts.describePageAt(config.builtForUrl, page)),
      },
    ],
    answerMcp: answerMcpOnDemand({
      name: site().facts.mailSender.name,
      version: VERSION,
      siteUrl: config.siteUrl,
      calls: () => site().facts.toolCalls,
      reportError: (error) => log.error({ error: describeError(error) }, "mcp: a tool failed"),
    }),
    countVisit: visits?.count,
    refreshPages,
    show(next) {
      contentPages.fill(next.facts.namedFigures);
      showPublished(next);
    },
    async stop() {
      clearInterval(refreshing);
      await visits?.stop();
    },
  };
}

/** Loads the protocol's library with the first request for it: most processes never get one. */
function answerMcpOnDemand(deps: McpDeps): AnswerMcp {
  let endpoint: Promise<AnswerMcp> | undefined;
  const open = async () =>
    (await import("../../src/developers/mcp/mcp-endpoint.server.ts")).createMcpEndpoint(deps);
  return async (request, body) => {
    endpoint ??= open();
    return await (await endpoint)(request, body);
  };
}
