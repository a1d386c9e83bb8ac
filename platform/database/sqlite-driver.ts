import type { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  type TransactionSettings,
} from "kysely";
import { isBusy } from "./sqlite-errors.ts";
import { Turns } from "./turns.ts";

/** Maximum wait for another process that holds the file's only write lock. */
const LOCK_WAIT_MS = 2_000;
/** Short, or a process that waits gets the lock later than those that use it all the time. */
const LOCK_PAUSE_MS = 2;

/** Kysely would let one caller at a time use the only connection, also while it waits for the lock. The driver does not. */
export class TurnTakingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export class LockWaitingDriver extends SqliteDriver {
  readonly #connection: DatabaseSync;
  readonly #turns = new Turns();
  readonly #waiting = new Turns();

  constructor(connection: DatabaseSync, database: SqliteDatabase) {
    super({ database });
    this.#connection = connection;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => this.#waitForLock(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.end();
  }

  /**
   * Between attempts the process serves other requests, and they use the connection: reading needs no lock. One caller
   * tries for all who wait. Inside a transaction we already hold the lock.
   */
  async #waitForLock<Result>(attempt: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + LOCK_WAIT_MS;
    const isLockedOut = (error: unknown) => isBusy(error) && !this.#connection.isTransaction;
    try {
      return await attempt();
    } catch (error) {
      if (!isLockedOut(error)) throw error;
    }
    this.#turns.end();
    await this.#waiting.take();
    try {
      for (;;) {
        await sleep(LOCK_PAUSE_MS);
        await this.#turns.take();
        try {
          return await attempt();
        } catch (error) {
          if (!isLockedOut(error) || performance.now() >= deadline) throw error;
        }
        this.#turns.end();
      }
    } finally {
      this.#waiting.end();
    }
  }

  /**
   * A plain `begin` takes the write lock at the first write. If another process has written since the transaction's
   * first read, SQLite then fails at once, without waiting.
   */
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const begin = accessMode === "read only" ? "begin" : "begin immediate";
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** SQLite rolls back by itself on errors such as a full disk; a second rollback would hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection.isTransaction) await connection.executeQuery(CompiledQuery.raw("rollback"));
  }
}
