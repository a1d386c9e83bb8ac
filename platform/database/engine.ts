import type { Dialect, QueryExecutorProvider } from "kysely";

export type DatabaseDialect = "sqlite" | "postgres";

/** Everything that differs between the two database engines. */
export interface Engine {
  readonly dialect: DatabaseDialect;
  readonly kyselyDialect: Dialect;
  /** Rejects unless the engine's settings make acknowledged writes survive a crash and a power failure. */
  verifyDurability(executor: QueryExecutorProvider): Promise<void>;
  /** Removes the bytes of deleted rows from the files that the engine controls. */
  wipeDeleted(executor: QueryExecutorProvider): Promise<void>;
  /** Called last in a transaction that may write: its commit waits until everything that it has read is durable. */
  confirmReads(transaction: QueryExecutorProvider): Promise<void>;
  /** Call inside a transaction: waits until no other open transaction, in any process, holds the lock `name`. */
  holdLock(transaction: QueryExecutorProvider, name: string): Promise<void>;
}
