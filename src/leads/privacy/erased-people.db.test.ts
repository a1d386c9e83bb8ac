import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import {
  openLeadDatabase,
  TEST_KEYS,
  TEST_NOW,
  type TestLeadDatabase,
  takeTestLead,
} from "../../../tests/setup/leads.ts";
import { sha256 } from "../consent/consent-record.server.ts";
import { exportEvidence, verifyConsent } from "../consent/consent-store.server.ts";
import { countForeignDigests } from "./address-digests.server.ts";
import { protectErasedPeople } from "./erased-people.server.ts";
import { createLeadKeys } from "./privacy-keys.server.ts";
import { isSuppressed } from "./suppressions.server.ts";

const PHONE = "+15125550142";
const SALT = "a salt that stood beside the digests";

describe.each(DIALECTS)("a person whom an earlier version forgot, on %s", (dialect) => {
  let leads: TestLeadDatabase;
  let reference: string;

  /** Stores what versions without the key stored. */
  beforeEach(async () => {
    leads = await openLeadDatabase(dialect);
    reference = await takeTestLead(leads.database);
    const { db } = leads.database;
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
  afterEach(() => leads.drop());

  const isSpared = (phone = PHONE, keys = TEST_KEYS) =>
    isSuppressed(leads.database, keys, { phone }, { scope: "phone", consentedAt: 0 });

  test("is recognized after the start, and can no longer be guessed with the database alone", async () => {
    const [before] = await leads.database.db.selectFrom("consent_records").select("salt").execute();
    expect(await protectErasedPeople(leads.database, TEST_KEYS)).toBe(2);
    expect(await isSpared()).toBe(true);
    expect(await isSpared("+15125550143")).toBe(false);
    const [after] = await leads.database.db.selectFrom("consent_records").select("salt").execute();
    expect(after?.salt).not.toContain(before?.salt);
    const values = await leads.database.db.selectFrom("suppressions").select("value").execute();
    expect(JSON.stringify(values)).not.toContain(createHmac("sha256", SALT).update(PHONE).digest("hex"));
    const { record } = (await exportEvidence(leads.database, TEST_KEYS, reference)) ?? {};
    expect(record?.content).toContain(sha256(`${record?.salt}\nphone\n${PHONE}`));
    expect(await verifyConsent(leads.database)).toMatchObject({ faults: [] });
  });

  test("is protected once, also when two processes start", async () => {
    await Promise.all([1, 2].map(() => protectErasedPeople(leads.database, TEST_KEYS)));
    expect(await protectErasedPeople(leads.database, TEST_KEYS)).toBe(0);
    expect(await isSpared()).toBe(true);
    const { record } = (await exportEvidence(leads.database, TEST_KEYS, reference)) ?? {};
    expect(record?.content).toContain(sha256(`${record?.salt}\nphone\n${PHONE}`));
  });

  test("is not recognized with another secret, which is counted", async () => {
    await protectErasedPeople(leads.database, TEST_KEYS);
    const others = createLeadKeys("another secret");
    expect(await isSpared(PHONE, others)).toBe(false);
    expect(await countForeignDigests(leads.database, others)).toBe(1);
    expect(await countForeignDigests(leads.database, TEST_KEYS)).toBe(0);
    expect((await exportEvidence(leads.database, others, reference))?.record.salt).toBeNull();
  });
});
