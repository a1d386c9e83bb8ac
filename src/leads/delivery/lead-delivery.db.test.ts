import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSmtpMailer } from "../../../platform/mail/smtp-mailer.ts";
import { listJobs } from "../../../platform/outbox/job-records.ts";
import { startWorker, type Worker } from "../../../platform/outbox/worker.ts";
import { createWebhookSender } from "../../../platform/webhooks/webhook.ts";
import { namesIn, sampleEvent } from "../../../tests/setup/api-samples.ts";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { leadHandlerDeps } from "../../../tests/setup/deliveries.ts";
import { type HttpReceiver, startHttpReceiver } from "../../../tests/setup/http-receiver.ts";
import { leadsOfEachTest, TEST_KEYS } from "../../../tests/setup/leads.ts";
import { type SmtpReceiver, startSmtpReceiver } from "../../../tests/setup/smtp-receiver.ts";
import { storeSampleLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { findConsent } from "../consent/consent-store.server.ts";
import { deleteLeads } from "../privacy/lead-privacy.server.ts";
import { createLeadHandlers } from "./lead-handlers.server.ts";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const ALL_JOBS = ["lead-email", "lead-webhook", "lead-acknowledgement"];
const RETRY_WAIT_MS = 6 * 60 * 60 * 1000;

describe.each(DIALECTS)("the deliveries of a lead on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);
  let smtp: SmtpReceiver;
  let hook: HttpReceiver;
  let worker: Worker;
  let clock: number;
  let attempts: number;

  beforeEach(async () => {
    clock = Date.now();
    attempts = 0;
    smtp = await startSmtpReceiver();
    hook = await startHttpReceiver();
    worker = startWorker({
      database,
      handlers: createLeadHandlers({
        ...leadHandlerDeps(database, () => clock),
        mailer: createSmtpMailer(smtp.url),
        sender: createWebhookSender({
          url: hook.url,
          secret: SECRET,
          allowsPrivate: true,
          userAgent: "test",
          now: Date.now,
        }),
      }),
      now: () => clock,
      random: Math.random,
      newId: randomUUID,
      observer: {
        attempted: () => {
          attempts += 1;
        },
        failed: (error) => console.error(error),
      },
    });
  });

  afterEach(async () => {
    await worker.stop();
    await Promise.all([smtp.stop(), hook.stop()]);
  });

  async function deliver(jobs = attempts + 1): Promise<void> {
    worker.wake();
    await vi.waitFor(() => expect(attempts).toBeGreaterThanOrEqual(jobs), { timeout: 40_000 });
  }
  const listStates = async () =>
    (await listJobs(database, { limit: 100 })).map(({ kind, state, lastError }) => [kind, state, lastError]);

  test("reach the operator by mail and by the webhook, signed, and the person by mail", async () => {
    const texts = { dealSummary: "Price: $300,000\nRent: $2,500", message: "Is it too late?" };
    const { reference } = await storeSampleLead(database, { now: clock, jobs: ALL_JOBS, ...texts });
    await deliver(3);
    const jobs = await listJobs(database, { limit: 3 });
    for (const [kind, address] of [
      ["lead-email", "operator@sample.example"],
      ["lead-acknowledgement", "zoe@person.example"],
    ] as const) {
      const mail = smtp.mails.find(({ to }) => to[0] === address);
      const job = jobs.find((one) => one.kind === kind);
      expect(mail?.raw).toContain(`Message-ID: <${job?.id}@sample.example>`);
      expect(mail?.raw).toContain(reference);
    }
    const record = await findConsent(database, reference);
    const [post] = hook.posts;
    const headers = Object.fromEntries(Object.entries(post?.headers ?? {}).map(([k, v]) => [k, String(v)]));
    const event = new Webhook(SECRET).verify(post?.body ?? "", headers);
    expect(namesIn(event), "the fields of the sample in docs/leads-api.md").toEqual(namesIn(sampleEvent));
    expect(event).toMatchObject({
      type: "lead.created",
      version: sampleEvent.version,
      timestamp: new Date(clock).toISOString(),
      data: {
        reference,
        email: "zoe@person.example",
        phone: "+15125550123",
        campaign: { utm_source: "newsletter" },
        ...texts,
        consent: { textVersion: "1.0", channels: ["phone", "sms", "email"], sequence: 1, hash: record?.hash },
      },
    });
  });

  test("are skipped if the lead is deleted first", async () => {
    smtp.refuse("RCPT", 450);
    hook.answerWith(503);
    await storeSampleLead(database, { now: clock, jobs: ALL_JOBS });
    await deliver(3);
    await deleteLeads(database, TEST_KEYS, { email: "zoe@person.example" }, stampAt(clock));
    clock += RETRY_WAIT_MS;
    await deliver(6);
    expect(new Set((await listStates()).map(([, state]) => state))).toEqual(new Set(["skipped"]));
    expect(smtp.mails).toEqual([]);
  });

  test("outlast receivers that are down: each arrives once, with the id of the first attempt", async () => {
    smtp.refuse("DATA", 451);
    hook.answerWith(503);
    const count = 2;
    for (let index = 0; index < count; index += 1) {
      const email = `zoe.${index}@person.example`;
      await storeSampleLead(database, { now: clock, jobs: ALL_JOBS, email });
    }
    await deliver(count * 3);
    const firstIds = hook.posts.map((post) => post.headers["webhook-id"]).sort();
    clock += RETRY_WAIT_MS;
    await deliver(count * 6);
    smtp.refuse("DATA", undefined);
    hook.answerWith(204);
    clock += RETRY_WAIT_MS;
    await deliver(count * 9);
    const states = await listStates();
    expect(states).toHaveLength(count * 3);
    expect(new Set(states.map(([, state]) => state))).toEqual(new Set(["delivered"]));
    expect(smtp.mails).toHaveLength(count * 2);
    expect(
      hook.posts
        .slice(count * 2)
        .map((post) => post.headers["webhook-id"])
        .sort(),
    ).toEqual(firstIds);
  });

  test("that are refused for good are dead letters, without the person in the reason", async () => {
    smtp.refuse("RCPT", 550);
    hook.answerWith(410);
    await storeSampleLead(database, { now: clock, jobs: ALL_JOBS });
    await deliver(3);
    const states = await listStates();
    expect(states.map(([, state, reason]) => `${state} ${reason}`).sort()).toEqual([
      `dead the mail server at ${new URL(smtp.url).host} refused the recipient's address (550 5.1.1)`,
      `dead the mail server at ${new URL(smtp.url).host} refused the recipient's address (550 5.1.1)`,
      `dead the webhook at ${new URL(hook.url).host} answered 410 (Gone)`,
    ]);
  });
});
