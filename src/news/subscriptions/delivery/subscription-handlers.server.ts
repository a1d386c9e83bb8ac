import { z } from "zod";
import type { Mailer } from "../../../../platform/mail/mail.ts";
import { skipUndeliverable } from "../../../../platform/outbox/jobs.ts";
import type { JobHandler } from "../../../../platform/outbox/worker.ts";
import type { NewsSummary } from "../../news-article.ts";
import type { NewsJobKind, Subscription } from "../subscription.ts";
import { findLinkSalt, findSubscription, type NewsDatabase } from "../subscription-store.server.ts";
import {
  composeArticle,
  composeConfirmation,
  composeReminder,
  type NewsMailDeps,
} from "./subscription-mails.server.ts";

export interface NewsHandlerDeps extends NewsMailDeps {
  readonly database: NewsDatabase;
  readonly mailer: Mailer;
  /** Articles of the running site. */
  readonly articles: readonly NewsSummary[];
  /** Whether the person, by any route, opted out of mail after they agreed to it. */
  readonly isSuppressed: (email: string, agreedAt: number) => Promise<boolean>;
  readonly digestAddress: (email: string) => Promise<string>;
  readonly now: () => number;
}

/** Handlers by job kind. */
export function createNewsHandlers(deps: NewsHandlerDeps): Readonly<Record<NewsJobKind, JobHandler>> {
  return {
    "news-confirmation": createConfirmationHandler(deps),
    "news-article": createArticleHandler(deps),
  };
}

const ABANDONED = { type: "skipped", reason: "the subscription is gone" } as const;
const OPTED_OUT = { type: "skipped", reason: "the person opted out" } as const;

/** A time older than any opt-out. */
const NEVER_AGREED = 0;

const confirmationPayload = z.object({ subscriptionId: z.string() });

function createConfirmationHandler(deps: NewsHandlerDeps): JobHandler {
  const { database, mailer } = deps;
  return async (job) => {
    const { subscriptionId } = confirmationPayload.parse(job.payload);
    const subscription = await findSubscription(database, { id: subscriptionId });
    if (subscription === undefined) return ABANDONED;
    // Anybody may have typed the address in, so a request does not lift an opt-out. Telling the operator does.
    if (await deps.isSuppressed(subscription.email, NEVER_AGREED)) return OPTED_OUT;
    const mail = await composeAnswer(job.id, subscription, deps);
    if (mail === undefined) return ABANDONED;
    return skipUndeliverable(await mailer.send(mail));
  };
}

async function composeAnswer(jobId: string, subscription: Subscription, deps: NewsHandlerDeps) {
  if (subscription.state === "confirmed") return composeReminder(jobId, subscription, deps);
  const salt = await findLinkSalt(deps.database, subscription.id, deps.now());
  if (salt === undefined) return undefined;
  const addressDigest = await deps.digestAddress(subscription.email);
  return composeConfirmation(jobId, subscription, { salt, addressDigest }, deps);
}

const articlePayload = z.object({ subscriptionId: z.string(), articleId: z.string() });

function createArticleHandler(deps: NewsHandlerDeps): JobHandler {
  const { database, mailer, articles } = deps;
  return async (job) => {
    const { subscriptionId, articleId } = articlePayload.parse(job.payload);
    const subscription = await findSubscription(database, { id: subscriptionId });
    if (subscription?.state !== "confirmed") return ABANDONED;
    const { email, consent } = subscription;
    if (await deps.isSuppressed(email, consent?.agreedAt ?? 0)) return OPTED_OUT;
    const article = articles.find(({ id }) => id === articleId);
    // Queued before the site was restarted with the article: its link would lead nowhere.
    if (article === undefined) return { type: "retry", reason: "the running site lacks the article" };
    return await mailer.send(composeArticle(job.id, subscription, article, deps));
  };
}
