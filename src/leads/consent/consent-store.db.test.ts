import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { leadsOfAllTests, TEST_KEYS, TEST_NOW, takeTestLead } from "../../../tests/setup/leads.ts";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { consentOffer } from "../lead-catalog.server.ts";
import { sha256, verifyEvidence } from "./consent-record.server.ts";
import { findConsent, verifyConsent } from "./consent-store.server.ts";
import { exportEvidence } from "./evidence/export-evidence.server.ts";

describe.each(DIALECTS)("consent records on %s", (dialect) => {
  const database = leadsOfAllTests(dialect);
  let ben: string;

  beforeAll(async () => {
    await takeTestLead(database, { name: "Ada" });
    ben = await takeTestLead(database, {
      name: "Ben",
      page: "/contact",
      consentHash: consentOffer(shippedContent).textSha256,
    });
    await takeTestLead(database, { name: "Cleo" });
  });

  test("a record proves what was shown, when, where and to whom", async () => {
    const record = await findConsent(database, ben);
    const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(JSON.parse(record?.content ?? "")).toEqual({
      format: 2,
      sequence: 2,
      reference: ben,
      leadId: record?.leadId,
      recordedAt: new Date(TEST_NOW).toISOString(),
      text: consentOffer(shippedContent).text,
      textVersion: "1.1",
      textSha256: sha256(consentOffer(shippedContent).text),
      isTextConfirmed: true,
      partners: ["Anchor Loans", "Lima One", "Kiavi"],
      policies: consentOffer(shippedContent).policies,
      channels: ["phone", "sms", "email"],
      page: "/contact",
      source: "homepage",
      hasPrivacySignal: true,
      personal: { name: digest, email: digest, phone: digest, ip: digest, userAgent: digest },
    });
    expect(record?.personal).toEqual({
      name: "Ben",
      email: "dana@example.com",
      phone: "+15125550142",
      ip: "203.0.113.7",
      userAgent: "Browser/1.0",
    });
  });

  test("an exported bundle verifies, and says nothing about the other persons", async () => {
    const bundle = JSON.stringify(await exportEvidence(database, TEST_KEYS, ben));
    const report = { reference: ben, head: { sequence: 3 }, fault: undefined };
    expect(verifyEvidence(JSON.parse(bundle))).toMatchObject(report);
    expect(bundle).not.toMatch(/Cleo|Ada/);
    expect(await exportEvidence(database, TEST_KEYS, "RR-00000-00000")).toBeUndefined();
  });

  test.each([
    "delete from consent_records",
    "update consent_records set hash = 'x'",
    "update consent_records set sequence = 9 where sequence = 3",
  ])("the database itself refuses: %s", async (statement) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(/append-only/);
  });

  test("a lead that got in without consent is named", async () => {
    const row = await database.db
      .selectFrom("leads")
      .selectAll()
      .where("reference", "=", ben)
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto("leads")
      .values({ ...row, id: "smuggled", reference: "RR-SMVGG-00000" })
      .execute();
    const leadsWithoutConsent = ["RR-SMVGG-00000"];
    expect(await verifyConsent(database)).toMatchObject({
      records: 3,
      faults: [],
      leadsWithoutConsent,
    });
  });
});
