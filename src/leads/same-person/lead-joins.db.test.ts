import { beforeEach, describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { leadsOfEachTest, TEST_KEYS } from "../../../tests/setup/leads.ts";
import { type StoredLead, storeSampleLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { listActions } from "../../audit/audit-log.server.ts";
import { findConsent, verifyConsent } from "../consent/consent-store.server.ts";
import {
  deleteLeads,
  exportPersonalData,
  findPersonLeads,
  optIn,
  optOut,
} from "../privacy/lead-privacy.server.ts";
import { purgeExpired } from "../privacy/lead-retention.server.ts";
import { findLeadOptOut } from "../privacy/suppressions.server.ts";
import { addNote, changeStatus } from "../records/lead-changes.server.ts";
import { describeEvent } from "../records/lead-event-words.ts";
import { listLeads } from "../records/lead-list.server.ts";
import { countNewLeads, findLead, findWaitingLeads, listEvents } from "../records/lead-queries.server.ts";
import { findJoins, joinLeads, unjoinLead } from "./lead-joins.server.ts";

const NOW = Date.parse("2026-11-17T16:00:00Z");
const EARLIER = NOW - 60_000;

describe.each(DIALECTS)("joined leads on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);
  let one: StoredLead;
  let two: StoredLead;

  beforeEach(async () => {
    one = await storeSampleLead(database, { now: EARLIER });
    two = await storeSampleLead(database, {
      now: EARLIER,
      email: "zoe@work.example",
      phone: "+15125550199",
      phoneTyped: "512 555 0199",
    });
  });

  const stamp = (changes = {}) => ({ ...stampAt(NOW), ...changes });
  const join = (main: string, other: string, changes = {}) =>
    joinLeads(database, { main, other }, stamp(changes));
  const waiting = async () => {
    const alone = await listLeads(database, { status: "new", limit: 9 });
    const late = await findWaitingLeads(database, { before: NOW, limit: 9 });
    expect(late.count).toBe(alone.length);
    expect(await countNewLeads(database, 9)).toBe(alone.length);
    return alone.map(({ reference }) => reference);
  };

  test("leave the waiting list, and nothing else of them changes", async () => {
    const before = {
      lead: await findLead(database, { id: two.id }),
      consent: await findConsent(database, two.reference),
    };
    expect(await join(one.reference, two.reference)).toEqual({ kind: "joined" });
    expect(await waiting()).toEqual([one.reference]);
    expect((await findJoins(database.db, two.id)).main?.reference).toBe(one.reference);
    expect((await findJoins(database.db, one.id)).joined).toMatchObject([{ reference: two.reference }]);
    expect(await findConsent(database, two.reference)).toEqual(before.consent);
    expect((await verifyConsent(database)).faults).toEqual([]);

    expect(await unjoinLead(database, two.reference, stamp({ now: NOW + 1 }))).toBe(true);
    expect(await findLead(database, { id: two.id })).toEqual(before.lead);
    expect(await findConsent(database, two.reference)).toEqual(before.consent);
    expect((await waiting()).toSorted()).toEqual([one.reference, two.reference].toSorted());
    expect(await unjoinLead(database, two.reference, stamp())).toBe(false);
  });

  test("say so in both histories and in the log", async () => {
    await join(one.reference, two.reference);
    const words = async (id: string) =>
      (await listEvents(database, id)).map((event) => describeEvent(event).text);
    expect(await words(one.id)).toEqual([`${two.reference} was joined to this lead`]);
    expect(await words(two.id)).toEqual([`Joined to ${one.reference}`]);
    const log = await listActions(database, { subject: two.reference, limit: 9 });
    expect(log.map(({ action }) => action)).toEqual([`joined to ${one.reference}`]);
  });

  test("are refused with the reason", async () => {
    const three = await storeSampleLead(database, { now: EARLIER });
    await join(one.reference, two.reference);
    const refused = (reason: string) => ({ kind: "refused", reason: expect.stringContaining(reason) });
    expect(await join(one.reference, one.reference)).toEqual(refused("to itself"));
    expect(await join(three.reference, two.reference)).toEqual(refused("is already joined to"));
    expect(await join(two.reference, three.reference)).toEqual(refused("is itself joined to"));
    expect(await join(three.reference, one.reference)).toEqual(refused("leads others"));
    expect(await join(one.reference, "RR-00000-00000")).toEqual({
      kind: "missing",
      reference: "RR-00000-00000",
    });
  });

  test("are joined only as they were seen, and by one of two people who join them the other way round", async () => {
    const untouchedSince = { main: EARLIER, other: EARLIER };
    await changeStatus(database, two.reference, { status: "contacted" }, stamp());
    expect(await join(one.reference, two.reference, { untouchedSince })).toEqual({ kind: "conflict" });
    const both = await Promise.all([join(one.reference, two.reference), join(two.reference, one.reference)]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(["joined", "refused"]);
  });

  test("share their opt-outs, in whichever of them they were said", async () => {
    const lead = await findLead(database, { id: one.id });
    if (lead === undefined) throw new Error("The lead is missing");
    const scopes = () => findLeadOptOut(database.db, TEST_KEYS, lead);
    await optOut(database, { email: "zoe@work.example" }, { reason: "wrote", scopes: ["email"] }, stamp());
    expect(await scopes()).toEqual([]);
    await join(one.reference, two.reference);
    expect(await scopes()).toEqual(["email"]);
    await unjoinLead(database, two.reference, stamp());
    expect(await scopes()).toEqual([]);
  });

  describe("what was said in one that goes", () => {
    const optedOutOf = async ({ id }: StoredLead) => {
      const lead = await findLead(database, { id });
      if (lead === undefined) throw new Error("The lead is missing");
      return await findLeadOptOut(database.db, TEST_KEYS, lead);
    };
    const expireBefore = (before: number) =>
      purgeExpired(
        database,
        { leads: before, idempotencyKeys: 0, privacyRequests: 0 },
        { keys: TEST_KEYS, ...stampAt(NOW) },
      );

    beforeEach(async () => {
      const wish = { reason: "wrote", scopes: ["email"] } as const;
      await optOut(database, { reference: two.reference }, wish, stamp());
    });

    test("still counts for the other after a deletion, and the history says so", async () => {
      await join(one.reference, two.reference);
      await deleteLeads(database, TEST_KEYS, { reference: two.reference }, stamp());
      expect(await optedOutOf(one)).toEqual(["email"]);
      // Everything here happens at the same moment, so the events have no order.
      expect(await listEvents(database, one.id)).toContainEqual(
        expect.objectContaining({ kind: "opted-out", scopes: ["email"] }),
      );
    });

    test("still counts for all others when the one that leads expires", async () => {
      const three = await storeSampleLead(database, {
        now: NOW,
        email: "zoe@home.example",
        phone: "+15125550177",
      });
      await join(two.reference, three.reference);
      await join(two.reference, one.reference);
      const late = stampAt(NOW + 60_000);
      for (const { reference } of [one, three]) await addNote(database, reference, "Called", late);
      expect(await expireBefore(NOW + 1)).toMatchObject({ leads: 1 });
      expect(await findLead(database, { id: two.id })).toBeUndefined();
      expect([await optedOutOf(one), await optedOutOf(three)]).toEqual([["email"], ["email"]]);
    });

    test("counts for nobody else, and the person can take it back", async () => {
      await join(one.reference, two.reference);
      const stranger = { email: "ann@home.example", phone: "+15125550178" };
      const other = await storeSampleLead(database, { now: NOW + 1, ...stranger });
      await deleteLeads(database, TEST_KEYS, { reference: two.reference }, stamp({ now: NOW + 2 }));
      expect(await optedOutOf(one)).toEqual(["email"]);
      expect(await optedOutOf(other)).toEqual([]);
      await optIn(database, { reference: one.reference }, { reason: "called" }, stamp({ now: NOW + 3 }));
      expect(await optedOutOf(one)).toEqual([]);
    });
  });

  test("are named in the person's export, and the other one survives a deletion", async () => {
    await join(one.reference, two.reference);
    const subject = { reference: two.reference };
    const { leads } = await exportPersonalData(database, TEST_KEYS, subject, stamp());
    expect(leads).toMatchObject([{ joinedWith: [one.reference] }]);
    expect((await findPersonLeads(database, subject)).linked).toMatchObject([{ reference: one.reference }]);
    await deleteLeads(database, TEST_KEYS, { reference: one.reference }, stamp());
    expect(await waiting()).toEqual([two.reference]);
    expect((await findJoins(database.db, two.id)).main).toBeUndefined();
  });
});
