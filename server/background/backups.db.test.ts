import { readdirSync, writeFileSync } from "node:fs";
import { Registry } from "prom-client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLog } from "../../platform/log.ts";
import { listActions } from "../../src/audit/audit-log.server.ts";
import {
  DIALECTS,
  type OpenTestDatabase,
  openTestDatabase,
} from "../../tests/setup/database/test-database.ts";
import { folderOfEachTest } from "../../tests/setup/test-folder.ts";
import { createBackupRunner } from "../backup/backup-runner.ts";
import {
  claimBackup,
  readBackupState,
  recordBackup,
  recordFailure,
  releaseBackup,
} from "../backup/backup-state.ts";
import { listBackups } from "../backup/list-backups.ts";
import { parseConfig } from "../config.ts";
import { migrations, type Schema, type SiteDatabase } from "../migrations.ts";
import { startBackups } from "./backups.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe.each(DIALECTS)("scheduled backups on %s", (dialect) => {
  const inFolder = folderOfEachTest();
  let place: OpenTestDatabase<Schema>;
  let database: SiteDatabase;
  let lines: string[] = [];
  beforeEach(async () => {
    place = await openTestDatabase(dialect, migrations);
    database = place.database;
    lines = [];
  }, 60_000);
  afterEach(async () => {
    vi.unstubAllEnvs();
    await place.drop();
  });

  function start(changes: Record<string, string> = {}, registry = new Registry()) {
    const variables = {
      DATABASE_URL: place.url,
      DATA_DIR: inFolder(),
      SECRET: "a secret of at least 32 characters",
      BACKUP_EVERY: "24h",
      BACKUP_PASSPHRASE: "correct horse battery",
      ...changes,
    };
    // The backup runs in a process of its own, with the same settings.
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    // What a process of an earlier test says late does not belong to this one.
    const own = lines;
    const log = createLog("info", (line) => own.push(line));
    const runner = createBackupRunner({ database, log });
    const looking = startBackups(parseConfig(variables), { database, runner, registry, log, afterMs: 1 });
    return {
      runner,
      async stop() {
        runner.stop();
        await looking.stop();
      },
    };
  }

  test("are made by one of several processes, and counted", { timeout: 60_000 }, async () => {
    const registry = new Registry();
    const processes = [start({}, registry), start(), start()];
    expect(await registry.metrics()).toContain("backup_age_seconds +Inf");
    await expect.poll(() => lines.join(""), { timeout: 45_000 }).toContain("backup: made");
    await Promise.all(processes.map((one) => one.stop()));
    expect(readdirSync(inFolder("backups"))).toEqual([
      expect.stringMatching(/^scheduled-\d{4}-\d\d-\d\d-\d{6}\.backup$/),
    ]);
    const metrics = await registry.metrics();
    expect(metrics).toMatch(/backup_age_seconds \d/);
    expect(metrics).toContain("backup_failed 0");
  });

  test("that fail are logged, counted and tried again in an hour", { timeout: 60_000 }, async () => {
    writeFileSync(inFolder("file"), "");
    const registry = new Registry();
    const backups = start({ BACKUP_DIR: inFolder("file", "backups") }, registry);
    await expect.poll(() => lines.join(""), { timeout: 45_000 }).toContain("backup: failed");
    await backups.stop();
    expect(await registry.metrics()).toContain("backup_failed 1");
    const { failure } = await readBackupState(database);
    expect(failure?.reason).toContain("ENOTDIR");
    const at = failure?.at ?? 0;
    expect(await claimBackup(database, { everyMs: DAY_MS, now: at + HOUR_MS - 1 })).toBe(false);
    expect(await claimBackup(database, { everyMs: DAY_MS, now: at + HOUR_MS })).toBe(true);
  });

  test("and those of the desk are made one at a time", { timeout: 60_000 }, async () => {
    const { runner, stop } = start({ BACKUP_EVERY: "off" });
    const outcomes = await Promise.all([runner.run(["--from-desk", "Ann"]), runner.run([])]);
    await stop();
    expect(outcomes).toEqual(["made", "busy"]);
    expect(runner.startedAt()).toBeUndefined();
    const names = readdirSync(inFolder("backups"));
    expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d-\d{6}\.backup$/)]);
    expect(await listBackups({ folder: inFolder("backups") })).toMatchObject([{ name: names[0] }]);
    expect(await listActions(database, { limit: 2 })).toMatchObject([
      { action: "made a backup", subject: names[0], actor: { name: "Ann", channel: "desk" } },
    ]);
  });

  test("are not made while BACKUP_EVERY is off, or in a process without a worker", async () => {
    await start({ BACKUP_EVERY: "off" }).stop();
    await start({ WORKER: "off" }).stop();
    expect(await claimBackup(database, { everyMs: DAY_MS, now: 0 })).toBe(true);
  });

  test("are due once per interval, whatever the clock does", async () => {
    const now = Date.UTC(2026, 10, 15);
    const claim = (at: number, everyMs = DAY_MS) => claimBackup(database, { everyMs, now: at });
    const claims = await Promise.all([claim(now), claim(now), claim(now)]);
    expect(claims.filter(Boolean)).toEqual([true]);
    expect(await claim(now + DAY_MS - 1)).toBe(false);
    // Another process read its clock a moment earlier.
    expect(await claim(now - 50)).toBe(false);
    expect(await claim(now + DAY_MS)).toBe(true);
    // The clock is set back two days.
    expect(await claim(now - DAY_MS)).toBe(true);
    // The interval is shortened.
    expect(await claim(now - DAY_MS, HOUR_MS)).toBe(true);
    await releaseBackup(database);
    expect(await claim(now)).toBe(true);
    await recordFailure(database, { reason: "full", now });
    await recordBackup(database, now + 5);
    expect(await readBackupState(database)).toEqual({ succeededAt: now + 5, failure: undefined });
  });
});
