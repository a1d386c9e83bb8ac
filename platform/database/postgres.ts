import { PostgresDialect, type QueryExecutorProvider, sql } from "kysely";
import { DatabaseError, Pool, TypeOverrides, types } from "pg";
import type { Engine } from "./engine.ts";

export interface PostgresOptions {
  readonly purpose: keyof typeof LIMITS;
  readonly maxConnections: number;
  /** Receives errors of connections that broke while no query was running; the pool replaces them itself. */
  readonly onConnectionError: (error: Error) => void;
}

const LIMITS = {
  /** The client's timeout is longer than the server's, so it fires only if the server does not answer at all. */
  requests: { statement_timeout: 10_000, query_timeout: 12_000 },
  /** A migration may take as long as it needs, but a statement waiting for a lock blocks all later ones. */
  migrations: { lock_timeout: 60_000 },
} as const;

const CONNECT_TIMEOUT_MS = 5_000;
/** Releases the locks of a process that hangs inside a transaction. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
/** Without it, a connection whose network drops packets would be reused for as long as TCP retries. */
const CONNECTION_LIFETIME_SECONDS = 300;

const UNIQUE_VIOLATION = "23505";

export function openPostgres(url: string, options: PostgresOptions): Engine {
  const parsers = new TypeOverrides();
  parsers.setTypeParser(types.builtins.INT8, parseSafeInteger);
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    maxLifetimeSeconds: CONNECTION_LIFETIME_SECONDS,
    keepAlive: true,
    types: parsers,
    ...LIMITS[options.purpose],
  });
  // The pool listens for errors on idle connections only. Without this listener, a connection that breaks between two
  // statements of a transaction would crash the process with an unhandled 'error' event.
  pool.on("error", options.onConnectionError);
  pool.on("connect", (client) => client.on("error", options.onConnectionError));
  return {
    dialect: "postgres",
    kyselyDialect: new PostgresDialect({ pool }),
    verifyDurability: async (executor) => {
      try {
        await refuseLossySettings(executor);
      } catch (cause) {
        const { host, pathname } = new URL(url);
        throw new Error(`Cannot use the PostgreSQL database ${host}${pathname}`, { cause });
      }
    },
    // PostgreSQL's own vacuum does this later.
    wipeDeleted: async () => {},
    holdLock: async (transaction, name) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
    },
  };
}

export function isPostgresUniqueViolation(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === UNIQUE_VIOLATION;
}

/** Matches SQLite: an integer that a number cannot hold exactly is an error, never an approximate value. */
function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The stored integer ${text} is too large for a number`);
  return value;
}

async function refuseLossySettings(executor: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ fsync: string; commit: string }>`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`.execute(
    executor,
  );
  if (rows[0]?.commit === "off") {
    throw new Error(
      "synchronous_commit is off for this database or role, so PostgreSQL may lose acknowledged writes. " +
        "Turn it on: alter database ... set synchronous_commit = on",
    );
  }
  if (rows[0]?.fsync === "off") {
    throw new Error(
      "fsync is off on this server, so a power failure may lose acknowledged writes or corrupt the database. " +
        "Turn it on: alter system set fsync = on; select pg_reload_conf()",
    );
  }
}
