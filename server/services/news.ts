import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "../../platform/database/database.ts";
import type { Endpoint } from "../../platform/http/api.ts";
import { describeError } from "../../platform/log.ts";
import { createLeadKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { digestAddress } from "../../src/leads/privacy/suppressions.server.ts";
import type { LeadTables } from "../../src/leads/records/lead-tables.server.ts";
import { createConfirmationTokens } from "../../src/news/subscriptions/confirmation-token.server.ts";
import {
  type SubscriptionRequestDeps,
  subscriptionsEndpoint,
} from "../../src/news/subscriptions/sign-up/request-subscription.server.ts";
import {
  createSubscriptionPosts,
  type SubscriptionPosts,
} from "../../src/news/subscriptions/sign-up/subscription-posts.server.ts";
import { consentOffer } from "../../src/news/subscriptions/subscription-catalog.server.ts";
import type { NewsDatabase } from "../../src/news/subscriptions/subscription-store.server.ts";
import type { Config } from "../config.ts";
import type { IntakeDeps } from "./leads.ts";

/** Accepts subscriptions as JSON from scripts and as plain form posts. Both share one rate limit. */
export function openNewsSubscriptions(
  { leadsPerMinute }: Config,
  { database, log, secret, openRateLimit, wakeWorker }: IntakeDeps<NewsDatabase & Database<LeadTables>>,
): { readonly posts: SubscriptionPosts; readonly endpoint: Endpoint } {
  const keys = createLeadKeys(secret);
  const deps: SubscriptionRequestDeps = {
    database,
    now: Date.now,
    newId: randomUUID,
    newSalt: () => randomBytes(16).toString("hex"),
    tokens: createConfirmationTokens(secret),
    digestAddress: (email) =>
      digestAddress(database, keys, { email }, { newId: randomUUID, now: Date.now() }),
    rateLimit: openRateLimit("news", leadsPerMinute),
    onQueued: wakeWorker,
    reportFailure: (error, requestId) =>
      log.error({ requestId, error: describeError(error) }, "a news subscription could not be stored"),
  };
  return {
    posts: createSubscriptionPosts({ ...deps, consent: consentOffer }),
    endpoint: subscriptionsEndpoint(deps),
  };
}
