import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { leadsOfEachTest, TEST_KEYS, TEST_NOW, unprotectConsent } from "../../../tests/setup/leads.ts";
import { storeSampleLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { deleteLeads } from "../privacy/lead-privacy.server.ts";
import { purgeExpired } from "../privacy/lead-retention.server.ts";
import { createAnchorSigner } from "./consent-anchor.server.ts";
import { writeAnchor } from "./consent-anchor-files.server.ts";
import { type AnchorStore, anchorHead, resetAnchors, verifyAnchors } from "./consent-anchoring.server.ts";
import { findConsent, findHead, verifyConsent } from "./consent-store.server.ts";

describe.each(DIALECTS)("the end of the consent records on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);
  let anchorStore: AnchorStore;
  let place: string;

  beforeEach(() => {
    place = mkdtempSync(path.join(tmpdir(), "anchors-test-"));
    anchorStore = {
      database,
      folder: path.join(place, "anchors"),
      signer: createAnchorSigner("a secret of this test"),
    };
  });
  afterEach(() => rmSync(place, { recursive: true }));

  const store = () => storeSampleLead(database, { now: TEST_NOW });
  const anchor = (now = TEST_NOW) => anchorHead(anchorStore, now);
  const listFiles = () => readdirSync(anchorStore.folder).map((name) => name.replace(/-[0-9a-f]{16}/, ""));
  async function removeFrom(sequence: number): Promise<void> {
    await unprotectConsent(database);
    await sql`delete from consent_records where sequence >= ${sequence}`.execute(database.db);
  }

  test("has no anchor while there is no record", async () => {
    expect(await anchor()).toEqual({ newest: undefined, faults: [], unsigned: [] });
    expect(() => statSync(anchorStore.folder)).toThrow("ENOENT");
  });

  test("is anchored in one file for the owner's eyes, which moves on with the records", async () => {
    await store();
    await anchor();
    await store();
    const { newest } = await anchor(TEST_NOW + 1);
    expect(newest).toMatchObject({ ...(await findHead(database)), anchoredAt: TEST_NOW + 1 });
    const [name = "", ...others] = readdirSync(anchorStore.folder);
    expect(others).toEqual([]);
    expect(statSync(path.join(anchorStore.folder, name)).mode & 0o777).toBe(0o600);
    expect(await verifyAnchors(anchorStore)).toEqual({ newest, faults: [], unsigned: [] });
    await anchor(TEST_NOW + 2);
    expect(readFileSync(path.join(anchorStore.folder, name), "utf8")).toContain(String(TEST_NOW + 1));
  });

  test("never goes back, whichever process writes last", async () => {
    await store();
    const earlier = await findHead(database);
    await store();
    await anchor();
    // A slow process that read the end of the chain a moment earlier.
    const late = anchorStore.signer.sign({ sequence: 1, hash: "", ...earlier, anchoredAt: TEST_NOW });
    await writeAnchor(anchorStore.folder, late);
    expect((await verifyAnchors(anchorStore)).newest).toMatchObject({ sequence: 2 });
    await Promise.all([anchor(), anchor(), anchor()]);
    expect(listFiles()).toEqual(["2.json"]);
  });

  test("stays known after it was cut off, even when as many new records follow", async () => {
    for (let index = 0; index < 3; index += 1) await store();
    await anchor();
    await removeFrom(3);
    expect((await anchor()).faults).toMatchObject([{ reason: "record 3 is missing" }]);
    for (let index = 0; index < 3; index += 1) await store();
    expect((await anchor()).faults).toMatchObject([{ reason: "record 3 is another one now" }]);
    const { newest, faults } = await verifyAnchors(anchorStore);
    expect(newest?.sequence).toBe(5);
    expect(faults).toMatchObject([{ anchoredAt: TEST_NOW, reason: "record 3 is another one now" }]);
    expect(await resetAnchors(anchorStore, stampAt(TEST_NOW))).toBe(1);
    expect(listFiles().toSorted()).toEqual(["3.json.set-aside", "5.json"]);
    expect((await verifyAnchors(anchorStore)).faults).toEqual([]);
  });

  test("stays proven, without the person, when persons are forgotten and when the time of records is over", async () => {
    for (let index = 0; index < 3; index += 1) await store();
    await anchor();
    const stamp = stampAt(TEST_NOW);
    const [{ reference } = { reference: "" }] = await database.db
      .selectFrom("consent_records")
      .select("reference")
      .where("sequence", "=", 3)
      .execute();
    await deleteLeads(database, TEST_KEYS, { reference }, stamp);
    expect((await findConsent(database, reference))?.personal).toEqual({});
    const later = TEST_NOW + 1;
    const limits = { leads: later, idempotencyKeys: later, privacyRequests: later };
    await purgeExpired(database, limits, { ...stamp, keys: TEST_KEYS });
    expect(await verifyAnchors(anchorStore)).toMatchObject({ newest: { sequence: 3 }, faults: [] });
    expect(await verifyConsent(database)).toMatchObject({ records: 3, erased: 3, faults: [] });
  });

  test("is not proven by a file that the site did not sign, and anchored anew under another secret", async () => {
    await store();
    await anchor();
    const changed = { ...anchorStore, signer: createAnchorSigner("another secret") };
    const { newest, unsigned } = await verifyAnchors(changed);
    expect(newest).toBeUndefined();
    expect(unsigned).toHaveLength(1);
    await anchorHead(changed, TEST_NOW);
    expect(await verifyAnchors(changed)).toMatchObject({ newest: { sequence: 1 }, unsigned: [] });
  });

  test("with a damaged anchor is reported", async () => {
    await store();
    await anchor();
    const [name = ""] = readdirSync(anchorStore.folder);
    writeFileSync(path.join(anchorStore.folder, name), "{");
    expect(await verifyAnchors(anchorStore)).toMatchObject({
      newest: undefined,
      faults: [{ name, anchoredAt: undefined, reason: "it cannot be read" }],
    });
  });
});
