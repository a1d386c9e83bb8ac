import { beforeEach, describe, expect, test } from "vitest";
import { DIALECTS, databaseOfEachTest, openTestDatabase } from "../../tests/setup/database/test-database.ts";
import { TEST_ACTOR } from "../../tests/setup/test-actor.ts";
import { AUDIT_MIGRATION, type AuditTables } from "../audit/audit-log.server.ts";
import { type ContentTables, contentMigrations } from "../content-pages/content-tables.server.ts";
import { createRecordStore } from "../records/record-store.server.ts";
import { type RecordTables, recordMigrations } from "../records/record-tables.server.ts";
import { undateSampleRates } from "./undated-rates-migration.server.ts";

const MIGRATIONS = [...contentMigrations, ...recordMigrations, AUDIT_MIGRATION];
const RANGES = { dscr: { low: 6.5, high: 8.5 }, conventional: { low: 6, high: 7 } };

describe.each(DIALECTS)("rates with a date on %s", (dialect) => {
  const database = databaseOfEachTest(() =>
    openTestDatabase<RecordTables & ContentTables & AuditTables>(dialect, MIGRATIONS),
  );
  const store = () => createRecordStore(database, () => 1000);
  const rates = (asOf: string) => ({ kind: "settings", id: "rates", body: { ...RANGES, asOf } });
  const migrate = () => database.transaction((trx) => undateSampleRates.up(trx, database.dialect));

  beforeEach(async () => {
    await store().seed([
      rates("2026-11-01"),
      { kind: "news", id: "a", body: "note: Illustrative, as of {{asOf}}, at {{rates.range}}." },
    ]);
    await database.db
      .insertInto("content_versions")
      .values({
        slug: "a-page",
        version: 1,
        is_published: 1,
        title: "A page",
        meta_description: "As of {{ asOf }}.",
        markdown: "As of {{asOf}}: {{rates.range}}.",
        saved_at: 1000,
        revision: 1,
        cta: null,
      })
      .execute();
  });

  test("lose it in every version; articles and pages keep the date that they showed", async () => {
    const { body, ...name } = rates("2026-12-09");
    await store().publish({ ...name, body }, await store().revision(), TEST_ACTOR);
    await migrate();
    expect((await store().history(name)).map((version) => version.body)).toEqual([RANGES, RANGES]);
    expect(await store().history({ kind: "news", id: "a" })).toMatchObject([
      { body: "note: Illustrative, as of December 9, 2026, at {{rates.range}}." },
    ]);
    expect(await database.db.selectFrom("content_versions").selectAll().execute()).toMatchObject([
      { meta_description: "As of December 9, 2026.", markdown: "As of December 9, 2026: {{rates.range}}." },
    ]);
  });

  test("the date of a version that was only offered counts for nothing", async () => {
    const { body, ...name } = rates("2026-12-09");
    await store().publish({ ...name, body }, await store().revision(), TEST_ACTOR);
    await store().seed([rates("2027-01-01")]);
    await migrate();
    expect(await store().history({ kind: "news", id: "a" })).toMatchObject([
      { body: expect.stringContaining("as of December 9, 2026") },
    ]);
  });
});
