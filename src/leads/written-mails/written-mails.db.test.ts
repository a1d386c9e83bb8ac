import { beforeEach, describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { collectMails, doJobs, leadHandlerDeps } from "../../../tests/setup/deliveries.ts";
import { leadsOfEachTest, TEST_KEYS } from "../../../tests/setup/leads.ts";
import { storeSampleLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt, TEST_ACTOR } from "../../../tests/setup/test-actor.ts";
import { listActions } from "../../audit/audit-log.server.ts";
import { createLeadHandlers } from "../delivery/lead-handlers.server.ts";
import { addOwner, saveOwner } from "../owners/lead-owners.server.ts";
import { deleteLeads, optOut } from "../privacy/lead-privacy.server.ts";
import { findLead, listEvents } from "../records/lead-queries.server.ts";
import type { Lead } from "../records/lead-record.ts";
import { queueWrittenMail } from "./queue-written-mail.server.ts";

const NOW = Date.UTC(2026, 10, 15, 12);
const LATER = NOW + 60_000;
const MAIL = { job: "mail-1", subject: "Your loan", text: "Hello Zoë,\n\nwhen may I call?", isAnswer: true };

describe.each(DIALECTS)("a mail that somebody wrote to a person on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);
  let mailer = collectMails();
  beforeEach(() => {
    mailer = collectMails();
  });

  async function store(): Promise<Lead> {
    const found = await findLead(database, await storeSampleLead(database, { now: NOW }));
    if (found === undefined) throw new Error("The lead was not stored.");
    return found;
  }
  const write = (lead: Lead, changes = {}) =>
    queueWrittenMail(database, TEST_KEYS, lead, { ...MAIL, ...changes }, stampAt(LATER));
  async function deliver() {
    const handlers = createLeadHandlers({
      ...leadHandlerDeps(database, () => LATER),
      mailer,
      from: { name: "Sample", address: "hello@sample.example" },
      deskUrl: undefined,
      sender: undefined,
    });
    return await doJobs(database, { "lead-written-mail": handlers["lead-written-mail"] }, LATER);
  }

  test("is sent once, stands in the history, and answers the lead", async () => {
    const lead = await store();
    expect(await write(lead)).toBe("queued");
    expect(await write(lead)).toBe("known");
    expect(await deliver()).toMatchObject([{ type: "delivered" }]);
    expect(mailer.mails).toMatchObject([
      {
        id: "mail-1",
        from: { name: expect.stringContaining(TEST_ACTOR.name), address: "hello@sample.example" },
        to: { address: lead.email },
        subject: "Your loan",
        isWritten: true,
      },
    ]);
    const [mail] = mailer.mails;
    expect(mail?.text).toMatch(
      /^Hello Zoë,\n\nwhen may I call\?\n\nStop all email from .*unsubscribe\/.*\n\n/,
    );
    expect(mail?.html).not.toContain("<h1");
    expect(mail?.unsubscribeUrl).toContain("/unsubscribe/");
    expect(await findLead(database, lead)).toMatchObject({ status: "contacted", lastContactAt: LATER });
    const events = await listEvents(database, lead.id);
    expect(events.toSorted((one, other) => (one.kind < other.kind ? -1 : 1))).toMatchObject([
      { kind: "mailed", subject: "Your loan", text: MAIL.text },
      { kind: "status", status: "contacted" },
    ]);
    const actions = await listActions(database, { subject: lead.reference, limit: 5 });
    expect(actions.map(({ action }) => action)).toEqual([
      "marked as contacted",
      "wrote a mail to the person",
    ]);
  });

  test("is refused, and leaves no trace, if a colleague has answered since it was begun", async () => {
    const lead = await store();
    const written = (job: string) =>
      queueWrittenMail(
        database,
        TEST_KEYS,
        lead,
        { ...MAIL, job },
        { ...stampAt(LATER), untouchedSince: NOW },
      );
    expect(await written("mail-1")).toBe("queued");
    expect(await written("mail-2")).toBe("outdated");
    expect(await written("mail-1")).toBe("known");
    expect(await deliver()).toHaveLength(1);
    expect((await listEvents(database, lead.id)).map(({ kind }) => kind).toSorted()).toEqual([
      "mailed",
      "status",
    ]);
  });

  test("comes from the colleague's own address where the mail server may send for it", async () => {
    await database.transaction((trx) => addOwner(trx, { id: "1", name: TEST_ACTOR.name }));
    const own = async (email: string) => {
      await saveOwner(database, { id: "1", email, takesTurns: false }, stampAt(NOW));
      await write(await store(), { job: `to-${email.slice(0, 3)}` });
      await deliver();
      const { from, replyTo } = mailer.mails.at(-1) ?? {};
      return [from?.address, replyTo?.address];
    };
    expect(await own("ann@sample.example")).toEqual(["ann@sample.example", "ann@sample.example"]);
    expect(await own("bob@elsewhere.example")).toEqual(["hello@sample.example", "bob@elsewhere.example"]);
  });

  test("is neither queued nor sent without consent", async () => {
    const lead = await store();
    await write(lead);
    const other = await store();
    await optOut(database, { email: lead.email }, { reason: "told us", scopes: ["email"] }, stampAt(LATER));
    expect(await write(other, { job: "mail-2" })).toBe("opted out");
    expect(await deliver()).toMatchObject([{ type: "skipped", reason: "the person opted out" }]);
    expect(mailer.mails).toEqual([]);
    expect(await listEvents(database, other.id)).toMatchObject([{ kind: "opted-out" }]);
  });

  test("is not sent once the person is deleted", async () => {
    const lead = await store();
    await write(lead);
    await deleteLeads(database, TEST_KEYS, { email: lead.email }, stampAt(LATER));
    expect(await deliver()).toMatchObject([{ type: "skipped", reason: "the lead was deleted" }]);
  });
});
