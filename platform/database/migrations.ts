import { type QueryExecutorProvider, type SchemaModule, sql } from "kysely";
import type { DatabaseDialect } from "./engine.ts";

/**
 * Passed to a migration: `schema` builds tables, and sql`...`.execute(handle) does the rest. It has no typed tables,
 * because the code's table types describe today's schema, not the one the migration finds.
 */
export interface MigrationHandle extends QueryExecutorProvider {
  readonly schema: SchemaModule;
}

/** Forward-only: never edit, rename or move a released migration. Correct it with a new one. */
export interface Migration {
  /** A number and a name, such as "0001-create-leads". Migrations are listed and applied in ascending order. */
  readonly id: string;
  readonly why: string;
  /** Runs in its own transaction, together with the row that records it. */
  up(handle: MigrationHandle, dialect: DatabaseDialect): Promise<void>;
}

export interface MigrationTarget {
  readonly dialect: DatabaseDialect;
  readonly now: () => number;
  /** A transaction that never overlaps with another process migrating the same database. */
  transact<Result>(work: (handle: MigrationHandle) => Promise<Result>): Promise<Result>;
}

const ID = /^\d{4}-[a-z0-9]+(-[a-z0-9]+)*$/;

export function validateMigrations(migrations: readonly Migration[]): void {
  let previous = "";
  for (const { id } of migrations) {
    if (!ID.test(id))
      throw new Error(`The migration id "${id}" must be a number and a name, such as 0001-create-pages`);
    if (id.slice(0, 4) <= previous)
      throw new Error(`The migration ${id} must have a number above ${previous}`);
    previous = id.slice(0, 4);
  }
}

/** Applies the missing migrations, one transaction each, and returns the ids that this call applied. */
export async function applyMigrations(
  target: MigrationTarget,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const applied: string[] = [];
  for (;;) {
    // Read the list again under every lock: another process may have applied the next migration in between.
    const id = await target.transact((handle) => applyNext(handle, target, migrations));
    if (id === undefined) return applied;
    applied.push(id);
  }
}

/** Rejects unless the database is reachable and has exactly the migrations the code knows. */
export async function requireCurrentMigrations(
  executor: QueryExecutorProvider,
  migrations: readonly Migration[],
): Promise<void> {
  const pending = findPending(await readApplied(executor), migrations);
  if (pending.length > 0) {
    throw new Error(
      `The database lacks ${pending.length} migration(s), from ${pending[0]?.id}. Start the site to apply them.`,
    );
  }
}

/** The migrations that a database has. Rejects one that a newer version of the code has migrated. */
export function selectApplied(
  applied: readonly string[],
  migrations: readonly Migration[],
): readonly Migration[] {
  return migrations.slice(0, migrations.length - findPending(applied, migrations).length);
}

async function applyNext(
  handle: MigrationHandle,
  { dialect, now }: MigrationTarget,
  migrations: readonly Migration[],
): Promise<string | undefined> {
  await handle.schema
    .createTable("schema_migrations")
    .ifNotExists()
    .addColumn("position", "integer", (column) => column.primaryKey())
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("applied_at", "bigint", (column) => column.notNull())
    .execute();
  const applied = await readApplied(handle);
  const next = findPending(applied, migrations)[0];
  if (next === undefined) return undefined;
  try {
    await next.up(handle, dialect);
  } catch (cause) {
    throw new Error(`The migration ${next.id} failed and was rolled back. The database is unchanged by it.`, {
      cause,
    });
  }
  await sql`insert into schema_migrations (position, id, applied_at)
    values (${applied.length + 1}, ${next.id}, ${now()})`.execute(handle);
  return next.id;
}

/** Ids of the migrations that a database has, in the order in which they were applied. */
export async function readApplied(executor: QueryExecutorProvider): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from schema_migrations order by position`.execute(
    executor,
  );
  return rows.map((row) => row.id);
}

function findPending(applied: readonly string[], migrations: readonly Migration[]): readonly Migration[] {
  const known = migrations.map((migration) => migration.id);
  const unknown = applied.filter((id) => !known.includes(id));
  if (unknown.length > 0) {
    throw new Error(
      `A newer version of the site has migrated this database: this version does not know ${unknown.join(", ")}. ` +
        "Run the newer version, or restore a backup made before it.",
    );
  }
  const misplaced = applied.find((id, index) => id !== known[index]);
  if (misplaced !== undefined) {
    throw new Error(
      `The database applied its migrations in a different order than the code lists them: ${applied.join(", ")}. ` +
        `A released migration must keep its place: ${misplaced} was moved, or another was inserted before it.`,
    );
  }
  return migrations.slice(applied.length);
}
