import type { Transaction } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { type ActionStamp, type AuditTables, recordAction } from "../../audit/audit-log.server.ts";
import { normalizeAddress } from "./subscription.ts";
import type { SubscriptionKey } from "./subscription-store.server.ts";
import type { NewsTables } from "./subscription-tables.server.ts";

/**
 * Ends a subscription for its reader. Keeps only the address and the time, which is what it takes to leave somebody
 * alone. Returns whether there was something to end.
 */
export async function endSubscription(
  database: Database<NewsTables>,
  key: SubscriptionKey,
  now: number,
): Promise<boolean> {
  return await database.transaction(async (trx) => (await end(trx, key, now)) !== undefined);
}

/** Does the same on the operator's behalf. */
export async function endSubscriptionOnRequest(
  database: Database<NewsTables & AuditTables>,
  key: SubscriptionKey,
  stamp: ActionStamp,
): Promise<boolean> {
  return await database.transaction(async (trx) => {
    const id = await end(trx, key, stamp.now);
    if (id === undefined) return false;
    await recordAction(trx, { action: "ended a subscription, on request", subject: id }, stamp);
    return true;
  });
}

/** Returns the id of the subscription, if there was one to end. */
async function end(
  trx: Transaction<NewsTables>,
  key: SubscriptionKey,
  now: number,
): Promise<string | undefined> {
  const update = trx
    .updateTable("news_subscriptions")
    .set({
      state: "unsubscribed",
      unsubscribed_at: now,
      consent: null,
      link_salt: null,
      link_sha256: null,
      link_expires_at: null,
    })
    .where("state", "!=", "unsubscribed")
    .returning("id");
  const ended = await ("id" in key
    ? update.where("id", "=", key.id)
    : update.where("email", "=", normalizeAddress(key.email))
  ).executeTakeFirst();
  if (ended === undefined) return undefined;
  await trx.deleteFrom("news_mailings").where("subscription_id", "=", ended.id).execute();
  return ended.id;
}

/**
 * Deletes the subscription. src/leads/privacy/suppressions.server.ts keeps a digest, so the address is still left
 * alone.
 */
export async function deleteSubscription(
  database: Database<NewsTables & AuditTables>,
  email: string,
  stamp: ActionStamp,
): Promise<boolean> {
  return await database.transaction(async (trx) => {
    const deleted = await trx
      .deleteFrom("news_subscriptions")
      .where("email", "=", normalizeAddress(email))
      .returning("id")
      .executeTakeFirst();
    if (deleted === undefined) return false;
    await recordAction(trx, { action: "deleted a subscription, on request", subject: deleted.id }, stamp);
    return true;
  });
}
