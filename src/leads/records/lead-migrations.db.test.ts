import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../../../platform/database/database.ts";
import { createTestDatabase, DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { TEST_KEYS } from "../../../tests/setup/leads.ts";
import { OPT_OUT_SCOPES } from "../privacy/opt-out.ts";
import { listChoices } from "../privacy/suppressions.server.ts";
import { leadMigrations } from "./lead-migrations.server.ts";
import { findLead } from "./lead-queries.server.ts";
import type { LeadTables } from "./lead-tables.server.ts";

test.each(DIALECTS)(
  "a lead from before there were deals and messages is kept, without, on %s",
  async (dialect) => {
    const { url, drop } = await createTestDatabase(dialect);
    const open = (migrations: typeof leadMigrations) =>
      openDatabase<LeadTables>(url, { file: "", migrations, now: Date.now });
    const before = await open(leadMigrations.filter(({ id }) => id < "0025"));
    await before.migrate();
    await before.db
      .insertInto("leads")
      .values({ ...OLD_LEAD, created_at: 1, last_contact_at: 1 })
      .execute();
    await before.close();
    const after = await open(leadMigrations);
    await after.migrate();
    expect(await findLead(after, { id: "old" })).toMatchObject({
      name: "Old Lead",
      dealSummary: null,
      message: null,
    });
    await after.close();
    await drop();
  },
);

test.each(DIALECTS)("opt-outs from before there were scopes mean what they meant, on %s", async (dialect) => {
  const { url, drop } = await createTestDatabase(dialect);
  const open = (migrations: typeof leadMigrations) =>
    openDatabase<LeadTables>(url, { file: "", migrations, now: Date.now });
  const before = await open(leadMigrations.filter(({ id }) => id < "0060"));
  await before.migrate();
  await sql`insert into suppressions (kind, value, reason, created_at) values
    ('email', 'clicked@example.com', 'one-click unsubscribe', 1),
    ('email', 'stop@example.com', 'replied STOP', 2),
    ('phone', '+15125550142', 'replied STOP', 2)`.execute(before.db);
  await before.close();
  const after = await open(leadMigrations);
  await after.migrate();
  const stopped = { decision: "opt-out", scopes: OPT_OUT_SCOPES, reason: "replied STOP", since: 2 };
  const addresses = [
    { email: "clicked@example.com" },
    { email: "stop@example.com" },
    { phone: "+15125550142" },
  ];
  expect(await listChoices(after.db, TEST_KEYS, addresses)).toEqual([
    {
      address: { email: "clicked@example.com" },
      decision: "opt-out",
      scopes: ["email"],
      reason: "one-click unsubscribe",
      since: 1,
    },
    { address: { email: "stop@example.com" }, ...stopped },
    { address: { phone: "+15125550142" }, ...stopped },
  ]);
  await after.close();
  await drop();
});

test.each(DIALECTS)(
  "leads from before there were owners keep their deal and follow-up, on %s",
  async (dialect) => {
    const { url, drop } = await createTestDatabase(dialect);
    const open = (migrations: typeof leadMigrations) =>
      openDatabase<LeadTables>(url, { file: "", migrations, now: Date.now });
    const before = await open(leadMigrations.filter(({ id }) => id < "0114"));
    await before.migrate();
    const { db } = before;
    const deal =
      "Price: $400,000\nLoan amount: $300,000\nQualifying rent a month: $2,900\nLender's ratio: 1.17";
    const moments = { created_at: 1, last_contact_at: 1 };
    await db
      .insertInto("leads")
      .values([
        { ...OLD_LEAD, ...moments, deal_summary: deal },
        {
          ...OLD_LEAD,
          ...moments,
          id: "closed",
          reference: "RR-00000-00002",
          status: "closed",
          deal_summary: deal,
        },
      ])
      .execute();
    const detail = JSON.stringify({ status: "closed", amount: 310_000 });
    const event = { id: "e", lead_id: "closed", happened_at: 2, kind: "status", detail };
    await db.insertInto("lead_events").values(event).execute();
    const plan = {
      id: "f",
      lead_id: "old",
      day: "2026-11-18",
      minute: 870,
      due_at: 3,
      text: "call",
      reminded_at: null,
    };
    await db.insertInto("lead_follow_ups").values(plan).execute();
    await before.close();
    const after = await open(leadMigrations);
    await after.migrate();
    expect(await findLead(after, { id: "old" })).toMatchObject({
      owner: null,
      dealRatio: 117,
      loanAmount: 300_000,
    });
    expect(await findLead(after, { id: "closed" })).toMatchObject({ loanAmount: 310_000 });
    expect(await after.db.selectFrom("lead_follow_ups").selectAll().execute()).toEqual([plan]);
    await after.close();
    await drop();
  },
);

const OLD_LEAD = {
  id: "old",
  reference: "RR-00000-00001",
  name: "Old Lead",
  email: "old@example.com",
  email_key: "old@example.com",
  phone: "+15125550142",
  phone_typed: "512-555-0142",
  source: "site",
  campaign: "{}",
  suspicions: "[]",
  status: "new",
  fingerprint: "f",
} as const;
