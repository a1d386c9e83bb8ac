/**
 * Two processes on one PostgreSQL behind nginx: a visitor's limits and guarantees must not depend on which of the two
 * answers.
 *
 *   npm run bench -- two-instances
 */
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../platform/database/database.ts";
import { migrations, type Schema } from "../server/migrations.ts";
import { createContentStore } from "../src/content-pages/content-store.server.ts";
import { startSmtpReceiver } from "../tests/setup/smtp-receiver.ts";
import { TEST_ACTOR } from "../tests/setup/test-actor.ts";
import { startReport } from "./load/report.ts";
import { createSender, type LoadRequest, makeLead } from "./load/requests.ts";
import { startSitePair } from "./load/site-pair.ts";

const API_PER_MINUTE = 60;
const LEADS_PER_MINUTE = 10;
/** Each process checks every two seconds for new publications. */
const PUBLISHED_WITHIN_MS = 5_000;
const DELIVERED_WITHIN_MS = 20_000;

const mailServer = await startSmtpReceiver();
const pair = await startSitePair({
  SMTP_URL: mailServer.url,
  API_PER_MINUTE: String(API_PER_MINUTE),
  LEADS_PER_MINUTE: String(LEADS_PER_MINUTE),
});
const database = await openDatabase<Schema>(pair.databaseUrl, { file: "", migrations, now: Date.now });
const report = startReport(`Two processes on one PostgreSQL behind ${pair.nginxVersion}`);
await checkApiLimit();
await checkLeadLimit();
await checkIdempotency();
await checkPublishing();
await checkDelivery();
const shares = pair.instances.map((instance) => instance.output().split('"msg":"request"').length - 1);
report.judge(Math.min(...shares) > 20, `both processes answered: ${shares.join(" and ")} requests`);
await database.close();
await mailServer.stop();

/** Sends all requests at once, from a visitor's own IP address, and counts the responses by status. */
async function sendAs(localAddress: string, requests: readonly LoadRequest[]) {
  const sender = createSender(pair.url, 16, localAddress);
  const responses = await Promise.all(requests.map((made) => sender.send(made)));
  sender.close();
  const count = (status: number) => responses.filter((response) => response.status === status).length;
  return { responses, count };
}

async function checkApiLimit(): Promise<void> {
  const reading: LoadRequest = {
    kind: "reading",
    method: "GET",
    path: "/api/content/cash-flow-analysis",
    headers: {},
    expected: 200,
  };
  const { count } = await sendAs(
    "127.0.0.2",
    Array.from({ length: 100 }, () => reading),
  );
  report.judge(
    count(200) === API_PER_MINUTE && count(429) === 100 - API_PER_MINUTE,
    `API limit ${API_PER_MINUTE}: ${count(200)} of 100 requests passed, ${count(429)} were refused`,
  );
}

async function checkLeadLimit(): Promise<void> {
  const { count } = await sendAs("127.0.0.3", Array.from({ length: 20 }, makeLead));
  report.judge(
    count(201) === LEADS_PER_MINUTE && count(429) === 20 - LEADS_PER_MINUTE,
    `lead limit ${LEADS_PER_MINUTE}: ${count(201)} of 20 leads were accepted, ${count(429)} were refused`,
  );
}

async function checkIdempotency(): Promise<void> {
  const lead = makeLead();
  const { responses, count } = await sendAs(
    "127.0.0.4",
    Array.from({ length: 8 }, () => lead),
  );
  const references = new Set(responses.map(({ body }) => JSON.parse(body).reference));
  report.judge(
    count(201) === 1 && count(200) === 7 && references.size === 1,
    `one submission sent 8 times at once: ${count(201)} new, ${count(200)} known, ${references.size} reference`,
  );
}

async function checkPublishing(): Promise<void> {
  const store = createContentStore(database, Date.now);
  const draft = {
    slug: "bench-page",
    metaDescription: "A page of this measurement.",
    markdown: "Some words.",
  };
  const waits: number[] = [];
  for (const title of ["First wording", "Second wording"]) {
    await store.publish({ ...draft, title }, TEST_ACTOR);
    waits.push(await waitForBoth((text, status) => status === 200 && text.includes(title)));
  }
  await store.unpublish(draft.slug, TEST_ACTOR);
  waits.push(await waitForBoth((_, status) => status === 404));
  report.judge(
    waits.every((wait) => wait <= PUBLISHED_WITHIN_MS),
    `publishing, changing and unpublishing took effect on both after ${waits.map((wait) => (wait / 1000).toFixed(1)).join(", ")} s`,
  );
}

async function waitForBoth(isThere: (text: string, status: number) => boolean): Promise<number> {
  const began = performance.now();
  for (const { url } of pair.instances) {
    for (;;) {
      const response = await fetch(`${url}/bench-page`);
      if (isThere(await response.text(), response.status)) break;
      if (performance.now() - began > PUBLISHED_WITHIN_MS) return Number.POSITIVE_INFINITY;
      await sleep(50);
    }
  }
  return performance.now() - began;
}

/** Both processes deliver from one table. */
async function checkDelivery(): Promise<void> {
  const { count } = await database.db
    .selectFrom("leads")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const leads = Number(count);
  const began = performance.now();
  while (mailServer.mails.length < leads && performance.now() - began < DELIVERED_WITHIN_MS) await sleep(50);
  // Wait for a duplicate that the other process might still send.
  await sleep(2_000);
  const ids = new Set(mailServer.mails.map(({ raw }) => /^Message-ID: (\S+)/im.exec(raw)?.[1]));
  report.judge(
    ids.size === leads && mailServer.mails.length === leads,
    `${leads} leads: ${mailServer.mails.length} mails with ${ids.size} Message-IDs arrived`,
  );
}
