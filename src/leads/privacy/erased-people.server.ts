import type { Database } from "../../../platform/database/database.ts";
import { encryptErasedSalts } from "../consent/consent-erasure.server.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import { addKeyToDigests } from "./address-digests.server.ts";
import type { PrivacyKeys } from "./privacy-keys.server.ts";

/**
 * What earlier versions left of forgotten persons could be tried out with the database alone. It is not a migration,
 * because those have no secret; it does nothing when there is nothing left to do. Returns how many entries it changed.
 */
export async function protectErasedPeople(
  database: Database<LeadTables>,
  keys: PrivacyKeys,
): Promise<number> {
  const count = (await addKeyToDigests(database, keys)) + (await encryptErasedSalts(database, keys));
  if (count > 0) await database.wipeDeleted();
  return count;
}
