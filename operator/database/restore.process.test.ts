import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { usingDatabase } from "../../platform/database/database.ts";
import { inspectPostgres } from "../../platform/database/postgres-copy.ts";
import { finishRestore } from "../../server/backup/finish-restore.ts";
import { parseConfig } from "../../server/config.ts";
import { migrations, type SiteDatabase } from "../../server/migrations.ts";
import { budget, isProof } from "../../tests/setup/budget.ts";
import { createTestDatabase, DIALECTS } from "../../tests/setup/database/test-database.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";

const START = path.resolve(import.meta.dirname, "../start.mjs");

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "restore-test-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Made by a site with two leads. The end of its chain is anchored. */
let backup = "";
beforeAll(async () => {
  backup = path.join(mkdtempSync(path.join(tmpdir(), "restore-test-")), "site.backup");
  folder = path.dirname(backup);
  const site = { dataDir: path.join(folder, "source"), databaseUrl: `file:${folder}/source/site.sqlite` };
  await createSite(site, 2);
  expect(runOperator(site, ["consent", "anchor"]).status).toBe(0);
  expect(runOperator(site, ["backup", backup]).status).toBe(0);
});
afterAll(() => rmSync(path.dirname(backup), { recursive: true }));

interface Site {
  readonly dataDir: string;
  readonly databaseUrl: string;
}

/** A site that was started once, with its own secret, a mail, and as many leads as its number. */
async function createSite(site: Site, number: number): Promise<void> {
  mkdirSync(path.join(site.dataDir, "mail"), { recursive: true });
  writeFileSync(path.join(site.dataDir, "secret"), String(number).repeat(64));
  writeFileSync(path.join(site.dataDir, "mail", `${number}.eml`), "");
  await withSite(site, async (database) => {
    await database.migrate();
    for (let count = 0; count < number; count += 1) await storeSampleLead(database);
  });
}

const withSite = <Result>({ databaseUrl }: Site, work: (database: SiteDatabase) => Promise<Result>) =>
  usingDatabase(databaseUrl, { file: "", migrations, now: Date.now }, work);

function environment({ dataDir, databaseUrl }: Site) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
}

function runOperator(site: Site, words: readonly string[], user: { uid?: number; gid?: number } = {}) {
  const options = { cwd: folder, env: environment(site), encoding: "utf8", ...user } as const;
  return spawnSync(process.execPath, [START, ...words], options);
}

/** What a visitor, an operator or the next mail would find, after whatever was interrupted has been finished. */
async function inspect(site: Site) {
  await finishRestore(parseConfig({ DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl }), () => {});
  const leads = await withSite(site, async (database) => {
    await database.check();
    return await database.db.selectFrom("leads").select("id").execute();
  });
  return {
    leads: leads.length,
    secret: readFileSync(path.join(site.dataDir, "secret"), "utf8").slice(0, 1),
    mails: readdirSync(path.join(site.dataDir, "mail")),
    isPending: existsSync(path.join(site.dataDir, "restore-ready")),
  };
}

const stateOf = (number: number) => ({
  leads: number,
  secret: String(number),
  mails: [`${number}.eml`],
  isPending: false,
});

describe.each(DIALECTS)("a restore to %s that is killed", (dialect) => {
  test("leaves the old state or the new one", async () => {
    const place = await createTestDatabase(dialect, migrations);
    const target = { dataDir: path.join(folder, "target"), databaseUrl: place.url };
    await createSite(target, 5);
    const isReady = () => existsSync(path.join(target.dataDir, "restore-ready"));
    const isUnpacking = () => readdirSync(target.dataDir).some((name) => name.startsWith("backup-draft-"));
    const seen = new Set<number>();
    const moments = budget([0], dialect === "sqlite" ? [0, 1, 2, 3, 5] : [0, 50, 100, 200, 400]);
    for (const { until, delayMs } of [
      { until: isUnpacking, delayMs: 0 },
      ...moments.map((delayMs) => ({ until: isReady, delayMs })),
      { until: () => false, delayMs: 0 },
    ]) {
      // The server takes a moment to notice that the killed process is gone.
      if (dialect === "postgres") {
        const countSessions = async () => (await inspectPostgres(place.url)).sessions;
        await expect.poll(countSessions, { timeout: 30_000 }).toBe(0);
      }
      const options = { cwd: folder, env: environment(target) };
      const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
      const watcher = watch(target.dataDir, () => {
        if (until()) reach();
      });
      const child = spawn(process.execPath, [START, "restore", backup, "--replace"], options);
      const ended = once(child, "exit");
      await Promise.race([reached.then(() => sleep(delayMs)), ended]);
      watcher.close();
      child.kill("SIGKILL");
      await ended;
      const state = await inspect(target);
      expect([stateOf(5), stateOf(2)]).toContainEqual(state);
      seen.add(state.leads);
    }
    expect(seen).toContain(5);
    expect(seen).toContain(2);
    await place.drop();
  });
});

