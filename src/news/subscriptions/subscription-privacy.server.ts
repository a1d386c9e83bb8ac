import type { Database } from "../../../platform/database/database.ts";
import { listJobs } from "../../../platform/outbox/job-records.ts";
import type { OutboxTables } from "../../../platform/outbox/outbox.ts";
import type { ActionStamp, AuditTables } from "../../audit/audit-log.server.ts";
import { listMailings } from "./delivery/mailing-store.server.ts";
import { deleteSubscription, endSubscriptionOnRequest } from "./subscription-end.server.ts";
import { findSubscription } from "./subscription-store.server.ts";
import type { NewsTables } from "./subscription-tables.server.ts";

/** A person's requests about their subscriptions. */

type AuditedNewsDatabase = Database<NewsTables & OutboxTables & AuditTables>;

export async function exportSubscriptions(database: AuditedNewsDatabase, emails: readonly string[]) {
  const found = [];
  for (const email of emails) {
    const subscription = await findSubscription(database, { email });
    if (subscription === undefined) continue;
    const mailings = await listMailings(database, subscription.id);
    found.push({ ...subscription, articlesSent: mailings.map(({ articleId }) => articleId) });
  }
  return found;
}

export interface DeletedSubscriptions {
  readonly count: number;
  /** Ids of the mails to these subscribers. */
  readonly mailIds: readonly string[];
}

export async function deleteSubscriptions(
  database: AuditedNewsDatabase,
  emails: readonly string[],
  stamp: ActionStamp,
): Promise<DeletedSubscriptions> {
  const mailIds: string[] = [];
  let count = 0;
  for (const email of emails) {
    const subscription = await findSubscription(database, { email });
    if (subscription === undefined) continue;
    const payload = { subscriptionId: subscription.id };
    const jobs = await listJobs(database, { payload, limit: 1_000 });
    const mailings = await listMailings(database, subscription.id);
    mailIds.push(...jobs.map(({ id }) => id), ...mailings.map(({ jobId }) => jobId));
    if (await deleteSubscription(database, email, stamp)) count += 1;
  }
  return { count, mailIds };
}

/** Returns the number of subscriptions ended. */
export async function endSubscriptions(
  database: AuditedNewsDatabase,
  emails: readonly string[],
  stamp: ActionStamp,
): Promise<number> {
  let count = 0;
  for (const email of emails) {
    if (await endSubscriptionOnRequest(database, { email }, stamp)) count += 1;
  }
  return count;
}
