import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { keepDeskAddress } from "../desk/access/desk-address.server.ts";
import { openDatabase } from "../platform/database/database.ts";
import { measureReplicas } from "../platform/database/replicas.ts";
import { createRateLimits } from "../platform/http/limits/shared-rate-limit.ts";
import { createMetrics } from "../platform/http/monitoring/metrics.ts";
import { newRequestId } from "../platform/http/monitoring/request-id.ts";
import { createRequestLog } from "../platform/http/monitoring/request-record.ts";
import { bufferLines, createLog, describeError, type Log } from "../platform/log.ts";
import { mailFolder } from "../platform/mail/mail-files.ts";
import { makeFolder } from "../platform/make-folder.ts";
import { createAnchorSigner } from "../src/leads/consent/consent-anchor.server.ts";
import { anchorFolder } from "../src/leads/consent/consent-anchor-files.server.ts";
import {
  describeDeadDeliveries,
  listFailedDeliveries,
} from "../src/leads/delivery/failures/failed-deliveries.server.ts";
import { protectErasedPeople } from "../src/leads/privacy/erased-people.server.ts";
import { createLeadKeys } from "../src/leads/privacy/privacy-keys.server.ts";
import { createRecordRollout } from "../src/records/record-rollout.server.ts";
import { createRecordStore } from "../src/records/record-store.server.ts";
import { keepFiguresOfArticles } from "../src/site/kept-figures.server.ts";
import { readShippedRecords } from "../src/site/site-records-catalog.server.ts";
import { startAnchoring } from "./background/anchoring.ts";
import { startBackups } from "./background/backups.ts";
import { startDelivery } from "./background/delivery.ts";
import { startDigest } from "./background/digest.ts";
import { startPublishingFigures } from "./background/publishing-figures.ts";
import { startReminders } from "./background/reminders.ts";
import { startRetention } from "./background/retention.ts";
import { createBackupRunner } from "./backup/backup-runner.ts";
import { finishRestore } from "./backup/finish-restore.ts";
import { type Config, StartFailure, sqliteFile } from "./config.ts";
import { openLiveSite } from "./edition/live-site.ts";
import { renderRecords } from "./edition/render-records.ts";
import { createSiteServer, listen, serveMetrics } from "./http-servers.ts";
import { migrations, type Schema, type SiteDatabase } from "./migrations.ts";
import { loadSecret } from "./secret.ts";
import { openMailLinks } from "./services/mail-links.ts";
import { createRequestDeps } from "./services/privacy-requests.ts";
import { openServices } from "./services/services.ts";
import { stopOnSignals } from "./signals.ts";
import type { SiteSource } from "./site.ts";
import { describeData, describeKeptFigures, describeSeed, describeStart } from "./start-report.ts";
import { VERSION } from "./version.ts";

/** Per client. A client may be a mail provider acting for all of its users. */
const UNSUBSCRIBES_PER_MINUTE = 3_000;

/** Per client: each entry takes two requests, and nobody enters often. */
const DESK_ENTRIES_PER_MINUTE = 60;

/** Part of the ten seconds that the process has to exit. The rest is for the database. */
const GRACE_MS = 8_000;

