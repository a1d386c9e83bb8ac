import { listJobs } from "../../platform/outbox/job-records.ts";
import { addressesOf, type PersonLeads, type Subject } from "../../src/leads/privacy/lead-person.server.ts";
import { listMailings } from "../../src/news/subscriptions/delivery/mailing-store.server.ts";
import { normalizeAddress } from "../../src/news/subscriptions/subscription.ts";
import {
  deleteSubscription,
  endSubscription,
  findSubscription,
} from "../../src/news/subscriptions/subscription-store.server.ts";
import type { SiteDatabase } from "../context.ts";

/** E-mail addresses under which a person may have subscribed: the one given, and those of their leads. */
export function emailsOf(subject: Subject, person: PersonLeads): readonly string[] {
  return addressesOf(subject, person).flatMap((address) =>
    "email" in address ? [normalizeAddress(address.email)] : [],
  );
}

export async function exportSubscriptions(database: SiteDatabase, emails: readonly string[]) {
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
  database: SiteDatabase,
  emails: readonly string[],
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
    if (await deleteSubscription(database, email)) count += 1;
  }
  return { count, mailIds };
}

/** Returns the number of subscriptions ended. */
export async function endSubscriptions(
  database: SiteDatabase,
  emails: readonly string[],
  now: number,
): Promise<number> {
  let count = 0;
  for (const email of emails) {
    if (await endSubscription(database, { email }, now)) count += 1;
  }
  return count;
}
