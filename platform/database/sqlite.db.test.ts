import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { budget } from "../../tests/setup/budget.ts";
import { NOTES_MIGRATIONS, type NotesSchema } from "../../tests/setup/database/notes-schema.ts";
import { type OpenTestDatabase, openTestDatabase } from "../../tests/setup/database/test-database.ts";
import { type Database, openDatabase } from "./database.ts";
import { Session } from "./session.ts";
import { openSqlite } from "./sqlite.ts";
import { isBusy } from "./sqlite-errors.ts";

const PROCESS = new URL("../../tests/setup/database/database-process.ts", import.meta.url).pathname;

describe("SQLite", () => {
  let place: OpenTestDatabase<NotesSchema>;
  let database: Database<NotesSchema>;
  let file: string;

  beforeEach(async () => {
    place = await openTestDatabase("sqlite", NOTES_MIGRATIONS);
    database = place.database;
    file = place.url.slice("file:".length);
  });
  afterEach(() => place.drop());

  const note = (id: string) => ({ id, batch: "one", written_at: 0 });

  test.each([
    ["journal_mode", "wal"],
    ["synchronous", 2],
    ["cache_size", -32_000],
    ["foreign_keys", 1],
    ["secure_delete", 1],
    ["busy_timeout", 0],
  ])("runs with %s = %s", async (pragma, value) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(pragma)}`.execute(database.db);
    expect(Object.values(rows[0] ?? {})).toEqual([value]);
  });

  test("refuses to open where the write-ahead log cannot work", async () => {
    await expect(Session.open(await openSqlite(":memory:"))).rejects.toThrow(
      "journal_mode is memory, not wal",
    );
  });

  test("refuses a URL of another kind without repeating its password", async () => {
    const attempt = openDatabase("mysql://user:secret@host/db", { file: "", migrations: [], now: () => 0 });
    await expect(attempt).rejects.toThrow(/^A database URL must start with postgres:, postgresql: or file:$/);
  });

  test("creates a file that only its owner can read", () => {
    expect([file, `${file}-wal`].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o600]);
  });

  test.each([
    ["a boolean", true, "A boolean cannot be stored"],
    ["a Date", new Date(0), "A Date cannot be stored"],
    ["nothing", undefined, "A undefined cannot be stored"],
  ])("refuses %s instead of storing something else", async (_, value, message) => {
    await expect(sql`select ${value}`.execute(database.db)).rejects.toThrow(message);
  });

  test("a cached statement sees a column that was added after its first use", async () => {
    const readAll = async () => (await database.db.selectFrom("notes").selectAll().execute())[0];
    await database.db.insertInto("notes").values(note("a")).execute();
    expect(await readAll()).toEqual(note("a"));
    await sql`alter table notes add column extra text default 'new'`.execute(database.db);
    expect(await readAll()).toEqual({ ...note("a"), extra: "new" });
  });

  test("a full disk undoes the transaction, is reported as such, and the next one works", async () => {
    await sql`pragma max_page_count = 40`.execute(database.db);
    const attempt = database.transaction(async (transaction) => {
      for (let row = 0; ; row += 1) {
        await transaction
          .insertInto("notes")
          .values(note(`${row}-${"x".repeat(2000)}`))
          .execute();
      }
    });
    await expect(attempt).rejects.toThrow("full");
    await database.transaction((transaction) =>
      transaction.insertInto("notes").values(note("after")).execute(),
    );
    expect(await database.db.selectFrom("notes").select("id").execute()).toEqual([{ id: "after" }]);
  });

  describe("deleted data", () => {
    const SECRET = "zoe-person-5125550123";
    const bytesOnDisk = () => [file, `${file}-wal`].map((part) => readFileSync(part, "latin1")).join("");

    test("cannot be read in the file or its log", async () => {
      await database.db.insertInto("notes").values(note(SECRET)).execute();
      expect(bytesOnDisk()).toContain(SECRET);
      await database.db.deleteFrom("notes").where("id", "=", SECRET).execute();
      await database.wipeDeleted();
      expect(bytesOnDisk()).not.toContain(SECRET);
    });

    test("is removed after an upgrade from a version that did not overwrite it", async () => {
      const old = new DatabaseSync(file);
      old.exec("pragma user_version = 0; pragma secure_delete = off");
      old.exec(`insert into notes (id, batch, written_at) values ('${SECRET}', 'one', 0)`);
      old.exec("delete from notes; pragma wal_checkpoint(truncate)");
      old.close();
      expect(bytesOnDisk()).toContain(SECRET);
      await database.migrate();
      expect(bytesOnDisk()).not.toContain(SECRET);
    });
  });

  describe("while another process holds the write lock", () => {
    let other: DatabaseSync;
    beforeEach(() => {
      other = new DatabaseSync(file);
      other.exec("begin immediate");
    });
    afterEach(() => other.close());

    test("the process keeps running, and the write is rejected after a bounded wait", async () => {
      let ticks = 0;
      const clock = setInterval(() => (ticks += 1), 10);
      const began = performance.now();
      const attempt = database.transaction((transaction) =>
        transaction.insertInto("notes").values(note("late")).execute(),
      );
      await expect(attempt).rejects.toSatisfy(isBusy);
      clearInterval(clock);
      expect(performance.now() - began).toBeLessThan(10_000);
      // Two seconds have room for 200 ticks. A synchronous wait would allow none.
      expect(ticks).toBeGreaterThan(20);
    });

    test("a write waits for the lock, alone or in a transaction", async () => {
      const writes = [
        database.db.insertInto("notes").values(note("alone")).execute(),
        database.transaction((transaction) =>
          transaction.insertInto("notes").values(note("together")).execute(),
        ),
      ];
      setTimeout(() => other.exec("commit"), 200);
      await Promise.all(writes);
      const rows = await database.db.selectFrom("notes").select("id").orderBy("id").execute();
      expect(rows.map(({ id }) => id)).toEqual(["alone", "together"]);
    });

    test("stored rows can be read, also in a snapshot, and before the writes that wait", async () => {
      const settled: string[] = [];
      const settle = (name: string) => () => settled.push(name);
      const alone = database.db.insertInto("notes").values(note("alone")).execute().finally(settle("write"));
      const together = database
        .transaction((transaction) => transaction.insertInto("notes").values(note("together")).execute())
        .finally(settle("write"));
      const select = database.db.selectFrom("notes").select("id");
      expect(await select.execute().finally(settle("read"))).toEqual([]);
      const snapshot = database.transaction(
        (transaction) => transaction.selectFrom("notes").select("id").execute(),
        { isSnapshot: true },
      );
      expect(await snapshot.finally(settle("read"))).toEqual([]);
      other.exec("commit");
      await Promise.all([alone, together]);
      expect(settled).toEqual(["read", "read", "write", "write"]);
      expect(await select.execute()).toHaveLength(2);
    });
  });

  test("a process killed while it commits loses no row it acknowledged", async () => {
    const acknowledged: string[] = [];
    const kills = budget(3, 30);
    for (let round = 0; round < kills; round += 1) {
      const child = spawn(process.execPath, [PROCESS, "append", place.url, `round${round}`]);
      acknowledged.push(
        ...(await killAfterLines(child, 5 + 11 * round)).map((line) => `round${round}-${line}`),
      );
    }
    const rows = await database.db.selectFrom("notes").select("id").execute();
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(5 * kills);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    // The kill may come between the commit and its acknowledgment.
    expect(stored.size - acknowledged.length).toBeLessThanOrEqual(kills);
    const { rows: integrity } = await sql`pragma integrity_check`.execute(database.db);
    expect(integrity).toEqual([{ integrity_check: "ok" }]);
  });
});

async function killAfterLines(
  child: ChildProcessWithoutNullStreams,
  lines: number,
): Promise<readonly string[]> {
  let output = "";
  let errors = "";
  child.stderr.on("data", (data: Buffer) => {
    errors += data.toString();
  });
  child.stdout.on("data", (data: Buffer) => {
    output += data.toString();
    if (output.split("\n").length > lines) child.kill("SIGKILL");
  });
  const [, signal] = await once(child, "close");
  expect({ signal, errors }).toEqual({ signal: "SIGKILL", errors: "" });
  return output.split("\n").slice(0, -1);
}
