import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import {
  COMPLETE_LEAD,
  formTokenAt,
  leadsOfAllTests,
  TEST_KEYS,
  TEST_NOW,
  takeTestLead,
} from "../../../tests/setup/leads.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { sha256 } from "../consent/consent-record.server.ts";
import { findConsent, verifyConsent } from "../consent/consent-store.server.ts";
import { exportEvidence } from "../consent/evidence/export-evidence.server.ts";
import { findLead, listEvents } from "../records/lead-queries.server.ts";
import {
  correctLeads,
  deleteLeads,
  exportPersonalData,
  findPersonLeads,
  listPrivacyLog,
  optIn,
  optOut,
} from "./lead-privacy.server.ts";
import { type ContactAddress, OPT_OUT_SCOPES, type OptOutScope } from "./opt-out.ts";
import {
  digestAddress,
  findLeadOptOut,
  findOptOuts,
  isSuppressed,
  listChoices,
  optOutDigest,
} from "./suppressions.server.ts";

describe.each(DIALECTS)("a person's rights on %s", (dialect) => {
  const database = leadsOfAllTests(dialect);
  let now = TEST_NOW;
  const stamp = () => stampAt(now);

  beforeEach(() => {
    now += 60 * 60 * 1000;
  });

  const optedOutOf = async (reference: string) => {
    const lead = await findLead(database, { reference });
    return lead && (await findLeadOptOut(database.db, TEST_KEYS, lead));
  };
  const isSpared = (address: ContactAddress, scope: OptOutScope, consentedAt = 0) =>
    isSuppressed(database, TEST_KEYS, address, { scope, consentedAt });
  const take = (changes: object) => takeTestLead(database, changes, { now: () => now });

  test("a person is found by e-mail in any case, by phone, and by reference", async () => {
    const reference = await take({ name: "Ada", email: "Ada@Example.com", phone: "512-555-0101" });
    for (const subject of [{ email: "aDA@example.COM" }, { phone: "+15125550101" }, { reference }]) {
      expect(await findPersonLeads(database, subject)).toMatchObject({
        named: [{ reference }],
        linked: [],
      });
    }
    const nobody = await findPersonLeads(database, { email: "nobody@example.com" });
    expect(nobody).toEqual({ named: [], linked: [], joined: new Set() });
  });

  test("a request acts on what was proven: a lead that shares another address is listed and left alone", async () => {
    const mine = await take({ name: "Mallory", email: "mallory@example.com", phone: "512-555-0111" });
    // Mallory once typed Kim's number beside an address of her own.
    const typed = await take({ name: "Mallory", email: "mallory@example.com", phone: "512-555-0112" });
    const kims = await take({ name: "Kim", email: "kim@example.com", phone: "512-555-0112" });
    const subject = { email: "mallory@example.com" };

    const { leads: exported } = await exportPersonalData(database, TEST_KEYS, subject, stamp());
    expect(exported.map(({ lead }) => lead.reference)).toEqual([mine, typed]);
    expect(JSON.stringify(exported)).not.toContain("kim@example.com");
    expect(await findPersonLeads(database, subject)).toMatchObject({ linked: [{ reference: kims }] });

    await optOut(database, subject, { reason: "asked" }, stamp());
    expect(await optedOutOf(typed)).toEqual(OPT_OUT_SCOPES);
    expect(await optedOutOf(kims)).toEqual([]);
    expect(await deleteLeads(database, TEST_KEYS, subject, stamp())).toHaveLength(2);
    expect(await findLead(database, { reference: kims })).toMatchObject({ name: "Kim" });
    expect(await isSpared({ phone: "+15125550112" }, "phone")).toBe(false);
    expect(await isSpared({ phone: "+15125550111" }, "phone")).toBe(true);
  });

  test("a correction changes the lead and says so, but not what was agreed to then", async () => {
    const reference = await take({ name: "Cloe", email: "cleo@example.com" });
    await correctLeads(
      database,
      { reference },
      { name: "Cleo", email: "Cleo@new.example", phone: "+15125550103" },
      stamp(),
    );
    const lead = await findLead(database, { reference });
    expect(lead).toMatchObject({
      name: "Cleo",
      email: "Cleo@new.example",
      phone: "+15125550103",
      state: "TX",
    });
    const { named } = await findPersonLeads(database, { email: "cleo@new.example" });
    expect(named).toHaveLength(1);
    expect(await listEvents(database, lead?.id ?? "")).toMatchObject([
      { kind: "corrected", fields: ["name", "email", "phone"] },
    ]);
    expect((await findConsent(database, reference))?.personal.name).toBe("Cloe");
    expect(await verifyConsent(database)).toMatchObject({ faults: [] });
  });

  test("a lead may have what corrections recorded, however often, and nothing else", async () => {
    const reference = await take({ name: "Cira", email: "cira@example.com", phone: "512-555-0104" });
    const faults = async () => (await verifyConsent(database)).faults.map(({ reason }) => reason);
    const setName = (name: string) =>
      database.db.updateTable("leads").set({ name }).where("reference", "=", reference).execute();
    const fault = "the name of its lead was changed, and no correction says so";
    await setName("Mallory");
    expect(await faults()).toEqual([fault]);
    await correctLeads(database, { reference }, { name: 'Cira "C"\nBell', state: "FL" }, stamp());
    await correctLeads(database, { reference }, { phone: "+15125550105" }, stamp());
    expect(await faults()).toEqual([]);
    await setName("Mallory");
    expect(await faults(), "after a correction").toEqual([fault]);
    await correctLeads(database, { reference }, { name: "Cira" }, stamp());
    expect(await faults()).toEqual([]);
    const { id: lead_id = "" } = (await findLead(database, { reference })) ?? {};
    const old = { id: "old", lead_id, happened_at: now, kind: "corrected", detail: '{"fields":["name"]}' };
    await database.db.insertInto("lead_events").values(old).execute();
    await setName("Corrected by an earlier version");
    expect(await faults()).toEqual([]);
    await deleteLeads(database, TEST_KEYS, { reference }, stamp());
    expect(await faults()).toEqual([]);
  });

  test("deletion keeps minimized evidence that still verifies", async () => {
    const reference = await take({ name: "Canary Bird", email: "canary@example.com" });
    const deleted = await deleteLeads(database, TEST_KEYS, { email: "canary@example.com" }, stamp());
    expect(deleted).toMatchObject([{ reference }]);
    expect(await findLead(database, { reference })).toBeUndefined();
    const consent = await findConsent(database, reference);
    expect(consent?.personal).toEqual({});
    expect(consent?.content).toContain(reference);
    expect(await verifyConsent(database)).toMatchObject({ faults: [], leadsWithoutConsent: [] });
  });

  test("a deleted person is left alone, recognized by an address that nobody can read, and may come back", async () => {
    await take({ name: "Hal", email: "hal@example.com", phone: "512-555-0106" });
    await deleteLeads(database, TEST_KEYS, { email: "hal@example.com" }, stamp());
    const deletedAt = now;
    for (const scope of OPT_OUT_SCOPES) {
      expect(await isSpared({ email: "HAL@example.com" }, scope)).toBe(true);
      expect(await isSpared({ phone: "+15125550106" }, scope)).toBe(true);
      expect(await isSpared({ email: "hal@example.org" }, scope)).toBe(false);
    }
    expect(await isSpared({ email: "hal@example.com" }, "email", deletedAt + 1)).toBe(false);
    now += 1;
    const hal = { name: "Hal", email: "hal@example.com", phone: "512-555-0106" };
    const reference = await take({ ...hal, formToken: formTokenAt(now) });
    expect(await optedOutOf(reference)).toEqual(OPT_OUT_SCOPES);
    now += 1;
    await optIn(database, { reference }, { reason: "called" }, stamp());
    expect(await optedOutOf(reference)).toEqual([]);
  });

  test("somebody with only the database cannot try out numbers to find who was deleted", async () => {
    const phone = "+15125550115";
    const reference = await take({ name: "Ivy", email: "ivy@example.com", phone });
    await optOut(database, { reference }, { reason: "asked" }, stamp());
    await deleteLeads(database, TEST_KEYS, { email: "ivy@example.com" }, stamp());
    const { db } = database;
    const stored = JSON.stringify([
      await db.selectFrom("suppressions").selectAll().execute(),
      await db.selectFrom("consent_records").selectAll().execute(),
    ]);
    const salts = [
      ...(await db.selectFrom("suppression_salt").select("salt").execute()),
      ...(await db.selectFrom("consent_records").select("salt").execute()),
    ].map(({ salt }) => salt ?? "");
    for (const salt of salts) {
      expect(stored.includes(createHmac("sha256", salt).update(phone).digest("hex"))).toBe(false);
      expect(stored.includes(sha256(`${salt}\nphone\n${phone}`))).toBe(false);
    }
    const { record } = (await exportEvidence(database, TEST_KEYS, reference)) ?? {};
    expect(record?.content).toContain(sha256(`${record?.salt}\nphone\n${phone}`));
  });

  test("an opt-out covers every address of the person, and outlives the lead with its date and reason", async () => {
    await take({ name: "Finn", email: "finn@example.com", phone: "512-555-0105" });
    await optOut(database, { phone: "+15125550105" }, { reason: "STOP" }, stamp());
    await deleteLeads(database, TEST_KEYS, { email: "finn@example.com" }, stamp());
    expect(await isSpared({ email: "FINN@example.com" }, "email")).toBe(true);
    expect(await isSpared({ phone: "+15125550105" }, "phone")).toBe(true);
    now += 1;
    await optOut(database, { phone: "+15125550105" }, { reason: "asked again" }, stamp());
    expect(await exportPersonalData(database, TEST_KEYS, { phone: "+15125550105" }, stamp())).toMatchObject({
      leads: [],
      contactChoices: expect.arrayContaining([
        expect.objectContaining({ address: { phone: "+15125550105" }, reason: "STOP", since: now - 1 }),
        expect.objectContaining({ address: { phone: "+15125550105" }, reason: "asked again", since: now }),
      ]),
    });
  });

  test("an opt-out by the reference of one lead covers a person who sent several", async () => {
    const ivy = { name: "Ivy", email: "ivy@example.com", phone: "512-555-0115" };
    const first = await take(ivy);
    now += 60 * 60 * 1000;
    const second = await take(ivy);
    await optOut(database, { reference: first }, { reason: "asked" }, stamp());
    expect(await optedOutOf(second)).toEqual(OPT_OUT_SCOPES);
    now += 1;
    await optIn(database, { reference: second }, { reason: "called" }, stamp());
    expect(await optedOutOf(first)).toEqual([]);
  });

  test("an opt-out of one thing leaves the rest", async () => {
    const reference = await take({ name: "Ida", email: "ida@example.com", phone: "512-555-0107" });
    for (const scopes of [["sms"], ["sharing"]] as const) {
      await optOut(database, { reference }, { reason: "asked", scopes }, stamp());
    }
    expect(await optedOutOf(reference)).toEqual(["sms", "sharing"]);
    now += 1;
    await optIn(database, { email: "ida@example.com" }, { reason: "called", scopes: ["sms"] }, stamp());
    expect(await optedOutOf(reference)).toEqual(["sharing"]);
    expect((await listPrivacyLog(database)).at(-1)).toMatchObject({ kind: "opt-in" });
  });

  test("a newer lead lifts no opt-out, the person does, and a newer opt-out counts again", async () => {
    const jo = { name: "Jo", email: "jo@example.com", phone: "512-555-0108" };
    const before = await take(jo);
    now += 1;
    await optOut(database, { reference: before }, { reason: "asked" }, stamp());
    now += 60 * 60 * 1000;
    const after = await take({ ...jo, formToken: formTokenAt(now) });
    for (const lead of [before, after]) expect(await optedOutOf(lead)).toEqual(OPT_OUT_SCOPES);
    now += 1;
    await optIn(database, { reference: after }, { reason: "called" }, stamp());
    for (const lead of [before, after]) expect(await optedOutOf(lead)).toEqual([]);
    now += 1;
    await optOut(database, { email: jo.email }, { reason: "again", scopes: ["email"] }, stamp());
    expect(await optedOutOf(after)).toEqual(["email"]);
  });

  test.each([
    ["no form token", { formToken: undefined }, { hasFormToken: false }],
    ["an empty form token", { formToken: "" }, { hasFormToken: false }],
    ["a forged form token", { formToken: "x.y" }, { hasFormToken: false }],
    ["the hidden field filled", { website: "spam" }, { suspicions: ["honeypot-filled"] }],
  ])("a lead with %s is stored and lifts nobody's opt-out", async (_, sent, stored) => {
    await optOut(database, { email: "kim@example.com" }, { reason: "asked" }, stamp());
    now += 60 * 60 * 1000;
    const reference = await take({ email: "kim@example.com", phone: "512-555-0112", ...sent });
    expect(await findLead(database, { reference })).toMatchObject(stored);
    expect(await optedOutOf(reference)).toEqual(OPT_OUT_SCOPES);
  });

  test("opt-outs are found for more leads than fit into one statement", async () => {
    const reference = await take({ email: "max@example.com", phone: "512-555-0110" });
    await optOut(database, { reference }, { reason: "asked" }, stamp());
    const lead = await findLead(database, { reference });
    if (lead === undefined) throw new Error("The test's lead is gone");
    const many = Array.from({ length: 1_200 }, (_, index) => ({
      ...lead,
      id: `many-${index}`,
      email: `many-${index}@example.com`,
      phone: `+1512556${String(index).padStart(4, "0")}`,
    }));
    const optOuts = await findOptOuts(database.db, TEST_KEYS, [...many, lead]);
    expect(optOuts.get(lead.id)).toEqual(OPT_OUT_SCOPES);
    expect([...optOuts.values()].filter(({ length }) => length > 0)).toHaveLength(1);
  });

  test("an address is opted out by its digest alone, once, however it is written", async () => {
    const email = "Quinn@Example.com";
    const digest = await digestAddress(database, TEST_KEYS, { email }, stamp());
    expect(await digestAddress(database, TEST_KEYS, { email: "quinn@example.com" }, stamp())).toBe(digest);
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(await isSpared({ email }, "email")).toBe(false);
    const wish = { reason: "asked in a mail", scopes: ["email"] } as const;
    await optOutDigest(database, TEST_KEYS, digest, wish, stamp());
    await optOutDigest(database, TEST_KEYS, digest, wish, stamp());
    expect(await isSpared({ email: "quinn@example.com" }, "email")).toBe(true);
    expect(await isSpared({ email }, "phone")).toBe(false);
    expect(await isSpared({ email: "quinn@example.org" }, "email")).toBe(false);
    expect(await listChoices(database.db, TEST_KEYS, [{ email }])).toHaveLength(1);
    now += 1;
    await optIn(database, { email }, { reason: "called" }, stamp());
    expect(await isSpared({ email }, "email")).toBe(false);
    now += 1;
    await optOutDigest(database, TEST_KEYS, digest, wish, stamp());
    expect(await isSpared({ email }, "email")).toBe(true);
  });

  test("an opt-out by digest counts also after the clock was set back a day", async () => {
    const email = "vera@example.com";
    const digest = await digestAddress(database, TEST_KEYS, { email }, stamp());
    await optIn(database, { email }, { reason: "called" }, stamp());
    now -= 24 * 60 * 60 * 1000;
    const wish = { reason: "asked in a mail", scopes: ["email"] } as const;
    await optOutDigest(database, TEST_KEYS, digest, wish, stamp());
    expect(await isSpared({ email }, "email")).toBe(true);
    now += 25 * 60 * 60 * 1000;
    await optIn(database, { email }, { reason: "called again" }, stamp());
    now -= 24 * 60 * 60 * 1000;
    await optOutDigest(database, TEST_KEYS, digest, wish, stamp());
    expect(await isSpared({ email }, "email")).toBe(true);
    now += 24 * 60 * 60 * 1000;
  });

  test("what somebody decides counts also after the clock was set back a day", async () => {
    const uma = { name: "Uma", email: "uma@example.com", phone: "512-555-0116" };
    const reference = await take({ ...uma, formToken: formTokenAt(now) });
    now -= 24 * 60 * 60 * 1000;
    await optOut(database, { email: uma.email }, { reason: "asked" }, stamp());
    expect(await optedOutOf(reference)).toEqual(OPT_OUT_SCOPES);
    await optIn(database, { email: uma.email }, { reason: "called" }, stamp());
    expect(await optedOutOf(reference)).toEqual([]);
    await optOut(database, { email: uma.email }, { reason: "asked again" }, stamp());
    expect(await optedOutOf(reference)).toEqual(OPT_OUT_SCOPES);
    now += 24 * 60 * 60 * 1000;
  });

  test("somebody who never left a lead can opt out too", async () => {
    const stranger = { email: "stranger@example.com" };
    expect(await optOut(database, stranger, { reason: "wrote" }, stamp())).toEqual([]);
    expect(await isSpared(stranger, "email")).toBe(true);
    expect(await isSpared({ email: COMPLETE_LEAD.email }, "email")).toBe(false);
  });

  test("each answered request is logged without naming anybody", async () => {
    const reference = await take({ name: "Gus", email: "gus@example.com", phone: "512-555-0113" });
    await optOut(database, { email: "gus@example.com" }, { reason: "wrote" }, stamp());
    const log = await listPrivacyLog(database);
    expect(log.at(-1)).toEqual({ kind: "opt-out", requestedAt: now, references: [reference] });
    expect(JSON.stringify(log)).not.toContain("gus@");
  });
});
