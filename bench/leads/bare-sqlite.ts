import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { FIND_LAST, findKey, insertInto, type Row, readLead, TABLES, varyLead } from "./bare-lead.ts";
import { repeatFor, type Sample } from "./sample.ts";

const mark = () => "?";

/** The transaction of a lead with prepared statements on one connection, as durable as the site's. */
export async function storeOnSqlite(file: string, milliseconds: number): Promise<Sample> {
  const database = new DatabaseSync(file);
  database.exec("pragma busy_timeout = 5000; pragma synchronous = full; pragma foreign_keys = on");
  const sample = await readLead((table) => readRow(database, table));
  const [begin, commit] = [database.prepare("begin immediate"), database.prepare("commit")];
  const [find, findLast] = [database.prepare(findKey(mark)), database.prepare(FIND_LAST)];
  const inserts = TABLES.map(
    (table) => [table, database.prepare(insertInto(table, sample[table], mark))] as const,
  );
  try {
    return await repeatFor(milliseconds, 1, async () => {
      begin.run();
      find.get(randomUUID(), 0);
      const last = findLast.get();
      const lead = varyLead(sample, Number(last?.sequence) + 1, String(last?.hash));
      for (const [table, insert] of inserts) insert.run(...Object.values(lead[table]));
      commit.run();
    });
  } finally {
    database.close();
  }
}

function readRow(database: DatabaseSync, table: string): Row {
  const row = database.prepare(`select * from ${table} limit 1`).get() ?? {};
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === "number" || value === null ? value : String(value),
    ]),
  );
}
