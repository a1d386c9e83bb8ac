import { beforeEach, describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { type CollectingMailer, collectMails, doJobs } from "../../../tests/setup/deliveries.ts";
import { leadsOfEachTest, TEST_KEYS } from "../../../tests/setup/leads.ts";
import { type StoredLead, storeSampleLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { listActions } from "../../audit/audit-log.server.ts";
import { nameState } from "../delivery/delivery-catalog.server.ts";
import { deleteLeads, optOut } from "../privacy/lead-privacy.server.ts";
import { describeEvent } from "../records/lead-event-words.ts";
import { findLead, listEvents } from "../records/lead-queries.server.ts";
import { createFollowUpReminder, queueReminders } from "./follow-up-reminders.server.ts";
import {
  countDueFollowUps,
  endFollowUp,
  findFollowUp,
  listDueFollowUps,
  setFollowUp,
} from "./follow-up-store.server.ts";

const NOW = Date.parse("2026-11-17T16:00:00Z");
const DUE = Date.parse("2026-11-18T15:00:00Z");

describe.each(DIALECTS)("follow-ups on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);
  let mailer: CollectingMailer;
  let lead: StoredLead;

  beforeEach(async () => {
    mailer = collectMails();
    lead = await storeSampleLead(database, { now: NOW - 1_000 });
  });

  const stamp = (changes = {}) => ({ ...stampAt(NOW), ...changes });
  const plan = (changes = {}) => ({
    day: "2026-11-18",
    minute: undefined,
    text: "ask for the lease",
    dueAt: DUE,
    ...changes,
  });
  const set = (changes = {}, stamped = {}) =>
    setFollowUp(database, lead.reference, plan(changes), stamp(stamped));
  const end = (step: "done" | "removed", stamped = {}) =>
    endFollowUp(database, lead.reference, step, stamp(stamped));

  const remindAt = (now: number) => queueReminders(database, stamp({ now }));

  /** Sends what is queued, as the worker would. Returns what became of each job. */
  async function deliver(now = DUE): Promise<readonly string[]> {
    const handle = createFollowUpReminder({
      database,
      keys: TEST_KEYS,
      mailer,
      from: { address: "site@sample.example" },
      to: "operator@sample.example",
      deskUrl: "https://desk.sample.example",
      nameState,
    });
    return (await doJobs(database, { "lead-follow-up": handle }, now)).map(({ type }) => type);
  }

  test("are set, changed and done, with an event and an entry for each step", async () => {
    expect(await set()).toBe(true);
    expect(await set({ day: "2026-11-20", minute: 870, text: "" }, { now: NOW + 1 })).toBe(true);
    expect(await findFollowUp(database, lead.id)).toMatchObject({ day: "2026-11-20", minute: 870, text: "" });
    expect(await end("done", { now: NOW + 2 })).toBe(true);
    expect(await findFollowUp(database, lead.id)).toBeUndefined();
    expect(await end("done", { now: NOW + 3 })).toBe(false);
    expect((await listEvents(database, lead.id)).map((event) => describeEvent(event).text)).toEqual([
      "Set for Wed 2026-11-18: ask for the lease",
      "Set for Fri 2026-11-20 14:30",
      "Done, was due Fri 2026-11-20 14:30",
    ]);
    const log = await listActions(database, { subject: lead.reference, limit: 9 });
    expect(log.map(({ action }) => action)).toEqual([
      "did the follow-up",
      "set a follow-up for 2026-11-20",
      "set a follow-up for 2026-11-18",
    ]);
  });

  test("are not set or ended by somebody who has not seen the last change", async () => {
    expect(await set({}, { untouchedSince: NOW - 1 })).toBe(false);
    expect(await findFollowUp(database, lead.id)).toBeUndefined();
    await set();
    expect(await end("removed", { untouchedSince: NOW - 1 })).toBe(false);
    expect(await end("removed", { untouchedSince: NOW })).toBe(true);
  });

  test("are listed and counted when they are due, oldest first", async () => {
    await set();
    const other = await storeSampleLead(database, { now: NOW - 500 });
    await setFollowUp(database, other.reference, plan({ dueAt: DUE - 1 }), stamp());
    const due = await listDueFollowUps(database, { before: DUE + 1, limit: 9 });
    expect(due.map(({ lead: { reference } }) => reference)).toEqual([other.reference, lead.reference]);
    expect(await countDueFollowUps(database, { before: DUE + 1, limit: 9 })).toBe(2);
    expect(await countDueFollowUps(database, { before: DUE, limit: 9 })).toBe(1);
  });

  test("remind the operator once, however many processes look", async () => {
    await set();
    await remindAt(DUE - 1);
    expect(await deliver()).toEqual([]);
    await Promise.all([remindAt(DUE), remindAt(DUE)]);
    await remindAt(DUE + 1);
    expect(await deliver()).toEqual(["delivered"]);
    const [mail] = mailer.mails;
    expect(mail?.to).toEqual({ address: "operator@sample.example" });
    expect(mail?.subject).toBe(`Follow-up due: ${lead.reference}`);
    expect(mail?.text).toContain("> ask for the lease");
    expect(mail?.text).toContain(`https://desk.sample.example/leads/${lead.reference}`);
    expect(mail?.text).toContain("tel:+15125550123");
  });

  test("remind again at the right time after a clock that was ahead", async () => {
    await set();
    const ahead = DUE + 24 * 60 * 60 * 1000;
    await remindAt(ahead);
    expect(await deliver(ahead)).toEqual(["delivered"]);
    await remindAt(DUE - 1);
    expect(await deliver(DUE - 1)).toEqual([]);
    await Promise.all([remindAt(DUE), remindAt(DUE)]);
    expect(await deliver()).toEqual(["delivered"]);
    await remindAt(DUE + 1);
    expect(await deliver()).toEqual([]);
    expect(mailer.mails).toHaveLength(2);
  });

  test("remind once when the clocks of two processes differ by seconds", async () => {
    await set();
    await remindAt(DUE + 5_000);
    await remindAt(DUE);
    expect(await deliver(DUE + 5_000)).toEqual(["delivered"]);
    expect(await database.db.selectFrom("outbox_jobs").select("id").execute()).toHaveLength(1);
  });

  test("that were set again remind at the new time only", async () => {
    await set();
    await remindAt(DUE);
    await set({ dueAt: DUE + 1_000 }, { now: NOW + 1 });
    expect(await deliver()).toEqual(["skipped"]);
    await remindAt(DUE + 1_000);
    expect(await deliver()).toEqual([]);
    expect(await database.db.selectFrom("outbox_jobs").select("id").execute()).toHaveLength(2);
  });

  test("that were done, or whose lead was deleted, remind nobody", async () => {
    await set();
    await remindAt(DUE);
    await end("done");
    expect(await deliver()).toEqual(["skipped"]);
    await set();
    await remindAt(DUE);
    await deleteLeads(database, TEST_KEYS, { reference: lead.reference }, stamp());
    expect(await deliver()).toEqual(["skipped"]);
    expect(mailer.mails).toEqual([]);
    expect(await database.db.selectFrom("lead_follow_ups").selectAll().execute()).toEqual([]);
    expect(await findLead(database, { id: lead.id })).toBeUndefined();
  });

  test("offer no number to tap for somebody who does not want to be called", async () => {
    await set();
    await optOut(database, { phone: "+15125550123" }, { reason: "STOP", scopes: ["phone"] }, stamp());
    await remindAt(DUE);
    await deliver();
    expect(mailer.mails[0]?.text).not.toContain("tel:");
    expect(mailer.mails[0]?.text).toContain("asked not to be contacted by phone");
  });
});
