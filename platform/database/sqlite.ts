import { closeSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type QueryExecutorProvider,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  sql,
} from "kysely";
import { LRUCache } from "lru-cache";
import { makeFolder } from "../make-folder.ts";
import type { Engine } from "./engine.ts";
import { LockWaitingDriver, TurnTakingAdapter } from "./sqlite-driver.ts";
import { isBusy } from "./sqlite-errors.ts";

/** Set, then read back: SQLite silently ignores a pragma it cannot honor. */
const PRAGMAS = [
  // SQLite blocks the whole process while it waits, so no request is served. The driver waits instead.
  { name: "busy_timeout", value: "0", readsAs: 0 },
  { name: "journal_mode", value: "wal", readsAs: "wal" },
  // FULL flushes the log on every commit; WAL's usual NORMAL may lose the last commits in a power failure.
  { name: "synchronous", value: "full", readsAs: 2 },
  // On macOS fsync leaves the data in the drive's own cache; elsewhere this changes nothing.
  { name: "fullfsync", value: "on", readsAs: 1 },
  { name: "foreign_keys", value: "on", readsAs: 1 },
  // Overwrites deleted data. Otherwise SQLite only marks it as free, and anyone could read it in the file.
  { name: "secure_delete", value: "on", readsAs: 1 },
  // 32 MB, in kB. The usual 2 MB are less than what one list of 20,000 leads reads.
  { name: "cache_size", value: "-32000", readsAs: -32_000 },
] as const;

/** Stored as `user_version`: files at this version or later contain no data deleted without `secure_delete`. */
const WIPED_VERSION = 1;

/** Parameter lists create endless variants of one statement, so the cache evicts the least recently used. */
const CACHED_STATEMENTS = 200;

/** Emptying the log needs a moment in which no other process reads. */
const WIPE_WAIT_MS = 20;

/** If two processes switch a new file to WAL at once, SQLite rejects one of them without waiting. */
const WAL_ATTEMPTS = 20;
const WAL_RETRY_MS = 20;
export async function openSqlite(file: string): Promise<Engine> {
  const connection = await openFile(file);
  const statements = new LRUCache<string, SqliteStatement>({
    max: CACHED_STATEMENTS,
    memoMethod: (text) => adaptStatement(connection, text),
  });
  const database: SqliteDatabase = {
    close: () => connection.close(),
    prepare: (text) => statements.memo(text),
  };
  return {
    dialect: "sqlite",
    kyselyDialect: {
      createAdapter: () => new TurnTakingAdapter(),
      createDriver: () => new LockWaitingDriver(connection, database),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    verifyDurability: (executor) => verifyPragmas(file, executor),
    async wipeDeleted(executor) {
      await wipeOldFile(executor);
      // The log still contains the rows as they were written.
      await sql`pragma busy_timeout = ${sql.raw(`${WIPE_WAIT_MS}`)}`.execute(executor);
      await sql`pragma wal_checkpoint(truncate)`.execute(executor);
      await sql`pragma busy_timeout = 0`.execute(executor);
    },
    // `begin immediate` already holds the file's only write lock.
    holdLock: async () => {},
    // A commit can be read only once it is on disk.
    confirmReads: async () => {},
  };
}

async function openFile(file: string): Promise<DatabaseSync> {
  const connection = createFile(file);
  for (let attempt = 1; ; attempt += 1) {
    try {
      for (const { name, value } of PRAGMAS) connection.exec(`pragma ${name} = ${value}`);
      return connection;
    } catch (cause) {
      if (isBusy(cause) && attempt < WAL_ATTEMPTS) {
        await sleep(WAL_RETRY_MS);
      } else {
        connection.close();
        throw new Error(`Cannot open ${file} as a SQLite database`, { cause });
      }
    }
  }
}

/** Runs once, for data deleted before `secure_delete`. If another process locks the file, the next wipe retries. */
async function wipeOldFile(executor: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(executor);
  if ((rows[0]?.user_version ?? 0) >= WIPED_VERSION) return;
  try {
    await sql`vacuum`.execute(executor);
    await sql`pragma user_version = ${sql.raw(`${WIPED_VERSION}`)}`.execute(executor);
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}

async function verifyPragmas(file: string, executor: QueryExecutorProvider): Promise<void> {
  for (const { name, readsAs } of PRAGMAS) {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(executor);
    const actual = Object.values(rows[0] ?? {})[0];
    if (actual !== readsAs) {
      throw new Error(
        `SQLite cannot store data durably in ${file}: ${name} is ${actual}, not ${readsAs}. ` +
          "Put the data folder on a local disk; network file systems do not support this.",
      );
    }
  }
}

function createFile(file: string): DatabaseSync {
  try {
    if (file !== ":memory:") {
      makeFolder(dirname(file));
      // SQLite would make it readable by everyone. Its log files inherit the mode of the database file.
      closeSync(openSync(file, "a", 0o600));
    }
    return new DatabaseSync(file);
  } catch (cause) {
    throw new Error(`Cannot open the database file ${file}. Check that its folder is writable.`, { cause });
  }
}

function adaptStatement(connection: DatabaseSync, text: string): SqliteStatement {
  const statement: StatementSync = connection.prepare(text);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toBindable)),
    run: (parameters) => statement.run(...parameters.map(toBindable)),
    iterate: () => {
      throw new Error(
        "Streaming rows is not supported: it would block the only connection. Read them page by page.",
      );
    },
  };
}

function toBindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint") {
    return value;
  }
  if (value instanceof Uint8Array) return value;
  throw new TypeError(
    `A ${value instanceof Date ? "Date" : typeof value} cannot be stored. See database.ts for how values are represented.`,
  );
}
