import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { Outcome } from "../../../platform/outbox/jobs.ts";
import { ONE_DIALECT } from "../../../tests/setup/database/test-database.ts";
import { collectMails, doJobs, leadHandlerDeps } from "../../../tests/setup/deliveries.ts";
import { leadsOfEachTest, TEST_KEYS } from "../../../tests/setup/leads.ts";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { type LeadOptions, PERSON_TRACES, storeSampleLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { deleteLeads, optOut } from "../privacy/lead-privacy.server.ts";
import { OPT_OUT_SCOPES } from "../privacy/opt-out.ts";
import { changeStatus } from "../records/lead-changes.server.ts";
import { mailSender } from "./delivery-catalog.server.ts";
import { createLeadHandlers } from "./lead-handlers.server.ts";
import type { LeadJobKind } from "./lead-jobs.ts";
import { describeLeadUnsubscription } from "./lead-unsubscription.server.ts";

const NOW = Date.UTC(2026, 10, 15, 12);
const PHONE = { phone: "+15125550123" };

/** What the mails say because of other leads, opt-outs and events. lead-mails.test.ts has what they say by themselves. */
describe.each(ONE_DIALECT)("the mails about a lead on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);
  let mailer = collectMails();
  let now = NOW;
  let deskUrl: string | undefined;

  beforeEach(() => {
    now = NOW;
    deskUrl = undefined;
    mailer = collectMails();
  });

  /** Does what is queued, as the worker would. */
  async function deliver(...kinds: LeadJobKind[]): Promise<readonly Outcome[]> {
    const handlers = createLeadHandlers({
      ...leadHandlerDeps(database, () => now),
      mailer,
      deskUrl,
      sender: undefined,
    });
    return await doJobs(database, Object.fromEntries(kinds.map((kind) => [kind, handlers[kind]])), now);
  }

  async function mailLead(options: LeadOptions = {}): Promise<Mail | undefined> {
    await storeSampleLead(database, { now: NOW, jobs: ["lead-email"], ...options });
    await deliver("lead-email");
    return mailer.mails.at(-1);
  }

  test("offer the operator a number to tap, unless the person does not want to be called", async () => {
    const mail = await mailLead();
    expect(mail?.text).toContain("Call (512) 555-0123: tel:+15125550123");
    expect(mail?.html).toContain('<a href="tel:+15125550123">Call (512) 555-0123</a>');
    await optOut(database, PHONE, { reason: "STOP", scopes: ["phone"] }, stampAt(NOW));
    const next = await mailLead();
    expect(next?.text).toContain("This person asked not to be contacted by phone.");
    expect(next?.text).not.toContain("tel:");
  });

  test("tell the operator which leads of the same person came before", async () => {
    const earlier = [];
    for (const [age, changes] of [
      [1, { email: "ZOE@person.example", phone: "+15125550188" }],
      [2, { email: "else@person.example" }],
    ] as const) {
      earlier.push(await storeSampleLead(database, { now: Date.UTC(2026, 0, 9 - age), ...changes }));
    }
    const strangers = { email: "stranger@person.example", phone: "+15125550199" };
    const stranger = await storeSampleLead(database, { now: NOW - 1, ...strangers });
    await storeSampleLead(database, { now: NOW + 1 });
    const mail = await mailLead();
    expect(mail?.text.replaceAll(/\s+/g, " ")).toContain(
      `also asked before: ${earlier[0]?.reference}, on 2026-01-07 18:00 CST, now new; ${earlier[1]?.reference}, on 2026-01-06 18:00 CST, now new.`,
    );
    deskUrl = "https://desk.example";
    expect((await mailLead())?.text).toContain(
      `${earlier[0]?.reference}, on 2026-01-07 18:00 CST, now new: https://desk.example/leads/${earlier[0]?.reference}\n`,
    );
    expect(mail?.text).not.toContain(stranger.reference);
    await deleteLeads(database, TEST_KEYS, { reference: earlier[0]?.reference ?? "" }, stampAt(NOW));
    for (let age = 1; age < 4; age += 1) await storeSampleLead(database, { now: NOW - age });
    const next = await mailLead();
    expect(next?.text).toContain("also asked before, more often than these:");
    expect(next?.text).not.toContain(earlier[0]?.reference);
  });

  test("say when a lead may come from a program, or from somebody who opted out", async () => {
    await optOut(database, PHONE, { reason: "STOP" }, stampAt(NOW - 1));
    const mail = await mailLead({ suspicions: ["honeypot-filled"] });
    expect(mail?.text).toContain(
      "This lead may come from a program: filled in a field that people do not see.",
    );
    expect(mail?.text).toContain("This person asked not to be contacted, nor passed on to lenders.");
    expect((await mailLead())?.text).toContain("Opted out; somebody who gave this address asked again.");
  });

  test("tell the operator who opted out, by the reference only", async () => {
    const { id, reference } = await storeSampleLead(database, { now: NOW });
    await changeStatus(database, reference, { status: "referred", partner: "Kiavi" }, stampAt(NOW));
    await describeLeadUnsubscription(id, {
      database,
      keys: TEST_KEYS,
      mailSender: mailSender(shippedContent),
      now: () => NOW,
      newId: randomUUID,
      onOptOut: async () => {},
    }).end();
    await deliver("lead-opt-out");
    const [mail] = mailer.mails;
    expect(mail?.to).toEqual({ address: "operator@sample.example" });
    expect(mail?.subject).toBe(`${reference} asked not to be contacted by email`);
    expect(mail?.text).toContain("Tell the lenders who have the details: Kiavi.");
    expect(mail?.text).toContain(`npm run operator -- leads show ${reference}`);
    expect(JSON.stringify(mail)).not.toMatch(PERSON_TRACES);
  });

  test.each([
    ["opted out", 0, ["email"], { type: "skipped", reason: "the person opted out" }],
    ["opted out of something else", 0, ["phone", "sms", "sharing"], { type: "delivered" }],
    [
      "opted out before they sent this",
      1,
      OPT_OUT_SCOPES,
      { type: "skipped", reason: "the person opted out" },
    ],
  ] as const)("reach a person unless they opted out of mail: one who %s", async (_, ago, scopes, outcome) => {
    await optOut(database, { email: "Zoe@Person.example" }, { reason: "asked", scopes }, stampAt(NOW - ago));
    await storeSampleLead(database, { now: NOW, jobs: ["lead-acknowledgement"] });
    expect(await deliver("lead-acknowledgement")).toEqual([outcome]);
    expect(mailer.mails).toHaveLength(outcome.type === "delivered" ? 1 : 0);
  });

  test("reach a victim of many leads once, however the address is written, and later again", async () => {
    const write = async (email: string, at = NOW) => {
      await storeSampleLead(database, { now: at, email, jobs: ["lead-acknowledgement"] });
      return await deliver("lead-acknowledgement");
    };
    for (let count = 0; count < 9; count += 1) await write(`zoe+${count}@person.example`);
    await write("ZOE@person.example");
    expect(mailer.mails).toHaveLength(1);
    await write("ann@person.example");
    expect(mailer.mails).toHaveLength(2);
    now += 10 * 60_000;
    expect(await write("zoe@person.example", now)).toEqual([{ type: "delivered" }]);
  });

  test("that failed are sent again, although the address got none in the meantime", async () => {
    await storeSampleLead(database, { now: NOW, jobs: ["lead-acknowledgement"] });
    const { send } = mailer;
    mailer = { mails: mailer.mails, send: async () => ({ type: "retry", reason: "busy" }) };
    expect(await deliver("lead-acknowledgement")).toMatchObject([{ type: "retry" }]);
    mailer = { mails: mailer.mails, send };
    now += 60_000;
    expect(await deliver("lead-acknowledgement")).toEqual([{ type: "delivered" }]);
  });
});
