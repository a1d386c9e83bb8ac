import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Registry } from "prom-client";
import { describeError, type Log } from "../../platform/log.ts";
import { createMailer } from "../../platform/mail/mailer.ts";
import { createUnsubscribe, type Unsubscribe } from "../../platform/mail/unsubscribe-page.ts";
import { createUnsubscribeTokens } from "../../platform/mail/unsubscribe-token.ts";
import type { Outcome } from "../../platform/outbox/jobs.ts";
import { createOutboxMetrics } from "../../platform/outbox/outbox-metrics.ts";
import { startWorker, type Worker, type WorkerObserver } from "../../platform/outbox/worker.ts";
import { createWebhookSender } from "../../platform/webhooks/webhook.ts";
import { mailSender } from "../../src/leads/delivery/delivery-catalog.server.ts";
import { createLeadHandlers } from "../../src/leads/delivery/lead-handlers.server.ts";
import { describeLeadUnsubscription } from "../../src/leads/delivery/lead-unsubscription.server.ts";
import { createLeadKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { digestAddress, isSuppressed, optOutDigest } from "../../src/leads/privacy/suppressions.server.ts";
import type { LeadDatabase } from "../../src/leads/records/lead-store.server.ts";
import { readNewsFiles } from "../../src/news/news-files.server.ts";
import { createConfirmationTokens } from "../../src/news/subscriptions/confirmation-token.server.ts";
import {
  describeBlockAddress,
  describeNewsUnsubscription,
} from "../../src/news/subscriptions/delivery/news-unsubscription.server.ts";
import { createNewsHandlers } from "../../src/news/subscriptions/delivery/subscription-handlers.server.ts";
import { NEVER_ID_PREFIX, SUBSCRIPTION_ID_PREFIX } from "../../src/news/subscriptions/subscription.ts";
import {
  endSubscription,
  type NewsDatabase,
} from "../../src/news/subscriptions/subscription-store.server.ts";
import type { Config } from "../config.ts";

export interface DeliveryDeps {
  readonly database: LeadDatabase & NewsDatabase;
  /** Signs the links in mails, and recognizes people who were forgotten. */
  readonly secret: string;
  readonly registry: Registry;
  readonly log: Log;
}

const IDLE: Worker = { wake: () => {}, stop: async () => {} };
const ARTICLES = path.resolve(import.meta.dirname, "../../content/news");

/** Sends the mails and webhooks of leads and subscriptions, unless WORKER is off for this process. */
export async function startDelivery(
  config: Config,
  { database, secret, registry, log }: DeliveryDeps,
): Promise<Worker> {
  const onError = (error: unknown) =>
    log.error({ error: describeError(error) }, "delivery: unexpected error");
  const metrics = createOutboxMetrics({ registry, database, onError });
  if (!config.runsWorker) return IDLE;
  const { leadWebhook } = config;
  const tokens = createUnsubscribeTokens(secret);
  const keys = createLeadKeys(secret);
  const post = {
    database,
    mailer: createMailer(config.smtpUrl, config.dataDir),
    from: config.mailFrom ?? { name: mailSender.name, address: mailSender.email },
    siteUrl: config.siteUrl,
  };
  const leadHandlers = createLeadHandlers({
    ...post,
    keys,
    sender:
      leadWebhook &&
      createWebhookSender({
        ...leadWebhook,
        allowsPrivate: config.webhookAllowsPrivate,
        userAgent: mailSender.name,
        now: Date.now,
      }),
    to: config.leadNotifyEmail ?? mailSender.email,
    tokens,
    mailSender,
  });
  const newsHandlers = createNewsHandlers({
    ...post,
    sender: mailSender,
    unsubscribeTokens: tokens,
    confirmationTokens: createConfirmationTokens(secret),
    articles: await readNewsFiles(ARTICLES),
    isSuppressed: (email, agreedAt) =>
      isSuppressed(database, keys, { email }, { scope: "email", consentedAt: agreedAt }),
    digestAddress: (email) =>
      digestAddress(database, keys, { email }, { newId: randomUUID, now: Date.now() }),
    now: Date.now,
  });
  return startWorker({
    database,
    handlers: { ...leadHandlers, ...newsHandlers },
    now: Date.now,
    random: Math.random,
    newId: randomUUID,
    observer: {
      attempted(job, state, outcome) {
        metrics.attempted(job, state, outcome);
        const level = state === "dead" ? "error" : state === "pending" ? "warn" : "info";
        log[level](
          { job: job.id, kind: job.kind, attempts: job.attempts, state, ...reasonOf(outcome) },
          "delivery",
        );
      },
      failed: onError,
    } satisfies WorkerObserver,
  });
}

function reasonOf(outcome: Outcome): { readonly reason?: string } {
  return "reason" in outcome ? { reason: outcome.reason } : {};
}

/** Page behind the unsubscribe link in every mail to a person. Every process serves it, even without a worker. */
export function createUnsubscribePage({
  database,
  secret,
}: Pick<DeliveryDeps, "database" | "secret">): Unsubscribe {
  const now = Date.now;
  const keys = createLeadKeys(secret);
  const newId = randomUUID;
  const senderName = mailSender.name;
  return createUnsubscribe({
    tokens: createUnsubscribeTokens(secret),
    contactEmail: mailSender.email,
    describe(recordId) {
      if (recordId.startsWith(SUBSCRIPTION_ID_PREFIX)) {
        return describeNewsUnsubscription(recordId, { database, senderName, now });
      }
      if (recordId.startsWith(NEVER_ID_PREFIX)) {
        return describeBlockAddress(recordId.slice(NEVER_ID_PREFIX.length), {
          senderName,
          optOut: (digest) => optOutDigest(database, keys, digest, NEVER, { newId, now: now() }),
        });
      }
      return describeLeadUnsubscription(recordId, {
        database,
        keys,
        mailSender,
        now,
        newId,
        async onOptOut(email) {
          await endSubscription(database, { email }, now());
        },
      });
    },
  });
}

const NEVER = { reason: "one click in a mail that asked to confirm the news", scopes: ["email"] } as const;
