import { type QueryExecutorProvider, type SchemaModule, sql } from "kysely";
import type { DatabaseDialect } from "./engine.ts";

/**
 * What a migration works with: `schema` builds tables, and sql`...`.execute(handle) does the rest. It offers no typed
 * tables, because the code's table types describe today's schema, not the one the migration finds.
 */
export interface MigrationHandle extends QueryExecutorProvider {
  readonly schema: SchemaModule;
}

/** Forward-only: once released it is never edited, renamed or moved; a correction is a new migration. */
export interface Migration {
  /** A number and a name, "0001-create-leads": migrations are listed, and applied, in ascending order. */
  readonly id: string;
  readonly why: string;
  /** Runs in a transaction of its own, together with the row that records it. */
  up(handle: MigrationHandle, dialect: DatabaseDialect): Promise<void>;
}

export interface MigrationTarget {
  readonly dialect: DatabaseDialect;
  readonly now: () => number;
  /** A transaction that overlaps with no other process that migrates the same database. */
  transact<Result>(work: (handle: MigrationHandle) => Promise<Result>): Promise<Result>;
}

const ID = /^\d{4}-[a-z0-9]+(-[a-z0-9]+)*$/;

export function validateMigrations(migrations: readonly Migration[]): void {
  let previous = "";
  for (const { id } of migrations) {
    if (!ID.test(id))
      throw new Error(`The migration id "${id}" is not a number and a name like 0001-create-pages`);
    if (id.slice(0, 4) <= previous)
      throw new Error(`The migration ${id} must have a number above ${previous}`);
    previous = id.slice(0, 4);
  }
}

/** Applies what is missing, one transaction each, and returns the ids this call applied. */
export async function applyMigrations(
  target: MigrationTarget,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const applied: string[] = [];
  for (;;) {
    // The list is read again under every lock: another process may have applied the next migration in between.
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
      `The database lacks ${pending.length} migrations, from ${pending[0]?.id}. Start the site to apply them.`,
    );
  }
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
    throw new Error(
      `The migration ${next.id} failed and changed nothing. The database is as it was before it.`,
      { cause },
    );
  }
  await sql`insert into schema_migrations (position, id, applied_at)
    values (${applied.length + 1}, ${next.id}, ${now()})`.execute(handle);
  return next.id;
}

async function readApplied(executor: QueryExecutorProvider): Promise<readonly string[]> {
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
      `The database was changed by a newer version of the site: this one does not know ${unknown.join(", ")}. ` +
        "Run the newer version, or restore a backup made before it.",
    );
  }
  const misplaced = applied.find((id, index) => id !== known[index]);
  if (misplaced !== undefined) {
    throw new Error(
      `The database has its migrations in another order than the code: ${applied.join(", ")}. ` +
        `Released migrations keep their place: ${misplaced} was moved, or one was inserted before it.`,
    );
  }
  return migrations.slice(applied.length);
}
