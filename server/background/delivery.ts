import { randomUUID } from "node:crypto";
import type { Registry } from "prom-client";
import type { Database } from "../../platform/database/database.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { createMailer } from "../../platform/mail/mailer.ts";
import { createUnsubscribeTokens } from "../../platform/mail/unsubscribe-token.ts";
import type { Job, Outcome } from "../../platform/outbox/jobs.ts";
import { createOutboxMetrics } from "../../platform/outbox/outbox-metrics.ts";
import {
  type JobHandler,
  startWorker,
  type Worker,
  type WorkerObserver,
} from "../../platform/outbox/worker.ts";
import { createWebhookSender } from "../../platform/webhooks/webhook.ts";
import { createDealStatusLinks } from "../../src/handoff/investor/status-link.server.ts";
import { createOfferLinks } from "../../src/handoff/lender/offer-link.server.ts";
import { createHandoffHandlers } from "../../src/handoff/mails/handoff-mails.server.ts";
import { createNoticeSigner } from "../../src/handoff/release/notice-signature.server.ts";
import { createWebhookSecrets } from "../../src/handoff/webhook/webhook-secrets.server.ts";
import { createDailyDigest } from "../../src/leads/delivery/digest/daily-digest.server.ts";
import {
  createFailureHandlers,
  queueFailureNotices,
} from "../../src/leads/delivery/failures/failure-notices.server.ts";
import { findJobReferences } from "../../src/leads/delivery/job-references.server.ts";
import { createLeadHandlers } from "../../src/leads/delivery/lead-handlers.server.ts";
import { createOptInLinks } from "../../src/leads/opt-in/opt-in-link.server.ts";
import { createAccessNotice } from "../../src/leads/owners/access-notices.server.ts";
import { createLeadKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { createRequestHandlers } from "../../src/leads/privacy/requests/data-request-handlers.server.ts";
import { listUrgentRequests } from "../../src/leads/privacy/requests/data-request-queries.server.ts";
import type { RequestDatabase } from "../../src/leads/privacy/requests/data-request-store.server.ts";
import { createRequestTokens } from "../../src/leads/privacy/requests/request-tokens.server.ts";
import { digestAddress, isSuppressed } from "../../src/leads/privacy/suppressions.server.ts";
import type { LeadDatabase } from "../../src/leads/records/lead-store.server.ts";
import { createStatusLinks } from "../../src/leads/status/status-link.server.ts";
import { createConfirmationTokens } from "../../src/news/subscriptions/confirmation-token.server.ts";
import { createNewsHandlers } from "../../src/news/subscriptions/delivery/subscription-handlers.server.ts";
import type { NewsDatabase } from "../../src/news/subscriptions/subscription-store.server.ts";
import { dayInOffice, endOfOfficeDay, replyDeadline } from "../../src/office/office-calendar.ts";
import { timeZoneOf } from "../../src/office/time-zone.ts";
import type { SiteFacts } from "../../src/site/site-facts-catalog.server.ts";
import { formatDate } from "../../src/ui/text/dates.ts";
import { type BackupTables, readBackupState } from "../backup/backup-state.ts";
import type { Config } from "../config.ts";

export interface DeliveryDeps {
  readonly database: LeadDatabase & NewsDatabase & RequestDatabase & Database<BackupTables>;
  /** Signs the links in mails, and recognizes people who were forgotten. */
  readonly secret: string;
  readonly registry: Registry;
  /** As the operator has published them last. */
  readonly facts: () => SiteFacts;
  readonly log: Log;
}

const IDLE: Worker = { wake: () => {}, stop: async () => {} };

/** Sends the mails and webhooks of leads, subscriptions and privacy requests, unless WORKER is off for this process. */
export async function startDelivery(
  config: Config,
  { database, secret, registry, log, facts }: DeliveryDeps,
): Promise<Worker> {
  const onError = (error: unknown) =>
    log.error({ error: describeError(error) }, "delivery: unexpected error");
  const metrics = createOutboxMetrics({ registry, database, onError });
  if (!config.runsWorker) return IDLE;
  const queueNotices = () =>
    queueFailureNotices(database, { channels: channelsOf(config, facts()), now: Date.now() });
  const announce = async (job: Job) => {
    const reference = (await findJobReferences(database, [job]))(job);
    log.error(
      { reference, kind: job.kind },
      "delivery: failed for good. See: operator deliveries list --state dead",
    );
    await queueNotices();
  };
  // A process that was killed may not have announced what failed.
  await queueNotices();
  return startWorker({
    database,
    handlers: followFacts(facts, (current) => createHandlers(config, { database, secret }, current)),
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
        if (state === "dead") void announce(job).catch(onError);
      },
      failed: onError,
    } satisfies WorkerObserver,
  });
}

type Handlers = Readonly<Record<string, JobHandler>>;

