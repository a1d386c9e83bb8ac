import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { isLocked } from "../../platform/database/database.ts";
import { createApi, type Endpoint } from "../../platform/http/api.ts";
import { type CachedResponse, createMemoryCache, sendWith } from "../../platform/http/cache/memory-cache.ts";
import { createPageCache, firstOf, type PageSource } from "../../platform/http/cache/page-cache.ts";
import type { StaticFiles } from "../../platform/http/cache/static-files.ts";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { SERVER_LIMITS } from "../../platform/http/http-server.ts";
import { headerOf, type PlainRequest, pathOf } from "../../platform/http/incoming.ts";
import { createConcurrencyLimit } from "../../platform/http/limits/concurrency-limit.ts";
import { createInFlightLimit } from "../../platform/http/limits/in-flight-limit.ts";
import type { RateLimit, StatedRateLimit } from "../../platform/http/limits/rate-limit.ts";
import {
  limitBody,
  limitRate,
  refuseCrossSite,
  refuseMalformedUrls,
} from "../../platform/http/limits/request-guards.ts";
import { countVisits } from "../../platform/http/monitoring/count-visits.ts";
import { createHealth } from "../../platform/http/monitoring/health.ts";
import { recordRequests } from "../../platform/http/monitoring/record-requests.ts";
import type { RecordRequest } from "../../platform/http/monitoring/request-record.ts";
import { type RenderPage, redirectToCanonical, renderPages, requestOf } from "../../platform/http/pages.ts";
import {
  otherMethodResponse,
  PROBLEMS,
  type Problem,
  problemResponse,
  rpcProblemResponse,
} from "../../platform/http/problem.ts";
import { createPublicApi } from "../../platform/http/public-api/public-api.ts";
import type { PublicEndpoints } from "../../platform/http/public-api/public-endpoint.ts";
import type { SecurityHeaders } from "../../platform/http/security-headers.ts";
import { respondToUnreadable } from "../../platform/http/unreadable-request.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { CountVisit } from "../../platform/visits/visit-counter.ts";
import { isEmbedPath } from "../../src/calculators/embeds/embed-paths.ts";
import { hasOtherParameters } from "../../src/campaign/campaign.ts";
import type { Config } from "../config.ts";
import { VERSION } from "../version.ts";
import { carryCampaign, findCarried } from "./carry-campaign.ts";
import { type AnswerMessage, createMessages, MCP_CORS, MCP_PATH } from "./messages.ts";

