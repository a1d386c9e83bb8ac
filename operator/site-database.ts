import { existsSync } from "node:fs";
import { usingDatabase } from "../platform/database/database.ts";
import { findSqliteFile } from "../server/backup/data-places.ts";
import type { Config } from "../server/config.ts";
import { migrations, type SiteDatabase } from "../server/migrations.ts";
import { type OperatorContext, OperatorFailure } from "./context.ts";

export function requireSqliteFile(config: Config): string {
  const file = findSqliteFile(config);
  if (file === undefined) throw new OperatorFailure("The site already uses PostgreSQL (DATABASE_URL).");
  if (!existsSync(file))
    throw new OperatorFailure(`There is no database at ${file} yet. Start the site once: npm start`);
  return file;
}

/** Fails if the database does not exist or has pending migrations, which only the site applies. */
export function siteDatabaseOf(
  config: Config,
  { now, newId, actor }: Pick<OperatorContext, "now" | "newId" | "actor">,
): OperatorContext["withDatabase"] {
  return async (work) => {
    const file = findSqliteFile(config);
    if (file !== undefined) requireSqliteFile(config);
    const { isReplicaRequired } = config;
    const options = { file: file ?? "", migrations, now, maxConnections: 2, isReplicaRequired };
    return await usingDatabase(config.databaseUrl, options, async (database: SiteDatabase) => {
      await database.check().catch((cause) => {
        throw new OperatorFailure("The database is not ready.", { cause });
      });
      return await work(database, { now: now(), newId, actor });
    });
  };
}
