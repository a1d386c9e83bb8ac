import { isDeepStrictEqual } from "node:util";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "./database.ts";

/** Untyped: rows are copied as they are. */
type Tables = Record<string, Record<string, unknown>>;
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
 * Copies every row of a SQLite database into a migrated, empty PostgreSQL database, reads the rows back and compares
 * them. The whole copy is one transaction on the target: unless every row is equal, the target stays empty. Nothing may
 * write to the source meanwhile, so pass a snapshot.
 */
export async function copyDatabase(
  source: Database<Tables>,
  target: Database<Tables>,
  onProgress: (progress: CopyProgress) => void,
): Promise<readonly CopiedTable[]> {
  const tables = sortByParents(await readTables(source.db));
  await requireSameColumns(tables, target.db);
  return await target.transaction(async (transaction) => {
    for (const { name } of tables) {
      if ((await countRows(transaction, name)) > 0) {
        throw new Error(`The target database is not empty: its table ${name} has rows. Nothing was copied.`);
      }
    }
    const copied: CopiedTable[] = [];
    for (const table of tables) {
      let rows = 0;
      for await (const page of readPages(source.db, table)) {
        await transaction.insertInto(table.name).values(page).execute();
        rows += page.length;
        onProgress({ table: table.name, rows, isVerified: false });
      }
      copied.push({ table: table.name, rows });
    }
    for (const table of tables) await verifyTable(source.db, transaction, table, onProgress);
    return copied;
  });
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
  if ((await countRows(target, table.name)) !== rows) {
    throw new Error(`The row count of ${table.name} differs after the copy. Nothing was copied.`);
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

async function requireSameColumns(tables: readonly Table[], target: Kysely<Tables>): Promise<void> {
  const found = await target.introspection.getTables();
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

async function countRows(db: Kysely<Tables>, table: string): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const isOneOf = (table: Table, rows: readonly Row[]) =>
  sql<boolean>`${keyTuple(table)} in (${sql.join(rows.map((row) => valueTuple(table, row)))})`;

const keyTuple = (table: Table) => sql`(${sql.join(table.key.map((column) => sql.ref(column)))})`;

const valueTuple = (table: Table, row: Row) => sql`(${sql.join(table.key.map((column) => row[column]))})`;

const keyOf = (table: Table, row: Row) => JSON.stringify(table.key.map((column) => row[column]));
