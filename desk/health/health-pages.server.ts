import { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { createBackgroundTask } from "../../server/background-task.ts";
import type { BackupOutcome, BackupRunner } from "../../server/backup/backup-runner.ts";
import { listBackups } from "../../server/backup/list-backups.ts";
import type { Config } from "../../server/config.ts";
import { examineDatabase, examineSettings } from "../../server/doctor/examine-site.ts";
import { type Check, type Finding, problem } from "../../server/doctor/finding.ts";
import { createSecretFilter } from "../../server/doctor/hide-secrets.ts";
import { findTestRecipient, sendTestMail, type TestMail } from "../../server/doctor/send-test-mail.ts";
import type { SiteDatabase } from "../../server/migrations.ts";
import { createAnchorSigner } from "../../src/leads/consent/consent-anchor.server.ts";
import { anchorFolder } from "../../src/leads/consent/consent-anchor-files.server.ts";
import type { PrivacyKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { describeDuration } from "../../src/office/describe-time.ts";
import type { SiteFacts } from "../../src/site/site-facts-catalog.server.ts";
import type { DeskRoom } from "../desk-room.server.ts";
import { describeMoment } from "../frame/office-times.ts";
import { describeSize, groupChecks } from "./describe-health.ts";
import type { HealthView } from "./health-view-data.ts";

interface HealthPageDeps {
  readonly config: Config;
  readonly secret: string;
  readonly keys: PrivacyKeys;
  readonly database: SiteDatabase;
  readonly facts: () => SiteFacts;
  readonly backups: BackupRunner;
  readonly log: Log;
  readonly now: () => number;
  readonly newId: () => string;
}

/** How long a page waits for what it started. What takes longer goes on without it. */
const WAIT_MS = 3_000;
/** A page that is opened again so soon shows what was found before. */
const FRESH_MS = 10_000;
const MAX_BACKUPS = 5;

/** What doctor says, the backups, and whether mail works. */
export function createHealthPages(
  { config, secret, keys, database, facts, backups, log, now, newId }: HealthPageDeps,
  { sessionOf, showInside, done }: DeskRoom,
): Hono<HttpEnvironment> {
  const pages = new Hono<HttpEnvironment>();
  const hideSecrets = createSecretFilter(config, secret);
  const examination = createBackgroundTask<readonly Check[]>({
    now,
    recover: (error) => [
      { about: "Examination", findings: [reportProblem(error, "The examination failed.")] },
    ],
  });
  const testMail = createBackgroundTask<TestMail>({
    now,
    recover: (error) => ({
      to: findTestRecipient(config, facts().mailSender),
      problem: reportProblem(error, "It could not be sent.").remedy,
    }),
  });

  pages.get("/health", async (c) => {
    const last = examination.last()?.endedAt ?? Number.NEGATIVE_INFINITY;
    const isOutdated = now() - last > FRESH_MS || last < (backups.last()?.endedAt ?? 0);
    if (isOutdated) examination.start(examine);
    await examination.wait(WAIT_MS);
    return await showInside(c, await readView());
  });

  pages.post("/health/backup", async (c) => {
    // One word, because a name may begin with a dash.
    const words = [`--from-desk=${sessionOf(c).person.name}`];
    if (!backups.start(words)) {
      return done(c, "/health", "Nothing was started: a backup is being made already.");
    }
    await backups.wait(WAIT_MS);
    if (backups.startedAt() !== undefined) return done(c, "/health", "A backup is being made.");
    return done(c, "/health", describeOutcome(backups.last()?.result));
  });

  pages.post("/health/mail", async (c: HttpContext) => {
    testMail.start(() => sendTestMail(config, facts().mailSender, newId()));
    await testMail.wait(WAIT_MS);
    return c.redirect("/health#mail", 303);
  });
  return pages;

  async function examine(): Promise<readonly Check[]> {
    const { reviewedContent, officeCalendar, namedFigures, hasOwnPath } = facts();
    const settings = examineSettings(config, reviewedContent, now());
    try {
      const data = await examineDatabase(database, {
        config,
        keys,
        anchorStore: { database, folder: anchorFolder(config.dataDir), signer: createAnchorSigner(secret) },
        office: officeCalendar,
        figures: namedFigures,
        openOwnPaths: async () => hasOwnPath,
        now: now(),
      });
      return [...settings, ...data];
    } catch (error) {
      const finding = reportProblem(error, "The database cannot be examined.");
      return [...settings, { about: "Database", findings: [finding] }];
    }
  }

  function reportProblem(error: unknown, what: string): Finding {
    log.error({ error: describeError(error) }, `desk: ${what}`);
    return problem(what, "The log of the site says why.");
  }

  async function readView(): Promise<HealthView> {
    const examined = examination.last();
    const sent = testMail.last();
    return {
      page: "health",
      examined: when(examined?.endedAt),
      isExamining: examination.startedAt() !== undefined,
      ...groupChecks(examined?.result ?? [], hideSecrets),
      backups: await readBackups(),
      mail: {
        to: findTestRecipient(config, facts().mailSender),
        sending: when(testMail.startedAt()),
        last: sent && {
          when: moment(sent.endedAt),
          problem: sent.result.problem === null ? undefined : hideSecrets(sent.result.problem),
        },
      },
    };
  }

  async function readBackups(): Promise<HealthView["backups"]> {
    const { folder, everyMs, passphrase, passphraseFile } = config.backup;
    const files = await listBackups(config.backup).catch((error: unknown) => {
      reportProblem(error, "The folder of the backups cannot be read.");
      return undefined;
    });
    return {
      isReadable: files !== undefined,
      rows: (files ?? []).slice(0, MAX_BACKUPS).map(({ name, madeAt, bytes }) => ({
        name,
        made: moment(madeAt),
        age: describeDuration(now() - madeAt),
        size: describeSize(bytes),
      })),
      older: Math.max(0, (files ?? []).length - MAX_BACKUPS),
      folder,
      every: everyMs === undefined ? undefined : describeDuration(everyMs),
      isEncrypted: passphrase !== undefined || passphraseFile !== undefined,
      running: when(backups.startedAt()),
    };
  }

  function moment(time: number) {
    return describeMoment(time, facts().officeCalendar);
  }

  function when(time: number | undefined) {
    return time === undefined ? undefined : moment(time);
  }
}

function describeOutcome(outcome: BackupOutcome | undefined): string {
  if (outcome === "made") return "The backup is made.";
  return "The backup failed. The reason is under “Needs you now”.";
}
