import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { Migration } from "../../platform/database/migrations.ts";

/** When backups were made, for all processes that share the database. */
export interface BackupTables {
  backup_state: {
    /** The table has a single row. */
    id: 1;
    /** When the next scheduled backup is due. */
    next_at: number;
    succeeded_at: number | null;
    /** Null once a backup has succeeded. */
    failed_at: number | null;
    failure: string | null;
  };
}

export const BACKUP_STATE_MIGRATION: Migration = {
  id: "0090-create-backup-state",
  why: "Of several processes, one makes a scheduled backup. Doctor and metrics show how old the newest backup is.",
  async up({ schema }) {
    await schema
      .createTable("backup_state")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("next_at", "bigint", (column) => column.notNull())
      .addColumn("succeeded_at", "bigint")
      .addColumn("failed_at", "bigint")
      .addColumn("failure", "text")
      .execute();
  },
};

/** The database, or a transaction that the change becomes part of. */
interface BackupTable {
  readonly db: Kysely<BackupTables> | Transaction<BackupTables>;
}

export type BackupState = Readonly<Awaited<ReturnType<typeof readBackupState>>>;

/** How soon a failed backup is tried again. */
const RETRY_MS = 60 * 60 * 1000;
const MAX_REASON = 500;
/** A process that waited for another one's claim read its clock before that. */
const WAITING_MS = 60 * 1000;

export async function readBackupState({ db }: Database<BackupTables>) {
  const row = await db.selectFrom("backup_state").selectAll().executeTakeFirst();
  const failedAt = row?.failed_at ?? undefined;
  return {
    succeededAt: row?.succeeded_at ?? undefined,
    failure: failedAt === undefined ? undefined : { at: failedAt, reason: row?.failure ?? "" },
  };
}

/** Resolves to true in one process only, each time a backup is due. */
export async function claimBackup(
  { db }: Database<BackupTables>,
  { everyMs, now }: { readonly everyMs: number; readonly now: number },
): Promise<boolean> {
  await createRow(db);
  const { numUpdatedRows } = await db
    .updateTable("backup_state")
    .set({ next_at: now + everyMs })
    // The second condition: the clock was set back, or the interval was shortened.
    .where(({ or, eb }) => or([eb("next_at", "<=", now), eb("next_at", ">", now + everyMs + WAITING_MS)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function recordBackup({ db }: BackupTable, now: number): Promise<void> {
  await createRow(db);
  await db.updateTable("backup_state").set({ succeeded_at: now, failed_at: null, failure: null }).execute();
}

export async function recordFailure(
  { db }: Database<BackupTables>,
  { reason, now }: { readonly reason: string; readonly now: number },
): Promise<void> {
  await createRow(db);
  await db
    .updateTable("backup_state")
    .set({ next_at: now + RETRY_MS, failed_at: now, failure: reason.slice(0, MAX_REASON) })
    .execute();
}

/** The process that had claimed the backup stops before it is made. */
export async function releaseBackup({ db }: Database<BackupTables>): Promise<void> {
  await db.updateTable("backup_state").set({ next_at: 0 }).execute();
}

async function createRow(db: BackupTable["db"]): Promise<void> {
  await db
    .insertInto("backup_state")
    .values({ id: 1, next_at: 0, succeeded_at: null, failed_at: null, failure: null })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
