import { describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { leadsOfAllTests, TEST_KEYS, TEST_NOW, takeTestLead } from "../../../tests/setup/leads.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { findConsent, verifyConsent } from "../consent/consent-store.server.ts";
import { addNote } from "../records/lead-changes.server.ts";
import { listLeads } from "../records/lead-list.server.ts";
import { findLead } from "../records/lead-queries.server.ts";
import { deleteLeads, listPrivacyLog, optOut } from "./lead-privacy.server.ts";
import { countExpired, purgeExpired } from "./lead-retention.server.ts";
import { isSuppressed } from "./suppressions.server.ts";

const DAY = 24 * 60 * 60 * 1000;

describe.each(DIALECTS)("retention on %s", (dialect) => {
  const database = leadsOfAllTests(dialect);
  const limits = { leads: TEST_NOW, idempotencyKeys: TEST_NOW, privacyRequests: TEST_NOW };
  const purge = (before: typeof limits) =>
    purgeExpired(database, before, { ...stampAt(TEST_NOW), keys: TEST_KEYS });

  test("expired leads are removed, those with later contact and all opt-outs stay, and the chain still verifies", async () => {
    const at = (now: number) => ({ now: () => now });
    const old = await takeTestLead(database, { name: "Old" }, at(TEST_NOW - 3 * DAY));
    const touched = await takeTestLead(database, { name: "Touched" }, at(TEST_NOW - 3 * DAY));
    const other = { name: "Forgotten", email: "forgotten@example.com", phone: "512-555-0143" };
    const forgotten = await takeTestLead(database, other, at(TEST_NOW - 2 * DAY));
    const fresh = await takeTestLead(database, { name: "Fresh" }, at(TEST_NOW));
    await addNote(database, touched, "Called", stampAt(TEST_NOW));
    const gone = { email: "gone@example.com" };
    await takeTestLead(database, gone, at(TEST_NOW - 3 * DAY));
    await optOut(database, gone, { reason: "asked" }, stampAt(TEST_NOW - 3 * DAY));
    await deleteLeads(database, TEST_KEYS, { reference: forgotten }, stampAt(TEST_NOW - DAY));
    const expected = { leads: 2, consentRecords: 3, idempotencyKeys: 0, privacyRequests: 2 };

    expect(await countExpired(database, limits)).toEqual(expected);
    expect(await purge(limits)).toEqual(expected);
    expect(new Set(Object.values(await purge(limits)))).toEqual(new Set([0]));

    expect(await findLead(database, { reference: old })).toBeUndefined();
    expect((await listLeads(database, { limit: 9 })).map(({ reference }) => reference)).toEqual([
      fresh,
      touched,
    ]);
    for (const reference of [old, forgotten]) {
      const { content, salt, personal } = (await findConsent(database, reference)) ?? {};
      expect({ content, salt, personal }).toEqual({ content: null, salt: null, personal: {} });
    }
    expect(await listPrivacyLog(database)).toEqual([]);
    expect(await verifyConsent(database)).toMatchObject({ records: 5, erased: 3, faults: [] });
    expect(await isSuppressed(database, TEST_KEYS, gone, { scope: "email", consentedAt: 0 })).toBe(true);
  });

  test("a lead whose consent record is missing or was emptied expires too", async () => {
    const at = { now: () => TEST_NOW - 4 * DAY };
    const emptied = await takeTestLead(database, { name: "Emptied" }, at);
    const { db } = database;
    await db.updateTable("consent_records").set({ content: null }).where("reference", "=", emptied).execute();
    const stored = db.selectFrom("leads").selectAll().where("reference", "=", emptied);
    const row = await stored.executeTakeFirstOrThrow();
    const without = { ...row, id: "without-consent", reference: "RR-00000-00009" };
    const fresh = { ...row, id: "fresh", reference: "RR-00000-0000A", last_contact_at: TEST_NOW };
    await db.insertInto("leads").values([without, fresh]).execute();

    expect(await countExpired(database, limits)).toMatchObject({ leads: 2, consentRecords: 0 });
    expect(await purge(limits)).toMatchObject({ leads: 2, consentRecords: 0 });
    expect(await findLead(database, { reference: emptied })).toBeUndefined();
    expect((await findConsent(database, emptied))?.personal).toEqual({});
    expect(await findLead(database, { id: without.id })).toBeUndefined();
    expect(await findLead(database, { id: fresh.id })).toMatchObject({ name: "Emptied" });
    await db.deleteFrom("leads").where("id", "=", fresh.id).execute();
  });

  test("more than one batch is purged", async () => {
    const crowd = Array.from({ length: 201 }, (_, index) =>
      takeTestLead(database, { name: `Crowd ${index}` }, { now: () => TEST_NOW + DAY }),
    );
    await Promise.all(crowd);
    const later = { ...limits, leads: TEST_NOW + 2 * DAY };
    expect(await purge(later)).toMatchObject({ leads: 203, consentRecords: 203 });
  });
});
