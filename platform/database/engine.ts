import type { Dialect, QueryExecutorProvider } from "kysely";

export type DatabaseDialect = "sqlite" | "postgres";

/** All that the two storage engines differ in. */
export interface Engine {
  readonly dialect: DatabaseDialect;
  readonly kyselyDialect: Dialect;
  /** Rejects unless the engine is set up so that what it acknowledges survives a crash and a power failure. */
  verifyDurability(executor: QueryExecutorProvider): Promise<void>;
  /** Leaves nothing of deleted rows in the files that are the engine's to write. */
  wipeDeleted(executor: QueryExecutorProvider): Promise<void>;
  /** Inside a transaction: waits until no other open transaction, of any process, holds the lock `name`. */
  holdLock(transaction: QueryExecutorProvider, name: string): Promise<void>;
}
