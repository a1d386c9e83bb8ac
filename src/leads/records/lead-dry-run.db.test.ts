import { closeSync, openSync, writeSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { openLeadDatabase, openLeadDatabaseAt, takeTestLead } from "../../../tests/setup/leads.ts";
import { verifyConsent } from "../consent/consent-store.server.ts";
import { dryRunLead } from "./lead-dry-run.server.ts";

test.each(DIALECTS)("a dry run of a lead leaves nothing behind on %s", async (dialect) => {
  const leads = await openLeadDatabase(dialect);
  await takeTestLead(leads.database);
  const before = await verifyConsent(leads.database);
  await dryRunLead(leads.database);
  await dryRunLead(leads.database);
  expect(await verifyConsent(leads.database)).toEqual(before);
  expect(await leads.database.db.selectFrom("leads").select("id").execute()).toHaveLength(1);
  expect(await leads.database.db.selectFrom("outbox_jobs").select("id").execute()).toHaveLength(2);
  await leads.drop();
});

test.each(["leads", "consent_records", "leads_by_fingerprint", "outbox_jobs"])(
  "a file with damage in %s is found out, although the database answers",
  async (damaged) => {
    const leads = await openLeadDatabase("sqlite");
    await takeTestLead(leads.database);
    const { rows } = await sql<{ rootpage: number; page_size: number }>`select rootpage, page_size
      from sqlite_master, pragma_page_size where name = ${damaged}`.execute(leads.database.db);
    const [{ rootpage, page_size } = { rootpage: 0, page_size: 0 }] = rows;
    await leads.database.close();
    const file = openSync(leads.url.slice("file:".length), "r+");
    writeSync(file, Buffer.alloc(page_size, 0xa5), 0, page_size, (rootpage - 1) * page_size);
    closeSync(file);
    const reopened = await openLeadDatabaseAt(leads.url);
    await reopened.check();
    await expect(dryRunLead(reopened)).rejects.toThrow(/malformed/);
    await reopened.close();
    await leads.drop();
  },
);