/** Opens and migrates the database, listens, and shuts everything down on a signal. */
export async function run(config: Config, source: SiteSource): Promise<void> {
  const lines = bufferLines((text) => process.stdout.write(text));
  const log = createLog(config.logLevel, lines.write);
  process.on("exit", lines.flush);
  process.on("uncaughtException", (error) => {
    log.fatal({ error: describeError(error) }, "uncaught error: the process ends");
    lines.flush();
    process.exit(1);
  });

  say(`Version: ${VERSION}`);
  makeDataFolder(config);
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
  const records = createRecordStore(database, Date.now);
  const shipped = await readShippedRecords();
  for (const line of describeSeed(await records.seed(shipped))) say(line);
  for (const line of describeKeptFigures(await keepFiguresOfArticles(records))) say(line);
  const live = await openLiveSite({
    store: records,
    rollout: createRecordRollout(database, Date.now),
    instance: `${hostname()}, port ${config.port}`,
    shipped,
    prepare: async (announced) => await source.prepare?.(announced),
    load: (edition) =>
      source.load(edition, {
        services: () => services.site,
        reportError: (error, requestId) =>
          log.error({ requestId, error: describeError(error) }, "a page failed"),
      }),
    log,
    now: Date.now,
  });
  const facts = () => live.current().facts;
  const worker = await startDelivery(config, { ...signing, registry: metrics.registry, facts });
  const services = await openServices(config, {
    ...signing,
    openRateLimit,
    wakeWorker: worker.wake,
    site: live.current,
  });
  live.start(services.show);
  const mailLinks = openMailLinks(config, { ...signing, facts, wakeWorker: worker.wake });
  const logRequest = createRequestLog(log, lines.write, Date.now);
  const http = createSiteServer(config, {
    source,
    live,
    services,
    mailLinks,
    database,
    metrics,
    log,
    logRequest,
    rateLimit: openRateLimit("api", config.apiPerMinute),
    calculationRateLimit: openRateLimit("calculations", config.calculationsPerMinute),
    unsubscribeRateLimit: openRateLimit("unsubscribe", UNSUBSCRIBES_PER_MINUTE),
  });
  measureReplicas({
    registry: metrics.registry,
    database,
    onError: (error) => log.error({ error: describeError(error) }, "replicas: cannot be read"),
  });
  const metricsHttp = await serveMetrics(config, { metrics, security: source.security });
  const address = await listen(http, { port: config.port, host: config.host, prefix: "" });
  const backupRunner = createBackupRunner({ database, log });
  // A process without a desk does not load it: passkeys alone need 300 modules.
  const deskModule = config.desk && (await import("./open-desk.ts"));
  // After the site itself: a copy with PORT=3001 needs the port more.
  const desk =
    config.desk &&
    (await deskModule?.openDesk(config.desk, {
      security: source.security,
      config,
      secret: secret.value,
      facts,
      backups: backupRunner,
      deskUrl: config.desk.url,
      database,
      keys: createLeadKeys(secret.value),
      requests: createRequestDeps(secret.value),
      mailFolder: mailFolder(config.dataDir),
      wakeWorker: worker.wake,
      anchors: { folder: anchorFolder(config.dataDir), signer: createAnchorSigner(secret.value) },
      bundle: () => live.current().desk,
      office: () => facts().officeCalendar,
      publishing: {
        siteUrl: config.siteUrl,
        site: live.current,
        files: live.files,
        renderRecords: (published) => renderRecords(published, config),
        liveRevision: live.revision,
        refreshRecords: live.refresh,
        refreshPages: services.refreshPages,
        isDevelopment: source.isDevelopment ?? false,
      },
      doorRateLimit: openRateLimit("desk", DESK_ENTRIES_PER_MINUTE),
      recording: {
        security: source.security,
        record: logRequest,
        newId: newRequestId,
        now: () => performance.now(),
      },
      log,
      now: Date.now,
      newId: randomUUID,
    }));

  if (config.desk && desk) await keepDeskAddress(database, config.desk.url);

  const retention = startRetention(config, { database, keys: createLeadKeys(secret.value), log });
  const digest = startDigest(config, { database, log, calendar: () => facts().officeCalendar });
  const backups = startBackups(config, { database, runner: backupRunner, log, registry: metrics.registry });
  const reminders = startReminders(config, { database, keys: createLeadKeys(secret.value), log });
  const figures = startPublishingFigures(config, {
    ...{ database, facts, log },
    renderRecords: (published) => renderRecords(published, config),
  });
  const anchoring = startAnchoring(config, signing);

  stopOnSignals(async () => {
    say("Stopping: finishing running requests and deliveries");
    live.stop();
    backupRunner.stop();
    await Promise.all([
      http.stop(GRACE_MS),
      metricsHttp?.stop(GRACE_MS),
      desk?.stop(GRACE_MS),
      worker.stop(GRACE_MS),
      retention.stop(),
      digest.stop(),
      reminders.stop(),
      figures.stop(),
      backups.stop(),
    ]);
    await services.stop();
    await anchoring.stop();
    await database.close();
    lines.flush();
  });
  for (const line of describeDeadDeliveries(await listFailedDeliveries(database))) {
    say(`Deliveries: ${line}. To see why: npm run operator -- deliveries list --state dead`);
  }
  for (const line of describeStart(config, {
    secret,
    address,
    hasMetrics: metricsHttp !== undefined,
    hasDesk: desk !== undefined,
  }))
    say(line);
}

function makeDataFolder({ dataDir }: Config): void {
  try {
    makeFolder(dataDir);
  } catch (cause) {
    throw new StartFailure(
      `DATA_DIR is ${dataDir}, but that folder cannot be made: ${describeCauses(cause)}`,
      {
        cause,
      },
    );
  }
}

async function openAndMigrate(config: Config, log: Log): Promise<SiteDatabase> {
  say(`Opening the database ${describeData(config)}`);
  try {
    await finishRestore(config, say);
    const database = await openDatabase<Schema>(config.databaseUrl, {
      file: sqliteFile(config),
      migrations,
      now: Date.now,
      isReplicaRequired: config.isReplicaRequired,
      onConnectionError: (error) => log.warn({ error: describeError(error) }, "a database connection broke"),
    });
    const applied = await database.migrate();
    if (applied.length > 0) say(`Migrated the database: ${applied.join(", ")}`);
    return database;
  } catch (error) {
    throw new StartFailure(describeCauses(error), { cause: error });
  }
}

function describeCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message.replaceAll("\n", " ");
  return error.cause === undefined ? message : `${message}: ${describeCauses(error.cause)}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
