import { sql } from "kysely";
import { expect, test } from "vitest";
import { DIALECTS, openTestDatabase } from "../../tests/setup/database/test-database.ts";
import type { DatabaseDialect } from "./engine.ts";
import { probeWriting, WRITE_PROBE_MIGRATION, type WriteProbeTables } from "./write-probe.ts";

const open = (dialect: DatabaseDialect) =>
  openTestDatabase<WriteProbeTables>(dialect, [WRITE_PROBE_MIGRATION]);

test.each(DIALECTS)("a database that can be written to passes, and keeps one row, on %s", async (dialect) => {
  const { database, drop } = await open(dialect);
  await probeWriting(database, 1);
  await probeWriting(database, 2);
  expect(await database.db.selectFrom("write_probe").select("written_at").execute()).toEqual([
    { written_at: 2 },
  ]);
  await drop();
});

test("a full disk is detected, although the database still answers", async () => {
  const { database, drop } = await open("sqlite");
  await sql`pragma max_page_count = 1`.execute(database.db);
  await expect(probeWriting(database, 1)).rejects.toThrow("full");
  await database.check();
  await sql`pragma max_page_count = 1000000`.execute(database.db);
  await probeWriting(database, 2);
  await drop();
});

test("a read-only database is detected too", async () => {
  const { database, drop } = await open("sqlite");
  await sql`pragma query_only = on`.execute(database.db);
  await expect(probeWriting(database, 1)).rejects.toThrow("readonly");
  await database.check();
  await drop();
});
