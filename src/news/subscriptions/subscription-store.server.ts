import type { Selectable } from "kysely";
import { z } from "zod";
import type { Database } from "../../../platform/database/database.ts";
import { claimMail, GROWING_PAUSES_MS, recipientOf } from "../../../platform/mail/mail-pauses.ts";
import { enqueue, type OutboxTables } from "../../../platform/outbox/outbox.ts";
import { digestToken } from "../../../platform/signer.ts";
import type { ConfirmationTokens } from "./confirmation-token.server.ts";
import {
  LINK_LIFETIME_MS,
  type NewsConsent,
  normalizeAddress,
  SUBSCRIPTION_ID_PREFIX,
  type Subscription,
  type SubscriptionState,
} from "./subscription.ts";
import type { NewsTables } from "./subscription-tables.server.ts";

/** A subscription and the mail about it are written together, so they need one database. */
export type NewsDatabase = Database<NewsTables & OutboxTables>;

export interface RequestSubscriptionDeps {
  readonly now: () => number;
  readonly newId: () => string;
  readonly newSalt: () => string;
  readonly tokens: ConfirmationTokens;
  /** Digest that identifies an address without storing it. */
  readonly digestAddress: (email: string) => Promise<string>;
}

/** Stores the request and queues the mail about it, unless the address is in its pause. */
export async function requestSubscription(
  database: NewsDatabase,
  address: string,
  deps: RequestSubscriptionDeps,
): Promise<"queued" | "recent"> {
  const { newId, tokens } = deps;
  const email = normalizeAddress(address);
  const digest = await deps.digestAddress(recipientOf(email));
  const now = deps.now();
  return await database.transaction(async (transaction) => {
    if (!(await claimMail(transaction, digest, { now, pausesMs: GROWING_PAUSES_MS }))) return "recent";
    await transaction
      .insertInto("news_subscriptions")
      .values({
        id: `${SUBSCRIPTION_ID_PREFIX}${newId()}`,
        email,
        state: "pending",
        requested_at: now,
        link_salt: null,
        link_sha256: null,
        link_expires_at: null,
        consent: null,
        unsubscribed_at: null,
      })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .execute();
    const { id, state } = await transaction
      .updateTable("news_subscriptions")
      .set({ requested_at: now })
      .where("email", "=", email)
      .returning(["id", "state"])
      .executeTakeFirstOrThrow();
    if (state !== "confirmed") {
      const salt = deps.newSalt();
      await transaction
        .updateTable("news_subscriptions")
        .set({
          link_salt: salt,
          link_sha256: digestToken(tokens.issue(id, salt)),
          link_expires_at: now + LINK_LIFETIME_MS,
        })
        .where("id", "=", id)
        .execute();
    }
    const payload = { subscriptionId: id };
    await enqueue(transaction, { id: newId(), kind: "news-confirmation", payload, runAt: now });
    return "queued";
  });
}

/** The subscription's state behind a mailed link; undefined if the link is unknown, replaced or expired. */
export async function findLink(
  { db }: NewsDatabase,
  token: string,
  now: number,
): Promise<SubscriptionState | undefined> {
  const row = await db
    .selectFrom("news_subscriptions")
    .select("state")
    .where("link_sha256", "=", digestToken(token))
    .where("link_expires_at", ">", now)
    .executeTakeFirst();
  return row?.state;
}

/** False if the link is not valid. Using it again changes nothing: the first consent counts. */
export async function confirmSubscription(
  database: NewsDatabase,
  token: string,
  consent: NewsConsent,
): Promise<boolean> {
  const link = digestToken(token);
  return await database.transaction(async (transaction) => {
    await transaction
      .updateTable("news_subscriptions")
      .set({ state: "confirmed", consent: JSON.stringify(consent), unsubscribed_at: null })
      .where("link_sha256", "=", link)
      .where("link_expires_at", ">", consent.agreedAt)
      .where("state", "!=", "confirmed")
      .execute();
    const row = await transaction
      .selectFrom("news_subscriptions")
      .select("id")
      .where("link_sha256", "=", link)
      .where("link_expires_at", ">", consent.agreedAt)
      .executeTakeFirst();
    return row !== undefined;
  });
}

export type SubscriptionKey = { readonly id: string } | { readonly email: string };

export async function findSubscription(
  { db }: Database<NewsTables>,
  key: SubscriptionKey,
): Promise<Subscription | undefined> {
  const query = db.selectFrom("news_subscriptions").selectAll();
  const row = await ("id" in key
    ? query.where("id", "=", key.id)
    : query.where("email", "=", normalizeAddress(key.email))
  ).executeTakeFirst();
  return row && readSubscription(row);
}

/** The salt of the link to mail. Undefined if no link is valid. */
export async function findLinkSalt(
  { db }: Database<NewsTables>,
  id: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("news_subscriptions")
    .select("link_salt")
    .where("id", "=", id)
    .where("link_expires_at", ">", now)
    .executeTakeFirst();
  return row?.link_salt ?? undefined;
}

export async function listSubscriptions({ db }: Database<NewsTables>): Promise<readonly Subscription[]> {
  const rows = await db.selectFrom("news_subscriptions").selectAll().orderBy("email").execute();
  return rows.map(readSubscription);
}

export async function countSubscriptions({
  db,
}: Database<NewsTables>): Promise<Readonly<Record<SubscriptionState, number>>> {
  const rows = await db
    .selectFrom("news_subscriptions")
    .select((select) => ["state", select.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const countOf = (state: SubscriptionState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return {
    pending: countOf("pending"),
    confirmed: countOf("confirmed"),
    unsubscribed: countOf("unsubscribed"),
  };
}

const consentContent = z.object({
  text: z.string(),
  version: z.string(),
  agreedAt: z.number(),
  ip: z.string(),
});

function readSubscription(row: Selectable<NewsTables["news_subscriptions"]>): Subscription {
  const { id, email, state, requested_at, consent, unsubscribed_at } = row;
  return {
    id,
    email,
    state,
    requestedAt: requested_at,
    consent: consent === null ? undefined : consentContent.parse(JSON.parse(consent)),
    unsubscribedAt: unsubscribed_at ?? undefined,
  };
}
