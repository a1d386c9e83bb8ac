import { chmod, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { flushFile, flushFolder } from "../flush.ts";

/**
 * Copies a SQLite database, which may be in use, to a new file: a consistent snapshot without deleted data. Writers are
 * not blocked. When this resolves, the copy has been verified and flushed to disk. Returns its size in bytes.
 */
export async function backupSqlite(source: string, target: string): Promise<number> {
  const draft = `${target}.part`;
  await rm(draft, { force: true });
  try {
    // Not SQLite's page-by-page backup, which restarts whenever another process writes.
    read(source, (connection) => connection.prepare("vacuum into ?").run(draft));
    await chmod(draft, 0o600);
    requireIntegrity(draft);
    await flushFile(draft);
    await rename(draft, target);
    await flushFolder(path.dirname(target));
    return (await stat(target)).size;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Rejects unless the file is an undamaged SQLite database. */
export function requireIntegrity(file: string): void {
  const found = read(file, (connection) => connection.prepare("pragma integrity_check").all()).flatMap(
    (row) => Object.values(row),
  );
  if (found.length !== 1 || found[0] !== "ok") {
    throw new Error(
      `${file} is damaged: ${found.slice(0, 3).join("; ")}. The database it was copied from may be damaged too.`,
    );
  }
}

/** Ids of the migrations that a SQLite file has, in the order in which they were applied. */
export function listMigrations(file: string): readonly string[] {
  const select = "select id from schema_migrations order by position";
  return read(file, (connection) => connection.prepare(select).all()).map(({ id }) => String(id));
}

function read<Result>(file: string, work: (connection: DatabaseSync) => Result): Result {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    return work(connection);
  } finally {
    connection.close();
  }
}
