import { DatabaseSync } from "node:sqlite";
import { isBusy } from "./sqlite-errors.ts";

export interface SqliteLock {
  release(): void;
}

/**
 * Locks a SQLite file against every other process, until `release` or the end of this process. Undefined if another
 * process has it open, idle or not: in this mode, SQLite shares the file with nobody.
 */
export function lockSqlite(file: string): SqliteLock | undefined {
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    connection.exec("pragma locking_mode = exclusive");
    connection.exec("begin exclusive");
  } catch (error) {
    connection.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return { release: () => connection.close() };
}
