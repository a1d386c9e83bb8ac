import type { Transaction } from "kysely";
import { countRows } from "../../../platform/database/count-rows.ts";
import type { Database } from "../../../platform/database/database.ts";
import { eraseConsent } from "../consent/consent-erasure.server.ts";
import type { EventStamp } from "../records/lead-changes.server.ts";
import type { LeadReader, LeadTables } from "../records/lead-tables.server.ts";
import { removeJoinedLeads } from "./joined-opt-outs.server.ts";
import type { PrivacyKeys } from "./privacy-keys.server.ts";

/** Everything older than these times (milliseconds since 1970) is removed. */
export interface RetentionLimits {
  /** Compared with the last contact. Consent records whose lead is already deleted expire by their own age. */
  readonly leads: number;
  readonly idempotencyKeys: number;
  readonly privacyRequests: number;
}

export interface RetentionCount {
  readonly leads: number;
  /** Records whose content is erased. The hashes stay, or the chain could not be verified. */
  readonly consentRecords: number;
  readonly idempotencyKeys: number;
  readonly privacyRequests: number;
}

/** Each batch is its own transaction, so that on SQLite visitors do not wait for the whole purge. */
const BATCH = 200;

/** Counts what `purgeExpired` would remove. */
export async function countExpired(
  { db }: Database<LeadTables>,
  limits: RetentionLimits,
): Promise<RetentionCount> {
  const { leads, idempotencyKeys, privacyRequests } = limits;
  return {
    leads: await countRows(db.selectFrom("leads").where("last_contact_at", "<", leads)),
    consentRecords: await countRows(selectExpiredConsents(db, leads)),
    idempotencyKeys: await countRows(
      db.selectFrom("idempotency_keys").where("created_at", "<", idempotencyKeys),
    ),
    privacyRequests: await countRows(
      db.selectFrom("privacy_requests").where("requested_at", "<", privacyRequests),
    ),
  };
}

function selectExpiredConsents(db: LeadReader, before: number) {
  return db
    .selectFrom("consent_records")
    .leftJoin("leads", "leads.id", "consent_records.lead_id")
    .where("content", "is not", null)
    .where((is) => is(is.fn.coalesce("leads.last_contact_at", "recorded_at"), "<", before));
}

export interface PurgeOptions extends EventStamp {
  readonly keys: PrivacyKeys;
}

export async function purgeExpired(
  database: Database<LeadTables>,
  limits: RetentionLimits,
  options: PurgeOptions,
): Promise<RetentionCount> {
  const keys = await database.db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", limits.idempotencyKeys)
    .executeTakeFirst();
  const requests = await database.db
    .deleteFrom("privacy_requests")
    .where("requested_at", "<", limits.privacyRequests)
    .executeTakeFirst();
  const withConsent = await purgeAll(() => purgeConsentBatch(database, limits.leads, options));
  const withoutConsent = await purgeAll(() => purgeLeadBatch(database, limits.leads, options));
  return {
    leads: withConsent.leads + withoutConsent.leads,
    consentRecords: withConsent.consentRecords,
    idempotencyKeys: Number(keys.numDeletedRows),
    privacyRequests: Number(requests.numDeletedRows),
  };
}

type Purged = Pick<RetentionCount, "leads" | "consentRecords">;

async function purgeAll(purgeBatch: () => Promise<Purged>): Promise<Purged> {
  let [leads, consentRecords] = [0, 0];
  for (;;) {
    const batch = await purgeBatch();
    if (batch.leads + batch.consentRecords === 0) return { leads, consentRecords };
    leads += batch.leads;
    consentRecords += batch.consentRecords;
  }
}

/**
 * Removes expired leads that no consent record points to, as after a restore of one table: they are personal data too.
 */
async function purgeLeadBatch(
  database: Database<LeadTables>,
  before: number,
  options: PurgeOptions,
): Promise<Purged> {
  return await database.transaction(async (transaction) => {
    const expired = await transaction
      .selectFrom("leads")
      .select("id")
      .where("last_contact_at", "<", before)
      .limit(BATCH)
      .execute();
    const ids = expired.map(({ id }) => id);
    if (ids.length > 0) await deleteBatch(transaction, ids, options);
    return { leads: ids.length, consentRecords: 0 };
  });
}

async function purgeConsentBatch(
  database: Database<LeadTables>,
  before: number,
  options: PurgeOptions,
): Promise<Purged> {
  return await database.transaction(async (transaction) => {
    const expired = await selectExpiredConsents(transaction, before)
      .select("consent_records.lead_id as leadId")
      .limit(BATCH)
      .execute();
    const ids = expired.map(({ leadId }) => leadId);
    if (ids.length === 0) return { leads: 0, consentRecords: 0 };
    await eraseConsent(transaction, ids);
    const leads = await deleteBatch(transaction, ids, options);
    return { leads, consentRecords: ids.length };
  });
}

/** Returns how many there were. */
async function deleteBatch(
  transaction: Transaction<LeadTables>,
  ids: readonly string[],
  { keys, ...stamp }: PurgeOptions,
): Promise<number> {
  let count = 0;
  const remove = async () => {
    const { numDeletedRows } = await transaction
      .deleteFrom("leads")
      .where("id", "in", ids)
      .executeTakeFirst();
    count = Number(numDeletedRows);
  };
  await removeJoinedLeads(transaction, keys, ids, { ...stamp, remove });
  return count;
}