/**
 * PostgreSQL's and SQLite's tests may run as root; what a user without privileges can do must be tried as one. Undefined
 * for everybody but root, and for a checkout that no other user can read.
 */
function findOtherUser() {
  if (process.getuid?.() !== 0) return undefined;
  const [uid = 0, gid = 0] = ["-u", "-g"].map((flag) =>
    Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" })),
  );
  const reads = spawnSync(process.execPath, ["--check", START], { uid, gid, cwd: "/" });
  return reads.status === 0 ? { uid, gid } : undefined;
}

const other = findOtherUser();

if (other !== undefined && isProof) {
  const { uid, gid } = other;
  test("root restores into the folder of the site's user, who can then use everything", async () => {
    const file = path.join(folder, "site.backup");
    copyFileSync(backup, file);
    const dataDir = path.join(folder, "second");
    mkdirSync(dataDir, { mode: 0o700 });
    for (const entry of [folder, dataDir, file]) chownSync(entry, uid, gid);
    const second = { dataDir, databaseUrl: `file:${dataDir}/rentratio.sqlite` };
    const restored = runOperator(second, ["restore", file]);
    expect(restored).toMatchObject({ status: 0 });
    for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
      const { mode, ...owner } = statSync(path.join(entry.parentPath, entry.name));
      expect(owner, entry.name).toMatchObject({ uid, gid });
      expect(mode & 0o777, entry.name).toBe(entry.isDirectory() ? 0o700 : 0o600);
    }
    const verified = runOperator(second, ["consent", "verify"], other);
    expect(verified).toMatchObject({ status: 0, stdout: expect.stringContaining("2 records") });
    expect(runOperator(second, ["leads", "note", await findReference(second), "works"], other).status).toBe(
      0,
    );
    // A backup that root makes must not be in the way of the site's own.
    expect(runOperator(second, ["backup"]).status).toBe(0);
    expect(runOperator(second, ["backup", "--rotate"], other)).toMatchObject({ status: 0 });
    // The same as that user alone, who may not give files away.
    const again = runOperator(second, ["restore", file, "--replace"], other);
    expect(again).toMatchObject({ status: 0 });
    expect(await inspect(second)).toEqual(stateOf(2));
  });
}

async function findReference(site: Site): Promise<string> {
  const find = ({ db }: SiteDatabase) => db.selectFrom("leads").select("reference").executeTakeFirstOrThrow();
  return (await withSite(site, find)).reference;
}

test("a full disk fails a backup with a clear sentence, and leaves nothing behind", async () => {
  const site = { dataDir: path.join(folder, "site"), databaseUrl: `file:${folder}/site/site.sqlite` };
  await createSite(site, 2);
  writeFileSync(path.join(site.dataDir, "mail", "big.eml"), randomBytes(2 * 1024 * 1024));
  const target = path.join(folder, "backups", "site.backup");
  // A process may write files of 1 MB only. To it, this is like a full disk.
  const limited = ["-c", 'ulimit -f 2048; exec "$@"', "sh", process.execPath, START, "backup", target];
  const options = { cwd: folder, env: environment(site), encoding: "utf8" } as const;
  const { status, stderr } = spawnSync("sh", limited, options);
  expect(stderr).toMatch(/^The disk is full\. No backup was written\. .+\n {2}EFBIG/);
  expect(status).toBe(1);
  expect(readdirSync(path.dirname(target))).toEqual([]);
  expect(readdirSync(site.dataDir).filter((name) => name.startsWith("backup"))).toEqual([]);
}, 60_000);
