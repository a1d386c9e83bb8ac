import { randomBytes, randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { type Database, openDatabase } from "../platform/database/database.ts";
import { probeWriting } from "../platform/database/write-probe.ts";
import { dailyPageSource } from "../platform/http/cache/page-cache.ts";
import type { StaticFiles } from "../platform/http/cache/static-files.ts";
import { createHttpServer, type HttpServer, SERVER_LIMITS } from "../platform/http/http-server.ts";
import type { RateLimit } from "../platform/http/limits/rate-limit.ts";
import { createRateLimits } from "../platform/http/limits/shared-rate-limit.ts";
import { createMetrics, type Metrics } from "../platform/http/monitoring/metrics.ts";
import { createMetricsListener } from "../platform/http/monitoring/metrics-listener.ts";
import {
  createRequestLog,
  type RecordRequest,
  type RequestRecord,
} from "../platform/http/monitoring/request-record.ts";
import type { RenderPage } from "../platform/http/pages.ts";
import type { SecurityHeaders } from "../platform/http/security-headers.ts";
import { bufferLines, createLog, describeError, type Log } from "../platform/log.ts";
import { mailFolder } from "../platform/mail/mailer.ts";
import type { Unsubscribe } from "../platform/mail/unsubscribe-page.ts";
import { officeDay } from "../src/company/office-day.ts";
import { protectErasedPeople } from "../src/leads/privacy/erased-people.server.ts";
import { createLeadKeys } from "../src/leads/privacy/privacy-keys.server.ts";
import { dryRunLead } from "../src/leads/records/lead-dry-run.server.ts";
import type { SearchIndex } from "../src/search/site-search.server.ts";
import type { SiteServices } from "../src/site-services.server.ts";
import { type App, createApp } from "./app/app.ts";
import { startAnchoring } from "./background/anchoring.ts";
import { createUnsubscribePage, startDelivery } from "./background/delivery.ts";
import { startRetention } from "./background/retention.ts";
import { type Config, maskSecrets, StartFailure, sqliteFile } from "./config.ts";
import { explainListenFailure, isPortTaken, type ListenPlace } from "./listen-failure.ts";
import { migrations, type Schema } from "./migrations.ts";
import { createReadiness } from "./readiness.ts";
import { loadSecret } from "./secret.ts";
import { openServices, type Services } from "./services/services.ts";
import { stopOnSignals } from "./signals.ts";
import { VERSION } from "./version.ts";

/** The parts that differ between production and development. */
export interface Site {
  readonly security: SecurityHeaders;
  readonly staticFiles: StaticFiles;
  readonly renderPage: RenderPage;
  /**
   * Paths of pages that state the current date. They are rendered once a day; pages that the operator publishes are
   * rendered once. Absent in development, where every page is rendered each time.
   */
  readonly datedPaths?: readonly string[];
  /** Wraps the application's listener. */
  readonly intercept?: (listener: App["listener"]) => App["listener"];
}

export interface SiteTools {
  readonly services: SiteServices;
  readonly reportError: (error: unknown, requestId: string) => void;
}

export interface SiteSource {
  /** Index of the pages that existed at build time. */
  readonly searchIndex: SearchIndex;
  load(tools: SiteTools): Promise<Site>;
}

/** Per client. A client may be a mail provider acting for all of its users. */
const UNSUBSCRIBES_PER_MINUTE = 3_000;

/** Part of the ten seconds that the process has to exit. The rest is for the database. */
const GRACE_MS = 8_000;

/** Opens and migrates the database, listens, and shuts everything down on a signal. */
export async function run(config: Config, { searchIndex, load }: SiteSource): Promise<void> {
  const lines = bufferLines((text) => process.stdout.write(text));
  const log = createLog(config.logLevel, lines.write);
  process.on("exit", lines.flush);
  process.on("uncaughtException", (error) => {
    log.fatal({ error: describeError(error) }, "uncaught error: the process ends");
    lines.flush();
    process.exit(1);
  });

  say(`Version: ${VERSION}`);
  const database = await openAndMigrate(config, log);
  const secret = await loadSecret(config);
  const protectedCount = await protectErasedPeople(database, createLeadKeys(secret.value));
  if (protectedCount > 0)
    say(`Privacy: protected the digests of ${protectedCount} forgotten people with the secret`);
  const metrics = createMetrics();
  const signing = { database, log, secret: secret.value };
  const openRateLimit = createRateLimits({
    ...signing,
    now: Date.now,
    onError: (error) =>
      log.error({ error: describeError(error) }, "rate limits: counted by this process alone"),
  });
  const worker = await startDelivery(config, { ...signing, registry: metrics.registry });
  const wakeWorker = worker.wake;
  const services = await openServices(config, { ...signing, openRateLimit, wakeWorker, searchIndex });
  const site = await load({
    services: services.site,
    reportError: (error, requestId) => log.error({ requestId, error: describeError(error) }, "a page failed"),
  });
  const unsubscribe = createUnsubscribePage(signing);
  const logRequest = createRequestLog(log, lines.write, Date.now);
  const rateLimit = openRateLimit("api", config.apiPerMinute);
  const unsubscribeRateLimit = openRateLimit("unsubscribe", UNSUBSCRIBES_PER_MINUTE);
  const http = createServer(config, {
    site,
    services,
    unsubscribe,
    database,
    metrics,
    log,
    logRequest,
    rateLimit,
    unsubscribeRateLimit,
  });
  const metricsHttp = await serveMetrics(config, { metrics, security: site.security });
  const address = await listen(http, { port: config.port, host: config.host, prefix: "" });

  const retention = startRetention(config, { database, log });
  const anchoring = startAnchoring(config, signing);

  stopOnSignals(async () => {
    say("Stopping: finishing running requests and deliveries");
    await Promise.all([
      http.stop(GRACE_MS),
      metricsHttp?.stop(GRACE_MS),
      worker.stop(GRACE_MS),
      retention.stop(),
    ]);
    await services.stop();
    await anchoring.stop();
    await database.close();
    lines.flush();
  });
  if (config.smtpUrl === undefined) {
    say(`Mail: SMTP_URL is not set; writing mails to ${mailFolder(config.dataDir)}`);
  }
  if (secret.file !== undefined) {
    say(`Secret: SECRET is not set; ${secret.isNew ? "created" : "using"} ${secret.file}`);
  }
  if (metricsHttp === undefined && config.metricsPort !== undefined) {
    say(`Metrics: not served, because METRICS_PORT is not set and port ${config.metricsPort} is in use`);
  }
  say(`Ready: ${describeAddress(config.host, address)}`);
  say(`Data: ${describeData(config)}`);
}

async function openAndMigrate(config: Config, log: Log): Promise<Database<Schema>> {
  say(`Opening the database ${describeData(config)}`);
  try {
    const database = await openDatabase<Schema>(config.databaseUrl, {
      file: sqliteFile(config),
      migrations,
      now: Date.now,
      onConnectionError: (error) => log.warn({ error: describeError(error) }, "a database connection broke"),
    });
    const applied = await database.migrate();
    if (applied.length > 0) say(`Migrated the database: ${applied.join(", ")}`);
    return database;
  } catch (error) {
    throw new StartFailure(describeCauses(error), { cause: error });
  }
}

interface ServerDeps {
  readonly site: Site;
  readonly services: Services;
  readonly unsubscribe: Unsubscribe;
  readonly database: Database<Schema>;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly logRequest: RecordRequest;
  readonly rateLimit: RateLimit;
  readonly unsubscribeRateLimit: RateLimit;
}

function createServer(config: Config, deps: ServerDeps): HttpServer {
  const { site, services, unsubscribe, database, metrics, log, logRequest } = deps;
  const { rateLimit, unsubscribeRateLimit } = deps;
  const { security, staticFiles, renderPage, datedPaths, intercept = (listener) => listener } = site;
  const record = (entry: RequestRecord) => {
    metrics.observeRequest(entry);
    logRequest(entry);
  };
  const datedPages = dailyPageSource(datedPaths ?? [], () => officeDay(new Date()));
  const app = createApp({
    config,
    security,
    staticFiles,
    renderPage,
    pageSource: (path) => (datedPaths && services.site.contentPages.find(path.slice(1))) ?? datedPages(path),
    endpoints: services.endpoints,
    rateLimit,
    unsubscribeRateLimit,
    unsubscribe,
    countVisit: services.countVisit,
    checkReadiness: createReadiness({
      check: database.check,
      probes: [() => probeWriting(database, Date.now()), () => dryRunLead(database)],
      now: () => performance.now(),
    }),
    log,
    record,
    newId: randomUUID,
    newNonce: () => randomBytes(16).toString("base64"),
    now: () => performance.now(),
  });
  return createHttpServer({
    listener: intercept(app.listener),
    headers: security.file,
    limits: SERVER_LIMITS,
    onRefusal: (status) =>
      record({
        requestId: randomUUID(),
        method: "-",
        route: "-",
        kind: "refused",
        status,
        durationMs: 0,
        bytes: 0,
      }),
  });
}

/** Undefined if metrics are off, or if METRICS_PORT is not set and the default port is in use. */
async function serveMetrics(
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
  try {
    await http.listen(metricsPort, metricsHost);
    return http;
  } catch (error) {
    if (isPortTaken(error) && !isMetricsPortChosen) return undefined;
    throw explainListenFailure(error, { port: metricsPort, host: metricsHost, prefix: "METRICS_" });
  }
}

async function listen(http: HttpServer, place: ListenPlace): Promise<AddressInfo> {
  try {
    return await http.listen(place.port, place.host);
  } catch (error) {
    throw explainListenFailure(error, place);
  }
}

function describeData(config: Config): string {
  return config.databaseUrl === undefined ? sqliteFile(config) : maskSecrets(config.databaseUrl);
}

function describeAddress(host: string, { port, address, family }: AddressInfo): string {
  const isLocal = ["127.0.0.1", "0.0.0.0", "::1", "::", "localhost"].includes(host);
  const name = isLocal ? "localhost" : family === "IPv6" ? `[${address}]` : address;
  return `http://${name}:${port}`;
}

function describeCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message.replaceAll("\n", " ");
  return error.cause === undefined ? message : `${message}: ${describeCauses(error.cause)}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
