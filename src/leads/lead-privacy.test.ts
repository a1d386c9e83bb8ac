import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  COMPLETE_LEAD,
  openLeadDatabase,
  TEST_NOW,
  type TestLeadDatabase,
  takeTestLead,
} from "../../tests/setup/leads.ts";
import { DIALECTS } from "../../tests/setup/test-database.ts";
import { findConsent, verifyConsent } from "./consent-store.server.ts";
import { addNote, findLead, listEvents } from "./lead-book.server.ts";
import {
  correctLeads,
  deleteLeads,
  exportPersonalData,
  findSubjectLeads,
  listPrivacyRequests,
  optOut,
} from "./lead-privacy.server.ts";
import { isSuppressed, suppress } from "./suppressions.server.ts";

describe.each(DIALECTS)("a person's rights on %s", (dialect) => {
  let leads: TestLeadDatabase;
  let now = TEST_NOW;
  let ids = 0;
  const moment = () => ({ now, newId: () => `entry-${++ids}` });

  beforeAll(async () => {
    leads = await openLeadDatabase(dialect);
  });
  afterAll(() => leads.drop());
  beforeEach(() => {
    now += 60 * 60 * 1000;
  });

  const take = (changes: object) => takeTestLead(leads.database, changes, { now: () => now });

  test("a person is found by e-mail in any case, by phone, and by reference", async () => {
    const reference = await take({ name: "Ada", email: "Ada@Example.com", phone: "512-555-0101" });
    for (const subject of [{ email: "aDA@example.COM" }, { phone: "+15125550101" }, { reference }]) {
      expect(await findSubjectLeads(leads.database, subject)).toMatchObject([{ reference }]);
    }
    expect(await findSubjectLeads(leads.database, { email: "nobody@example.com" })).toEqual([]);
  });

  test("an export shows everything that is kept", async () => {
    const reference = await take({
      name: "Ben",
      email: "ben@example.com",
      phone: "512-555-0102",
      dealSummary: "Ben's deal",
    });
    await addNote(leads.database, reference, "Called twice", moment());
    await suppress(leads.database, { email: "ben@example.com" }, { reason: "unsubscribed", now });
    expect(await exportPersonalData(leads.database, { email: "ben@example.com" }, moment())).toMatchObject({
      leads: [
        {
          lead: { name: "Ben", phone: "+15125550102", dealSummary: "Ben's deal" },
          events: [{ kind: "note", text: "Called twice" }],
          consent: { reference, personal: { ip: "203.0.113.7" } },
        },
      ],
      suppressions: [{ address: { email: "ben@example.com" }, reason: "unsubscribed", since: now }],
    });
  });

  test("a correction changes the lead and says so, but not what was agreed to then", async () => {
    const reference = await take({ name: "Cloe", email: "cleo@example.com" });
    await correctLeads(
      leads.database,
      { reference },
      { name: "Cleo", email: "Cleo@new.example", phone: "+15125550103" },
      moment(),
    );
    const lead = await findLead(leads.database, { reference });
    expect(lead).toMatchObject({
      name: "Cleo",
      email: "Cleo@new.example",
      phone: "+15125550103",
      state: "TX",
    });
    expect(await findSubjectLeads(leads.database, { email: "cleo@new.example" })).toHaveLength(1);
    expect(await listEvents(leads.database, lead?.id ?? "")).toMatchObject([
      { kind: "corrected", fields: ["name", "email", "phone"] },
    ]);
    expect((await findConsent(leads.database, reference))?.personal.name).toBe("Cloe");
    expect(await verifyConsent(leads.database)).toMatchObject({ faults: [] });
  });

  test("deletion removes the person everywhere and keeps minimised evidence that still verifies", async () => {
    const canary = {
      name: "Canary Bird",
      email: "canary@example.com",
      phone: "512-555-0104",
      dealSummary: "The Canary's deal",
    };
    const reference = await take(canary);
    await addNote(leads.database, reference, "Canary sings", moment());
    expect(await deleteLeads(leads.database, { email: canary.email }, moment())).toMatchObject([
      { reference },
    ]);
    expect(await findLead(leads.database, { reference })).toBeUndefined();
    const { db } = leads.database;
    const remains = JSON.stringify([
      await db.selectFrom("leads").selectAll().execute(),
      await db.selectFrom("lead_events").selectAll().execute(),
      await db.selectFrom("consent_records").selectAll().execute(),
      await db.selectFrom("idempotency_keys").selectAll().execute(),
      await db.selectFrom("privacy_requests").selectAll().execute(),
      await db.selectFrom("outbox_jobs").selectAll().execute(),
    ]);
    for (const trace of ["Canary", "canary", "5550104", "555-0104"]) expect(remains).not.toContain(trace);
    const consent = await findConsent(leads.database, reference);
    expect(consent).toMatchObject({ personal: {}, content: expect.stringContaining(reference) });
    expect(await verifyConsent(leads.database)).toMatchObject({ faults: [], leadsWithoutConsent: [] });
  });

  test("who was deleted may come back, also with the same key", async () => {
    await take({ name: "Eve", email: "eve@example.com" });
    await deleteLeads(leads.database, { email: "eve@example.com" }, moment());
    expect(await take({ name: "Eve", email: "eve@example.com" })).toMatch(/^RR-/);
  });

  test("an opt-out covers every address of the person, is dated once, and outlives the lead", async () => {
    await take({ name: "Finn", email: "finn@example.com", phone: "512-555-0105" });
    await optOut(leads.database, { phone: "+15125550105" }, "STOP", moment());
    await deleteLeads(leads.database, { email: "finn@example.com" }, moment());
    for (const address of [{ email: "FINN@example.com" }, { phone: "+15125550105" }]) {
      expect(await isSuppressed(leads.database, address)).toBe(true);
    }
    now += 1;
    await optOut(leads.database, { phone: "+15125550105" }, "asked again", moment());
    expect(await exportPersonalData(leads.database, { phone: "+15125550105" }, moment())).toMatchObject({
      suppressions: [{ reason: "STOP", since: now - 1 }],
    });
  });

  test("somebody who never left a lead can opt out too", async () => {
    expect(await optOut(leads.database, { email: "stranger@example.com" }, "wrote", moment())).toEqual([]);
    expect(await isSuppressed(leads.database, { email: "stranger@example.com" })).toBe(true);
    expect(await isSuppressed(leads.database, { email: COMPLETE_LEAD.email })).toBe(false);
  });

  test("each answered request is logged without naming anybody", async () => {
    const reference = await take({ name: "Gus", email: "gus@example.com" });
    await optOut(leads.database, { email: "gus@example.com" }, "wrote", moment());
    const log = await listPrivacyRequests(leads.database);
    expect(log.at(-1)).toEqual({ kind: "opt-out", requestedAt: now, references: [reference] });
    expect(JSON.stringify(log)).not.toContain("gus@");
  });
});
