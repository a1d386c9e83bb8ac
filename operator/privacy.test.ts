import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listJobs } from "../platform/outbox/job-records.ts";
import { findLead } from "../src/leads/lead-book.server.ts";
import { isSuppressed } from "../src/leads/suppressions.server.ts";
import { queueArticle } from "../src/news/subscriptions/mailing-store.server.ts";
import { findSubscription } from "../src/news/subscriptions/subscription-store.server.ts";
import { subscribeFully } from "../tests/setup/news.ts";
import { openTestOperator, TEST_NOW, type TestOperator } from "../tests/setup/operator.ts";
import { storeSampleLead } from "../tests/setup/stored-lead.ts";

const EMAIL = "zoe@person.example";
const PHONE = "+15125550123";

describe("privacy", () => {
  let operator: TestOperator;
  let reference: string;

  beforeEach(async () => {
    operator = await openTestOperator("sqlite");
    ({ reference } = await storeSampleLead(operator.database, { now: TEST_NOW, jobs: ["lead-email"] }));
    await storeSampleLead(operator.database, {
      now: TEST_NOW,
      name: "Somebody Else",
      email: "else@person.example",
      phone: "+15125550188",
    });
  });
  afterEach(() => operator.close());

  test.each(["Zoe@Person.example", "(512) 555-0123", "512.555.0123", "REFERENCE"])(
    "shows a person everything, found by %s, and nothing of others",
    async (who) => {
      const { code, out } = await operator.run(["privacy", "export", who.replace("REFERENCE", reference)]);
      expect(code).toBe(0);
      expect(out).toContain(EMAIL);
      expect(out).toContain("203.0.113.9");
      expect(out).not.toContain("Somebody Else");
      expect(JSON.parse(out).leads).toHaveLength(1);
    },
  );

  test("writes it to a new file for the owner's eyes", async () => {
    const file = path.join(operator.folder, "zoe.json");
    expect((await operator.run(["privacy", "export", EMAIL, "--out", file])).code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8")).toContain(EMAIL);
    expect((await operator.run(["privacy", "export", EMAIL, "--out", file])).code).toBe(1);
  });

  test("says when nothing is kept", async () => {
    const { code, err } = await operator.run(["privacy", "export", "nobody@person.example"]);
    expect(code).toBe(1);
    expect(err).toContain("Nothing is kept about this person.");
  });

  test("refuses what is neither address nor number", async () => {
    const { code, err } = await operator.run(["privacy", "export", "Zoë"]);
    expect(code).toBe(1);
    expect(err).toContain("an e-mail address, a phone number or a reference");
  });

  test("corrects what was wrong, by the rules of the form", async () => {
    const correct = (...words: string[]) => operator.run(["privacy", "correct", EMAIL, ...words]);
    expect((await correct()).err).toContain("Say what to correct");
    expect((await correct("--email", "no address")).err).toContain("Please enter your email address");
    expect((await correct("--state", "DC")).code).toBe(1);
    const done = await correct("--name", "  Zoe Right ", "--phone", "512 555 0177", "--purpose", "other");
    expect(done).toMatchObject({ code: 0, err: `Corrected the lead ${reference}.\n` });
    expect(await findLead(operator.database, { reference })).toMatchObject({
      name: "Zoe Right",
      email: EMAIL,
      phone: "+15125550177",
      phoneTyped: "512 555 0177",
      loanPurpose: "other",
      state: "TX",
    });
  });

  test("forgets nobody without being sure", async () => {
    for (const answer of [undefined, false]) {
      const { code, err } = await operator.run(
        ["privacy", "delete", EMAIL],
        answer === undefined ? {} : { answer },
      );
      expect(code).toBe(1);
      expect(err).toContain(`Delete the lead ${reference} for good?`);
      expect(err).toContain("Nothing was deleted.");
    }
    expect(await findLead(operator.database, { reference })).toBeDefined();
  });

  test("forgets a person, with the mails that were written as files, and keeps the proof", async () => {
    const [job] = await listJobs(operator.database, { limit: 1, kind: "lead-email" });
    const mails = path.join(operator.folder, "mail");
    mkdirSync(mails);
    const [theirs, others] = [path.join(mails, `${job?.id}.eml`), path.join(mails, "other.eml")];
    for (const file of [theirs, others]) writeFileSync(file, "mail");
    expect((await operator.run(["privacy", "delete", EMAIL], { answer: true })).code).toBe(0);
    expect(await findLead(operator.database, { reference })).toBeUndefined();
    expect([existsSync(theirs), existsSync(others)]).toEqual([false, true]);
    expect((await operator.run(["consent", "verify"])).code).toBe(0);
    expect((await operator.run(["leads", "list"])).out).toContain("Somebody Else");
    const again = await operator.run(["privacy", "delete", EMAIL, "--yes"]);
    expect(again).toMatchObject({ code: 0 });
    expect(again.err).toContain("No lead of this person is kept.");
  });

  test.each([
    { who: EMAIL, words: [] },
    { who: "+1 512 555 0123", words: ["--message", "Stop."] },
  ])("leaves $who alone, on every channel", async ({ who, words }) => {
    expect((await operator.run(["privacy", "opt-out", who, ...words])).code).toBe(0);
    expect(await isSuppressed(operator.database, { email: EMAIL })).toBe(true);
    expect(await isSuppressed(operator.database, { phone: PHONE })).toBe(true);
    expect(await isSuppressed(operator.database, { email: "else@person.example" })).toBe(false);
  });

  test("leaves alone somebody who is not a lead yet", async () => {
    const { code, err } = await operator.run(["privacy", "opt-out", "+15125550177"]);
    expect(code).toBe(0);
    expect(err).toContain("No lead has it yet.");
    expect(await isSuppressed(operator.database, { phone: "+15125550177" })).toBe(true);
  });

  test("does not take every message for a STOP", async () => {
    const { code, err } = await operator.run([
      "privacy",
      "opt-out",
      PHONE,
      "--message",
      "Call me at the end",
    ]);
    expect(code).toBe(1);
    expect(err).toContain("does not clearly ask to stop");
    expect(await isSuppressed(operator.database, { phone: PHONE })).toBe(false);
  });

  describe("of a subscriber to the news", () => {
    const READER = "Reader@person.example";
    let subscriptionId: string;

    beforeEach(async () => {
      subscriptionId = await subscribeFully(operator.database, READER);
      await queueArticle(operator.database, "rates", { now: TEST_NOW, newId: () => "news-job" });
    });

    test("shows the subscription with its consent and what was sent", async () => {
      const { code, out } = await operator.run(["privacy", "export", READER]);
      expect(code).toBe(0);
      expect(JSON.parse(out).newsSubscriptions).toEqual([
        expect.objectContaining({
          email: "reader@person.example",
          state: "confirmed",
          consent: expect.objectContaining({ version: "1.0", ip: "203.0.113.9" }),
          articlesSent: ["rates"],
        }),
      ]);
    });

    test("forgets it with its mails, after asking", async () => {
      const mails = path.join(operator.folder, "mail");
      mkdirSync(mails);
      writeFileSync(path.join(mails, "news-job.eml"), "mail");
      const refused = await operator.run(["privacy", "delete", READER]);
      expect(refused.err).toContain("Delete the news subscription for good?");
      const done = await operator.run(["privacy", "delete", READER], { answer: true });
      expect(done.err).toContain("Deleted the news subscription.");
      expect(await findSubscription(operator.database, { id: subscriptionId })).toBeUndefined();
      expect(existsSync(path.join(mails, "news-job.eml"))).toBe(false);
    });

    test("ends it with an opt-out", async () => {
      const { err } = await operator.run(["privacy", "opt-out", READER]);
      expect(err).toContain("It concerns the news subscription.");
      expect(await findSubscription(operator.database, { id: subscriptionId })).toMatchObject({
        state: "unsubscribed",
      });
    });

    test("finds it through the lead of the same person", async () => {
      await subscribeFully(operator.database, EMAIL);
      const { err } = await operator.run(["privacy", "opt-out", PHONE]);
      expect(err).toContain(`It concerns the lead ${reference} and the news subscription.`);
      expect(await findSubscription(operator.database, { email: EMAIL })).toMatchObject({
        state: "unsubscribed",
      });
    });
  });

  test("keeps a list of what was answered", async () => {
    await operator.run(["privacy", "export", EMAIL]);
    await operator.run(["privacy", "delete", EMAIL, "--yes"], { now: TEST_NOW + 60_000 });
    const { out } = await operator.run(["privacy", "requests"]);
    expect(out).toMatch(/2026-11-15 12:00 UTC {2}export +RR-.+\n2026-11-15 12:01 UTC {2}delete +RR-/);
    expect(out).not.toContain(EMAIL);
  });
});
