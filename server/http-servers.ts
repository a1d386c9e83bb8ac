import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { probeWriting } from "../platform/database/write-probe.ts";
import { dailyPageSource } from "../platform/http/cache/page-cache.ts";
import { createHttpServer, type HttpServer, SERVER_LIMITS } from "../platform/http/http-server.ts";
import type { Metrics } from "../platform/http/monitoring/metrics.ts";
import { createMetricsListener } from "../platform/http/monitoring/metrics-listener.ts";
import { newRequestId } from "../platform/http/monitoring/request-id.ts";
import {
  type RecordRequest,
  type RequestRecord,
  refusalRecord,
} from "../platform/http/monitoring/request-record.ts";
import type { SecurityHeaders } from "../platform/http/security-headers.ts";
import type { Log } from "../platform/log.ts";
import { dryRunLead } from "../src/leads/records/lead-dry-run.server.ts";
import { dayInOffice } from "../src/office/office-calendar.ts";
import { type AppDeps, createApp } from "./app/app.ts";
import type { Config } from "./config.ts";
import type { LiveSite } from "./edition/live-site.ts";
import { explainListenFailure, isPortTaken, type ListenPlace } from "./listen-failure.ts";
import type { SiteDatabase } from "./migrations.ts";
import { createReadiness } from "./readiness.ts";
import type { MailLinks } from "./services/mail-links.ts";
import type { Services } from "./services/services.ts";
import type { SiteSource } from "./site.ts";

const NO_PATHS: readonly string[] = [];

type AppLimits = Pick<AppDeps, "rateLimit" | "calculationRateLimit" | "unsubscribeRateLimit">;

export interface ServerDeps extends AppLimits {
  readonly source: SiteSource;
  readonly live: LiveSite;
  readonly services: Services;
  readonly mailLinks: MailLinks;
  readonly database: SiteDatabase;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly logRequest: RecordRequest;
}

export function createSiteServer(config: Config, deps: ServerDeps): HttpServer {
  const { source, live, services, mailLinks, database, metrics, log, logRequest, ...limits } = deps;
  const { security, intercept = (listener) => listener } = source;
  const { current } = live;
  const record = (entry: RequestRecord) => {
    metrics.observeRequest(entry);
    logRequest(entry);
  };
  const datedPages = dailyPageSource(
    () => current().datedPaths ?? NO_PATHS,
    () => dayInOffice(Date.now(), current().facts.officeCalendar),
  );
  const app = createApp({
    config,
    security,
    staticFiles: live.files,
    renderPage: (request, call) => current().renderPage(request, call),
    pageSource: (path) =>
      (current().datedPaths && services.site.contentPages.find(path.slice(1))) ?? datedPages(path),
    endpoints: services.endpoints,
    answerMcp: services.answerMcp,
    publicEndpoints: () => current().facts.publicEndpoints,
    ...limits,
    ...mailLinks,
    countVisit: services.countVisit,
    checkReadiness: createReadiness({
      check: database.check,
      probes: [() => probeWriting(database, Date.now()), () => dryRunLead(database)],
      now: () => performance.now(),
    }),
    accepted: () => http.accepted(),
    log,
    record,
    newId: newRequestId,
    newNonce: () => randomBytes(16).toString("base64"),
    now: () => performance.now(),
  });
  const http = createHttpServer({
    listener: intercept(app.listener),
    headers: security.file,
    limits: SERVER_LIMITS,
    onRefusal: (status) => record(refusalRecord(newRequestId(), status)),
  });
  return http;
}

/** Undefined if metrics are off, or if METRICS_PORT is not set and the default port is in use. */
export async function serveMetrics(
  { metricsPort, isMetricsPortChosen, metricsHost }: Config,
  { metrics, security }: { readonly metrics: Metrics; readonly security: SecurityHeaders },
): Promise<HttpServer | undefined> {
  if (metricsPort === undefined) return undefined;
  const http = createHttpServer({
    listener: createMetricsListener(metrics),
    headers: security.file,
    limits: SERVER_LIMITS,
    onRefusal: () => {},
  });
  const place = { port: metricsPort, host: metricsHost, prefix: "METRICS_" } as const;
  return await listenIfFree(http, place, isMetricsPortChosen);
}

/** Undefined if the port is in use, unless the operator chose it: another copy of the site may have the default. */
export async function listenIfFree(
  http: HttpServer,
  place: ListenPlace,
  isPortChosen: boolean,
): Promise<HttpServer | undefined> {
  try {
    await http.listen(place.port, place.host);
    return http;
  } catch (error) {
    if (isPortTaken(error) && !isPortChosen) return undefined;
    throw explainListenFailure(error, place);
  }
}

export async function listen(http: HttpServer, place: ListenPlace): Promise<AddressInfo> {
  try {
    return await http.listen(place.port, place.host);
  } catch (error) {
    throw explainListenFailure(error, place);
  }
}
