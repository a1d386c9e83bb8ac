import { type Database, usingDatabase } from "../../platform/database/database.ts";
import { type Action, type AuditTables, recordAction } from "../../src/audit/audit-log.server.ts";
import type { OperatorContext } from "../context.ts";

/**
 * Records an action in a copy of the database, a SQLite file that is about to become the site's database or to be copied
 * into it: the entry arrives with the data, or neither does.
 */
export async function recordInCopy(
  { now, actor }: OperatorContext,
  file: string,
  action: Action,
): Promise<void> {
  const options = { file: "", migrations: [], now };
  await usingDatabase(`file:${file}`, options, (database: Database<AuditTables>) =>
    database.transaction((trx) => recordAction(trx, action, { actor, now: now() })),
  );
}
