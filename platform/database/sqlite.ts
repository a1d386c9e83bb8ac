import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryExecutorProvider,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  sql,
} from "kysely";
import { LRUCache } from "lru-cache";
import type { Engine } from "./engine.ts";

/** Set, then read back: SQLite silently ignores a pragma it cannot honor. */
const PRAGMAS = [
  // SQLite blocks the whole process while it waits, so no request is served. `#waitForLock` does the long wait.
  { name: "busy_timeout", value: "20", readsAs: 20 },
  { name: "journal_mode", value: "wal", readsAs: "wal" },
  // FULL flushes the log on every commit; WAL's usual NORMAL may lose the last commits in a power failure.
  { name: "synchronous", value: "full", readsAs: 2 },
  // On macOS fsync leaves the data in the drive's own cache; elsewhere this changes nothing.
  { name: "fullfsync", value: "on", readsAs: 1 },
  { name: "foreign_keys", value: "on", readsAs: 1 },
  // Overwrites deleted data. Otherwise SQLite only marks it as free, and anyone could read it in the file.
  { name: "secure_delete", value: "on", readsAs: 1 },
] as const;

/** Stored as `user_version`: files at this version or later contain no data deleted without `secure_delete`. */
const WIPED_VERSION = 1;

/** Parameter lists create endless variants of one statement, so the cache evicts the least recently used. */
const CACHED_STATEMENTS = 200;

/** Maximum wait for another process that holds the file's only write lock. */
const LOCK_WAIT_MS = 2_000;
const LOCK_RETRY_MS = 25;

/** If two processes switch a new file to WAL at once, SQLite rejects one of them without waiting. */
const WAL_ATTEMPTS = 10;
const WAL_RETRY_MS = 20;
const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE, SQLITE_CONSTRAINT_ROWID. */
const UNIQUE_VIOLATION_CODES: readonly unknown[] = [1555, 2067, 2579];

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
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new ImmediateDriver(connection, database),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    verifyDurability: (executor) => verifyPragmas(file, executor),
    async wipeDeleted(executor) {
      await wipeOldFile(executor);
      // The log still contains the rows as they were written.
      await sql`pragma wal_checkpoint(truncate)`.execute(executor);
    },
    // `begin immediate` already holds the file's only write lock.
    holdLock: async () => {},
  };
}

export function isSqliteUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && UNIQUE_VIOLATION_CODES.includes(error.errcode);
}

/** True when another process has locked the file. */
export function isBusy(error: unknown): boolean {
  return basicCode(error) === SQLITE_BUSY;
}

/** True when the file is damaged, or was never a SQLite database. */
export function isDamaged(error: unknown): boolean {
  const code = basicCode(error);
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB;
}

/** SQLite's extended codes carry the basic code in the last byte. */
function basicCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}

class ImmediateDriver extends SqliteDriver {
  readonly #connection: DatabaseSync;

  constructor(connection: DatabaseSync, database: SqliteDatabase) {
    super({ database });
    this.#connection = connection;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => this.#waitForLock(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /** Between attempts the process serves other requests. Inside a transaction we already hold the lock. */
  async #waitForLock<Result>(attempt: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + LOCK_WAIT_MS;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!isBusy(error) || this.#connection.isTransaction || performance.now() >= deadline) throw error;
        await sleep(LOCK_RETRY_MS);
      }
    }
  }

  /**
   * A plain `begin` takes the write lock at the first write. If another process has written since the transaction's
   * first read, SQLite then fails at once, without waiting.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** SQLite rolls back by itself on errors such as a full disk; a second rollback would hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection.isTransaction) await connection.executeQuery(CompiledQuery.raw("rollback"));
  }
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
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
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
