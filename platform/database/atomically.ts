import type { Database } from "./database.ts";

/**
 * Runs functions that each have a transaction of their own as parts of one: all of it is stored, or nothing. `work` gets
 * the database to hand on to them. What it throws rolls everything back. The options of the inner transactions do not
 * count.
 */
export async function atomically<Schema, Result>(
  database: Database<Schema>,
  work: (within: Database<Schema>) => Promise<Result>,
): Promise<Result> {
  const { dialect, migrate, wipeDeleted, check, close } = database;
  const rest = { dialect, migrate, wipeDeleted, check, close };
  return await database.transaction((transaction) =>
    work({ ...rest, db: transaction, transaction: (part) => part(transaction) }),
  );
}
