import { isDeepStrictEqual } from "node:util";
import { type Kysely, sql, type Transaction } from "kysely";
import { countRows } from "./count-rows.ts";
import type { Database } from "./database.ts";

/** Untyped: rows are copied as they are. */
export type Tables = Record<string, Record<string, unknown>>;
type Row = Record<string, unknown>;

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
  /** Tables that this one's foreign keys refer to. */
  readonly parents: readonly string[];
}

export interface CopyProgress {
  readonly table: string;
  readonly rows: number;
  readonly isVerified: boolean;
}

export interface CopiedTable {
  readonly table: string;
  readonly rows: number;
}

/** Not copied: migrating the target writes it. */
const MIGRATIONS = "schema_migrations";
const PAGE = 200;

/**
 * Copies every row of a database into a migrated, empty one, reads the rows back and compares them. One of the two is
 * SQLite, the other PostgreSQL. The source is read as of one moment, and the copy is one transaction on the target:
 * unless every row is equal, the target stays empty.
 */
export async function copyDatabase(
  source: Database<Tables>,
  target: Database<Tables>,
  onProgress: (progress: CopyProgress) => void,
): Promise<readonly CopiedTable[]> {
  return await source.transaction(
    (reader) =>
      target.transaction((writer) =>
        copyRows({ reader, writer, sqlite: source.dialect === "sqlite" ? reader : writer }, onProgress),
      ),
    { isSnapshot: true },
  );
}

export interface CopySides {
  readonly reader: Kysely<Tables>;
  readonly writer: Transaction<Tables>;
  /** The one of the two that is SQLite. PostgreSQL has a table more, for counts that are not worth copying. */
  readonly sqlite: Kysely<Tables>;
}

/** Does the work of `copyDatabase` in transactions that the caller has begun. */
export async function copyRows(
  { reader, writer, sqlite }: CopySides,
  onProgress: (progress: CopyProgress) => void,
): Promise<readonly CopiedTable[]> {
  const tables = sortByParents(await readTables(sqlite));
  await requireSameColumns(tables, sqlite === reader ? writer : reader);
  for (const { name } of tables) {
    if ((await countRows(writer.selectFrom(name))) > 0) {
      throw new Error(`The target database is not empty: its table ${name} has rows. Nothing was copied.`);
    }
  }
  const copied: CopiedTable[] = [];
  for (const table of tables) {
    let rows = 0;
    for await (const page of readPages(reader, table)) {
      await writer.insertInto(table.name).values(page).execute();
      rows += page.length;
      onProgress({ table: table.name, rows, isVerified: false });
    }
    copied.push({ table: table.name, rows });
  }
  for (const table of tables) await verifyTable(reader, writer, table, onProgress);
  if (sqlite === reader) await continueNumbering(writer, tables);
  return copied;
}

async function verifyTable(
  source: Kysely<Tables>,
  target: Transaction<Tables>,
  table: Table,
  onProgress: (progress: CopyProgress) => void,
): Promise<void> {
  let rows = 0;
  for await (const page of readPages(source, table)) {
    // Match rows by key, because the two engines sort text differently.
    const stored = await target.selectFrom(table.name).selectAll().where(isOneOf(table, page)).execute();
    const storedByKey = new Map(stored.map((row) => [keyOf(table, row), row]));
    for (const row of page) {
      if (!isDeepStrictEqual({ ...storedByKey.get(keyOf(table, row)) }, { ...row })) {
        throw new Error(`A row of ${table.name} differs after the copy. Nothing was copied.`);
      }
    }
    rows += page.length;
    onProgress({ table: table.name, rows, isVerified: true });
  }
  if ((await countRows(target.selectFrom(table.name))) !== rows) {
    throw new Error(`The row count of ${table.name} differs after the copy. Nothing was copied.`);
  }
}

/** On PostgreSQL, a column that numbers its rows would start at 1 again: copied rows bring their numbers with them. */
async function continueNumbering(postgres: Transaction<Tables>, tables: readonly Table[]): Promise<void> {
  for (const { name, key } of tables) {
    for (const column of key) {
      await sql`select setval(pg_get_serial_sequence(${name}, ${column}), (select max(${sql.ref(column)}) from ${sql.table(name)})::bigint)
        where pg_get_serial_sequence(${name}, ${column}) is not null`.execute(postgres);
    }
  }
}

async function readTables(db: Kysely<Tables>): Promise<readonly Table[]> {
  const found = await db.introspection.getTables();
  return await Promise.all(
    found
      .filter(({ name, isView }) => !isView && name !== MIGRATIONS)
      .map(async ({ name, columns }) => {
        const info = await sql<{
          name: string;
          pk: number;
        }>`select name, pk from pragma_table_info(${name})`.execute(db);
        const parents = await sql<{
          table: string;
        }>`select "table" from pragma_foreign_key_list(${name})`.execute(db);
        return {
          name,
          columns: columns.map((column) => column.name).toSorted(),
          key: info.rows
            .filter(({ pk }) => pk > 0)
            .toSorted((a, b) => a.pk - b.pk)
            .map((column) => column.name),
          parents: parents.rows.map((row) => row.table),
        };
      }),
  );
}

async function requireSameColumns(tables: readonly Table[], other: Kysely<Tables>): Promise<void> {
  const found = await other.introspection.getTables();
  for (const { name, columns, key } of tables) {
    const twin = found.find((table) => table.name === name);
    const twinColumns = twin?.columns.map((column) => column.name).toSorted();
    if (key.length === 0 || !isDeepStrictEqual(columns, twinColumns)) {
      throw new Error(`The table ${name} differs between the two databases. Nothing was copied.`);
    }
  }
}

/** Puts parent tables before the tables that refer to them. */
function sortByParents(tables: readonly Table[]): readonly Table[] {
  const sorted: Table[] = [];
  const isReady = ({ name, parents }: Table) =>
    parents.every((parent) => parent === name || sorted.some((table) => table.name === parent));
  for (;;) {
    const next = tables.find((table) => !sorted.includes(table) && isReady(table));
    if (next === undefined) break;
    sorted.push(next);
  }
  if (sorted.length < tables.length) throw new Error("The foreign keys form a cycle. Nothing was copied.");
  return sorted;
}

async function* readPages(db: Kysely<Tables>, table: Table): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  for (;;) {
    let query = db.selectFrom(table.name).selectAll().limit(PAGE);
    for (const column of table.key) query = query.orderBy(column);
    if (last !== undefined)
      query = query.where(sql<boolean>`${keyTuple(table)} > ${valueTuple(table, last)}`);
    const page = await query.execute();
    last = page.at(-1);
    if (last === undefined) return;
    yield page;
  }
}

const isOneOf = (table: Table, rows: readonly Row[]) =>
  sql<boolean>`${keyTuple(table)} in (${sql.join(rows.map((row) => valueTuple(table, row)))})`;

const keyTuple = (table: Table) => sql`(${sql.join(table.key.map((column) => sql.ref(column)))})`;

const valueTuple = (table: Table, row: Row) => sql`(${sql.join(table.key.map((column) => row[column]))})`;

const keyOf = (table: Table, row: Row) => JSON.stringify(table.key.map((column) => row[column]));
