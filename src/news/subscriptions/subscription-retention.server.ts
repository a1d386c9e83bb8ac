import { countRows } from "../../../platform/database/count-rows.ts";
import type { Database } from "../../../platform/database/database.ts";
import { purgePauses } from "../../../platform/mail/mail-pauses.ts";
import type { NewsTables } from "./subscription-tables.server.ts";

/** Removes unconfirmed addresses, expired links and old pauses. Returns how many addresses. */
export async function purgeUnconfirmed(database: Database<NewsTables>, now: number): Promise<number> {
  return await database.transaction(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("news_subscriptions")
      .where("state", "=", "pending")
      .where("link_expires_at", "<=", now)
      .executeTakeFirst();
    await transaction
      .updateTable("news_subscriptions")
      .set({ link_salt: null, link_sha256: null, link_expires_at: null })
      .where("link_expires_at", "<=", now)
      .execute();
    await purgePauses(transaction, now);
    return Number(numDeletedRows);
  });
}

/** Counts what `purgeUnconfirmed` would remove. */
export async function countUnconfirmed({ db }: Database<NewsTables>, now: number): Promise<number> {
  const pending = db.selectFrom("news_subscriptions").where("state", "=", "pending");
  return await countRows(pending.where("link_expires_at", "<=", now));
}
