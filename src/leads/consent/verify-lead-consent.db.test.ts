import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ONE_DIALECT } from "../../../tests/setup/database/test-database.ts";
import { leadsOfEachTest, unprotectConsent } from "../../../tests/setup/leads.ts";
import { type StoredLead, storeSampleLead } from "../../../tests/setup/stored-lead.ts";
import { createAnchorSigner } from "./consent-anchor.server.ts";
import { type AnchorStore, anchorHead } from "./consent-anchoring.server.ts";
import { verifyOwnConsent } from "./consent-store.server.ts";
import { verifyLeadConsent } from "./verify-lead-consent.server.ts";

describe.each(ONE_DIALECT)("the consent of a lead on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);
  let folder: string;
  let store: AnchorStore;
  let leads: readonly StoredLead[];

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "proof-test-"));
    store = { database, folder, signer: createAnchorSigner("a secret of this test") };
    leads = [];
    for (let count = 0; count < 3; count += 1) leads = [...leads, await storeSampleLead(database)];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const verify = () => verifyLeadConsent(store, leads[1]?.reference ?? "");
  async function tamper(change: string): Promise<void> {
    await unprotectConsent(database);
    await sql.raw(change).execute(database.db);
  }

  test("is verified with the chain before and after it, and with the anchor", async () => {
    expect(await verify()).toMatchObject({ sequence: 2, faults: [], head: { sequence: 3 } });
    await anchorHead(store, 1);
    expect(await verify()).toMatchObject({ faults: [], anchored: { sequence: 3 } });
    expect(await verifyLeadConsent(store, "RR-00000-00000")).toBeUndefined();
  });

  test("is not intact when its own content was changed", async () => {
    await tamper(
      "update consent_records set content = replace(content, 'Sample', 'Other') where sequence = 2",
    );
    expect((await verify())?.faults).toEqual(["Record 2: its content was changed."]);
    expect(await verifyOwnConsent(database, leads[1]?.reference ?? "")).toMatchObject({
      fault: "its content was changed",
    });
  });

  test("is not intact when a record before it is missing, or one after it that was anchored", async () => {
    await anchorHead(store, 1);
    await tamper("delete from consent_records where sequence = 3");
    expect((await verify())?.faults).toEqual([expect.stringContaining("record 3 is missing")]);
    await sql`delete from consent_records where sequence = 1`.execute(database.db);
    expect((await verify())?.faults).toContain("Record 2: the record before it is missing.");
  });
});
