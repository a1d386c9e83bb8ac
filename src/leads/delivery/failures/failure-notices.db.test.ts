import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createSmtpMailer } from "../../../../platform/mail/smtp-mailer.ts";
import { listJobs, reviveJobs } from "../../../../platform/outbox/job-records.ts";
import { type ClaimedJob, claimJobs, type Outcome, recordOutcome } from "../../../../platform/outbox/jobs.ts";
import { createWebhookSender } from "../../../../platform/webhooks/webhook.ts";
import { namesIn, sampleFailure } from "../../../../tests/setup/api-samples.ts";
import { DIALECTS } from "../../../../tests/setup/database/test-database.ts";
import { type HttpReceiver, startHttpReceiver } from "../../../../tests/setup/http-receiver.ts";
import { openLeadDatabase, type TestLeadDatabase } from "../../../../tests/setup/leads.ts";
import { type SmtpReceiver, startSmtpReceiver } from "../../../../tests/setup/smtp-receiver.ts";
import { storeSampleLead } from "../../../../tests/setup/stored-lead.ts";
import type { LeadDatabase } from "../../records/lead-store.server.ts";
import { describeDeadDeliveries, listFailedDeliveries } from "./failed-deliveries.server.ts";
import { createFailureHandlers, type NoticeChannels, queueFailureNotices } from "./failure-notices.server.ts";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const DAY_MS = 24 * 60 * 60 * 1000;
const REASON = "the mail server at mail.example.com:587 refused the connection";

describe.each(DIALECTS)("a delivery that failed for good on %s", (dialect) => {
  let place: TestLeadDatabase;
  let database: LeadDatabase;
  let smtp: SmtpReceiver;
  let hook: HttpReceiver;
  let now: number;
  let channels: NoticeChannels;

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 16, 12);
    channels = { hasWebhook: true, otherAddress: undefined };
    place = await openLeadDatabase(dialect);
    database = place.database;
    smtp = await startSmtpReceiver();
    hook = await startHttpReceiver();
  }, 60_000);
  afterEach(async () => {
    await Promise.all([smtp.stop(), hook.stop()]);
    await place.drop();
  });

  /** Stores leads whose delivery of this kind fails for good. Returns their references. */
  async function fail(kind: string, count = 1): Promise<readonly string[]> {
    const references: string[] = [];
    for (let index = 0; index < count; index += 1) {
      references.push((await storeSampleLead(database, { now, jobs: [kind] })).reference);
    }
    await attempt([kind], async () => ({ type: "permanent", reason: REASON }));
    return references;
  }

  async function attempt(kinds: readonly string[], handle: (job: ClaimedJob) => Promise<Outcome>) {
    const claim = { kinds, limit: 100, now, leaseMs: 1_000, lease: randomUUID() };
    for (const job of await claimJobs(database, claim)) {
      await recordOutcome(database, job, await handle(job), { now, random: 0 });
    }
  }

  async function announce(): Promise<void> {
    await queueFailureNotices(database, { channels, now });
    const handlers = createFailureHandlers({
      database,
      mailer: createSmtpMailer(smtp.url),
      from: { address: "site@sample.example" },
      to: "operator@sample.example",
      otherAddress: channels.otherAddress,
      sender: createWebhookSender({
        url: hook.url,
        secret: SECRET,
        allowsPrivate: true,
        userAgent: "test",
        now: Date.now,
      }),
    });
    const { signal } = new AbortController();
    await attempt(["failure-email"], (job) => handlers["failure-email"](job, signal));
    await attempt(["failure-webhook"], (job) => handlers["failure-webhook"](job, signal));
  }

  test("as a mail reaches the operator by the webhook, once, with the fields of docs/leads-api.md", async () => {
    const [reference] = await fail("lead-email");
    await announce();
    await announce();
    expect(hook.posts).toHaveLength(1);
    const event: unknown = JSON.parse(hook.posts[0]?.body ?? "");
    expect(event).toEqual({
      type: "delivery.failed",
      version: sampleFailure.version,
      timestamp: new Date(now).toISOString(),
      data: { reference, delivery: "lead-email", reason: REASON, attempts: 1 },
    });
    expect(namesIn(event)).toEqual(namesIn(sampleFailure));
    expect(smtp.mails).toEqual([]);
  });

  test("as a webhook reaches the operator by mail, once a day, by references only", async () => {
    const references = await fail("lead-webhook", 7);
    await announce();
    await fail("lead-webhook");
    await announce();
    expect(smtp.mails).toHaveLength(1);
    const { to, raw } = smtp.mails[0] ?? { to: [], raw: "" };
    expect(to).toEqual(["operator@sample.example"]);
    expect(raw).toContain("Subject: 7 webhooks of leads could not be delivered");
    const text = raw.replaceAll("=\r\n", "");
    expect(references.filter((reference) => text.includes(reference))).toHaveLength(5);
    expect(text).toContain(`and 2 more): ${REASON}.`);
    expect(text).toContain("npm run operator -- deliveries retry --all");
    expect(text).not.toMatch(/zo=|person\.example|5550123/i);
    now += DAY_MS;
    await fail("lead-webhook");
    await announce();
    expect(smtp.mails).toHaveLength(2);
  });

  test("as a mail goes to the company's address if there is no webhook, and otherwise stays for doctor", async () => {
    channels = { hasWebhook: false, otherAddress: undefined };
    await fail("lead-email");
    await announce();
    expect(await listJobs(database, { kind: "failure-email", limit: 1 })).toEqual([]);
    channels = { hasWebhook: false, otherAddress: "company@sample.example" };
    await announce();
    expect(smtp.mails.map(({ to }) => to)).toEqual([["company@sample.example"]]);
  });

  test("is not announced once it was retried, and again if it fails again", async () => {
    await fail("lead-email");
    await queueFailureNotices(database, { channels, now });
    await reviveJobs(database, { ids: "all", now });
    await announce();
    expect(hook.posts).toEqual([]);
    now += 1;
    await attempt(["lead-email"], async () => ({ type: "permanent", reason: REASON }));
    await announce();
    expect(hook.posts).toHaveLength(1);
  });

  test("as a notice is not announced itself, nor what failed long ago", async () => {
    await fail("lead-email");
    hook.answerWith(410);
    await announce();
    expect(await listJobs(database, { kind: "failure-webhook", state: "dead", limit: 2 })).toHaveLength(1);
    await announce();
    expect(await listJobs(database, { limit: 10 })).toHaveLength(2);
    await fail("lead-acknowledgement");
    now += 8 * DAY_MS;
    await announce();
    expect(await listJobs(database, { limit: 10 })).toHaveLength(3);
  });

  test("is named at the next start", async () => {
    const [reference] = await fail("lead-email");
    expect(describeDeadDeliveries(await listFailedDeliveries(database))).toEqual([
      `1 mail about a lead was never delivered (${reference})`,
    ]);
  });
});
