import type { Endpoint } from "../../platform/http/api.ts";
import type { CachedResponse } from "../../platform/http/cache/memory-cache.ts";
import type { PageSource } from "../../platform/http/cache/page-cache.ts";
import {
  cacheBody,
  createStaticFiles,
  headerPairs,
  type LoadedFile,
} from "../../platform/http/cache/static-files.ts";
import { createHttpServer, SERVER_LIMITS, type ServerLimits } from "../../platform/http/http-server.ts";
import { createRateLimit } from "../../platform/http/limits/rate-limit.ts";
import type { RequestRecord } from "../../platform/http/monitoring/request-record.ts";
import type { RenderPage } from "../../platform/http/pages.ts";
import type { PublicEndpoints } from "../../platform/http/public-api/public-endpoint.ts";
import { createSecurityHeaders } from "../../platform/http/security-headers.ts";
import { createLog } from "../../platform/log.ts";
import type { CountVisit } from "../../platform/visits/visit-counter.ts";
import { FRAME_POLICY } from "../frame-policy.ts";
import { type App, type AppDeps, createApp } from "./app.ts";

/** The DOM types lack `duplex`, which a streamed body needs. */
export type SentRequest = RequestInit & { readonly duplex?: "half" };

/** A tiny site for tests of the server around it. */
export interface TestSite extends App {
  readonly records: RequestRecord[];
  readonly logLines: string[];
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  send(method: string, path: string, init?: SentRequest): Promise<Response>;
}

export interface TestSiteOptions {
  readonly siteUrl?: string;
  readonly trustedProxies?: number;
  readonly apiPerMinute?: number;
  readonly unsubscribesPerMinute?: number;
  readonly isDevelopment?: boolean;
  readonly renderPage?: RenderPage;
  readonly pageSource?: PageSource;
  readonly endpoints?: readonly Endpoint[];
  readonly answerMcp?: AppDeps["answerMcp"];
  readonly publicEndpoints?: PublicEndpoints;
  readonly calculationsPerMinute?: number;
  readonly countVisit?: CountVisit;
  readonly check?: AppDeps["checkReadiness"];
}

export const SCRIPT_HASH = "sha256-c2NyaXB0";
export const STYLE_HASH = "sha256-c3R5bGU=";

const text = (content: string) => cacheBody(Buffer.from(content));

const NO_ENDPOINTS: PublicEndpoints = new Map();

const FILES: readonly LoadedFile[] = [
  {
    file: {
      path: "/faq",
      type: "text/html; charset=utf-8",
      cache: "page",
      etag: '"faq1"',
      body: "-",
      scriptHashes: [SCRIPT_HASH],
      styleHashes: [STYLE_HASH],
    },
    bodies: new Map([
      ["identity", text("<h1>Questions</h1>")],
      ["br", text("faq-br")],
      ["gzip", text("faq-gzip")],
    ]),
  },
  {
    file: {
      path: "/offer",
      type: "text/html; charset=utf-8",
      cache: "page",
      readsQuery: true,
      etag: '"offer1"',
      body: "-",
    },
    bodies: new Map([
      ["identity", text('<a href="/contact">Write to us</a>')],
      ["br", text("offer-br")],
    ]),
  },
  {
    file: {
      path: "/offer.data",
      type: "text/x-script",
      cache: "page",
      readsQuery: true,
      etag: '"2"',
      body: "-",
    },
    bodies: new Map([["identity", text("[offer data]")]]),
  },
  {
    file: { path: "/_.data", type: "text/x-script", cache: "page", etag: '"data1"', body: "-" },
    bodies: new Map([["identity", text("[root data]")]]),
  },
  {
    file: {
      path: "/assets/root-B4x.js",
      type: "text/javascript",
      cache: "immutable",
      etag: '"js1"',
      body: "-",
    },
    bodies: new Map([["identity", text("start()")]]),
  },
  {
    file: { path: "/social/faq.png", type: "image/png", cache: "asset", etag: '"png1"', body: "-" },
    bodies: new Map([["identity", text("picture")]]),
  },
];

const answerHello: RenderPage = async (request) => ({
  response: new Response(request.method === "HEAD" ? null : "<h1>Made for you</h1>", {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  }),
  route: undefined,
});

export function createTestSite(options: TestSiteOptions = {}): TestSite {
  const { siteUrl = "http://localhost:3000", trustedProxies = 0, apiPerMinute = 120 } = options;
  const records: RequestRecord[] = [];
  const logLines: string[] = [];
  const security = createSecurityHeaders({
    isHttps: siteUrl.startsWith("https:"),
    isDevelopment: options.isDevelopment ?? false,
    frames: FRAME_POLICY,
  });
  let ids = 0;
  let milliseconds = 0;
  const app = createApp({
    config: { siteUrl, trustedProxies },
    rateLimit: createRateLimit(apiPerMinute),
    unsubscribeRateLimit: createRateLimit(options.unsubscribesPerMinute ?? 1_000),
    security,
    staticFiles: createStaticFiles(FILES, security),
    renderPage: options.renderPage ?? answerHello,
    pageSource: options.pageSource ?? (() => undefined),
    endpoints: options.endpoints ?? [],
    accepted: () => 0,
    answerMcp: options.answerMcp ?? (async () => ({ response: Response.json({}), cost: 0 })),
    publicEndpoints: () => options.publicEndpoints ?? NO_ENDPOINTS,
    calculationRateLimit: createRateLimit(options.calculationsPerMinute ?? 1_000),
    unsubscribe: async (request, token) => Response.json({ token, sent: await request.text() }),
    setLeadStatus: async (request, token) => Response.json({ token, sent: await request.text() }),
    optIn: async (request, token) => Response.json({ token, sent: await request.text() }),
    dealOffer: async (request, token) => Response.json({ token, sent: await request.text() }),
    countVisit: options.countVisit,
    checkReadiness: options.check ?? (async () => {}),
    log: createLog("info", (line) => logLines.push(line)),
    record: (record) => records.push(record),
    newId: () => `request-${++ids}`,
    newNonce: () => "bm9uY2U=",
    now: () => (milliseconds += 5),
  });
  const send = async (method: string, path: string, init: SentRequest = {}) => {
    const request = new Request(`http://localhost:3000${path}`, { ...init, method });
    const headers = { ...Object.fromEntries(request.headers), host: "localhost:3000" };
    return await new Promise<Response>((resolve) =>
      app.respond(
        { method, url: path, headers },
        (response) => resolve(asResponse(response)),
        () => resolve(app.fetch(request)),
      ),
    );
  };
  return { ...app, records, logLines, send, get: (path, headers = {}) => send("GET", path, { headers }) };
}

function asResponse({ status, headers, requestId, body }: CachedResponse): Response {
  const response = new Response(body ?? null, { status, headers: { "X-Request-Id": requestId } });
  for (const [name, value] of headerPairs(headers)) response.headers.set(name, value);
  return response;
}

/** The tiny site behind a real server, on a free port of this machine. */
export async function listenToTestSite(options: TestSiteOptions = {}, limits: ServerLimits = SERVER_LIMITS) {
  const site = createTestSite(options);
  const refusals: number[] = [];
  const http = createHttpServer({
    listener: site.listener,
    headers: createSecurityHeaders({ isHttps: false, isDevelopment: false }).file,
    limits,
    onRefusal: (status) => refusals.push(status),
  });
  const { port } = await http.listen(0, "127.0.0.1");
  const send = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return { site, http, port, refusals, send };
}