/** Handlers that use the facts of the moment in which a job runs. */
function followFacts(facts: () => SiteFacts, create: (facts: SiteFacts) => Handlers): Handlers {
  let used = facts();
  let handlers = create(used);
  const follow = (kind: string): JobHandler => {
    return async (job, signal) => {
      const current = facts();
      if (current !== used) {
        used = current;
        handlers = create(current);
      }
      const handler = handlers[kind];
      if (handler === undefined) throw new Error(`There is no handler for ${kind}.`);
      return await handler(job, signal);
    };
  };
  return Object.fromEntries(Object.keys(handlers).map((kind) => [kind, follow(kind)]));
}

function createHandlers(
  config: Config,
  { database, secret }: Pick<DeliveryDeps, "database" | "secret">,
  facts: SiteFacts,
): Handlers {
  const { mailSender, newsSummaries, officeCalendar } = facts;
  const { leadWebhook } = config;
  const { to, ...channels } = channelsOf(config, facts);
  const tokens = createUnsubscribeTokens(secret);
  const keys = createLeadKeys(secret);
  const post = {
    database,
    mailer: createMailer(config.smtpUrl, config.dataDir),
    from: config.mailFrom ?? { name: mailSender.name, address: mailSender.email },
    siteUrl: config.siteUrl,
  };
  const sending = {
    allowsPrivate: config.webhookAllowsPrivate,
    userAgent: mailSender.name,
    now: Date.now,
  };
  const sender =
    leadWebhook &&
    createWebhookSender({
      ...leadWebhook,
      ...sending,
    });
  const statusLinks = createDealStatusLinks(secret, Date.now);
  const leadHandlers = createLeadHandlers({
    ...post,
    dealStatusPathOf: (lead) => statusLinks.issue(lead, "mail"),
    keys,
    sender,
    to,
    tokens,
    statusLinks: createStatusLinks(secret, { siteUrl: config.siteUrl, now: Date.now }),
    nameState: facts.nameLeadState,
    mailSender,
    optInLinks: createOptInLinks(secret, { siteUrl: config.siteUrl, now: Date.now }),
    deskUrl: config.desk?.url,
    office: officeCalendar,
    now: Date.now,
    newId: randomUUID,
  });
  const newsHandlers = createNewsHandlers({
    ...post,
    sender: mailSender,
    unsubscribeTokens: tokens,
    confirmationTokens: createConfirmationTokens(secret),
    articles: newsSummaries,
    isSuppressed: (email, agreedAt) =>
      isSuppressed(database, keys, { email }, { scope: "email", consentedAt: agreedAt }),
    digestAddress: (email) =>
      digestAddress(database, keys, { email }, { newId: randomUUID, now: Date.now() }),
    now: Date.now,
  });
  const requestHandlers = createRequestHandlers({
    ...post,
    keys,
    to,
    sender: mailSender,
    deskUrl: config.desk?.url,
    tokens: createRequestTokens(secret),
    describeDay: (moment) => formatDate(dayInOffice(moment, officeCalendar)),
  });
  const handoffHandlers = createHandoffHandlers({
    ...post,
    to,
    mailSender,
    keys,
    tokens,
    links: createOfferLinks(secret, config.siteUrl),
    statusLinks,
    signNotice: createNoticeSigner(secret),
    webhookSecrets: createWebhookSecrets(secret),
    openWebhook: (receiver) => createWebhookSender({ ...receiver, ...sending }),
    describeDay: (moment) => formatDate(dayInOffice(moment, officeCalendar)),
    deskUrl: config.desk?.url,
    now: Date.now,
  });
  const failureHandlers = createFailureHandlers({ ...post, ...channels, to, sender });
  const dailyDigest = createDailyDigest({
    ...post,
    keys,
    to,
    replyBy: (receivedAt) => replyDeadline(receivedAt, officeCalendar),
    listUrgentRequests: () => listUrgentRequests(database, keys, Date.now()),
    deskUrl: config.desk?.url,
    async findBackupAge() {
      const { succeededAt } = await readBackupState(database);
      return succeededAt === undefined ? null : Date.now() - succeededAt;
    },
    today: () => dayInOffice(Date.now(), officeCalendar),
    endOfDay: () => endOfOfficeDay(Date.now(), officeCalendar),
    now: Date.now,
  });
  return {
    ...leadHandlers,
    ...newsHandlers,
    ...requestHandlers,
    ...handoffHandlers,
    ...failureHandlers,
    "daily-digest": dailyDigest,
    "access-notice": createAccessNotice({
      ...post,
      to,
      describeMoment: (moment) => timeZoneOf(officeCalendar.timeZone).format(moment),
    }),
  };
}

/** Where the operator can be reached. */
function channelsOf({ leadNotifyEmail, leadWebhook }: Config, { mailSender }: SiteFacts) {
  const to = leadNotifyEmail ?? mailSender.email;
  return {
    to,
    hasWebhook: leadWebhook !== undefined,
    otherAddress: to === mailSender.email ? undefined : mailSender.email,
  };
}

function reasonOf(outcome: Outcome): { readonly reason?: string } {
  return "reason" in outcome ? { reason: outcome.reason } : {};
}
