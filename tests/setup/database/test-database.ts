import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";
import { type Database, openDatabase } from "../../../platform/database/database.ts";
import type { DatabaseDialect } from "../../../platform/database/engine.ts";
import type { Migration } from "../../../platform/database/migrations.ts";
import { budget } from "../budget.ts";

export interface TestDatabase {
  /** Pass it to openDatabase. */
  readonly url: string;
  /** Close all connections first. */
  drop(): Promise<void>;
}

/** Every storage contract runs on each: `describe.each(DIALECTS)("... on %s", (dialect) => ...)`. */
export const DIALECTS = ["sqlite", "postgres"] as const satisfies readonly DatabaseDialect[];

/**
 * For what does not depend on the engine, such as lists, exports, mails and pages: the stores beneath are tested on both.
 * The proof runs it on both.
 */
export const ONE_DIALECT = budget<readonly DatabaseDialect[]>(["sqlite"], DIALECTS);

/** A new database that no other test shares: empty, or with these migrations applied. */
export async function createTestDatabase(
  dialect: DatabaseDialect,
  migrations: readonly Migration[] = [],
): Promise<TestDatabase> {
  return dialect === "sqlite"
    ? await createSqliteFolder(migrations)
    : await createPostgresDatabase(await startPostgres(), migrations);
}

export interface OpenTestDatabase<Schema> extends TestDatabase {
  readonly database: Database<Schema>;
}

/** The same with these migrations, opened. `drop` closes it. */
export async function openTestDatabase<Schema>(
  dialect: DatabaseDialect,
  migrations: readonly Migration[],
  now: () => number = Date.now,
): Promise<OpenTestDatabase<Schema>> {
  const { url, drop } = await createTestDatabase(dialect, migrations);
  const database = await openDatabase<Schema>(url, { file: "", migrations, now });
  return {
    url,
    database,
    async drop() {
      await database.close();
      await drop();
    },
  };
}

/** The database of the test that is running. */
export interface CurrentDatabase<Schema> extends Database<Schema> {
  readonly url: string;
}

/** A new database for every test of the surrounding block. */
export function databaseOfEachTest<Schema>(
  open: () => Promise<OpenTestDatabase<Schema>>,
): CurrentDatabase<Schema> {
  return openAround(open, beforeEach, afterEach);
}

/** One database for all tests of the surrounding block. */
export function databaseOfAllTests<Schema>(
  open: () => Promise<OpenTestDatabase<Schema>>,
): CurrentDatabase<Schema> {
  return openAround(open, beforeAll, afterAll);
}

function openAround<Schema>(
  open: () => Promise<OpenTestDatabase<Schema>>,
  before: (hook: () => Promise<void>, timeout: number) => void,
  after: (hook: () => Promise<void>) => void,
): CurrentDatabase<Schema> {
  let current: OpenTestDatabase<Schema>;
  before(async () => {
    current = await open();
  }, 60_000);
  after(() => current.drop());
  return {
    get url() {
      return current.url;
    },
    get dialect() {
      return current.database.dialect;
    },
    get db() {
      return current.database.db;
    },
    transaction: (work, options) => current.database.transaction(work, options),
    migrate: () => current.database.migrate(),
    wipeDeleted: () => current.database.wipeDeleted(),
    check: () => current.database.check(),
    close: () => current.database.close(),
  };
}

async function createSqliteFolder(migrations: readonly Migration[]): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "storage-test-"));
  const file = join(folder, "test.db");
  if (migrations.length > 0) writeFileSync(file, await migratedFile(migrations), { mode: 0o600 });
  return { url: `file:${file}`, drop: async () => rmSync(folder, { recursive: true, force: true }) };
}

export async function createPostgresDatabase(
  adminUrl: string,
  migrations: readonly Migration[] = [],
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = migrations.length > 0 ? await migratedTemplate(adminUrl, migrations) : "template1";
  await runAsAdmin(adminUrl, `create database ${name} template ${template}`);
  return {
    url: urlOf(adminUrl, name),
    drop: () => runAsAdmin(adminUrl, `drop database ${name} with (force)`),
  };
}

/** Migrating takes many times as long as copying what was migrated once. */
const migratedFiles = new Map<string, Promise<Buffer>>();

function migratedFile(migrations: readonly Migration[]): Promise<Buffer> {
  const key = nameTemplate(migrations);
  const known = migratedFiles.get(key);
  if (known !== undefined) return known;
  const file = migrateFile(migrations);
  migratedFiles.set(key, file);
  return file;
}

async function migrateFile(migrations: readonly Migration[]): Promise<Buffer> {
  const { url, drop } = await createSqliteFolder([]);
  try {
    await migrate(url, migrations);
    return readFileSync(url.slice("file:".length));
  } finally {
    await drop();
  }
}

/** The name of a migrated database. The first test of the run that needs it makes it, in whichever process. */
async function migratedTemplate(adminUrl: string, migrations: readonly Migration[]): Promise<string> {
  const name = nameTemplate(migrations);
  const admin = await adminOf(adminUrl).connect();
  try {
    await admin.query("select pg_advisory_lock(hashtext($1))", [name]);
    const { rowCount } = await admin.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 0) {
      const draft = `draft_${name}`;
      await admin.query(`create database ${draft}`);
      await migrate(urlOf(adminUrl, draft), migrations);
      await admin.query(`alter database ${draft} rename to ${name}`);
    }
    return name;
  } finally {
    await admin.query("select pg_advisory_unlock(hashtext($1))", [name]);
    admin.release();
  }
}

function nameTemplate(migrations: readonly Migration[]): string {
  const ids = migrations.map(({ id }) => id).join();
  return `migrated_${createHash("sha256").update(ids).digest("hex").slice(0, 16)}`;
}

async function migrate(url: string, migrations: readonly Migration[]): Promise<void> {
  const database = await openDatabase(url, { file: "", migrations, now: Date.now });
  try {
    await database.migrate();
  } finally {
    await database.close();
  }
}

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  await adminOf(adminUrl).query(statement);
}

/** By server. Every test creates and drops a database, and signing in takes longer than that. */
const admins = new Map<string, Pool>();

function adminOf(url: string): Pool {
  const known = admins.get(url);
  if (known !== undefined) return known;
  const admin = new Pool({ connectionString: url, allowExitOnIdle: true });
  // A server that a test stops ends idle connections.
  admin.on("error", () => {});
  admins.set(url, admin);
  return admin;
}

let started: Promise<string> | undefined;

async function startPostgres(): Promise<string> {
  started ??= askForPostgres();
  return await started;
}

async function askForPostgres(): Promise<string> {
  const response = await fetch(inject("postgresStarter"));
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return answer;
}
