import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSmtpMailer } from "../../../platform/mail/smtp-mailer.ts";
import { createUnsubscribeTokens } from "../../../platform/mail/unsubscribe-token.ts";
import { listJobs } from "../../../platform/outbox/job-records.ts";
import { startWorker, type Worker } from "../../../platform/outbox/worker.ts";
import { createWebhookSender } from "../../../platform/webhooks/webhook.ts";
import { namesIn, sampleEvent } from "../../../tests/setup/api-samples.ts";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { type HttpReceiver, startHttpReceiver } from "../../../tests/setup/http-receiver.ts";
import { openLeadDatabase, TEST_KEYS, type TestLeadDatabase } from "../../../tests/setup/leads.ts";
import { type SmtpReceiver, startSmtpReceiver } from "../../../tests/setup/smtp-receiver.ts";
import { storeSampleLead } from "../../../tests/setup/stored-lead.ts";
import { TEST_ACTOR } from "../../../tests/setup/test-actor.ts";
import { EXAMPLE_DEAL } from "../../calculators/deal/example-deal.ts";
import { dealSummaryText } from "../../calculators/deal/sharing/deal-export.ts";
import { findConsent } from "../consent/consent-store.server.ts";
import { deleteLeads, optOut } from "../privacy/lead-privacy.server.ts";
import { OPT_OUT_SCOPES } from "../privacy/opt-out.ts";
import { changeStatus } from "../records/lead-changes.server.ts";
import type { LeadDatabase } from "../records/lead-store.server.ts";
import { createStatusLinks } from "../status/status-link.server.ts";
import { mailSender } from "./delivery-catalog.server.ts";
import { createLeadHandlers } from "./lead-handlers.server.ts";
import { describeLeadUnsubscription } from "./lead-unsubscription.server.ts";
import { nameState } from "./state-names-catalog.server.ts";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const ALL_JOBS = ["lead-email", "lead-webhook", "lead-acknowledgement"];
const RETRY_WAIT_MS = 6 * 60 * 60 * 1000;

