import type { Database } from "../../../../platform/database/database.ts";
import type { PrivacyKeys } from "../../privacy/privacy-keys.server.ts";
import type { LeadTables } from "../../records/lead-tables.server.ts";
import { openSalt } from "../consent-erasure.server.ts";
import type { ConsentEvidence } from "../consent-record.server.ts";
import type { ConsentRecord } from "../consent-record.ts";
import { findConsent, listReleaseConsents } from "../consent-store.server.ts";

/** The record with everything another machine needs to verify it. Undefined for an unknown reference. */
export async function exportEvidence(
  database: Database<LeadTables>,
  keys: PrivacyKeys,
  reference: string,
): Promise<ConsentEvidence | undefined> {
  const stored = await findConsent(database, reference);
  return stored && (await withFollowers(database, keys, stored));
}

/** The same of each release of the name, oldest first. */
export async function exportReleases(
  database: Database<LeadTables>,
  keys: PrivacyKeys,
  leadId: string,
): Promise<readonly ConsentEvidence[]> {
  const stored = await listReleaseConsents(database, leadId);
  return await Promise.all(stored.map((record) => withFollowers(database, keys, record)));
}

async function withFollowers(
  database: Database<LeadTables>,
  keys: PrivacyKeys,
  stored: ConsentRecord,
): Promise<ConsentEvidence> {
  const record = { ...stored, salt: openSalt(stored, keys) };
  const followedBy = await database.db
    .selectFrom("consent_records")
    .select(["sequence", "content_sha256 as contentSha256", "hash"])
    .where("sequence", ">", record.sequence)
    .orderBy("sequence")
    .execute();
  return { format: 1, record, followedBy };
}
