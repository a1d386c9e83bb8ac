import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { NOTES_MIGRATIONS, type NotesSchema } from "../../tests/setup/database/notes-schema.ts";
import { type OpenTestDatabase, openTestDatabase } from "../../tests/setup/database/test-database.ts";
import { folderOfEachTest } from "../../tests/setup/test-folder.ts";
import { type Database, openDatabase } from "./database.ts";
import { copyFromPostgres, inspectPostgres, readMark, replacePostgres } from "./postgres-copy.ts";

const now = () => 1_700_000_000_000;
const options = { migrations: NOTES_MIGRATIONS, now, onProgress: () => {} };

/** Many pages, so that there is time to write something between the first and the last. */
const ROWS = 8_000;

const inFolder = folderOfEachTest();
let place: OpenTestDatabase<NotesSchema>;
let database: Database<NotesSchema>;
beforeEach(async () => {
  place = await openTestDatabase("postgres", NOTES_MIGRATIONS, now);
  database = place.database;
}, 60_000);
afterEach(() => place.drop());

const addNotes = (count: number, batch: string) =>
  database.db
    .insertInto("notes")
    .values(Array.from({ length: count }, (_, index) => ({ id: `${batch}-${index}`, batch, written_at: 1 })))
    .execute();

async function listNotes(url: string): Promise<readonly string[]> {
  const opened = await openDatabase<NotesSchema>(url, { file: "", ...options });
  const rows = await opened.db.selectFrom("notes").select("id").orderBy("id").execute();
  await opened.close();
  return rows.map(({ id }) => id);
}

test("a copy shows the database as of one moment, whatever is written meanwhile", async () => {
  await addNotes(ROWS, "before");
  const file = inFolder("copy.sqlite");
  let writing: Promise<unknown> | undefined;
  await copyFromPostgres(place.url, file, {
    ...options,
    // After the first page of rows.
    onProgress: () => {
      writing ??= addNotes(1, "zzz-meanwhile");
    },
  });
  await writing;
  const copied = await listNotes(`file:${file}`);
  expect(copied).toHaveLength(ROWS);
  expect(copied.filter((id) => id.startsWith("zzz"))).toEqual([]);
  expect(await listNotes(place.url)).toHaveLength(ROWS + 1);
});

test("a replacement takes the place of all tables, also of those it does not know, and leaves its mark", async () => {
  await addNotes(3, "kept");
  const file = inFolder("copy.sqlite");
  await copyFromPostgres(place.url, file, options);
  await addNotes(3, "later");
  await sql`create table of_a_newer_version (id text primary key)`.execute(database.db);
  expect(await readMark(place.url)).toBeUndefined();
  await database.close();
  await replacePostgres(place.url, file, { ...options, mark: "it's done" });
  expect(await listNotes(place.url)).toEqual(["kept-0", "kept-1", "kept-2"]);
  expect(await readMark(place.url)).toBe("it's done");
  expect((await inspectPostgres(place.url)).tables.toSorted()).toEqual([
    "counters",
    "notes",
    "schema_migrations",
  ]);
});

test("a replacement that fails leaves everything as it was", async () => {
  await addNotes(3, "kept");
  const file = inFolder("copy.sqlite");
  await copyFromPostgres(place.url, file, options);
  await addNotes(3, "later");
  const failing = {
    ...options,
    mark: "never",
    onProgress: () => {
      throw new Error("in the middle");
    },
  };
  await expect(replacePostgres(place.url, file, failing)).rejects.toThrow("in the middle");
  expect(await listNotes(place.url)).toHaveLength(6);
  expect(await readMark(place.url)).toBeUndefined();
});
