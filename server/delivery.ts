import { randomUUID } from "node:crypto";
import type { Registry } from "prom-client";
import { describeError, type Log } from "../platform/log.ts";
import { createMailer } from "../platform/mail/mailer.ts";
import type { Outcome } from "../platform/outbox/jobs.ts";
import { createOutboxMetrics } from "../platform/outbox/outbox-metrics.ts";
import { startWorker, type Worker, type WorkerObserver } from "../platform/outbox/worker.ts";
import { createWebhookSender } from "../platform/webhooks/webhook.ts";
import { correspondent } from "../src/leads/delivery/delivery-catalog.server.ts";
import { createLeadHandlers } from "../src/leads/delivery/lead-handlers.server.ts";
import { createUnsubscribe, type Unsubscribe } from "../src/leads/delivery/unsubscribe.server.ts";
import { createUnsubscribeTokens } from "../src/leads/delivery/unsubscribe-token.server.ts";
import type { LeadDatabase } from "../src/leads/lead-store.server.ts";
import type { Config } from "./config.ts";

export interface DeliveryParts {
  readonly database: LeadDatabase;
  /** Signs the links to unsubscribe. */
  readonly secret: string;
  readonly registry: Registry;
  readonly log: Log;
}

const IDLE: Worker = { wake: () => {}, stop: async () => {} };

/** Delivers what leads bring, unless this process is told not to. */
export function startDelivery(config: Config, { database, secret, registry, log }: DeliveryParts): Worker {
  const onError = (error: unknown) =>
    log.error({ error: describeError(error) }, "delivery: unexpected error");
  const metrics = createOutboxMetrics({ registry, database, onError });
  if (!config.runsWorker) return IDLE;
  const { leadWebhook } = config;
  return startWorker({
    database,
    handlers: createLeadHandlers({
      database,
      mailer: createMailer(config.smtpUrl, config.dataDir),
      sender:
        leadWebhook &&
        createWebhookSender({
          ...leadWebhook,
          allowsPrivate: config.webhookAllowsPrivate,
          userAgent: correspondent.name,
          now: Date.now,
        }),
      from: config.mailFrom ?? { name: correspondent.name, address: correspondent.email },
      to: config.leadNotifyEmail ?? correspondent.email,
      siteUrl: config.siteUrl,
      tokens: createUnsubscribeTokens(secret),
      correspondent,
    }),
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

/** The page behind the link in every mail to a person, in every process, whether it delivers or not. */
export function createUnsubscribePage({
  database,
  secret,
}: Pick<DeliveryParts, "database" | "secret">): Unsubscribe {
  return createUnsubscribe({
    database,
    tokens: createUnsubscribeTokens(secret),
    correspondent,
    now: Date.now,
  });
}
