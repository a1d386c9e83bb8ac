import { PostgresDialect, sql } from "kysely";
import { DatabaseError, Pool, TypeOverrides, types } from "pg";
import type { Engine } from "./engine.ts";

export interface PostgresOptions {
  /** "none" is for migrations. */
  readonly statementTimeoutMs: number | "none" | undefined;
  readonly maxConnections: number;
  readonly isReplicaRequired?: boolean | undefined;
  /** Receives errors of connections that broke while no query was running; the pool replaces them itself. */
  readonly onConnectionError: (error: Error) => void;
}

/**
 * A commit that cannot reach a second machine is refused after this time plus two seconds, and its rollback after as long
 * again: together less than the 20 seconds that a visitor waits.
 */
const STATEMENT_TIMEOUT_MS = 6_000;

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
    // After a failover, the new connections lead to another server.
    onConnect: async (client) => {
      refuseLossySettings((await client.query<Settings>(READ_SETTINGS)).rows[0], options);
    },
    ...limitsFor(options.statementTimeoutMs),
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
        refuseLossySettings((await sql.raw<Settings>(READ_SETTINGS).execute(executor)).rows[0], options);
      } catch (cause) {
        const { host, pathname } = new URL(url);
        throw new Error(`Cannot use the PostgreSQL database ${host}${pathname}`, { cause });
      }
    },
    // PostgreSQL's own vacuum does this later.
    wipeDeleted: async () => {},
    // It writes something that nobody reads. The commit then waits for other machines, as it does not after mere reading.
    confirmReads: async (transaction) => {
      if (!options.isReplicaRequired) return;
      await sql`select pg_logical_emit_message(true, 'confirm-reads', '')`.execute(transaction);
    },
    holdLock: async (transaction, name) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
    },
  };
}

function limitsFor(timeoutMs: PostgresOptions["statementTimeoutMs"] = STATEMENT_TIMEOUT_MS) {
  return timeoutMs === "none"
    ? // It may take as long as it needs, but a statement waiting for a lock blocks all later ones.
      { lock_timeout: 60_000 }
    : // The client's timeout is longer than the server's, so it fires only if the server does not answer at all.
      { statement_timeout: timeoutMs, query_timeout: timeoutMs + 2_000 };
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

interface Settings {
  readonly follows: boolean;
  readonly fsync: string;
  readonly commit: string;
  readonly standbys: string;
}

const READ_SETTINGS = `
  select pg_is_in_recovery() as follows, current_setting('fsync') as fsync,
    current_setting('synchronous_commit') as commit, current_setting('synchronous_standby_names') as standbys`;

function refuseLossySettings(
  settings: Settings | undefined,
  { isReplicaRequired = false }: PostgresOptions,
): void {
  if (settings?.follows) {
    throw new Error(
      "This server follows another one: it takes no writes and may be behind. " +
        "Connect to the leader, for example through HAProxy (deploy/cluster/haproxy.cfg)",
    );
  }
  if (isReplicaRequired && settings?.standbys === "") {
    throw new Error(
      "CLUSTER=required, but synchronous_standby_names is empty, so a commit is acknowledged that only one machine has. " +
        "Turn on synchronous_mode and synchronous_mode_strict in Patroni (deploy/cluster/patroni.yml)",
    );
  }
  // `local` waits for the disk of one machine, as if there were no other.
  if (isReplicaRequired && !["on", "remote_apply"].includes(settings?.commit ?? "")) {
    throw new Error(
      `CLUSTER=required, but synchronous_commit is ${settings?.commit}, so a commit does not wait for the disk of another machine. ` +
        "Set it to on: patronictl edit-config",
    );
  }
  if (settings?.commit === "off") {
    throw new Error(
      "synchronous_commit is off for this database or role, so PostgreSQL may lose acknowledged writes. " +
        "Turn it on: alter database ... set synchronous_commit = on",
    );
  }
  if (settings?.fsync === "off") {
    throw new Error(
      "fsync is off on this server, so a power failure may lose acknowledged writes or corrupt the database. " +
        "Turn it on: alter system set fsync = on; select pg_reload_conf()",
    );
  }
}
