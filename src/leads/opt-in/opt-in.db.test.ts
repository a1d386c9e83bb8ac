import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Outcome } from "../../../platform/outbox/jobs.ts";
import { ONE_DIALECT } from "../../../tests/setup/database/test-database.ts";
import { collectMails, doJobs, leadHandlerDeps } from "../../../tests/setup/deliveries.ts";
import { leadsOfEachTest, TEST_KEYS } from "../../../tests/setup/leads.ts";
import { type LeadOptions, type StoredLead, storeSampleLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { listActions } from "../../audit/audit-log.server.ts";
import { findConsent } from "../consent/consent-store.server.ts";
import { createLeadHandlers } from "../delivery/lead-handlers.server.ts";
import { deleteLeads, optIn, optOut } from "../privacy/lead-privacy.server.ts";
import { OPT_OUT_SCOPES } from "../privacy/opt-out.ts";
import { findLead, listEvents } from "../records/lead-queries.server.ts";
import { addOptOuts } from "../records/listed-lead.server.ts";
import { createOptInLinks } from "./opt-in-link.server.ts";
import { createOptInPage } from "./opt-in-page.server.ts";

const NOW = Date.UTC(2026, 10, 15, 12);
const DAY = 24 * 60 * 60 * 1000;
const EMAIL = { email: "zoe@person.example" };
const ACKNOWLEDGED = ["lead-email", "lead-acknowledgement"];
const AGREE = new URLSearchParams({ agree: "yes" });

describe.each(ONE_DIALECT)("an opt-out and a newer lead on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);
  let mailer = collectMails();
  let now = NOW;
  const links = createOptInLinks("secret", { siteUrl: "https://site.example", now: () => now });

  beforeEach(() => {
    mailer = collectMails();
    now = NOW;
  });

  async function send(options: LeadOptions = {}): Promise<StoredLead> {
    const lead = await storeSampleLead(database, { now, jobs: ACKNOWLEDGED, ...options });
    await deliver();
    return lead;
  }

  async function deliver(): Promise<readonly Outcome[]> {
    const deps = leadHandlerDeps(database, () => now);
    return await doJobs(database, createLeadHandlers({ ...deps, mailer, sender: undefined }), now);
  }

  async function wishesOf({ id }: StoredLead) {
    const lead = await findLead(database, { id });
    if (lead === undefined) throw new Error("The lead is missing");
    const [{ optedOut, hasAskedAgain } = { optedOut: [], hasAskedAgain: false }] = await addOptOuts(
      database,
      TEST_KEYS,
      [lead],
    );
    return { optedOut, hasAskedAgain };
  }

  const mailsToPerson = () => mailer.mails.filter(({ to }) => to.address.includes("person.example"));
  const tokenIn = (text = "") => /\/opt-in\/(\S+)/.exec(text)?.[1] ?? "";

  async function visit(token: string, init: RequestInit = {}): Promise<Response> {
    const page = createOptInPage({
      database,
      keys: TEST_KEYS,
      links,
      mailSender: { name: "Sample", email: "hello@sample.example" },
      now: () => now,
      newId: randomUUID,
    });
    return await page(new Request(`https://site.example/opt-in/${token}`, init), token);
  }
  const agree = async (token: string) => await visit(token, { method: "POST", body: AGREE });

  /** Somebody opted out of everything, by mail, and a lead with their address came later. */
  async function askAgain(options: LeadOptions = {}) {
    await optOut(database, EMAIL, { reason: "asked" }, stampAt(now));
    now += 1;
    const lead = await send(options);
    return { lead, token: tokenIn(mailsToPerson()[0]?.text) };
  }

  test("stays in force for a lead through the form, and says that somebody asked again", async () => {
    const { lead } = await askAgain();
    expect(await wishesOf(lead)).toEqual({ optedOut: OPT_OUT_SCOPES, hasAskedAgain: true });
    const toOperator = mailer.mails.find(({ to }) => to.address === "operator@sample.example");
    expect(toOperator?.text).toContain("Opted out; somebody who gave this address asked again.");
    expect(toOperator?.text).not.toContain("tel:");
    expect(toOperator?.text).toContain("Do not answer by mail:");
    expect(toOperator?.replyTo).toBeUndefined();
  });

  test("brings one mail with a link and nothing of the form, and no other for a day", async () => {
    await askAgain({ name: "Buy cheap pills", message: "at pills.example" });
    expect(mailsToPerson()).toMatchObject([{ subject: "May RentRatio contact you again?" }]);
    expect(JSON.stringify(mailsToPerson())).not.toContain("pills");
    for (const email of ["zoe@person.example", "ZOE@person.example"]) await send({ email });
    now += DAY - 1;
    await send();
    expect(mailsToPerson()).toHaveLength(1);
    now += 1;
    await send();
    expect(mailsToPerson()).toHaveLength(2);
    now += 2 * DAY;
    await send();
    expect(mailsToPerson(), "the second pause is longer").toHaveLength(2);
  });

  test.each<[string, LeadOptions]>([
    ["without a form token", { hasFormToken: false }],
    ["from a program", { suspicions: ["honeypot-filled"] }],
  ])("brings no link for a lead %s", async (_, options) => {
    await askAgain(options);
    expect(mailsToPerson()).toEqual([]);
  });

  test("of a number alone brings no link, because a mail proves no number", async () => {
    await optOut(database, { phone: "+15125550123" }, { reason: "STOP", scopes: ["phone"] }, stampAt(now));
    now += 1;
    const lead = await send();
    expect(mailsToPerson().map(({ subject }) => subject)).toEqual([
      expect.stringContaining("We received your request"),
    ]);
    expect(await wishesOf(lead)).toEqual({ optedOut: ["phone"], hasAskedAgain: true });
  });

  test("is not lifted by opening the link, and is by its button, once", async () => {
    const { lead, token } = await askAgain();
    const before = await findConsent(database, lead.reference);
    const shown = await visit(token);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain("I agree that Sample LLC may contact me.");
    for (const body of [new URLSearchParams({ a: "b" }), "agree", null]) {
      expect((await visit(token, { method: "POST", body })).status).toBe(400);
    }
    expect((await wishesOf(lead)).optedOut).toEqual(OPT_OUT_SCOPES);
    now += 1;
    expect(await (await agree(token)).text()).toContain("<h1>Thank you</h1>");
    expect((await agree(token)).status).toBe(200);
    expect(await wishesOf(lead)).toEqual({ optedOut: [], hasAskedAgain: false });
    const optIns = (await listEvents(database, lead.id)).filter(({ kind }) => kind === "opted-in");
    expect(optIns).toMatchObject([{ reason: "confirmed by a mailed link" }]);
    expect(await listActions(database, { subject: lead.reference, limit: 5 })).toMatchObject([
      { action: "agreed to be contacted again", actor: { channel: "mail link" } },
    ]);
    await deliver();
    const subjects = mailer.mails.map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes("agreed to be contacted again"))).toHaveLength(1);
    expect(await findConsent(database, lead.reference), "the consent record stays").toEqual(before);
  });

  test("of the address and a number is lifted for the address; mail is free again, calls are not", async () => {
    await send();
    mailer = collectMails();
    const { lead, token } = await askAgain();
    now += 1;
    await agree(token);
    expect((await wishesOf(lead)).optedOut).toEqual(["phone", "sms", "sharing"]);
    await deliver();
    expect(mailer.mails.at(-1)?.text).toContain(`privacy opt-in ${lead.reference}`);
  });

  test("of a stranger's number is not lifted by whoever typed it beside their own address", async () => {
    const victim = await storeSampleLead(database, { now });
    await optOut(database, { reference: victim.reference }, { reason: "STOP" }, stampAt(now));
    now += 1;
    const mallory = await send({ email: "mallory@person.example" });
    now += 1;
    await agree(tokenIn(mailsToPerson().at(-1)?.text));
    expect((await wishesOf(mallory)).optedOut).toEqual(["phone", "sms", "sharing"]);
    expect((await wishesOf(victim)).optedOut).toEqual(OPT_OUT_SCOPES);
  });

  test("that is newer than the link stays", async () => {
    const { lead, token } = await askAgain();
    now += 1;
    await optOut(database, EMAIL, { reason: "asked again" }, stampAt(now));
    expect((await agree(token)).status).toBe(410);
    expect((await wishesOf(lead)).optedOut).toEqual(OPT_OUT_SCOPES);
  });

  test("is not lifted by a link that is forged, expired, for another address or of a deleted lead", async () => {
    const { lead, token } = await askAgain();
    const found = await findLead(database, { id: lead.id });
    if (found === undefined) throw new Error("The lead is missing");
    const [, other = ""] = links.issue({ ...found, email: "zoe@old.example" }).split("/opt-in/");
    for (const wrong of ["", "x.y.z", token.replace(/.$/, (last) => (last === "0" ? "1" : "0")), other]) {
      expect((await agree(wrong)).status, wrong).toBe(404);
    }
    now += 14 * DAY + 1;
    expect((await agree(token)).status).toBe(410);
    expect((await wishesOf(lead)).optedOut).toEqual(OPT_OUT_SCOPES);
    await deleteLeads(database, TEST_KEYS, { reference: lead.reference }, stampAt(now));
    now = NOW + 2;
    expect((await agree(token)).status).toBe(404);
  });

  test("that the operator lifted in the meantime brings no mail", async () => {
    await optOut(database, EMAIL, { reason: "asked" }, stampAt(now));
    now += 1;
    await storeSampleLead(database, { now, jobs: ["lead-email"] });
    const { "lead-email": mailOperator, ...others } = createLeadHandlers({
      ...leadHandlerDeps(database, () => now),
      mailer,
      sender: undefined,
    });
    await doJobs(database, { "lead-email": mailOperator }, now);
    await optIn(database, EMAIL, { reason: "called" }, stampAt(now + 1));
    expect(await doJobs(database, others, now)).toEqual([
      { type: "skipped", reason: "there is no opt-out left to lift" },
    ]);
    expect(mailsToPerson()).toEqual([]);
  });
});
