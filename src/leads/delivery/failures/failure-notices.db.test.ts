import { beforeEach, describe, expect, test } from "vitest";
import { listJobs, reviveJobs } from "../../../../platform/outbox/job-records.ts";
import type { Outcome } from "../../../../platform/outbox/jobs.ts";
import { namesIn, sampleFailure } from "../../../../tests/setup/api-samples.ts";
import { DIALECTS } from "../../../../tests/setup/database/test-database.ts";
import { type CollectingMailer, collectMails, doJobs } from "../../../../tests/setup/deliveries.ts";
import { leadsOfEachTest } from "../../../../tests/setup/leads.ts";
import { PERSON_TRACES, storeSampleLead } from "../../../../tests/setup/stored-lead.ts";
import { describeDeadDeliveries, listFailedDeliveries } from "./failed-deliveries.server.ts";
import { createFailureHandlers, type NoticeChannels, queueFailureNotices } from "./failure-notices.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const REASON = "the mail server at mail.example.com:587 refused the connection";

describe.each(DIALECTS)("a delivery that failed for good on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);
  let mailer: CollectingMailer;
  let posts: string[];
  let answer: Outcome;
  let now: number;
  let channels: NoticeChannels;

  beforeEach(() => {
    now = Date.UTC(2026, 10, 16, 12);
    [mailer, posts, answer] = [collectMails(), [], { type: "delivered" }];
    channels = { hasWebhook: true, otherAddress: undefined };
  });

  /** Fails for good what is queued of this kind. */
  const refuse = (kind: string) =>
    doJobs(database, { [kind]: async () => ({ type: "permanent", reason: REASON }) }, now);

  /** Stores leads whose delivery of this kind fails for good. Returns their references. */
  async function fail(kind: string, count = 1): Promise<readonly string[]> {
    const references: string[] = [];
    for (let index = 0; index < count; index += 1) {
      references.push((await storeSampleLead(database, { now, jobs: [kind] })).reference);
    }
    await refuse(kind);
    return references;
  }

  async function announce(): Promise<void> {
    await queueFailureNotices(database, { channels, now });
    const handlers = createFailureHandlers({
      database,
      mailer,
      from: { address: "site@sample.example" },
      to: "operator@sample.example",
      otherAddress: channels.otherAddress,
      sender: {
        async send({ body }) {
          posts.push(body);
          return answer;
        },
      },
    });
    await doJobs(database, handlers, now);
  }

  test("as a mail reaches the operator by the webhook, once, with the fields of docs/leads-api.md", async () => {
    const [reference] = await fail("lead-email");
    await announce();
    await announce();
    expect(posts).toHaveLength(1);
    const event: unknown = JSON.parse(posts[0] ?? "");
    expect(event).toEqual({
      type: "delivery.failed",
      version: sampleFailure.version,
      timestamp: new Date(now).toISOString(),
      data: { reference, delivery: "lead-email", reason: REASON, attempts: 1 },
    });
    expect(namesIn(event)).toEqual(namesIn(sampleFailure));
    expect(mailer.mails).toEqual([]);
  });

  test("as a webhook reaches the operator by mail, once a day, by references only", async () => {
    const references = await fail("lead-webhook", 7);
    await announce();
    await fail("lead-webhook");
    await announce();
    expect(mailer.mails).toHaveLength(1);
    const { to, subject, text = "" } = mailer.mails[0] ?? {};
    expect(to).toEqual({ address: "operator@sample.example" });
    expect(subject).toBe("7 webhooks of leads could not be delivered");
    expect(references.filter((reference) => text.includes(reference))).toHaveLength(5);
    expect(text).toContain(`and 2 more): ${REASON}.`);
    expect(text).toContain("npm run operator -- deliveries retry --all");
    expect(text).not.toMatch(PERSON_TRACES);
    now += DAY_MS;
    await fail("lead-webhook");
    await announce();
    expect(mailer.mails).toHaveLength(2);
  });

  test("as a mail goes to the company's address if there is no webhook, and otherwise stays for doctor", async () => {
    channels = { hasWebhook: false, otherAddress: undefined };
    await fail("lead-email");
    await announce();
    expect(await listJobs(database, { kind: "failure-email", limit: 1 })).toEqual([]);
    channels = { hasWebhook: false, otherAddress: "company@sample.example" };
    await announce();
    expect(mailer.mails).toMatchObject([{ to: { address: "company@sample.example" } }]);
  });

  test("is not announced once it was retried, and again if it fails again", async () => {
    await fail("lead-email");
    await queueFailureNotices(database, { channels, now });
    await reviveJobs(database, { ids: "all", now });
    await announce();
    expect(posts).toEqual([]);
    now += 1;
    await refuse("lead-email");
    await announce();
    expect(posts).toHaveLength(1);
  });

  test("as a notice is not announced itself, nor what failed long ago", async () => {
    await fail("lead-email");
    answer = { type: "permanent", reason: "answered 410 (Gone)" };
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