export interface AppDeps {
  readonly config: Pick<Config, "siteUrl" | "trustedProxies">;
  readonly security: SecurityHeaders;
  readonly staticFiles: StaticFiles;
  readonly renderPage: RenderPage;
  /** Data of pages that are rendered once and then cached. */
  readonly pageSource: PageSource;
  readonly endpoints: readonly Endpoint[];
  /** Handles a message of the Model Context Protocol. */
  readonly answerMcp: AnswerMessage;
  /** Calculations for programs, as the edition in use offers them. */
  readonly publicEndpoints: () => PublicEndpoints;
  readonly calculationRateLimit: StatedRateLimit;
  /** Limit for the API and all unsafe methods. */
  readonly rateLimit: RateLimit;
  /** Limit for one-click unsubscribes, which mail providers send for many users from one address. */
  readonly unsubscribeRateLimit: RateLimit;
  /** Handles the unsubscribe link in a mail. */
  readonly unsubscribe: (request: Request, token: string) => Promise<Response>;
  /** Handles a status link in the mail about a lead. */
  readonly setLeadStatus: (request: Request, token: string) => Promise<Response>;
  /** Handles the link by which somebody who opted out agrees to be contacted again. */
  readonly optIn: (request: Request, token: string) => Promise<Response>;
  /** Handles the link by which a lender answers a deal. */
  readonly dealOffer: (request: Request, token: string) => Promise<Response>;
  /** Undefined unless the operator turned on visit counting. */
  readonly countVisit?: CountVisit | undefined;
  /** How many connections the server has accepted so far. */
  readonly accepted: () => number;
  /** Rejects with the reason if a lead could not be stored now. */
  readonly checkReadiness: () => Promise<void>;
  readonly log: Log;
  readonly record: RecordRequest;
  readonly newId: () => string;
  readonly newNonce: () => string;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

export interface App {
  /** Listener for Node's HTTP server: tries the public API, then `respond`, then `fetch`. */
  readonly listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  /** Sends a response from memory, or renders and caches the page first. Calls `goOn` for everything else. */
  readonly respond: (
    request: PlainRequest,
    send: (response: CachedResponse) => void,
    goOn: () => void,
  ) => void;
  readonly fetch: Hono<HttpEnvironment>["fetch"];
}

/** Limits for pages rendered per visitor: unknown URLs, searches, filtered lists. */
const RENDERING = {
  maxConcurrent: 2,
  maxQueued: 30,
  maxPerClient: 8,
  pause: "as-long-as-the-work",
} as const;

/**
 * Limits for calls of the API and for messages of assistants together. Most take less than a timer's shortest pause, so
 * the process only sees to everything else after each of them.
 */
const CALCULATING = { maxConcurrent: 1, maxQueued: 63, maxPerClient: 8 } as const;

/** Everything below it belongs to the public API, which other sites may call. */
const PUBLIC_API = "/api/v1/";

/** Links in mails, with their handlers. The tokens are credentials, so the log contains only these patterns. */
const SECRET_ROUTES = [
  ["/unsubscribe/:token", "unsubscribe"],
  ["/lead-status/:token", "setLeadStatus"],
  ["/opt-in/:token", "optIn"],
  ["/deal-offer/:token", "dealOffer"],
] as const;

/** Embeds promise to count nobody, and whoever sees one has opened a page of another site. */
function leaveOutEmbeds(countVisit: CountVisit): CountVisit {
  return (path, answered) => {
    if (!isEmbedPath(path)) countVisit(path, answered);
  };
}

/** Forms that work without scripts. */
const FORM_PATHS = [
  "/contact",
  "/deal-status",
  "/dscr-news/subscribe",
  "/dscr-news/confirm",
  "/privacy-request",
  "/privacy-request/confirm",
];

/** The whole site except listening: the order of the middleware, and which handler serves which URL. */
export function createApp(deps: AppDeps): App {
  const { config, security, staticFiles, log, record, newId, newNonce, now } = deps;
  const countVisit = deps.countVisit && leaveOutEmbeds(deps.countVisit);
  const { rateLimit, unsubscribeRateLimit } = deps;
  const { siteUrl, trustedProxies } = config;
  const secretRoutes = SECRET_ROUTES.map(([route]) => route);
  const observation = { trustedProxies, security, secretRoutes, record, newId, now };
  const limitOf = ({ req: { method, path } }: HttpContext) => {
    if (path === MCP_PATH) return deps.calculationRateLimit;
    return method === "POST" && path.startsWith("/unsubscribe/") ? unsubscribeRateLimit : rateLimit;
  };
  const app = new Hono<HttpEnvironment>();

  app.use(recordRequests(observation));
  app.use(refuseMalformedUrls);
  app.use(MCP_PATH, cors(MCP_CORS));
  const refuse = ({ req }: HttpContext, problem: Problem) =>
    req.path === MCP_PATH ? rpcProblemResponse(problem) : problemResponse(problem);
  app.use(limitRate(limitOf, trustedProxies, refuse));
  app.use(refuseCrossSite(siteUrl, [MCP_PATH]));
  app.use(limitBody(SERVER_LIMITS.maxBodyBytes));
  app.use(carryCampaign);

  app.route("/", createHealth({ version: VERSION, checkReadiness: deps.checkReadiness, log }));
  app.route("/api", createApi(deps.endpoints, trustedProxies));

  const calculating = createConcurrencyLimit({ ...CALCULATING, pause: { accepted: deps.accepted } });
  const inFlightLimit = createInFlightLimit(CALCULATING.maxPerClient);
  const messages = createMessages({
    answer: deps.answerMcp,
    rateLimit: deps.calculationRateLimit,
    concurrencyLimit: calculating,
    inFlightLimit,
    trustedProxies,
  });
  app.post(MCP_PATH, messages.respond);
  app.all(MCP_PATH, (c) => otherMethodResponse(c.req.method, ["POST"]));

  for (const [route, handler] of SECRET_ROUTES) {
    app.on(["GET", "POST"], route, (c) => {
      c.set("kind", "rendered");
      return deps[handler](requestOf(c), c.req.param("token"));
    });
  }

  if (countVisit !== undefined) app.get("*", countVisits(countVisit));
  const rendering = { render: deps.renderPage, security, newNonce };
  const concurrencyLimit = createConcurrencyLimit(RENDERING);
  const renderPage = renderPages({ ...rendering, trustedProxies, concurrencyLimit });
  const pageCache = createPageCache({ ...rendering, siteUrl, newId, sourceOf: deps.pageSource });
  const files = firstOf(staticFiles, pageCache.files);
  // A hashed file that is not in memory belongs to another build: send a quick 404, not a page.
  app.get("/assets/*", (c) => {
    c.set("kind", "asset");
    return problemResponse(PROBLEMS.notFound);
  });
  app.get("*", redirectToCanonical);
  app.get("*", renderPage);
  for (const path of FORM_PATHS) app.post(path, renderPage);
  app.all("*", (c) => otherMethodResponse(c.req.method, ["GET", "HEAD"]));

  app.onError((error, c) => {
    if (c.req.raw.signal.aborted) return problemResponse(PROBLEMS.clientLeft);
    const isBusy = isLocked(error);
    const failure = { requestId: c.get("requestId"), error: describeError(error) };
    log.error(failure, isBusy ? "the database is locked" : "unexpected error");
    return problemResponse(isBusy ? PROBLEMS.locked : PROBLEMS.unexpected);
  });

  const respondFromMemory = createMemoryCache(files, {
    ...observation,
    isQueryRead: hasOtherParameters,
    countVisit,
  });
  const respond: App["respond"] = (request, send, goOn) => {
    if (findCarried(request.url ?? "", (name) => headerOf(request, name))) return goOn();
    // Try memory without a promise first, which would cost a tenth of the response time.
    if (respondFromMemory(request, send)) return;
    const prepared = pageCache.prepare(pathOf(request.url ?? ""));
    void prepared.then((isCached) => {
      if (!isCached || !respondFromMemory(request, send)) goOn();
    });
  };
  const respondPublicly = createPublicApi({
    ...observation,
    endpoints: deps.publicEndpoints,
    prefix: PUBLIC_API,
    rateLimit: deps.calculationRateLimit,
    concurrencyLimit: calculating,
    inFlightLimit,
    siteUrl,
    maxBodyBytes: SERVER_LIMITS.maxBodyBytes,
    reportError: (error, requestId) =>
      log.error({ requestId, error: describeError(error) }, "unexpected error"),
  });
  const listenToApp = getRequestListener(app.fetch, {
    errorHandler: respondToUnreadable({ ...observation, log }),
  });
  return {
    fetch: app.fetch,
    respond,
    listener: (incoming, outgoing) => {
      if (respondPublicly(incoming, outgoing)) return;
      const goOn = () => listenToApp(incoming, outgoing);
      if (pathOf(incoming.url ?? "") === MCP_PATH) messages.listen(incoming, outgoing, goOn);
      else respond(incoming, sendWith(outgoing), () => void goOn());
    },
  };
}
