import { z } from "zod";
import type { Mailer } from "../../../../platform/mail/mail.ts";
import type { Outcome } from "../../../../platform/outbox/jobs.ts";
import type { JobHandler } from "../../../../platform/outbox/worker.ts";
import type { NewsSummary } from "../../news-article.ts";
import type { NewsJobKind, Subscription } from "../subscription.ts";
import { findLinkSalt, findSubscription, type NewsDatabase } from "../subscription-store.server.ts";
import {
  composeArticle,
  composeConfirmation,
  composeReminder,
  type NewsMailParts,
} from "./subscription-mails.server.ts";

export interface NewsHandlerParts extends NewsMailParts {
  readonly database: NewsDatabase;
  readonly mailer: Mailer;
  /** Of this process's site. */
  readonly articles: readonly NewsSummary[];
  /** Whether the person asked, by any way, not to be written to, after they agreed to it. */
  readonly isSuppressed: (email: string, agreedAt: number) => Promise<boolean>;
  readonly digestAddress: (email: string) => Promise<string>;
  readonly now: () => number;
}

/** By the kinds of jobs that subscriptions bring. */
export function createNewsHandlers(parts: NewsHandlerParts): Readonly<Record<NewsJobKind, JobHandler>> {
  return {
    "news-confirmation": createConfirmationHandler(parts),
    "news-article": createArticleHandler(parts),
  };
}

const ABANDONED = { type: "skipped", reason: "the subscription is gone" } as const;
const OPTED_OUT = { type: "skipped", reason: "the person opted out" } as const;

/** Older than any opt-out. */
const NEVER_AGREED = 0;

const confirmationPayload = z.object({ subscriptionId: z.string() });

function createConfirmationHandler(parts: NewsHandlerParts): JobHandler {
  const { database, mailer } = parts;
  return async (job) => {
    const { subscriptionId } = confirmationPayload.parse(job.payload);
    const subscription = await findSubscription(database, { id: subscriptionId });
    if (subscription === undefined) return ABANDONED;
    // Anybody may have typed the address in, so a request is no change of mind. Telling the operator is one.
    if (await parts.isSuppressed(subscription.email, NEVER_AGREED)) return OPTED_OUT;
    const mail = await composeAnswer(job.id, subscription, parts);
    if (mail === undefined) return ABANDONED;
    return forgiveTypingErrors(await mailer.send(mail));
  };
}

async function composeAnswer(jobId: string, subscription: Subscription, parts: NewsHandlerParts) {
  if (subscription.state === "confirmed") return composeReminder(jobId, subscription, parts);
  const salt = await findLinkSalt(parts.database, subscription.id, parts.now());
  if (salt === undefined) return undefined;
  const addressDigest = await parts.digestAddress(subscription.email);
  return composeConfirmation(jobId, subscription, { salt, addressDigest }, parts);
}

/** Anybody can type an address that does not exist. That is no dead letter for the operator to look into. */
function forgiveTypingErrors(outcome: Outcome): Outcome {
  return outcome.type === "permanent" ? { type: "skipped", reason: outcome.reason } : outcome;
}

const articlePayload = z.object({ subscriptionId: z.string(), articleId: z.string() });

function createArticleHandler(parts: NewsHandlerParts): JobHandler {
  const { database, mailer, articles } = parts;
  return async (job) => {
    const { subscriptionId, articleId } = articlePayload.parse(job.payload);
    const subscription = await findSubscription(database, { id: subscriptionId });
    if (subscription?.state !== "confirmed") return ABANDONED;
    const { email, consent } = subscription;
    if (await parts.isSuppressed(email, consent?.agreedAt ?? 0)) return OPTED_OUT;
    const article = articles.find(({ id }) => id === articleId);
    // It was queued before the site was restarted with it: its link would lead nowhere.
    if (article === undefined) return { type: "retry", reason: "the running site lacks the article" };
    return await mailer.send(composeArticle(job.id, subscription, article, parts));
  };
}
