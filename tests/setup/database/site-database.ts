import { openDatabase } from "../../../platform/database/database.ts";
import type { Schema, SiteDatabase } from "../../../server/migrations.ts";

/** Opens the database of a running site beside it, and closes it. */
export async function withSiteDatabase<Result>(
  url: string,
  work: (database: SiteDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase<Schema>(url, { file: "", migrations: [], now: Date.now });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
