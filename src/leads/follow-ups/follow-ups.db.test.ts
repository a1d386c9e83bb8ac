import { beforeEach, describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { type CollectingMailer, collectMails, doJobs } from "../../../tests/setup/deliveries.ts";
import { leadsOfEachTest, TEST_KEYS } from "../../../tests/setup/leads.ts";
import { type StoredLead, storeSampleLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { listActions } from "../../audit/audit-log.server.ts";
import { nameState } from "../delivery/delivery-catalog.server.ts";
import { addOwner, assignLead, saveOwner } from "../owners/lead-owners.server.ts";
import { deleteLeads, optOut } from "../privacy/lead-privacy.server.ts";
import { describeEvent } from "../records/lead-event-words.ts";
import { findLead, listEvents } from "../records/lead-queries.server.ts";
import { createFollowUpReminder, queueReminders } from "./follow-up-reminders.server.ts";
import {
  addFollowUp,
  countLeadsWithDueFollowUps,
  endFollowUp,
  findFollowUps,
  listDueFollowUps,
  moveFollowUp,
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
    addFollowUp(database, lead.reference, plan(changes), stamp(stamped));
  const planned = () => findFollowUps(database, lead.id);
  const nextId = async () => (await planned())[0]?.id ?? "";
  const move = async (changes = {}, stamped = {}) => {
    const moved = { ...plan(changes), id: await nextId() };
    return await moveFollowUp(database, lead.reference, moved, stamp(stamped));
  };
  const end = async (step: "done" | "removed", stamped = {}) =>
    endFollowUp(database, lead.reference, { id: await nextId(), step }, stamp(stamped));

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
    expect(await move({ day: "2026-11-20", minute: 870, text: "" }, { now: NOW + 1 })).toBe(true);
    expect(await planned()).toMatchObject([{ day: "2026-11-20", minute: 870, text: "" }]);
    expect(await end("done", { now: NOW + 2 })).toBe(true);
    expect(await planned()).toEqual([]);
    expect(await end("done", { now: NOW + 3 })).toBe(false);
    expect(await move()).toBe(false);
    expect((await listEvents(database, lead.id)).map((event) => describeEvent(event).text)).toEqual([
      "Set for Wed 2026-11-18: ask for the lease",
      "Moved to Fri 2026-11-20 14:30",
      "Done, was due Fri 2026-11-20 14:30",
    ]);
    const log = await listActions(database, { subject: lead.reference, limit: 9 });
    expect(log.map(({ action }) => action)).toEqual([
      "did the follow-up",
      "moved a follow-up to 2026-11-20",
      "set a follow-up for 2026-11-18",
    ]);
  });

  test("are not set or ended by somebody who has not seen the last change", async () => {
    expect(await set({}, { untouchedSince: NOW - 1 })).toBe(false);
    expect(await planned()).toEqual([]);
    await set();
    expect(await end("removed", { untouchedSince: NOW - 1 })).toBe(false);
    expect(await end("removed", { untouchedSince: NOW })).toBe(true);
  });

  test("of one lead are several, each with a reminder of its own, which goes to the owner", async () => {
    await database.transaction((trx) => addOwner(trx, { id: "ann", name: "Ann" }));
    await saveOwner(database, { id: "ann", email: "ann@sample.example", takesTurns: false }, stamp());
    await set({ text: "in May", dueAt: DUE + 5 });
    await set({ text: "on Monday" }, { now: NOW + 1 });
    expect((await planned()).map(({ text }) => text)).toEqual(["on Monday", "in May"]);
    await assignLead(database, lead.reference, "Ann", stamp({ now: NOW + 2 }));
    await remindAt(DUE + 5);
    expect(await end("done", { now: NOW + 3 })).toBe(true);
    expect(await deliver(DUE + 5)).toEqual(["skipped", "delivered"]);
    const [mail] = mailer.mails;
    expect(mail?.to).toEqual({ address: "ann@sample.example" });
    expect(mail?.text).toContain("> in May");
  });

  test("are listed and counted when they are due, oldest first", async () => {
    await set();
    const other = await storeSampleLead(database, { now: NOW - 500 });
    await addFollowUp(database, other.reference, plan({ dueAt: DUE - 1 }), stamp());
    const due = await listDueFollowUps(database, { before: DUE + 1, limit: 9 });
    expect(due.map(({ lead: { reference } }) => reference)).toEqual([other.reference, lead.reference]);
    expect(await countLeadsWithDueFollowUps(database, { before: DUE + 1, limit: 9 })).toBe(2);
    expect(await countLeadsWithDueFollowUps(database, { before: DUE, limit: 9 })).toBe(1);
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

  test("that were moved remind at the new time only", async () => {
    await set();
    await remindAt(DUE);
    await move({ dueAt: DUE + 1_000 }, { now: NOW + 1 });
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
