import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { listJobs } from "../../platform/outbox/job-records.ts";
import { queueDigest } from "../../src/leads/delivery/digest/daily-digest.server.ts";
import { type ContactAddress, OPT_OUT_SCOPES, type OptOutScope } from "../../src/leads/privacy/opt-out.ts";
import { enterRequest } from "../../src/leads/privacy/requests/data-request-store.server.ts";
import { isSuppressed } from "../../src/leads/privacy/suppressions.server.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import { queueArticle } from "../../src/news/subscriptions/delivery/mailing-store.server.ts";
import { findSubscription } from "../../src/news/subscriptions/subscription-store.server.ts";
import { AGREEMENT, subscribeFully } from "../../tests/setup/news.ts";
import {
  operatorOfEachTest,
  TEST_KEYS,
  TEST_NOW,
  TEST_REQUESTS,
  TEST_SECRET,
} from "../../tests/setup/operator.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";
import { stampAt } from "../../tests/setup/test-actor.ts";

const EMAIL = "zoe@person.example";
const PHONE = "+15125550123";

describe("privacy", () => {
  const operator = operatorOfEachTest();
  let reference: string;

  beforeEach(async () => {
    ({ reference } = await storeSampleLead(operator.database, { now: TEST_NOW, jobs: ["lead-email"] }));
    await storeSampleLead(operator.database, {
      now: TEST_NOW,
      name: "Somebody Else",
      email: "else@person.example",
      phone: "+15125550188",
    });
  });

  const isSpared = (address: ContactAddress, scope: OptOutScope = "email") =>
    isSuppressed(operator.database, TEST_KEYS, address, { scope, consentedAt: TEST_NOW });

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

  test("shows all leads with that number, with readable times", async () => {
    await storeSampleLead(operator.database, { now: TEST_NOW, email: "zoe@work.example" });
    await operator.run(["privacy", "opt-out", PHONE, "--channel", "sms"]);
    const { out } = await operator.run(["privacy", "export", PHONE]);
    const moment = "2026-11-15T12:00:00.000Z";
    const data = JSON.parse(out);
    expect(data).toMatchObject({
      exportedAt: moment,
      leads: [
        { lead: { createdAt: moment }, events: [{ happenedAt: moment }], consent: { recordedAt: moment } },
        { lead: { lastContactAt: moment }, events: [{ kind: "opted-out" }] },
      ],
    });
    expect(data.contactChoices).toContainEqual({
      address: { phone: PHONE },
      decision: "opt-out",
      scopes: ["sms"],
      reason: "asked the operator",
      since: moment,
    });
    expect(out).not.toMatch(/: 1\d{12}\b/);
  });

  test.each([
    [["export", "nobody@person.example"], "Nothing is stored about this person."],
    [["export", "Zoë"], "an e-mail address, a phone number or a reference"],
    [["opt-out", EMAIL, "--channel", "fax"], "Use one of email, phone, sms."],
    [["opt-out", PHONE, "--message", "Call me at the end"], "does not clearly ask to stop"],
    [["correct", EMAIL], "Name what to correct"],
    [["correct", EMAIL, "--email", "no address"], "Please enter your email address"],
    [["correct", EMAIL, "--state", "DC"], "Allowed choices are AL"],
    [["correct", EMAIL, "--message", "x".repeat(501)], "This has 501 characters."],
  ])("%j is refused with the reason", async (words, reason) => {
    const { code, err } = await operator.run(["privacy", ...words]);
    expect(code).toBe(1);
    expect(err).toContain(reason);
    expect(await isSpared({ phone: PHONE }, "sms")).toBe(false);
  });

  test("corrects what was wrong, by the rules of the form", async () => {
    const correct = (...words: string[]) => operator.run(["privacy", "correct", EMAIL, ...words]);
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

  test("corrects or removes the message of one lead", async () => {
    const correct = (who: string, text: string) =>
      operator.run(["privacy", "correct", who, "--message", text]);
    const read = async () => (await findLead(operator.database, { reference }))?.message;
    expect((await correct(EMAIL, "12 Elm St\n$2,500")).code).toBe(0);
    expect(await read()).toBe("12 Elm St\n$2,500");
    const second = await storeSampleLead(operator.database, { email: EMAIL, message: "Another" });
    const refused = await correct(EMAIL, "");
    expect(refused.code).toBe(1);
    expect(refused.err).toContain(`Name one by its reference: ${reference}, ${second.reference}.`);
    expect((await correct(reference, "")).code).toBe(0);
    expect(await read()).toBeNull();
  });

  test("forgets nobody without confirmation", async () => {
    for (const answer of [undefined, false]) {
      const { code, err } = await operator.run(
        ["privacy", "delete", EMAIL],
        answer === undefined ? {} : { answer },
      );
      expect(code).toBe(1);
      expect(err).toContain(`Delete the lead ${reference} for good?`);
      expect(err).toContain(`Nothing was deleted. To delete the lead ${reference} in a script, use --yes.`);
    }
    expect(await findLead(operator.database, { reference })).toBeDefined();
  });

  test.each([
    ["export", []],
    ["delete", ["--yes"]],
    ["opt-out", []],
    ["correct", ["--name", "Zoe Right"]],
  ])("%s names the leads that share an address, and leaves them as they are", async (command, options) => {
    const { reference: other } = await storeSampleLead(operator.database, {
      now: TEST_NOW,
      name: "Yan Other",
      email: "yan@work.example",
    });
    const { code, out, err } = await operator.run(["privacy", command, EMAIL, ...options]);
    expect(code).toBe(0);
    expect(err).toContain(
      `because they share only an address with this person or were joined by an operator: ${other}.`,
    );
    expect(out + err).not.toMatch(/Yan|yan@work/);
    expect(await findLead(operator.database, { reference: other })).toMatchObject({ name: "Yan Other" });
  });

  test("forgets all leads with a number, after saying how many, and leaves them alone", async () => {
    await storeSampleLead(operator.database, { now: TEST_NOW, email: "zoe@work.example" });
    await operator.run(["leads", "status", reference, "referred", "--partner", "Kiavi"]);
    const refused = await operator.run(["privacy", "delete", PHONE]);
    expect(refused.err).toContain("Delete 2 leads of this person for good?");
    const { code, err } = await operator.run(["privacy", "delete", PHONE, "--yes"]);
    expect(code).toBe(0);
    expect(err).toContain("Deleted 2 leads of this person.");
    expect(err).toContain("So do the lenders it was shared with. Tell Kiavi.");
    expect(await findLead(operator.database, { reference })).toBeUndefined();
    for (const address of [{ email: EMAIL }, { email: "zoe@work.example" }, { phone: PHONE }]) {
      expect(await isSpared(address)).toBe(true);
    }
  });

  test.each(["delete", "opt-out", "opt-in"])("of an unknown reference, %s fails", async (command) => {
    const yes = command === "delete" ? ["--yes"] : [];
    expect(await operator.run(["privacy", command, "RR-00000-00000", ...yes])).toMatchObject({
      code: 1,
      err: "No lead has the reference RR-00000-00000.\n",
    });
    expect((await operator.run(["privacy", "log"])).err).toBe("Nothing was done so far.\n");
  });

  test("forgets a person, with the mails that were written as files, and keeps the proof", async () => {
    const [job] = await listJobs(operator.database, { limit: 1, kind: "lead-email" });
    const mails = path.join(operator.folder, "mail");
    mkdirSync(mails);
    await queueDigest(operator.database, "2026-11-16", TEST_NOW);
    const [theirs = "", digest = "", others = ""] = [`${job?.id}`, "digest-2026-11-16", "other"].map((name) =>
      path.join(mails, `${name}.eml`),
    );
    for (const file of [theirs, digest, others]) writeFileSync(file, "mail");
    const done = await operator.run(["privacy", "delete", EMAIL], { answer: true });
    expect(done.code).toBe(0);
    expect(done.err).not.toContain("lenders");
    expect(await findLead(operator.database, { reference })).toBeUndefined();
    expect([theirs, digest, others].map((file) => existsSync(file))).toEqual([false, false, true]);
    expect((await operator.run(["consent", "verify"])).code).toBe(0);
    expect((await operator.run(["leads", "list"])).out).toContain("Somebody Else");
    const again = await operator.run(["privacy", "delete", EMAIL, "--yes"]);
    expect(again).toMatchObject({ code: 0 });
    expect(again.err).toContain("No lead of this person is stored.");
  });

  test.each([
    { who: EMAIL, words: [] },
    { who: "+1 512 555 0123", words: ["--message", "Stop."] },
  ])("leaves $who alone, on every channel", async ({ who, words }) => {
    const { code, err } = await operator.run(["privacy", "opt-out", who, ...words]);
    expect(code).toBe(0);
    expect(err).toBe(`Opted out of everything. This applies to the lead ${reference}.\n`);
    for (const scope of OPT_OUT_SCOPES) {
      expect(await isSpared({ email: EMAIL }, scope)).toBe(true);
      expect(await isSpared({ phone: PHONE }, scope)).toBe(true);
      expect(await isSpared({ email: "else@person.example" }, scope)).toBe(false);
    }
  });

  test.each([
    { words: ["--channel", "email"], scopes: ["email"], said: "email" },
    { words: ["--channel", "phone", "--channel", "SMS"], scopes: ["phone", "sms"], said: "phone, text" },
    { words: ["--no-sharing"], scopes: ["sharing"], said: "sharing with lenders" },
    {
      words: ["--no-sharing", "--channel", "sms"],
      scopes: ["sms", "sharing"],
      said: "text, sharing with lenders",
    },
  ])("opts out of no more than was asked: $words", async ({ words, scopes, said }) => {
    const { code, err } = await operator.run(["privacy", "opt-out", ...words, EMAIL]);
    expect(code).toBe(0);
    expect(err).toContain(`Opted out of ${said}.`);
    const [lead] = JSON.parse((await operator.run(["leads", "list", "--json"])).out).filter(
      (each: { reference: string }) => each.reference === reference,
    );
    expect(lead.optedOut).toEqual(scopes);
  });

  test("names the lenders to tell, if there are any", async () => {
    await operator.run(["leads", "status", reference, "referred", "--partner", "Kiavi"]);
    const { err } = await operator.run(["privacy", "opt-out", EMAIL]);
    expect(err).toContain("Tell the lenders that have their details: Kiavi.");
  });

  test("lifts the opt-out of a person who agrees again", async () => {
    await operator.run(["privacy", "opt-out", EMAIL]);
    const agreed = await operator.run(["privacy", "opt-in", PHONE, "--channel", "phone"], {
      now: TEST_NOW + 1,
    });
    expect(agreed).toMatchObject({
      code: 0,
      err: `Opted in again to phone. This applies to the lead ${reference}.\n`,
    });
    expect(await isSpared({ phone: PHONE }, "phone")).toBe(false);
    expect(await isSpared({ phone: PHONE }, "sms")).toBe(true);
    await operator.run(["privacy", "opt-in", reference], { now: TEST_NOW + 2 });
    for (const scope of OPT_OUT_SCOPES) expect(await isSpared({ email: EMAIL }, scope)).toBe(false);
    expect((await operator.run(["privacy", "log"])).out).toMatch(/opt-in +RR-/);
  });

  test("opts out a person who is not a lead yet", async () => {
    const { code, err } = await operator.run(["privacy", "opt-out", "+15125550177"]);
    expect(code).toBe(0);
    expect(err).toContain("No lead matches yet.");
    expect(await isSpared({ phone: "+15125550177" }, "sms")).toBe(true);
  });

  describe("of a subscriber to the news", () => {
    const READER = "Reader@person.example";
    let subscriptionId: string;

    beforeEach(async () => {
      subscriptionId = await subscribeFully(operator.database, READER);
      await queueArticle(operator.database, "rates", { ...stampAt(TEST_NOW), newId: () => "news-job" });
    });

    test("shows the subscription with its consent and what was sent", async () => {
      const { code, out } = await operator.run(["privacy", "export", READER]);
      expect(code).toBe(0);
      expect(JSON.parse(out).newsSubscriptions).toEqual([
        expect.objectContaining({
          email: "reader@person.example",
          state: "confirmed",
          requestedAt: "2026-11-15T12:00:00.000Z",
          consent: { ...AGREEMENT, agreedAt: "2026-11-15T12:00:00.000Z" },
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
      expect(refused.err).toContain("To delete the news subscription in a script, use --yes.");
      const done = await operator.run(["privacy", "delete", READER], { answer: true });
      expect(done.err).toContain("Deleted the news subscription.");
      expect(await findSubscription(operator.database, { id: subscriptionId })).toBeUndefined();
      expect(existsSync(path.join(mails, "news-job.eml"))).toBe(false);
    });

    test("goes on with it after an opt-out of something else", async () => {
      await operator.run(["privacy", "opt-out", READER, "--no-sharing", "--channel", "sms"]);
      const subscription = await findSubscription(operator.database, { id: subscriptionId });
      expect(subscription).toMatchObject({ state: "confirmed" });
    });

    test("needs proof of its own address: one of a lead was only typed", async () => {
      await subscribeFully(operator.database, EMAIL);
      const exported = await operator.run(["privacy", "export", PHONE]);
      expect(JSON.parse(exported.out).newsSubscriptions).toEqual([]);
      expect(exported.err).toContain("Not included: a news subscription under an address of these leads.");
      const { err } = await operator.run(["privacy", "delete", PHONE, "--yes"]);
      expect(err).toContain("Not included: a news subscription under an address of these leads.");
      expect(await findSubscription(operator.database, { email: EMAIL })).toBeDefined();
    });

    test("ends through the lead of the same person", async () => {
      await subscribeFully(operator.database, EMAIL);
      const { err } = await operator.run(["privacy", "opt-out", PHONE]);
      expect(err).toContain(`This applies to the lead ${reference} and the news subscription.`);
      expect(await findSubscription(operator.database, { email: EMAIL })).toMatchObject({
        state: "unsubscribed",
      });
    });
  });

  test("needs the site's secret, from the environment or the data folder, and does not create one", async () => {
    const config = { secret: undefined };
    const refused = await operator.run(["privacy", "delete", EMAIL, "--yes"], { config });
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/^SECRET is not set, and .+secret does not exist\. Run this command/);
    expect(await findLead(operator.database, { reference })).toBeDefined();
    writeFileSync(path.join(operator.folder, "secret"), TEST_SECRET);
    expect(await operator.run(["privacy", "delete", EMAIL, "--yes"], { config })).toMatchObject({ code: 0 });
    expect(await isSpared({ email: EMAIL })).toBe(true);
  });

  test("keeps a list of handled requests", async () => {
    await operator.run(["privacy", "export", EMAIL]);
    await operator.run(["privacy", "delete", EMAIL, "--yes"], { now: TEST_NOW + 60_000 });
    const { out } = await operator.run(["privacy", "log"]);
    expect(out).toMatch(/2026-11-15 06:00 CST {2}export +RR-.+\n2026-11-15 06:01 CST {2}delete +RR-/);
    expect(out).not.toContain(EMAIL);
  });

  test("lists requests with their deadline, and answers them once", async () => {
    expect((await operator.run(["privacy", "requests"])).err).toBe("No requests.\n");
    const asked = { kind: "export", channel: "phone", subject: { email: EMAIL }, detail: undefined } as const;
    const request = await enterRequest(operator.database, asked, TEST_REQUESTS, stampAt(TEST_NOW));
    const later = { now: TEST_NOW + 40 * 24 * 60 * 60 * 1000 };
    expect((await operator.run(["privacy", "requests"], later)).out).toMatch(
      new RegExp(`${request} .+copy of the data +phone +${EMAIL} +5 days left`),
    );
    for (const [reason, problem] of [
      ["", "Say why. The person reads it."],
      ["x".repeat(2_001), "The reason has at most 2000 characters."],
    ] as const) {
      const refused = await operator.run(["privacy", "answer", request, "--decline", reason], later);
      expect(refused).toMatchObject({ code: 1, err: `${problem} Nothing was changed.\n` });
    }
    expect(await operator.run(["privacy", "answer", request], later)).toMatchObject({
      code: 0,
      err: `${request} is answered: done. The person gets a mail.\n`,
    });
    const { out } = await operator.run(["privacy", "requests"], later);
    expect(out).toContain("done, 2026-12-25");
    expect(out).not.toContain(EMAIL);
    expect((await operator.run(["privacy", "answer", request, "--decline", "Too late"])).err).toBe(
      `${request} was answered already.\n`,
    );
    expect((await operator.run(["privacy", "answer", "PR-0000-0000"])).err).toBe(
      "No request has the reference PR-0000-0000.\n",
    );
  });
});
