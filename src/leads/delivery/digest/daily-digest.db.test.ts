import { beforeEach, describe, expect, test } from "vitest";
import { sampleRequest } from "../../../../tests/setup/data-request.ts";
import { ONE_DIALECT } from "../../../../tests/setup/database/test-database.ts";
import { type CollectingMailer, collectMails, doJobs } from "../../../../tests/setup/deliveries.ts";
import { leadsOfEachTest, TEST_KEYS } from "../../../../tests/setup/leads.ts";
import { storeSampleLead } from "../../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../../tests/setup/test-actor.ts";
import { addFollowUp } from "../../follow-ups/follow-up-store.server.ts";
import { addOwner, assignLead, saveOwner } from "../../owners/lead-owners.server.ts";
import { optOut } from "../../privacy/lead-privacy.server.ts";
import type { DataRequest } from "../../privacy/requests/data-request.ts";
import { changeStatus } from "../../records/lead-changes.server.ts";
import { createDailyDigest, queueDigest } from "./daily-digest.server.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const TODAY = "2026-11-16";
const NOW = Date.parse(`${TODAY}T15:00:00Z`);

describe.each(ONE_DIALECT)("the daily digest on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);
  let today: string;
  let backupAgeMs: number | null;
  let requests: readonly DataRequest[];
  let deskUrl: string | undefined;
  let sent: CollectingMailer["mails"];

  beforeEach(() => {
    [today, backupAgeMs, requests, deskUrl] = [TODAY, null, [], undefined];
  });

  /** Queues the digest and sends it. Returns the mail, and what became of the job. */
  async function send(now = NOW) {
    await queueDigest(database, TODAY, NOW);
    const mailer = collectMails();
    const handle = createDailyDigest({
      database,
      keys: TEST_KEYS,
      mailer,
      from: { address: "site@sample.example" },
      to: "operator@sample.example",
      replyBy: (receivedAt) => receivedAt + DAY_MS,
      listUrgentRequests: async () => requests,
      deskUrl,
      findBackupAge: async () => backupAgeMs,
      today: () => today,
      endOfDay: () => NOW + 15 * HOUR_MS,
      now: () => NOW,
    });
    const [outcome] = await doJobs(database, { "daily-digest": handle }, now);
    sent = mailer.mails;
    const { to, subject = "", text = "" } = mailer.mails[0] ?? {};
    return { outcome, to, subject, text };
  }

  test("colleagues with an address get what is theirs, and the office the rest", async () => {
    for (const name of ["Ann", "Ben"]) {
      await database.transaction((trx) => addOwner(trx, { id: name.toLowerCase(), name }));
    }
    await saveOwner(database, { id: "ann", email: "ann@sample.example", takesTurns: false }, stampAt(NOW));
    const [ofAnn, ofBen, ofNobody] = [
      await store(4 * DAY_MS),
      await store(4 * DAY_MS),
      await store(4 * DAY_MS),
    ];
    await assignLead(database, ofAnn.reference, "Ann", stampAt(NOW - DAY_MS));
    await assignLead(database, ofBen.reference, "Ben", stampAt(NOW - DAY_MS));
    const plan = { day: TODAY, minute: undefined, text: "call", dueAt: NOW };
    await addFollowUp(database, ofAnn.reference, plan, stampAt(NOW - 1));
    backupAgeMs = 3 * DAY_MS;
    await send();
    const [office, ann, ...others] = sent.toSorted((one, other) => one.id.localeCompare(other.id));
    expect(others).toEqual([]);
    expect(office?.to).toEqual({ address: "operator@sample.example" });
    expect(office?.text).toContain(ofBen.reference);
    expect(office?.text).toContain(ofNobody.reference);
    expect(office?.text).not.toContain(ofAnn.reference);
    expect(office?.text).toContain("The leads of Ann are in digests of their own.");
    expect(ann?.to).toEqual({ address: "ann@sample.example" });
    expect(ann?.subject).toBe("Digest of 2026-11-16: 1 lead waiting too long, 1 planned follow-up");
    expect(ann?.text).not.toContain(ofBen.reference);
    expect(ann?.text).not.toContain("backup");
  });

  const store = (age: number, changes = {}) =>
    storeSampleLead(database, { now: NOW - age, name: "Ann Lee", ...changes });

  const request = (reference: string, days: number) =>
    sampleRequest({ reference, requestedAt: NOW - days * DAY_MS });

  test.each([
    [undefined, "npm run operator -- privacy requests"],
    ["https://desk.sample.example", "https://desk.sample.example/privacy/PR-2222-2222"],
  ])(
    "lists privacy requests that are late or soon will be; with the desk at %s, says %s",
    async (url, way) => {
      deskUrl = url;
      requests = [request("PR-1111-1111", 47), request("PR-2222-2222", 40)];
      const { subject, text } = await send();
      expect(subject).toContain("2 privacy requests to answer");
      expect(text).toContain("PR-1111-1111 deletion, late by 2 days");
      expect(text).toContain("PR-2222-2222 deletion, 5 days left");
      expect(text).toContain(way);
      expect(text).not.toContain("ann@person.example");
    },
  );

  test("lists who waits beyond the promise, longest first, with a number to tap", async () => {
    const late = await store(25 * HOUR_MS, { name: "Bo Chen", state: null });
    const later = await store(4 * DAY_MS);
    const inTime = await store(23 * HOUR_MS);
    const answered = await store(5 * DAY_MS);
    await changeStatus(database, answered.reference, { status: "declined" }, stampAt(NOW));
    const { outcome, to, subject, text } = await send();
    expect(outcome).toEqual({ type: "delivered" });
    expect(to).toEqual({ address: "operator@sample.example" });
    expect(subject).toBe("Digest of 2026-11-16: 2 leads waiting too long");
    expect(text).toContain(`${later.reference} Ann Lee, TX, 3 days late: tel:+15125550123`);
    expect(text).toContain(`${late.reference} Bo Chen, no state, 1 hour late: tel:+15125550123`);
    expect(text.indexOf(later.reference)).toBeLessThan(text.indexOf(late.reference));
    expect(text).not.toContain(inTime.reference);
    expect(text).not.toContain(answered.reference);
  });

  test("offers no number to tap for somebody who does not want to be called", async () => {
    const { reference } = await store(4 * DAY_MS);
    const wish = { reason: "STOP", scopes: ["phone", "sms"] } as const;
    await optOut(database, { phone: "+15125550123" }, wish, stampAt(NOW));
    const { text } = await send();
    expect(text).toContain(`${reference} Ann Lee, TX, 3 days late, opted out of phone, text`);
    expect(text).not.toContain("tel:");
  });

  test("lists follow-ups: contacted more than a week ago, without an outcome", async () => {
    const due = await store(20 * DAY_MS);
    const fresh = await store(20 * DAY_MS);
    const contact = (reference: string, now: number) =>
      changeStatus(database, reference, { status: "contacted" }, stampAt(now));
    await contact(due.reference, NOW - 8 * DAY_MS);
    await contact(fresh.reference, NOW - 6 * DAY_MS);
    const { subject, text } = await send();
    expect(subject).toBe("Digest of 2026-11-16: 1 lead to follow up");
    expect(text).toContain(`${due.reference} Ann Lee, TX, last contact 8 days ago`);
    expect(text).not.toContain(fresh.reference);
  });

  test("lists what was planned for today or earlier, once", async () => {
    const due = await store(20 * DAY_MS);
    const stamp = stampAt(NOW - 8 * DAY_MS);
    await changeStatus(database, due.reference, { status: "contacted" }, stamp);
    const plan = { day: TODAY, minute: 870, text: "ask for the lease", dueAt: NOW + 5 * HOUR_MS };
    await addFollowUp(database, due.reference, plan, stamp);
    const later = await store(HOUR_MS);
    await addFollowUp(database, later.reference, { ...plan, dueAt: NOW + 2 * DAY_MS }, stamp);
    const { subject, text } = await send();
    expect(subject).toBe("Digest of 2026-11-16: 1 planned follow-up");
    expect(text).toContain(`${due.reference} Ann Lee, TX, Mon 2026-11-16 14:30: ask for the lease`);
    expect(text).not.toContain(later.reference);
    expect(text).not.toContain("last contact");
  });

  test("lists failed deliveries with the reason, and the age of the newest backup", async () => {
    const { reference } = await store(HOUR_MS, { jobs: ["lead-webhook"] });
    const reason = "the webhook at crm.example.com:443 answered 410 (Gone)";
    await doJobs(database, { "lead-webhook": async () => ({ type: "permanent", reason }) }, NOW);
    backupAgeMs = 3 * DAY_MS;
    const { subject, text } = await send();
    expect(subject).toBe("Digest of 2026-11-16: 1 failed delivery, an old backup");
    expect(text).toContain(`1 webhook of a lead (${reference}), given up: ${reason}.`);
    expect(text).toContain("The newest backup is 3 days old.");
  });

  test("comes on a quiet day too, so that silence means that something is broken", async () => {
    await store(4 * DAY_MS, { suspicions: ["honeypot-filled"] });
    const { subject, text } = await send();
    expect(subject).toBe("Digest of 2026-11-16: nothing to do");
    expect(text).toContain("Not listed: 1 new lead that a program may have sent.");
    expect(text).not.toContain("backup");
  });

  test("that could not be sent in time is replaced by the one of the next day", async () => {
    today = "2026-11-17";
    const { outcome, subject } = await send(NOW + DAY_MS);
    expect(outcome).toEqual({ type: "skipped", reason: "the digest of a later day takes its place" });
    expect(subject).toBe("");
  });
});
