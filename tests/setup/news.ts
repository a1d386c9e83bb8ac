import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { DatabaseDialect } from "../../platform/database/engine.ts";
import { OUTBOX_MIGRATION, type OutboxTables } from "../../platform/outbox/outbox.ts";
import { AUDIT_MIGRATION, type AuditTables } from "../../src/audit/audit-log.server.ts";
import { createConfirmationTokens } from "../../src/news/subscriptions/confirmation-token.server.ts";
import {
  confirmSubscription,
  findLinkSalt,
  findSubscription,
  type NewsDatabase,
  type RequestSubscriptionDeps,
  requestSubscription,
} from "../../src/news/subscriptions/subscription-store.server.ts";
import { type NewsTables, newsMigrations } from "../../src/news/subscriptions/subscription-tables.server.ts";
import { type CurrentDatabase, databaseOfEachTest, openTestDatabase } from "./database/test-database.ts";

const MIGRATIONS = [OUTBOX_MIGRATION, ...newsMigrations, AUDIT_MIGRATION].toSorted((one, other) =>
  one.id.localeCompare(other.id),
);

export const NEWS_NOW = Date.UTC(2026, 10, 15, 12);
export const NEWS_TOKENS = createConfirmationTokens("a secret of this test");
export const AGREEMENT = { text: "I want the news.", version: "1.0", agreedAt: NEWS_NOW, ip: "203.0.113.9" };

/** Replaces the salted digest of the leads' opt-outs. */
export async function digestAddress(email: string): Promise<string> {
  return createHash("sha256").update(email).digest("hex");
}

export function newsOfEachTest(
  dialect: DatabaseDialect,
): CurrentDatabase<NewsTables & OutboxTables & AuditTables> {
  return databaseOfEachTest(() => openTestDatabase(dialect, MIGRATIONS, () => NEWS_NOW));
}

export function requestDepsAt(now: number): RequestSubscriptionDeps {
  return {
    now: () => now,
    newId: randomUUID,
    newSalt: () => randomBytes(16).toString("hex"),
    tokens: NEWS_TOKENS,
    digestAddress,
  };
}

/** The token in the mail to this address. */
export async function readToken(database: NewsDatabase, email: string, now = NEWS_NOW): Promise<string> {
  const subscription = await findSubscription(database, { email });
  const salt = subscription && (await findLinkSalt(database, subscription.id, now));
  if (subscription === undefined || salt === undefined) throw new Error("There is no link for this address");
  return NEWS_TOKENS.issue(subscription.id, salt);
}

/** Goes through form, mailed link and button. Returns the subscription's id. */
export async function subscribeFully(database: NewsDatabase, email: string): Promise<string> {
  await requestSubscription(database, email, requestDepsAt(NEWS_NOW));
  await confirmSubscription(database, await readToken(database, email), AGREEMENT);
  const subscription = await findSubscription(database, { email });
  if (subscription === undefined) throw new Error("The test's subscription was not stored");
  return subscription.id;
}
