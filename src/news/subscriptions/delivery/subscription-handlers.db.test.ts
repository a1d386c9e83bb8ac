import { beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "../../../../platform/mail/mail.ts";
import { createUnsubscribeTokens } from "../../../../platform/mail/unsubscribe-token.ts";
import type { Outcome } from "../../../../platform/outbox/jobs.ts";
import {
  digestAddress,
  NEWS_NOW,
  NEWS_TOKENS,
  newsOfEachTest,
  readToken,
  requestDepsAt,
  subscribeFully,
} from "../../../../tests/setup/news.ts";
import type { NewsJobKind } from "../subscription.ts";
import { endSubscription } from "../subscription-end.server.ts";
import { findSubscription, requestSubscription } from "../subscription-store.server.ts";
import { createNewsHandlers } from "./subscription-handlers.server.ts";

const EMAIL = "ann@reader.example";
const ARTICLE = {
  id: "rates-2026",
  title: "Rates & rents",
  summary: "What moved.",
  category: "rates",
  publishedDate: "2026-11-01",
  readTime: "4 min read",
  featured: false,
} as const;

describe("a mail about the news", () => {
  const database = newsOfEachTest("sqlite");
  let sent: Mail[];
  let answer: Outcome;
  let optedOutAt: number | undefined;
  let now: number;
  const unsubscribeTokens = createUnsubscribeTokens("secret");

  beforeEach(() => {
    [sent, answer, optedOutAt, now] = [[], { type: "delivered" }, undefined, NEWS_NOW];
  });

  async function deliver(kind: NewsJobKind, payload: object): Promise<Outcome | undefined> {
    const handlers = createNewsHandlers({
      database,
      mailer: {
        async send(mail) {
          sent.push(mail);
          return answer;
        },
      },
      from: { address: "site@sender.example" },
      siteUrl: "https://site.example",
      sender: {
        name: "Sample",
        legalName: "Sample LLC",
        email: "hello@sample.example",
        postalAddress: "1 Main St, Austin",
      },
      unsubscribeTokens,
      confirmationTokens: NEWS_TOKENS,
      articles: [ARTICLE],
      digestAddress,
      isSuppressed: async (email, wishedAt) =>
        email === EMAIL && optedOutAt !== undefined && optedOutAt >= wishedAt,
      now: () => now,
    });
    const job = { id: "job-1", kind, payload, attempts: 1, firstRunAt: NEWS_NOW };
    return await handlers[kind](job, new AbortController().signal);
  }

  async function requestId(): Promise<string> {
    await requestSubscription(database, EMAIL, requestDepsAt(NEWS_NOW));
    return (await findSubscription(database, { email: EMAIL }))?.id ?? "";
  }

  test("that asks to confirm has the link in both forms, the postal address, and no way to confirm without it", async () => {
    const subscriptionId = await requestId();
    expect(await deliver("news-confirmation", { subscriptionId })).toEqual({ type: "delivered" });
    const link = `https://site.example/dscr-news/confirm?token=${await readToken(database, EMAIL)}`;
    const [mail] = sent;
    expect(mail).toMatchObject({ id: "job-1", to: { address: EMAIL } });
    expect(mail?.text).toContain(`Confirm my subscription: ${link}`);
    expect(mail?.html).toContain(`<a href="${link}">Confirm my subscription</a>`);
    expect(mail?.text).toContain("Sample LLC, 1 Main St, Austin");
    const never = `https://site.example/unsubscribe/${unsubscribeTokens.issue(`never-${await digestAddress(EMAIL)}`)}`;
    expect(mail?.text).toContain(`Never write to this address again: ${never}`);
    expect(mail?.unsubscribeUrl).toBe(never);
  });

  test("to somebody who is subscribed already says so, and how to leave", async () => {
    const subscriptionId = await subscribeFully(database, EMAIL);
    await deliver("news-confirmation", { subscriptionId });
    expect(sent[0]?.subject).toBe("You already get the news from Sample");
    expect(sent[0]?.text).not.toContain("token=");
    expect(sent[0]?.unsubscribeUrl).toBe(
      `https://site.example/unsubscribe/${unsubscribeTokens.issue(subscriptionId)}`,
    );
  });

  test("to an address that does not exist is no dead letter", async () => {
    answer = { type: "permanent", reason: "SMTP 550" };
    const subscriptionId = await requestId();
    expect(await deliver("news-confirmation", { subscriptionId })).toEqual({
      type: "skipped",
      reason: "SMTP 550",
    });
  });

  test.each<[string, () => unknown]>([
    ["whose link is over", () => (now += 7 * 24 * 60 * 60 * 1000)],
    ["that was deleted", () => database.db.deleteFrom("news_subscriptions").execute()],
    ["of somebody who opted out of everything since", () => (optedOutAt = NEWS_NOW + 1)],
    ["in the name of somebody who opted out of everything before", () => (optedOutAt = NEWS_NOW - 1)],
  ])("for a request %s is not sent", async (_, change) => {
    const subscriptionId = await requestId();
    await change();
    expect(await deliver("news-confirmation", { subscriptionId })).toMatchObject({ type: "skipped" });
    expect(sent).toEqual([]);
  });

  test("about an article has title, summary, link and the one-click link", async () => {
    const subscriptionId = await subscribeFully(database, EMAIL);
    await deliver("news-article", { subscriptionId, articleId: ARTICLE.id });
    const [mail] = sent;
    expect(mail?.subject).toBe("Rates & rents");
    expect(mail?.html).toContain("Rates &amp; rents");
    expect(mail?.text).toContain("What moved.");
    expect(mail?.text).toContain("https://site.example/dscr-news/rates-2026");
    expect(mail?.text).toContain(`Unsubscribe: ${mail?.unsubscribeUrl}`);
    expect(mail?.unsubscribeUrl).toContain("/unsubscribe/news-");
  });

  test("about an article waits until the running site has it", async () => {
    const subscriptionId = await subscribeFully(database, EMAIL);
    expect(await deliver("news-article", { subscriptionId, articleId: "newer" })).toMatchObject({
      type: "retry",
    });
    expect(sent).toEqual([]);
  });

  test.each<[string, (id: string) => unknown]>([
    ["left", (id) => endSubscription(database, { id }, NEWS_NOW)],
    ["opted out of everything", () => (optedOutAt = NEWS_NOW + 1)],
  ])("about an article is not sent to somebody who %s meanwhile", async (_, change) => {
    const subscriptionId = await subscribeFully(database, EMAIL);
    await change(subscriptionId);
    const outcome = await deliver("news-article", { subscriptionId, articleId: ARTICLE.id });
    expect(outcome).toMatchObject({ type: "skipped" });
    expect(sent).toEqual([]);
  });

  test("about an article goes to somebody who opted out of everything earlier, and then confirmed", async () => {
    optedOutAt = NEWS_NOW - 1;
    const subscriptionId = await subscribeFully(database, EMAIL);
    expect(await deliver("news-article", { subscriptionId, articleId: ARTICLE.id })).toEqual(answer);
    expect(sent).toHaveLength(1);
  });
});
