import type { Database } from "../../../platform/database/database.ts";
import { encryptErasedSalts } from "../consent/consent-erasure.server.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import { addKeyToDigests } from "./address-digests.server.ts";
import type { PrivacyKeys } from "./privacy-keys.server.ts";

/**
 * Earlier versions left data of forgotten people that could be brute-forced with the database alone; this protects it
 * with the site's secret. Not a migration, because migrations have no secret. Does nothing once everything is
 * protected. Returns how many entries it changed.
 */
export async function protectErasedPeople(
  database: Database<LeadTables>,
  keys: PrivacyKeys,
): Promise<number> {
  const count = (await addKeyToDigests(database, keys)) + (await encryptErasedSalts(database, keys));
  if (count > 0) await database.wipeDeleted();
  return count;
}
