import { beforeEach, describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { leadsOfEachTest, TEST_KEYS } from "../../../tests/setup/leads.ts";
import { type StoredLead, storeSampleLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { listActions } from "../../audit/audit-log.server.ts";
import { deleteLeads } from "../privacy/lead-privacy.server.ts";
import { addNote, changeStatus } from "../records/lead-changes.server.ts";
import { describeEvent } from "../records/lead-event-words.ts";
import { findLead, listEvents } from "../records/lead-queries.server.ts";
import { actOnLeads, findLastAct, type LeadAct, undoLastAct } from "./lead-acts.server.ts";

const NOW = Date.parse("2026-11-17T16:00:00Z");
const SPAM = { status: "declined", reason: "spam" } as const;

describe.each(DIALECTS)("an act on several leads on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);
  let leads: readonly StoredLead[];

  beforeEach(async () => {
    leads = [await store(), await store(), await store()];
  });

  const store = () => storeSampleLead(database, { now: NOW });
  const act = (change: LeadAct, { now = NOW + 1, seen = NOW } = {}) =>
    actOnLeads(
      database,
      leads.map(({ reference }) => ({ reference, lastContactAt: seen })),
      change,
      stampAt(now),
    );
  const undo = (now = NOW + 9) => undoLastAct(database, stampAt(now));
  const references = () => leads.map(({ reference }) => reference);
  const states = async () =>
    Promise.all(
      leads.map(async (lead) => {
        const found = await findLead(database, lead);
        return found && [found.status, found.owner, found.lastContactAt - NOW];
      }),
    );

  test("changes each of them with its own line of history, and is taken back as one", async () => {
    const [{ reference, id } = await store()] = leads;
    expect(await act(SPAM)).toEqual({ changed: references(), skipped: [] });
    expect(await findLastAct(database, "ann", NOW)).toEqual({ words: "marked as declined, spam", count: 3 });
    expect(await findLastAct(database, "ben", NOW)).toBeUndefined();
    expect(await findLastAct(database, "ann", NOW + 2)).toBeUndefined();
    const outcome = await undo();
    expect(outcome).toMatchObject({ words: "marked as declined, spam", kept: [] });
    expect(outcome?.restored.toSorted()).toEqual(references().toSorted());
    expect(await states()).toEqual(leads.map(() => ["new", null, 0]));
    const events = await listEvents(database, id);
    expect(events.map((event) => describeEvent(event).text)).toEqual([
      "Marked as declined, spam",
      "Marked as new",
    ]);
    const log = await listActions(database, { subject: reference, limit: 9 });
    expect(log.map(({ action }) => action)).toEqual([
      "took back: marked as declined, spam",
      "marked as declined, spam",
    ]);
    expect(await undo()).toBeUndefined();
  });

  test("leaves alone what somebody else has changed since it was seen", async () => {
    const [first] = references();
    await addNote(database, first ?? "", "called", stampAt(NOW + 1));
    expect(await act({ owner: "Ann" }, { now: NOW + 2 })).toEqual({
      changed: references().slice(1),
      skipped: [first],
    });
  });

  test("is not taken back where somebody has changed something since", async () => {
    await act({ owner: "Ann" });
    const [first = "", second = ""] = references();
    await changeStatus(database, first, { status: "contacted" }, stampAt(NOW + 2));
    await deleteLeads(database, TEST_KEYS, { reference: second }, stampAt(NOW + 3));
    expect(await undo()).toMatchObject({ kept: [first], restored: [references()[2]] });
    expect(await states()).toEqual([["contacted", "Ann", 2], undefined, ["new", null, 0]]);
  });

  test("counts only the last one, and nothing that was like that already", async () => {
    await act(SPAM);
    expect(await act(SPAM, { seen: NOW + 1 })).toEqual({ changed: [], skipped: [] });
    await act({ owner: "Ann" }, { now: NOW + 2, seen: NOW + 1 });
    await undo();
    expect(await states()).toEqual(leads.map(() => ["declined", null, 1]));
    expect(await undo()).toBeUndefined();
  });
});
