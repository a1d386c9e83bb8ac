import { openAsBlob } from "node:fs";
import path from "node:path";
import { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { describeError } from "../../platform/log.ts";
import { createBackgroundTask } from "../../server/background-task.ts";
import type { BackupOutcome } from "../../server/backup/backup-runner.ts";
import { listBackups } from "../../server/backup/list-backups.ts";
import { examineDatabase, examineSettings } from "../../server/doctor/examine-site.ts";
import { type Check, type Finding, problem } from "../../server/doctor/finding.ts";
import { createSecretFilter } from "../../server/doctor/hide-secrets.ts";
import { findTestRecipient, sendTestMail, type TestMail } from "../../server/doctor/send-test-mail.ts";
import { recordAction } from "../../src/audit/audit-log.server.ts";
import type { DeskDeps } from "../desk-data.server.ts";
import { type DeskRoom, readForm } from "../desk-room.server.ts";
import { type CheckedBackup, checkBackup } from "./check-backup.server.ts";
import type { UpdateLookup } from "./check-update.server.ts";
import { readHealth } from "./read-health.server.ts";

const GONE = ["There is no such backup", "It may have been deleted in turn meanwhile."] as const;
/** How long an act waits for what it started. What takes longer goes on without it. */
const WAIT_MS = 3_000;
/** The page itself waits only so long: it shows what was found before, and asks again by itself. */
const LOOK_MS = 50;
/** A page that is opened again so soon shows what was found before. */
const FRESH_MS = 10_000;

/** What doctor says, the backups, whether mail works, and whether there is a newer version. */
export function createHealthPages(
  deps: DeskDeps & { readonly update: UpdateLookup },
  { sessionOf, stampOf, askProof, showInside, showMissing, done }: DeskRoom,
): Hono<HttpEnvironment> {
  const { config, secret, keys, anchors, database, facts, backups, update, log, now, newId } = deps;
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

  const checking = createBackgroundTask<CheckedBackup | undefined>({
    now,
    recover: (error) => {
      reportProblem(error, "The backup could not be checked.");
      return undefined;
    },
  });
  const state = { examination, testMail, checking, update, hideSecrets, reportProblem };

  pages.get("/health", async (c) => {
    const last = examination.last()?.endedAt ?? Number.NEGATIVE_INFINITY;
    const isOld = now() - last > FRESH_MS && !c.req.header("desk-refresh");
    if (isOld || last < (backups.last()?.endedAt ?? 0)) examination.start(examine);
    await examination.wait(LOOK_MS);
    return await showInside(c, await readHealth(state, deps));
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

  pages.post("/health/backup/check", async (c) => {
    const name = await findBackup(readForm(c).get("name"));
    if (name === undefined) return await showMissing(c, ...GONE);
    if (!checking.start(() => checkBackup(config.backup.folder, name))) {
      return done(c, "/health#backups", "Nothing was started: a backup is being checked already.");
    }
    await checking.wait(WAIT_MS);
    return c.redirect("/health#backups", 303);
  });

  pages.post("/health/backup/download", async (c) => {
    const unproven = askProof(c, "/health");
    if (unproven) return unproven;
    const name = await findBackup(readForm(c).get("name"));
    if (name === undefined) return await showMissing(c, ...GONE);
    const stamp = stampOf(c);
    await database.transaction((trx) =>
      recordAction(trx, { action: "downloaded a backup", subject: name }, stamp),
    );
    const file = await openAsBlob(path.join(config.backup.folder, name));
    return c.body(file.stream(), 200, {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename="${name}"`,
    });
  });

  pages.post("/health/update", async (c) => {
    update.lookElsewhere();
    await update.wait(WAIT_MS);
    return c.redirect("/health#version", 303);
  });

  pages.post("/health/mail", async (c: HttpContext) => {
    testMail.start(() => sendTestMail(config, facts().mailSender, newId()));
    await testMail.wait(WAIT_MS);
    return c.redirect("/health#mail", 303);
  });
  return pages;

  /** Only what is listed: no other file of the machine. */
  async function findBackup(wanted: string | null): Promise<string | undefined> {
    return (await listBackups(config.backup)).find(({ name }) => name === wanted)?.name;
  }

  async function examine(): Promise<readonly Check[]> {
    const { reviewedContent, officeCalendar, namedFigures, hasOwnPath } = facts();
    const settings = examineSettings(config, reviewedContent, now());
    try {
      const data = await examineDatabase(database, {
        config,
        keys,
        anchorStore: { database, ...anchors },
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
}

function describeOutcome(outcome: BackupOutcome | undefined): string {
  if (outcome === "made") return "The backup is made.";
  return "The backup failed. The reason is under “Needs you now”.";
}
