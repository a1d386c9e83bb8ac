import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Kysely, Transaction } from "kysely";
import type { DatabaseDialect } from "./engine.ts";
import {
  applyMigrations,
  type Migration,
  requireCurrentMigrations,
  validateMigrations,
} from "./migrations.ts";
import { isPostgresUniqueViolation, openPostgres } from "./postgres.ts";
import { Session, type TransactionOptions } from "./session.ts";
import { isBusy, isSqliteUniqueViolation, openSqlite } from "./sqlite.ts";

/**
 * The port to the database of a process. `Schema` is the table types of those who use it; a `Database<A & B>` is a
 * `Database<A>`, so a store asks for its own tables only.
 *
 * Only these are stored, so that values read the same from both engines:
 * - moments: integer milliseconds since 1970, UTC (`bigint` columns, read as numbers; too large a value is an error)
 * - yes and no: the integers 1 and 0
 * - structures: JSON in a `text` column
 * - ids: text, made by the caller. Text never holds the character U+0000, which PostgreSQL refuses.
 */
export interface Database<Schema> {
  readonly dialect: DatabaseDialect;

  /** For single statements. Refused inside `transaction`, because those statements would not be part of it. */
  readonly db: Kysely<Schema>;

  /**
   * All of it or nothing: resolves once it is on disk, rejects once it is undone. Do only database work inside: on
   * SQLite everybody else waits. A failed statement spoils the whole transaction (PostgreSQL lets nobody catch it and
   * go on); where a conflict is expected, use `on conflict`.
   */
  transaction<Result>(
    work: (transaction: Transaction<Schema>) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;

  /** Applies the missing migrations and returns their ids. Safe when several processes do it at once. */
  migrate(): Promise<readonly string[]>;

  /**
   * For after a deletion that has to be one: on SQLite nothing of the rows is left in the file and its log, unless another
   * process reads just then. PostgreSQL overwrites them in its own time (docs/operations.md).
   */
  wipeDeleted(): Promise<void>;

  /** Readiness: rejects unless the database answers and has exactly the migrations this code knows. */
  check(): Promise<void>;

  /** Waits for what runs. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** The SQLite file that is used when the URL names no database. */
  readonly file: string;
  /** Of all capabilities, in one ascending list. */
  readonly migrations: readonly Migration[];
  readonly now: () => number;
  /** PostgreSQL only. */
  readonly maxConnections?: number;
  /** PostgreSQL only: connections that broke in the background. The pool replaces them; this is for the log. */
  readonly onConnectionError?: (error: Error) => void;
}

const MIGRATION_LOCK = { exclusive: "schema-migrations" } as const;

/** `postgres://...`, `postgresql://...`, `file:path`, `file:///path`, or nothing for the SQLite file of the options. */
export async function openDatabase<Schema>(
  url: string | undefined,
  options: DatabaseOptions,
): Promise<Database<Schema>> {
  const { migrations, now, maxConnections = 10, onConnectionError = () => {} } = options;
  validateMigrations(migrations);
  const postgresUrl = url !== undefined && /^postgres(ql)?:/.test(url) ? url : undefined;
  const session = await Session.open<Schema>(
    postgresUrl === undefined
      ? await openSqlite(locateFile(url, options.file))
      : openPostgres(postgresUrl, { purpose: "requests", maxConnections, onConnectionError }),
  );

  async function migrateOver<AnySchema>(migrator: Session<AnySchema>): Promise<readonly string[]> {
    return await applyMigrations(
      { dialect: migrator.dialect, now, transact: (work) => migrator.transaction(work, MIGRATION_LOCK) },
      migrations,
    );
  }

  return {
    dialect: session.dialect,
    get db() {
      return session.db;
    },
    transaction: (work, transactionOptions) => session.transaction(work, transactionOptions),
    async migrate() {
      if (postgresUrl === undefined) {
        const applied = await migrateOver(session);
        await session.wipeDeleted();
        return applied;
      }
      const migrator = await Session.open<unknown>(
        openPostgres(postgresUrl, { purpose: "migrations", maxConnections: 1, onConnectionError }),
      );
      try {
        return await migrateOver(migrator);
      } finally {
        await migrator.close();
      }
    },
    wipeDeleted: () => session.wipeDeleted(),
    check: () => requireCurrentMigrations(session.db, migrations),
    close: () => session.close(),
  };
}

/** True when a row was refused because its key, or another unique value of it, is already stored. */
export function isUniqueViolation(error: unknown): boolean {
  return isSqliteUniqueViolation(error) || isPostgresUniqueViolation(error);
}

/** True when another process kept the database locked for longer than a caller should wait. */
export function isLocked(error: unknown): boolean {
  return isBusy(error);
}

/** The file that a URL names, or the default if there is no URL. */
export function locateFile(url = "file:", defaultFile: string): string {
  if (!url.startsWith("file:")) throw new Error("A database URL starts with postgres:, postgresql: or file:");
  if (url === "file:") return defaultFile;
  return url.startsWith("file:///") ? fileURLToPath(url) : resolve(url.slice("file:".length));
}
