import { existsSync } from "node:fs";
import { type Database, openDatabase } from "../platform/database/database.ts";
import type { Migration } from "../platform/database/migrations.ts";
import { findSqliteFile } from "../server/backup/data-places.ts";
import type { Config } from "../server/config.ts";
import { OperatorFailure } from "./context.ts";

export function requireSqliteFile(config: Config): string {
  const file = findSqliteFile(config);
  if (file === undefined) throw new OperatorFailure("The site already uses PostgreSQL (DATABASE_URL).");
  if (!existsSync(file))
    throw new OperatorFailure(`There is no database at ${file} yet. Start the site once: npm start`);
  return file;
}

/** Fails if the database does not exist or has pending migrations, which only the site applies. */
export async function openSiteDatabase<Schema>(
  config: Config,
  { migrations, now }: { readonly migrations: readonly Migration[]; readonly now: () => number },
): Promise<Database<Schema>> {
  const file = findSqliteFile(config);
  if (file !== undefined) requireSqliteFile(config);
  const database = await openDatabase<Schema>(config.databaseUrl, {
    file: file ?? "",
    migrations,
    now,
    maxConnections: 2,
  });
  try {
    await database.check();
    return database;
  } catch (cause) {
    await database.close();
    throw new OperatorFailure("The database is not ready.", { cause });
  }
}
