import type { Database } from "../../../platform/database/database.ts";
import { sealForgottenSalts } from "../consent/forgotten-consent.server.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import { addKeyToDigests } from "./address-digests.server.ts";
import type { LeadKeys } from "./lead-keys.server.ts";

/**
 * What earlier versions left of forgotten persons could be tried out with the database alone. It is not a migration,
 * because those have no secret; it does nothing when there is nothing left to do. Returns how many entries it changed.
 */
export async function protectForgotten(database: Database<LeadTables>, keys: LeadKeys): Promise<number> {
  const count = (await addKeyToDigests(database, keys)) + (await sealForgottenSalts(database, keys));
  if (count > 0) await database.wipeDeleted();
  return count;
}
