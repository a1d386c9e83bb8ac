import { setTimeout as sleep } from "node:timers/promises";
import { type QueryExecutorProvider, sql } from "kysely";
import { type CopyProgress, copyDatabase, copyRows, type Tables } from "./copy.ts";
import { type Database, MIGRATION_LOCK, usingDatabase } from "./database.ts";
import { applyMigrations, type Migration, readApplied, selectApplied } from "./migrations.ts";

export interface PostgresCopyOptions {
  /** All migrations of this version. The copy gets those that the original has. */
  readonly migrations: readonly Migration[];
  readonly now: () => number;
  readonly onProgress: (progress: CopyProgress) => void;
}

/** Copies a PostgreSQL database, which may be in use, to a new SQLite file, as of one moment, and compares every row. */
export async function copyFromPostgres(
  url: string,
  file: string,
  { migrations, now, onProgress }: PostgresCopyOptions,
): Promise<void> {
  await openAlone(url, { migrations, now }, async (source) => {
    const applied = selectApplied(await readApplied(source.db), migrations);
    await openAlone(`file:${file}`, { migrations: applied, now }, async (target) => {
      await target.migrate();
      await copyDatabase(source, target, onProgress);
    });
  });
}

export interface PostgresReplacement extends PostgresCopyOptions {
  /** Stored with the data: `readMark` tells whether this replacement was committed. */
  readonly mark: string;
}

/** Replaces all tables of a PostgreSQL database with those of a SQLite file, in one transaction. */
export async function replacePostgres(
  url: string,
  file: string,
  { migrations, now, onProgress, mark }: PostgresReplacement,
): Promise<void> {
  await openAlone(`file:${file}`, { migrations, now }, async (source) => {
    const applied = selectApplied(await readApplied(source.db), migrations);
    await openAlone(url, { migrations, now }, (target) =>
      target.transaction(async (writer) => {
        await dropEverything(writer);
        await applyMigrations({ dialect: "postgres", now, transact: (work) => work(writer) }, applied);
        await copyRows({ reader: source.db, writer, sqlite: source.db }, onProgress);
        await sql`comment on table schema_migrations is ${sql.lit(mark)}`.execute(writer);
      }, MIGRATION_LOCK),
    );
  });
}

/** What the last `replacePostgres` stored; undefined if there was none. */
export async function readMark(url: string): Promise<string | undefined> {
  return await openAlone(url, { migrations: [], now: Date.now }, async ({ db }) => {
    const { rows } = await sql<{ mark: string | null }>`
      select obj_description(to_regclass('schema_migrations'), 'pg_class') as mark`.execute(db);
    return rows[0]?.mark ?? undefined;
  });
}

export interface PostgresUse {
  readonly tables: readonly string[];
  /** Connections of other programs, such as the running site. */
  readonly sessions: number;
}

export async function inspectPostgres(url: string): Promise<PostgresUse> {
  return await openAlone(url, { migrations: [], now: Date.now }, async ({ db }) => ({
    tables: await listPostgresTables(db),
    sessions: await countSessions(db),
  }));
}

/** A connection that was just closed is listed until its server process has ended. */
const ENDING_PROCESS_MS = 2_000;
const PAUSE_MS = 100;

async function countSessions(executor: QueryExecutorProvider): Promise<number> {
  for (let waited = 0; ; waited += PAUSE_MS) {
    const { rows } = await sql<{ sessions: number }>`
      select count(*) as sessions from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
      executor,
    );
    const sessions = Number(rows[0]?.sessions);
    if (sessions === 0 || waited >= ENDING_PROCESS_MS) return sessions;
    await sleep(PAUSE_MS);
  }
}

/** All tables of the schema, with their triggers and indexes, and all functions except those of extensions. */
async function dropEverything(executor: QueryExecutorProvider): Promise<void> {
  const tables = await listPostgresTables(executor);
  if (tables.length > 0) {
    await sql`drop table ${sql.join(tables.map((name) => sql.id(name)))}`.execute(executor);
  }
  const { rows } = await sql<{ signature: string }>`
    select oid::regprocedure::text as signature from pg_proc where pronamespace = current_schema()::regnamespace
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  `.execute(executor);
  for (const { signature } of rows) await sql`drop routine ${sql.raw(signature)}`.execute(executor);
}

async function listPostgresTables(executor: QueryExecutorProvider): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(executor);
  return rows.map(({ name }) => name);
}

function openAlone<Result>(
  url: string,
  options: Pick<PostgresCopyOptions, "migrations" | "now">,
  work: (database: Database<Tables>) => Promise<Result>,
): Promise<Result> {
  return usingDatabase(url, { file: "", maxConnections: 1, ...options }, work);
}
