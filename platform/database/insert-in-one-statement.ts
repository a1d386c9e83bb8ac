import { type OperationNodeSource, type QueryExecutorProvider, sql } from "kysely";
import type { DatabaseDialect } from "./engine.ts";

interface Insert extends OperationNodeSource {
  execute(): Promise<unknown>;
}

/** Inserts into several tables. PostgreSQL gets a single statement, because each statement costs a round trip. */
export async function insertInOneStatement(
  transaction: QueryExecutorProvider,
  dialect: DatabaseDialect,
  inserts: readonly Insert[],
): Promise<void> {
  const [main, ...others] = inserts;
  if (dialect === "sqlite" || others.length === 0) {
    for (const insert of inserts) await insert.execute();
    return;
  }
  const parts = others.map((insert, index) => sql`${sql.id(`insert_${index}`)} as (${insert})`);
  await sql`with ${sql.join(parts)} ${main}`.execute(transaction);
}
