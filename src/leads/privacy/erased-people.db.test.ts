import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { leadsOfEachTest, TEST_KEYS, TEST_NOW, takeTestLead } from "../../../tests/setup/leads.ts";
import { sha256 } from "../consent/consent-record.server.ts";
import { verifyConsent } from "../consent/consent-store.server.ts";
import { exportEvidence } from "../consent/evidence/export-evidence.server.ts";
import { countForeignDigests } from "./address-digests.server.ts";
import { protectErasedPeople } from "./erased-people.server.ts";
import { createLeadKeys } from "./privacy-keys.server.ts";
import { isSuppressed } from "./suppressions.server.ts";

const PHONE = "+15125550142";
const SALT = "a salt that stood beside the digests";

describe.each(DIALECTS)("a person whom an earlier version forgot, on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);
  let reference: string;

  /** Stores what versions without the key stored. */
  beforeEach(async () => {
    reference = await takeTestLead(database);
    const { db } = database;
    const value = `hmac-sha256:${createHmac("sha256", SALT).update(PHONE).digest("hex")}`;
    await db.insertInto("suppression_salt").values({ id: 1, salt: SALT }).execute();
    const choice = { decision: "opt-out", scopes: '["phone"]', reason: "was deleted" } as const;
    await db
      .insertInto("suppressions")
      .values({ id: "old", kind: "phone", value, key_id: null, ...choice, created_at: TEST_NOW })
      .execute();
    await sql`update consent_records set personal = '{}'`.execute(db);
    await sql`delete from leads`.execute(db);
  });

  const isSpared = (phone = PHONE, keys = TEST_KEYS) =>
    isSuppressed(database, keys, { phone }, { scope: "phone", consentedAt: 0 });

  test("is recognized after the start, and can no longer be guessed with the database alone", async () => {
    const [before] = await database.db.selectFrom("consent_records").select("salt").execute();
    expect(await protectErasedPeople(database, TEST_KEYS)).toBe(2);
    expect(await isSpared()).toBe(true);
    expect(await isSpared("+15125550143")).toBe(false);
    const [after] = await database.db.selectFrom("consent_records").select("salt").execute();
    expect(after?.salt).not.toContain(before?.salt);
    const values = await database.db.selectFrom("suppressions").select("value").execute();
    expect(JSON.stringify(values)).not.toContain(createHmac("sha256", SALT).update(PHONE).digest("hex"));
    const { record } = (await exportEvidence(database, TEST_KEYS, reference)) ?? {};
    expect(record?.content).toContain(sha256(`${record?.salt}\nphone\n${PHONE}`));
    expect(await verifyConsent(database)).toMatchObject({ faults: [] });
  });

  test("is protected once, also when two processes start", async () => {
    await Promise.all([1, 2].map(() => protectErasedPeople(database, TEST_KEYS)));
    expect(await protectErasedPeople(database, TEST_KEYS)).toBe(0);
    expect(await isSpared()).toBe(true);
    const { record } = (await exportEvidence(database, TEST_KEYS, reference)) ?? {};
    expect(record?.content).toContain(sha256(`${record?.salt}\nphone\n${PHONE}`));
  });

  test("is not recognized with another secret, which is counted", async () => {
    await protectErasedPeople(database, TEST_KEYS);
    const others = createLeadKeys("another secret");
    expect(await isSpared(PHONE, others)).toBe(false);
    expect(await countForeignDigests(database, others)).toBe(1);
    expect(await countForeignDigests(database, TEST_KEYS)).toBe(0);
    expect((await exportEvidence(database, others, reference))?.record.salt).toBeNull();
  });
});
