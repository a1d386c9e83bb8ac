import { execFile } from "node:child_process";
import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  incrementCounter,
  NOTES_MIGRATIONS,
  type NotesSchema,
} from "../../tests/setup/database/notes-schema.ts";
import { createTestDatabase, DIALECTS, type TestDatabase } from "../../tests/setup/database/test-database.ts";
import { type Database, isUniqueViolation, openDatabase } from "./database.ts";
import type { Migration } from "./migrations.ts";

const PROCESS = new URL("../../tests/setup/database/database-process.ts", import.meta.url).pathname;
const [FIRST, SECOND] = NOTES_MIGRATIONS.map((migration) => migration.id);

function addMigration(id: string, up: Migration["up"] = async () => {}): readonly Migration[] {
  return [...NOTES_MIGRATIONS, { id, why: "test", up }];
}

describe.each(DIALECTS)("a database on %s", (dialect) => {
  let place: TestDatabase;
  let opened: Database<NotesSchema>[];

  async function open(migrations = NOTES_MIGRATIONS): Promise<Database<NotesSchema>> {
    const database = await openDatabase<NotesSchema>(place.url, {
      file: "",
      migrations,
      now: () => 1_700_000_000_000,
    });
    opened.push(database);
    return database;
  }

  async function openMigrated(): Promise<Database<NotesSchema>> {
    const database = await open();
    await database.migrate();
    return database;
  }

  const runProcess = (task: string) => promisify(execFile)(process.execPath, [PROCESS, task, place.url]);

  beforeEach(async () => {
    opened = [];
    place = await createTestDatabase(dialect);
  }, 60_000);

  afterEach(async () => {
    await Promise.all(opened.map((database) => database.close()));
    await place.drop();
  });

  const note = (id: string, batch = "one") => ({ id, batch, written_at: 1_700_000_000_000 });
  const countNotes = async (database: Database<NotesSchema>) =>
    (await database.db.selectFrom("notes").select("id").execute()).length;

  describe("migrating", () => {
    test("applies every migration once, in order, and a second time nothing", async () => {
      const database = await open();
      expect(await database.migrate()).toEqual([FIRST, SECOND]);
      expect(await database.migrate()).toEqual([]);
      expect(await (await open()).migrate()).toEqual([]);
      const { rows } = await sql`select * from schema_migrations order by position`.execute(database.db);
      expect(rows).toEqual([
        { position: 1, id: FIRST, applied_at: 1_700_000_000_000 },
        { position: 2, id: SECOND, applied_at: 1_700_000_000_000 },
      ]);
    });

    test("several processes that start at once apply each migration once between them", async () => {
      const outputs = await Promise.all(Array.from({ length: 4 }, () => runProcess("migrate")));
      const applied = outputs.flatMap(({ stdout }) => JSON.parse(stdout));
      expect(applied.sort()).toEqual([FIRST, SECOND]);
    }, 30_000);

    test("a migration that fails changes nothing, and those before it stay", async () => {
      const failing = addMigration("0003-fail", async (handle) => {
        await handle.schema.createTable("half_done").addColumn("id", "text").execute();
        throw new Error("no more");
      });
      const database = await open(failing);
      await expect(database.migrate()).rejects.toThrow("0003-fail failed");
      await expect(sql`select * from half_done`.execute(database.db)).rejects.toThrow("half_done");
      expect(await (await open()).migrate()).toEqual([]);
    });

    test("refuses a database that a newer version has migrated", async () => {
      await (await open(addMigration("0003-from-the-future"))).migrate();
      const older = await open();
      await expect(older.migrate()).rejects.toThrow("this version does not know 0003-from");
      await expect(older.check()).rejects.toThrow("0003-from-the-future");
    });

    test("refuses a migration inserted before one that is applied", async () => {
      await (await open(addMigration("0005-later"))).migrate();
      const inserted = [...addMigration("0004-between"), ...addMigration("0005-later").slice(-1)];
      await expect((await open(inserted)).migrate()).rejects.toThrow(
        "0005-later was moved, or another was inserted",
      );
    });
  });

  describe("committing", () => {
    test("keeps committed rows after closing and opening again", async () => {
      const database = await openMigrated();
      await database.db.insertInto("notes").values(note("kept")).execute();
      await database.transaction((transaction) =>
        transaction.insertInto("notes").values(note("too")).execute(),
      );
      await database.close();
      const rows = await (await open()).db.selectFrom("notes").selectAll().orderBy("id").execute();
      expect(rows).toEqual([note("kept"), note("too")]);
    });

    test("a transaction that throws leaves nothing behind, and passes its error on", async () => {
      const database = await openMigrated();
      const failure = new Error("changed my mind");
      const attempt = database.transaction(async (transaction) => {
        await transaction.insertInto("notes").values(note("gone")).execute();
        throw failure;
      });
      await expect(attempt).rejects.toBe(failure);
      expect(await countNotes(database)).toBe(0);
    });

    test("50 concurrent transactions all commit, and nobody sees half of one", async () => {
      const database = await openMigrated();
      const reads: Promise<number>[] = [];
      const writes = Array.from({ length: 50 }, (_, index) =>
        database.transaction(async (transaction) => {
          await transaction
            .insertInto("notes")
            .values(note(`${index}-a`))
            .execute();
          await nextTurn();
          await transaction
            .insertInto("notes")
            .values(note(`${index}-b`))
            .execute();
        }),
      );
      for (let index = 0; index < 50; index += 1) {
        reads.push(countNotes(database));
        await nextTurn();
      }
      await Promise.all(writes);
      expect((await Promise.all(reads)).filter((count) => count % 2 !== 0)).toEqual([]);
      expect(await countNotes(database)).toBe(100);
    });

    test("when half of the concurrent transactions roll back, the other half loses nothing", async () => {
      const database = await openMigrated();
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          database.transaction(async (transaction) => {
            await transaction
              .insertInto("notes")
              .values(note(`${index}`))
              .execute();
            await nextTurn();
            if (index % 2 === 1) throw new Error("odd");
          }),
        ),
      );
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
      expect(await countNotes(database)).toBe(10);
    });

    test("exclusive transactions read what the one before them wrote, in all connections and processes", async () => {
      const database = await openMigrated();
      await database.db.insertInto("counters").values({ name: "visits", value: 0 }).execute();
      await Promise.all(Array.from({ length: 20 }, () => incrementCounter(database)));
      await Promise.all([runProcess("increment"), runProcess("increment"), runProcess("increment")]);
      expect(await database.db.selectFrom("counters").select("value").execute()).toEqual([{ value: 80 }]);
    }, 30_000);

    test("using the database inside a transaction is an error instead of an endless wait", async () => {
      const database = await openMigrated();
      const inside = database.transaction(() => countNotes(database));
      await expect(inside).rejects.toThrow("Inside a transaction");
      const nested = database.transaction(() => database.transaction(async () => {}));
      await expect(nested).rejects.toThrow("Inside a transaction");
      expect(await countNotes(database)).toBe(0);
    });
  });

  describe("values", () => {
    test("rows are not streamed", async () => {
      const database = await openMigrated();
      const stream = database.db.selectFrom("notes").selectAll().stream();
      await expect(stream.next()).rejects.toThrow();
      expect(await countNotes(database)).toBe(0);
    });

    test("a second row with the same key is recognized as a unique violation, other failures are not", async () => {
      const database = await openMigrated();
      const insert = () => database.db.insertInto("notes").values(note("same")).execute();
      await insert();
      const refusal = await insert().catch((error: unknown) => error);
      expect(isUniqueViolation(refusal)).toBe(true);
      const invalid = await sql`select nothing from nowhere`
        .execute(database.db)
        .catch((error: unknown) => error);
      expect(invalid).toBeInstanceOf(Error);
      expect(isUniqueViolation(invalid)).toBe(false);
      expect(isUniqueViolation(undefined)).toBe(false);
    });

    test("numbers come back as numbers, and one that would lose digits is an error", async () => {
      const database = await openMigrated();
      const { rows } =
        await sql`select count(*) as n, cast(9007199254740991 as bigint) as largest from notes`.execute(
          database.db,
        );
      expect(rows).toEqual([{ n: 0, largest: Number.MAX_SAFE_INTEGER }]);
      await expect(sql`select cast(9007199254740993 as bigint) as n`.execute(database.db)).rejects.toThrow(
        "too large",
      );
      expect(await countNotes(database)).toBe(0);
    });
  });

  describe("checking and closing", () => {
    test("is ready once migrated, not before and not after closing", async () => {
      const database = await open();
      await expect(database.check()).rejects.toThrow("schema_migrations");
      await database.migrate();
      await database.check();
      await expect((await open(addMigration("0003-pending"))).check()).rejects.toThrow(
        "lacks 1 migration(s), from 0003",
      );
      await database.close();
      await expect(database.check()).rejects.toThrow();
    });

    test("closing waits for the transaction that runs, and may be repeated", async () => {
      const database = await openMigrated();
      const begun = Promise.withResolvers<void>();
      const running = database.transaction(async (transaction) => {
        await transaction.insertInto("notes").values(note("first")).execute();
        begun.resolve();
        await nextTurn();
        await transaction.insertInto("notes").values(note("last")).execute();
      });
      await begun.promise;
      await Promise.all([database.close(), running]);
      await database.close();
      expect(await countNotes(await open())).toBe(2);
    });
  });
});
