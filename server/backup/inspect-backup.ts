import { rm } from "node:fs/promises";
import path from "node:path";
import { type DeskDatabase, listPeople } from "../../desk/access/desk-people.server.ts";
import { usingDatabase } from "../../platform/database/database.ts";
import { type Migration, selectApplied } from "../../platform/database/migrations.ts";
import { listMigrations } from "../../platform/database/sqlite-backup.ts";
import { compareSchemas } from "../../platform/database/sqlite-schema.ts";
import { StartFailure } from "../config.ts";

/** Somebody who may enter the desk with what a backup holds. */
export interface Admitted {
  readonly name: string;
  readonly passkeys: number;
  readonly sessions: number;
}

export interface Inspection {
  /** The backup, to name it. */
  readonly file: string;
  /** Its database, a SQLite file. */
  readonly database: string;
  /** For files of its own, which it removes. */
  readonly draft: string;
  readonly migrations: readonly Migration[];
  readonly now: () => number;
}

/**
 * In which ways a database is not what its migrations make of an empty one: somebody who can write to the place of the
 * backups could add a trigger that changes or copies every lead.
 */
export async function findSchemaDifferences({
  database,
  draft,
  migrations,
  now,
}: Omit<Inspection, "file">): Promise<readonly string[]> {
  const expected = path.join(draft, "expected.sqlite");
  try {
    const applied = selectApplied(listMigrations(database), migrations);
    await usingDatabase(`file:${expected}`, { file: "", migrations: applied, now }, (made) => made.migrate());
    return compareSchemas(database, expected);
  } finally {
    for (const suffix of ["", "-wal", "-shm"]) await rm(`${expected}${suffix}`, { force: true });
  }
}

/** Rejects a database that has such differences. */
export async function requireOwnSchema(inspection: Inspection): Promise<void> {
  const differences = await findSchemaDifferences(inspection);
  if (differences.length === 0) return;
  throw new StartFailure(
    `The database in ${inspection.file} is not one that this site has made: ${differences.join("; ")}. Nothing was ` +
      "restored. Find out who changed it, and take an earlier backup.",
  );
}

/** Who may enter the desk once this database is the site's. Nobody, if it is older than the desk. */
export async function listAdmitted({
  database,
  migrations,
  now,
}: Pick<Inspection, "database" | "migrations" | "now">): Promise<readonly Admitted[]> {
  if (!listMigrations(database).some((id) => id.endsWith("-create-desk-access"))) return [];
  return await usingDatabase(`file:${database}`, { file: "", migrations, now }, async (copy: DeskDatabase) =>
    (await listPeople(copy, now()))
      .filter(({ revokedAt }) => revokedAt === null)
      .map(({ name, passkeys, sessions }) => ({ name, passkeys, sessions })),
  );
}