/** Decodes quoted-printable as far as the tests need. */
const decode = (raw = "") =>
  Buffer.from(
    raw
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

describe.each(DIALECTS)("the deliveries of a lead on %s", (dialect) => {
  let place: TestLeadDatabase;
  let database: LeadDatabase;
  let smtp: SmtpReceiver;
  let hook: HttpReceiver;
  let worker: Worker;
  let clock: number;
  let attempts: number;

  beforeEach(async () => {
    clock = Date.now();
    attempts = 0;
    place = await openLeadDatabase(dialect);
    database = place.database;
    smtp = await startSmtpReceiver();
    hook = await startHttpReceiver();
    const from = { name: "Sample", address: "site@sample.example" };
    worker = startWorker({
      database,
      handlers: createLeadHandlers({
        database,
        keys: TEST_KEYS,
        mailer: createSmtpMailer(smtp.url),
        sender: createWebhookSender({
          url: hook.url,
          secret: SECRET,
          allowsPrivate: true,
          userAgent: "test",
          now: Date.now,
        }),
        from,
        to: "operator@sample.example",
        siteUrl: "https://site.example",
        tokens: createUnsubscribeTokens("secret"),
        statusLinks: createStatusLinks("secret", { siteUrl: "https://site.example", now: () => clock }),
        nameState,
        mailSender,
        deskUrl: undefined,
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
  }, 60_000);

  afterEach(async () => {
    await worker.stop();
    await Promise.all([smtp.stop(), hook.stop()]);
    await place.drop();
  });

  async function deliver(jobs = attempts + 1): Promise<void> {
    worker.wake();
    await vi.waitFor(() => expect(attempts).toBeGreaterThanOrEqual(jobs), { timeout: 40_000 });
  }
  const listStates = async () =>
    (await listJobs(database, { limit: 100 })).map(({ kind, state, lastError }) => [kind, state, lastError]);

  test("reach the operator by mail, with every field, what to do next and the proof of consent", async () => {
    const { id, reference } = await storeSampleLead(database, { now: clock, jobs: ["lead-email"] });
    await deliver();
    const [mail] = smtp.mails;
    expect(mail?.to).toEqual(["operator@sample.example"]);
    expect(mail?.raw.replace(/\r\n[ \t]/g, " ")).toContain(
      `Subject: New lead: Texas cash-out refinance, ${reference}`,
    );
    const [job] = await listJobs(database, { limit: 1 });
    expect(mail?.raw).toContain(`Message-ID: <${job?.id}@sample.example>`);
    expect(mail?.raw).toMatch(/Reply-To: .+ <zoe@person\.example>/);
    const text = decode(mail?.raw);
    for (const part of [
      "Full Name     Zoë <Investor> & Co",
      "Email         zoe@person.example",
      "Phone Number  (512) 555-0123",
      "State         TX",
      "Loan Purpose  Cash-Out Refinance",
      "Dial          +15125550123",
      "utm_source  newsletter",
      "https://search.example/",
      "Call (512) 555-0123: tel:+15125550123",
      '<a href="tel:+15125550123">Call (512) 555-0123</a>',
      "The browser asked not to sell or share (GPC).",
      "Zoë &lt;Investor&gt; &amp; Co",
      `leads show ${reference}`,
    ]) {
      expect(text).toContain(part);
    }
    const links = createStatusLinks("secret", { siteUrl: "https://site.example", now: () => clock });
    for (const status of ["contacted", "referred"] as const) {
      expect(text).toContain(links.issue({ leadId: id, status }));
    }
    const record = await findConsent(database, reference);
    expect(text).toContain(`operator -- consent verify --expect 1:${record?.hash}`);
    expect(text).not.toContain("I agree that Sample LLC may contact me.");
  });

  test("show the operator the deal in three numbers", async () => {
    const dealSummary = dealSummaryText(EXAMPLE_DEAL);
    await storeSampleLead(database, { now: clock, jobs: ["lead-email"], dealSummary });
    await deliver();
    expect(decode(smtp.mails[0]?.raw).replaceAll("\r\n", "\n")).toContain(`The deal
--------

Ratio  1.17
Rent   $2,500 a month
Loan   $225,000 of $300,000
`);
  });

  test("offer no number to tap for somebody who does not want to be called", async () => {
    // Not due before the clock goes on: the worker also looks by itself.
    const later = clock + 1;
    await storeSampleLead(database, { now: later, jobs: ["lead-email"] });
    const stamp = { newId: randomUUID, now: later, actor: TEST_ACTOR };
    await optOut(database, { phone: "+15125550123" }, { reason: "STOP", scopes: ["phone"] }, stamp);
    clock = later;
    await deliver();
    const text = decode(smtp.mails[0]?.raw);
    expect(text).toContain("This person asked not to be contacted by phone.");
    expect(text).not.toContain("tel:");
  });

  test("tell the operator which leads of the same person came before", async () => {
    const earlier = [];
    for (const [age, changes] of [
      [1, { email: "ZOE@person.example", phone: "+15125550188" }],
      [2, { email: "else@person.example" }],
    ] as const) {
      earlier.push(await storeSampleLead(database, { now: Date.UTC(2026, 0, 9 - age), ...changes }));
    }
    const stranger = await storeSampleLead(database, {
      now: clock - 1,
      email: "stranger@person.example",
      phone: "+15125550199",
    });
    await storeSampleLead(database, { now: clock, jobs: ["lead-email"] });
    await storeSampleLead(database, { now: clock + 1 });
    await deliver();
    const text = decode(smtp.mails[0]?.raw).replaceAll(/\s+/g, " ");
    expect(text).toContain(
      `also asked before: ${earlier[0]?.reference}, on 2026-01-08 00:00 UTC; ${earlier[1]?.reference}, on 2026-01-07 00:00 UTC.`,
    );
    expect(text).not.toContain(stranger.reference);
    await deleteLeads(
      database,
      TEST_KEYS,
      { reference: earlier[0]?.reference ?? "" },
      { now: clock, newId: randomUUID, actor: TEST_ACTOR },
    );
    for (let age = 1; age < 4; age += 1) await storeSampleLead(database, { now: clock - age });
    await storeSampleLead(database, { now: clock, jobs: ["lead-email"] });
    await deliver();
    const next = decode(smtp.mails[1]?.raw);
    expect(next).toContain("; and more.");
    expect(next).not.toContain(earlier[0]?.reference);
  });

  test("show the operator the deal that was sent along, and never run it", async () => {
    const dealSummary = `<img src=x onerror="alert(1)">\n</blockquote><script>alert('x')</script>\nRent: $2,500`;
    await storeSampleLead(database, { now: clock, jobs: ["lead-email"], dealSummary });
    await deliver();
    const [plain = "", html = ""] = decode(smtp.mails[0]?.raw)
      .replaceAll("\r\n", "\n")
      .split("<!doctype html>");
    expect(plain).toContain(`The deal they sent along
------------------------

> <img src=x onerror="alert(1)">
> </blockquote><script>alert('x')</script>
> Rent: $2,500
`);
    expect(html).toContain(
      "&lt;img src=x onerror=&quot;alert(1)&quot;&gt;<br>&lt;/blockquote&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;<br>Rent: $2,500</blockquote>",
    );
    expect(html).not.toMatch(/<img|<script/);
  });

  test("show the operator what the person wrote: as text, and in no header", async () => {
    const message = "Subject: x\n\nBcc: eve@evil.example\n<b>bold</b> & 12 Elm St";
    await storeSampleLead(database, { now: clock, jobs: ["lead-email"], message });
    await deliver();
    const raw = smtp.mails[0]?.raw ?? "";
    expect(smtp.mails[0]?.to).toEqual(["operator@sample.example"]);
    expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).not.toMatch(/evil|Elm/);
    expect(raw).not.toMatch(/^Bcc:/m);
    const [plain = "", html = ""] = decode(raw).replaceAll("\r\n", "\n").split("<!doctype html>");
    expect(plain).toContain(`What they wrote
---------------

> Subject: x
> 
> Bcc: eve@evil.example
> <b>bold</b> & 12 Elm St
`);
    expect(html).toContain(
      "Subject: x<br><br>Bcc: eve@evil.example<br>&lt;b&gt;bold&lt;/b&gt; &amp; 12 Elm St</blockquote>",
    );
  });

  test("say when a lead may come from a program, or from somebody who opted out", async () => {
    const stamp = { newId: randomUUID, now: clock - 1, actor: TEST_ACTOR };
    await optOut(database, { phone: "+15125550123" }, { reason: "STOP" }, stamp);
    await storeSampleLead(database, { now: clock, jobs: ["lead-email"], suspicions: ["honeypot-filled"] });
    await deliver();
    const text = decode(smtp.mails[0]?.raw);
    expect(text).toContain("Subject: [suspect] New lead:");
    expect(text).toContain("This lead may come from a program: honeypot-filled.");
    expect(text).toContain("This person asked not to be contacted, nor passed on to lenders.");
    await storeSampleLead(database, { now: clock, jobs: ["lead-email"] });
    await deliver();
    expect(decode(smtp.mails[1]?.raw)).toContain(
      "This person opted out earlier, and agreed to be contacted again by sending this.",
    );
  });

  test("say when anybody may have sent a lead in the name of somebody who opted out", async () => {
    const stamp = { newId: randomUUID, now: clock - 1, actor: TEST_ACTOR };
    await optOut(database, { phone: "+15125550123" }, { reason: "STOP" }, stamp);
    const jobs = ["lead-email", "lead-acknowledgement"];
    await storeSampleLead(database, { now: clock, jobs, hasFormToken: false });
    await deliver(2);
    expect(smtp.mails.map(({ to }) => to)).toEqual([["operator@sample.example"]]);
    expect(decode(smtp.mails[0]?.raw)).toContain("so the opt-out stays in force. Ask them before you go");
  });

  test("tell the operator who opted out, by the reference only", async () => {
    const { id, reference } = await storeSampleLead(database, { now: clock });
    const stamp = { newId: randomUUID, now: clock, actor: TEST_ACTOR };
    await changeStatus(database, reference, { status: "referred", partner: "Kiavi" }, stamp);
    await describeLeadUnsubscription(id, {
      database,
      keys: TEST_KEYS,
      mailSender,
      now: () => clock,
      newId: randomUUID,
      onOptOut: async () => {},
    }).end();
    await deliver();
    const [mail] = smtp.mails;
    expect(mail?.to).toEqual(["operator@sample.example"]);
    expect(mail?.raw).toContain(`Subject: ${reference} asked not to be contacted by email`);
    const text = decode(mail?.raw);
    expect(text).toContain("Tell the lenders who have the details: Kiavi.");
    expect(text).toContain(`npm run operator -- leads show ${reference}`);
    expect(text).not.toMatch(/zo[eë]|5550123/i);
  });

  test("reach it with the fields of the sample in docs/leads-api.md", async () => {
    await storeSampleLead(database, { now: clock, jobs: ["lead-webhook"] });
    await deliver();
    const event: unknown = JSON.parse(hook.posts[0]?.body ?? "");
    expect(event).toMatchObject({ type: "lead.created", version: sampleEvent.version });
    expect(namesIn(event)).toEqual(namesIn(sampleEvent));
  });

  test("reach the operator's program, signed", async () => {
    const dealSummary = "Price: $300,000\nRent: $2,500";
    const { reference } = await storeSampleLead(database, {
      now: clock,
      jobs: ["lead-webhook"],
      dealSummary,
      message: "Is it too late?",
    });
    await deliver();
    const [post] = hook.posts;
    const headers = Object.fromEntries(Object.entries(post?.headers ?? {}).map(([k, v]) => [k, String(v)]));
    expect(new Webhook(SECRET).verify(post?.body ?? "", headers)).toMatchObject({
      type: "lead.created",
      version: 2,
      timestamp: new Date(clock).toISOString(),
      data: {
        reference,
        email: "zoe@person.example",
        phone: "+15125550123",
        campaign: { utm_source: "newsletter" },
        dealSummary,
        message: "Is it too late?",
        consent: { textVersion: "1.0", channels: ["phone", "sms", "email"], sequence: 1 },
      },
    });
  });

  test("reach the person, with an unsubscribe link", async () => {
    const { id, reference } = await storeSampleLead(database, { now: clock, jobs: ["lead-acknowledgement"] });
    await deliver();
    const [mail] = smtp.mails;
    expect(mail?.to).toEqual(["zoe@person.example"]);
    const raw = mail?.raw.replace(/\r\n[ \t]/g, " ");
    const url = `https://site.example/unsubscribe/${createUnsubscribeTokens("secret").issue(id)}`;
    expect(raw).toContain(`List-Unsubscribe: <${url}>`);
    expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const text = decode(mail?.raw);
    expect(text).toContain(`Your reference number is ${reference}.`);
    expect(text).toContain(`Stop all email from ${mailSender.name}: ${url}`);
    expect(text).toContain(mailSender.postalAddress);
  });

  test("mention a deal and a message to the person, but carry nobody's text to an address that may not be theirs", async () => {
    await storeSampleLead(database, {
      now: clock,
      jobs: ["lead-acknowledgement"],
      dealSummary: "Buy pills",
      message: "More pills",
    });
    await deliver();
    const text = decode(smtp.mails[0]?.raw);
    expect(text).toContain("You also sent us your deal.");
    expect(text).toContain("You also wrote us a message.");
    expect(text).not.toContain("pills");
  });

  test("carry no link to an address that may not be the sender's, but show the operator what was typed", async () => {
    const name = "Claim it at http://evil.example";
    await storeSampleLead(database, { now: clock, jobs: ["lead-acknowledgement", "lead-email"], name });
    await deliver(2);
    const [toPerson, toOperator] = smtp.mails
      .toSorted((one, other) => other.to[0]?.localeCompare(one.to[0] ?? "") ?? 0)
      .map(({ raw }) => decode(raw));
    expect(toPerson).toContain("Email         zoe@person.example");
    expect(toPerson).not.toMatch(/evil|Full Name/);
    expect(toOperator).toContain(`Full Name     ${name}`);
  });

  test("do not reach a person who opted out", async () => {
    const subject = { email: "Zoe@Person.example" };
    const stamp = { newId: randomUUID, now: clock, actor: TEST_ACTOR };
    await storeSampleLead(database, { now: clock, jobs: ["lead-acknowledgement"] });
    await optOut(database, subject, { reason: "asked", scopes: ["email"] }, stamp);
    await deliver();
    expect(smtp.mails).toEqual([]);
    expect(await listStates()).toEqual([["lead-acknowledgement", "skipped", "the person opted out"]]);
  });

  test.each([
    ["opted out of something else", { ago: 0, scopes: ["phone", "sms", "sharing"] }],
    ["opted out before they sent this", { ago: 1, scopes: OPT_OUT_SCOPES }],
  ] as const)("reach a person who %s", async (_, { ago, scopes }) => {
    const stamp = { newId: randomUUID, now: clock - ago, actor: TEST_ACTOR };
    await optOut(database, { email: "zoe@person.example" }, { reason: "asked", scopes }, stamp);
    await storeSampleLead(database, { now: clock, jobs: ["lead-acknowledgement"] });
    await deliver();
    expect(smtp.mails).toHaveLength(1);
  });

  test("are skipped if the lead is deleted first", async () => {
    smtp.refuse("RCPT", 450);
    hook.answerWith(503);
    await storeSampleLead(database, { now: clock, jobs: ALL_JOBS });
    await deliver(3);
    await deleteLeads(
      database,
      TEST_KEYS,
      { email: "zoe@person.example" },
      { newId: randomUUID, now: clock, actor: TEST_ACTOR },
    );
    clock += RETRY_WAIT_MS;
    await deliver(6);
    expect(new Set((await listStates()).map(([, state]) => state))).toEqual(new Set(["skipped"]));
    expect(smtp.mails).toEqual([]);
  });

  test("outlast receivers that are down: each arrives once, with the id of the first attempt", async () => {
    smtp.refuse("DATA", 451);
    hook.answerWith(503);
    const count = 5;
    for (let index = 0; index < count; index += 1) {
      await storeSampleLead(database, { now: clock, jobs: ALL_JOBS });
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
  }, 30_000);

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
