import { afterEach, beforeEach, expect, test } from "vitest";
import { listJobs } from "../../platform/outbox/job-records.ts";
import { newsSummaries } from "../../src/news/news-catalog.server.ts";
import { TEST_ROOM, visitRoom } from "../../tests/setup/desk-room.ts";
import { subscribeFully } from "../../tests/setup/news.ts";
import { openTestOperator, type TestOperator } from "../../tests/setup/operator.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { createArticleMailing } from "./mail-article.server.ts";

const SLUG = "rate-environment-2025";

let operator: TestOperator;
let wakes = 0;
beforeEach(async () => {
  operator = await openTestOperator("sqlite");
  wakes = 0;
  for (const name of ["ann", "bob"]) await subscribeFully(operator.database, `${name}@reader.example`);
});
afterEach(() => operator.close());

async function visit(path: string, form?: Record<string, string>) {
  const deps = {
    database: operator.database,
    articles: () => newsSummaries(shippedContent),
    wakeWorker: () => {
      wakes += 1;
    },
  };
  return await visitRoom(createArticleMailing(deps, TEST_ROOM), path, form);
}
const countQueued = async () =>
  (await listJobs(operator.database, { kind: "news-article", limit: 9 })).length;

test("looking sends nothing, and says how many would get the article", async () => {
  const { status, shown } = await visit(`/mail/${SLUG}`);
  expect(status).toBe(200);
  expect(shown).toMatchObject({
    page: "mail-article",
    id: SLUG,
    recipients: 2,
    recipientsText: "2 subscribers",
  });
  expect(shown.alreadySent).toBeUndefined();
  expect(await countQueued()).toBe(0);
});

test("an article is mailed to as many as were named, once, and the log says by whom", async () => {
  const { shown } = await visit(`/mail/${SLUG}`, { recipients: "2" });
  expect(shown).toMatchObject({
    path: `/publish/news/edit/${SLUG}`,
    notice: expect.stringContaining("Queued for 2 subscribers."),
  });
  expect([await countQueued(), wakes]).toEqual([2, 1]);
  expect((await visit(`/mail/${SLUG}`)).shown).toMatchObject({ recipients: 0, alreadySent: "2 subscribers" });
  const again = await visit(`/mail/${SLUG}`, { recipients: "2" });
  expect([again.status, await countQueued()]).toEqual([409, 2]);
  const { out } = await operator.run(["audit", "list"]);
  expect(out).toMatch(/Ann.*mailed to subscribers/);
});

test("if more have subscribed meanwhile, it asks again", async () => {
  await subscribeFully(operator.database, "late@reader.example");
  const { status, shown } = await visit(`/mail/${SLUG}`, { recipients: "2" });
  expect(status).toBe(409);
  expect(shown).toMatchObject({ recipients: 3, problem: expect.stringContaining("Nothing was sent") });
  expect(await countQueued()).toBe(0);
});

test("an article that the site does not show cannot be mailed", async () => {
  expect((await visit("/mail/no-such")).status).toBe(404);
  expect((await visit("/mail/no-such", { recipients: "2" })).status).toBe(404);
});
