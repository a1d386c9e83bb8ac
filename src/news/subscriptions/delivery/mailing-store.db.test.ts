import { beforeEach, describe, expect, test } from "vitest";
import { listJobs } from "../../../../platform/outbox/job-records.ts";
import { DIALECTS } from "../../../../tests/setup/database/test-database.ts";
import { NEWS_NOW, newsOfEachTest, requestDepsAt, subscribeFully } from "../../../../tests/setup/news.ts";
import { stampAt } from "../../../../tests/setup/test-actor.ts";
import { endSubscription } from "../subscription-end.server.ts";
import { requestSubscription } from "../subscription-store.server.ts";
import { countMailings, countRecipients, listMailings, queueArticle } from "./mailing-store.server.ts";

describe.each(DIALECTS)("mailings on %s", (dialect) => {
  const database = newsOfEachTest(dialect);

  beforeEach(async () => {
    for (const name of ["ann", "bob", "left"]) await subscribeFully(database, `${name}@reader.example`);
    await endSubscription(database, { email: "left@reader.example" }, NEWS_NOW);
    await requestSubscription(database, "pending@reader.example", requestDepsAt(NEWS_NOW));
  });

  const queue = (articleId: string) => queueArticle(database, articleId, stampAt(NEWS_NOW));
  const countQueued = async () => (await listJobs(database, { kind: "news-article", limit: 100 })).length;

  test("an article is queued once for everybody who confirmed, and for nobody else", async () => {
    expect(await countRecipients(database, "rates")).toBe(2);
    expect(await queue("rates")).toBe(2);
    expect(await countRecipients(database, "rates")).toBe(0);
    expect(await queue("rates")).toBe(0);
    expect(await countQueued()).toBe(2);
  });

  test("an article queued by two people at once is still one mail each", async () => {
    const counts = await Promise.all([queue("rates"), queue("rates")]);
    expect(counts[0] + counts[1]).toBe(2);
    expect(await countQueued()).toBe(2);
  });

  test("a later subscriber gets an article that is sent again, and the others do not", async () => {
    await queue("rates");
    await subscribeFully(database, "new@reader.example");
    expect(await queue("rates")).toBe(1);
    expect(await queue("texas")).toBe(3);
    expect(await countMailings(database)).toEqual(
      new Map([
        ["rates", 3],
        ["texas", 3],
      ]),
    );
  });

  test("a subscriber's mailings name the article and the job", async () => {
    const id = await subscribeFully(database, "cy@reader.example");
    await queue("rates");
    const [mailing] = await listMailings(database, id);
    expect(mailing).toMatchObject({ articleId: "rates", queuedAt: NEWS_NOW });
    const payload = { subscriptionId: id, articleId: "rates" };
    expect((await listJobs(database, { payload, limit: 2 })).map((job) => job.id)).toEqual([mailing?.jobId]);
  });
});
