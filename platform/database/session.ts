import { AsyncLocalStorage } from "node:async_hooks";
import { Kysely, type Transaction } from "kysely";
import type { DatabaseDialect, Engine } from "./engine.ts";

export interface TransactionOptions {
  /**
   * Transactions with the same name run one after the other, across all processes. Use it where one reads what another
   * may be about to write: on PostgreSQL both could otherwise read the same old row.
   */
  readonly exclusive?: string;
  /**
   * Only reads, needs no lock, and sees the database as it was when the transaction began. SQLite's transactions always
   * do.
   */
  readonly isSnapshot?: boolean;
}

/** Queries and transactions on one engine, with the same rules for both engines. */
export class Session<Schema> {
  readonly #engine: Engine;
  readonly #kysely: Kysely<Schema>;
  readonly #transaction = new AsyncLocalStorage<{ isOpen: boolean }>();
  #closing: Promise<void> | undefined;

  private constructor(engine: Engine) {
    this.#engine = engine;
    this.#kysely = new Kysely<Schema>({ dialect: engine.kyselyDialect });
  }

  static async open<Schema>(engine: Engine): Promise<Session<Schema>> {
    const session = new Session<Schema>(engine);
    try {
      await session.verifyDurability();
    } catch (error) {
      await session.close();
      throw error;
    }
    return session;
  }

  get dialect(): DatabaseDialect {
    return this.#engine.dialect;
  }

  /** Throws inside a transaction: on SQLite the query would deadlock; on PostgreSQL it would run outside of it. */
  get db(): Kysely<Schema> {
    if (this.#transaction.getStore()?.isOpen) {
      throw new Error("Inside a transaction, use the transaction that was passed in, not the database");
    }
    return this.#kysely;
  }

  async transaction<Result>(
    work: (transaction: Transaction<Schema>) => Promise<Result>,
    { exclusive, isSnapshot = false }: TransactionOptions = {},
  ): Promise<Result> {
    const begin = this.db.transaction();
    const started = isSnapshot
      ? begin.setIsolationLevel("repeatable read").setAccessMode("read only")
      : begin;
    const scope = { isOpen: true };
    let failure: { readonly reason: unknown } | undefined;
    try {
      return await started.execute(async (transaction) => {
        try {
          if (exclusive !== undefined) await this.#engine.holdLock(transaction, exclusive);
          const result = await this.#transaction.run(scope, () => work(transaction));
          if (!isSnapshot) await this.#engine.confirmReads(transaction);
          return result;
        } catch (reason) {
          failure = { reason };
          throw reason;
        }
      });
    } catch (error) {
      // When the connection is lost, the rollback fails too. Its error would hide why the work failed.
      throw failure === undefined ? error : failure.reason;
    } finally {
      scope.isOpen = false;
    }
  }

  async verifyDurability(): Promise<void> {
    await this.#engine.verifyDurability(this.db);
  }

  async wipeDeleted(): Promise<void> {
    await this.#engine.wipeDeleted(this.db);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    // PostgreSQL's pool waits for its connections. SQLite's only connection would close during a transaction, so wait.
    if (this.#engine.dialect === "sqlite") await this.#kysely.connection().execute(async () => {});
    await this.#kysely.destroy();
  }
}
