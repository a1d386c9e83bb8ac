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
  /** Called in the transaction of each batch, before its leads are gone. */
  beforeRemoval?(transaction: Transaction<LeadTables>, leadIds: readonly string[]): Promise<unknown>;
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
  const withConsent = await purgeBatches(database, options, (transaction) =>
    selectExpiredConsents(transaction, limits.leads)
      .select("consent_records.lead_id as id")
      .limit(BATCH)
      .execute(),
  );
  // Leads that no consent record points to, as after a restore of one table: they are personal data too.
  const withoutConsent = await purgeBatches(database, options, (transaction) =>
    transaction
      .selectFrom("leads")
      .select("id")
      .where("last_contact_at", "<", limits.leads)
      .limit(BATCH)
      .execute(),
  );
  return {
    leads: withConsent.leads + withoutConsent.leads,
    consentRecords: withConsent.selected,
    idempotencyKeys: Number(keys.numDeletedRows),
    privacyRequests: Number(requests.numDeletedRows),
  };
}

/** Erases the leads that `select` finds and their consents, until it finds no more. */
async function purgeBatches(
  database: Database<LeadTables>,
  options: PurgeOptions,
  select: (transaction: Transaction<LeadTables>) => Promise<readonly { readonly id: string }[]>,
): Promise<{ readonly selected: number; readonly leads: number }> {
  let [selected, leads] = [0, 0];
  for (;;) {
    const batch = await database.transaction(async (transaction) => {
      const ids = (await select(transaction)).map(({ id }) => id);
      if (ids.length === 0) return undefined;
      await options.beforeRemoval?.(transaction, ids);
      await eraseConsent(transaction, ids);
      return { selected: ids.length, leads: await deleteBatch(transaction, ids, options) };
    });
    if (batch === undefined) return { selected, leads };
    selected += batch.selected;
    leads += batch.leads;
  }
}

/** Returns how many there were. */
async function deleteBatch(
  transaction: Transaction<LeadTables>,
  ids: readonly string[],
  { keys, ...stamp }: PurgeOptions,
): Promise<number> {
  const remove = () => transaction.deleteFrom("leads").where("id", "in", ids).executeTakeFirst();
  const { numDeletedRows } = await removeJoinedLeads(transaction, keys, ids, { ...stamp, remove });
  return Number(numDeletedRows);
}
