import type { Kysely } from "kysely";
import { countRows } from "../../../../platform/database/count-rows.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { enqueue, type OutboxTables } from "../../../../platform/outbox/outbox.ts";
import { type ActionStamp, type AuditTables, recordAction } from "../../../audit/audit-log.server.ts";
import type { NewsTables } from "../subscription-tables.server.ts";

/** Each batch is its own transaction, so that on SQLite visitors do not wait for all of them. */
const BATCH = 200;

/** Confirmed subscribers who have not been sent the article yet. */
function recipientsOf(db: Pick<Kysely<NewsTables>, "selectFrom">, articleId: string) {
  return db
    .selectFrom("news_subscriptions")
    .leftJoin("news_mailings", (join) =>
      join
        .onRef("news_mailings.subscription_id", "=", "news_subscriptions.id")
        .on("news_mailings.article_id", "=", articleId),
    )
    .where("state", "=", "confirmed")
    .where("news_mailings.article_id", "is", null);
}

export async function countRecipients({ db }: Database<NewsTables>, articleId: string): Promise<number> {
  return await countRows(recipientsOf(db, articleId));
}

type MailingDatabase = Database<NewsTables & OutboxTables & AuditTables>;

export interface MailingStamp extends ActionStamp {
  readonly newId: () => string;
}

/** Queues one mail per recipient. Nobody gets the article twice, even if this runs twice or at the same time. */
export async function queueArticle(
  database: MailingDatabase,
  articleId: string,
  stamp: MailingStamp,
): Promise<number> {
  let queued = 0;
  for (;;) {
    const batch = await queueBatch(database, { articleId, isFirst: queued === 0 }, stamp);
    if (batch === 0) return queued;
    queued += batch;
  }
}

async function queueBatch(
  database: MailingDatabase,
  { articleId, isFirst }: { readonly articleId: string; readonly isFirst: boolean },
  stamp: MailingStamp,
): Promise<number> {
  const { now, newId } = stamp;
  return await database.transaction(async (transaction) => {
    const recipients = await recipientsOf(transaction, articleId)
      .select("news_subscriptions.id")
      .limit(BATCH)
      .execute();
    if (recipients.length === 0) return 0;
    const added = await transaction
      .insertInto("news_mailings")
      .values(
        recipients.map(({ id }) => ({
          article_id: articleId,
          subscription_id: id,
          job_id: newId(),
          queued_at: now,
        })),
      )
      .onConflict((conflict) => conflict.columns(["article_id", "subscription_id"]).doNothing())
      .returning(["subscription_id", "job_id"])
      .execute();
    for (const { subscription_id: subscriptionId, job_id: id } of added) {
      const payload = { subscriptionId, articleId };
      await enqueue(transaction, { id, kind: "news-article", payload, runAt: now });
    }
    // With the first batch: if the process is killed after it, the record says what was begun.
    if (isFirst && added.length > 0) {
      await recordAction(
        transaction,
        { action: "mailed to subscribers", subject: `news/${articleId}` },
        stamp,
      );
    }
    return added.length;
  });
}

/** How many subscribers each article was sent to. */
export async function countMailings({ db }: Database<NewsTables>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("news_mailings")
    .select((select) => ["article_id", select.fn.countAll<number>().as("count")])
    .groupBy("article_id")
    .execute();
  return new Map(rows.map(({ article_id, count }) => [article_id, Number(count)]));
}

export interface Mailing {
  readonly articleId: string;
  readonly jobId: string;
  readonly queuedAt: number;
}

/** The articles one subscriber was sent, oldest first. */
export async function listMailings(
  { db }: Database<NewsTables>,
  subscriptionId: string,
): Promise<readonly Mailing[]> {
  const rows = await db
    .selectFrom("news_mailings")
    .selectAll()
    .where("subscription_id", "=", subscriptionId)
    .orderBy("queued_at")
    .orderBy("article_id")
    .execute();
  return rows.map(({ article_id, job_id, queued_at }) => ({
    articleId: article_id,
    jobId: job_id,
    queuedAt: queued_at,
  }));
}
