import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type OpenTestDatabase, openTestDatabase } from "../../tests/setup/database/test-database.ts";
import { folderOfEachTest } from "../../tests/setup/test-folder.ts";
import { type CopyProgress, copyDatabase } from "./copy.ts";
import { type Database, openDatabase } from "./database.ts";
import type { DatabaseDialect } from "./engine.ts";
import type { Migration } from "./migrations.ts";
import { backupSqlite } from "./sqlite-backup.ts";

type Tables = Record<string, Record<string, unknown>>;

const MIGRATIONS: readonly Migration[] = [
  {
    id: "0001-create-rows",
    why: "rows that refer to others, with keys of two columns, and every kind of value",
    async up({ schema }) {
      // Neither creation order nor alphabetical order puts the parents first.
      await schema
        .createTable("a_children")
        .addColumn("parent", "text", (column) => column.notNull())
        .addColumn("number", "integer", (column) => column.notNull())
        .addColumn("written_at", "bigint")
        .addPrimaryKeyConstraint("a_children_key", ["parent", "number"])
        .execute();
      await schema
        .createTable("parents")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("note", "text")
        .execute();
      await schema
        .createTable("a_grandchildren")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("parent", "text", (column) => column.notNull().references("parents.id"))
        .execute();
    },
  },
];

const inFolder = folderOfEachTest();
let places: readonly OpenTestDatabase<Tables>[];
/** The source's file. */
let file: string;
let source: Database<Tables>;
let target: Database<Tables>;
const now = () => 1_700_000_000_000;

beforeEach(async () => {
  const open = (dialect: DatabaseDialect) => openTestDatabase<Tables>(dialect, MIGRATIONS, now);
  const [sqlite, postgres] = [await open("sqlite"), await open("postgres")];
  places = [sqlite, postgres];
  file = sqlite.url.slice("file:".length);
  [source, target] = [sqlite.database, postgres.database];
}, 60_000);

afterEach(() => Promise.all(places.map((place) => place.drop())));

async function fill(count: number): Promise<void> {
  await source.transaction(async (transaction) => {
    for (let index = 0; index < count; index += 1) {
      const id = `${index % 2 === 0 ? "É" : "z"}-${index} 'quoted' \u{1F600}`;
      await transaction
        .insertInto("parents")
        .values({ id, note: index % 3 === 0 ? null : "" })
        .execute();
      await transaction
        .insertInto("a_grandchildren")
        .values({ id: `g${index}`, parent: id })
        .execute();
      for (const number of [1, 2]) {
        const written_at = index === 0 ? null : Number.MAX_SAFE_INTEGER - index;
        await transaction.insertInto("a_children").values({ parent: id, number, written_at }).execute();
      }
    }
  });
}

const readAll = async (database: Database<Tables>, table: string) =>
  (await database.db.selectFrom(table).selectAll().execute())
    .map((row) => JSON.stringify(Object.entries(row).toSorted()))
    .toSorted();

describe("copying SQLite to PostgreSQL", () => {
  test("brings every row over, more than fit into one page, and says how far it is", async () => {
    await fill(450);
    const progress: CopyProgress[] = [];
    const copied = await copyDatabase(source, target, (step) => progress.push(step));
    expect(copied.toSorted((a, b) => a.table.localeCompare(b.table))).toEqual([
      { table: "a_children", rows: 900 },
      { table: "a_grandchildren", rows: 450 },
      { table: "parents", rows: 450 },
    ]);
    for (const { table } of copied)
      expect(await readAll(target, table)).toEqual(await readAll(source, table));
    expect(progress).toContainEqual({ table: "parents", rows: 200, isVerified: false });
    expect(progress).toContainEqual({ table: "a_children", rows: 900, isVerified: true });
  }, 30_000);

  test("refuses a target that is not empty, and leaves it as it is", async () => {
    await fill(3);
    await target.db.insertInto("parents").values({ id: "mine", note: null }).execute();
    await expect(copyDatabase(source, target, () => {})).rejects.toThrow("its table parents has rows");
    expect(await readAll(target, "parents")).toHaveLength(1);
    expect(await readAll(target, "a_children")).toEqual([]);
  });

  test("undoes everything if a row cannot be stored as it is", async () => {
    await fill(3);
    await source.db.insertInto("parents").values({ id: "zero\u0000byte", note: null }).execute();
    await expect(copyDatabase(source, target, () => {})).rejects.toThrow();
    expect(await readAll(target, "parents")).toEqual([]);
  });

  test("undoes everything if the target changes what it is given", async () => {
    await fill(3);
    await target.transaction(async (transaction) => {
      await sql`create function shout() returns trigger language plpgsql as
        $$ begin new.note = upper(coalesce(new.note, 'x')); return new; end $$`.execute(transaction);
      await sql`create trigger shout before insert on parents for each row execute function shout()`.execute(
        transaction,
      );
    });
    await expect(copyDatabase(source, target, () => {})).rejects.toThrow("A row of parents differs");
    expect(await readAll(target, "parents")).toEqual([]);
  });
});

describe("a backup of SQLite", () => {
  test("is a whole database of its own, made while it is open elsewhere, for the owner only", async () => {
    await fill(50);
    const copy = inFolder("copy.sqlite");
    const size = await backupSqlite(file, copy);
    expect(size).toBe(statSync(copy).size);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const database = await openDatabase<Tables>(`file:${copy}`, { file: "", migrations: MIGRATIONS, now });
    await database.check();
    expect(await readAll(database, "a_children")).toEqual(await readAll(source, "a_children"));
    await database.close();
  });

  test("does not contain what was deleted", async () => {
    await source.db.insertInto("parents").values({ id: "Forgotten Person", note: null }).execute();
    await source.db.deleteFrom("parents").execute();
    const copy = inFolder("copy.sqlite");
    await backupSqlite(file, copy);
    expect(readFileSync(copy).includes("Forgotten Person")).toBe(false);
  });

  test("of a file that is no database leaves nothing behind", async () => {
    writeFileSync(inFolder("text"), "hello, this is not a database, and long enough to be read as one");
    await expect(backupSqlite(inFolder("text"), inFolder("copy"))).rejects.toThrow();
    expect(readdirSync(inFolder()).filter((name) => name.startsWith("copy"))).toEqual([]);
  });
});
