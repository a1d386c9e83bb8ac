import { type QueryExecutorProvider, sql } from "kysely";
import type { DatabaseDialect } from "./engine.ts";

/** A trigger that refuses changes. */
export interface Refusal {
  readonly table: string;
  readonly name: string;
}

interface FoundTrigger extends Refusal {
  readonly definition: string;
  readonly isOn: boolean | 0 | 1;
}

/**
 * Compares the database's triggers with those it should have. Whoever has the database itself can drop, replace or switch
 * off one that refuses changes, or add another. In sentences; empty if nothing differs.
 */
export async function findTriggerFaults(
  { db, dialect }: { readonly db: QueryExecutorProvider; readonly dialect: DatabaseDialect },
  expected: readonly Refusal[],
): Promise<readonly string[]> {
  const found = await (dialect === "sqlite" ? listOnSqlite(db) : listOnPostgres(db));
  const isSame = (one: Refusal, other: Refusal) => one.table === other.table && one.name === other.name;
  const missing = expected.filter((one) => !found.some((other) => isSame(one, other)));
  return [
    ...missing.map((one) => `${nameTrigger(one)} is missing`),
    ...found.flatMap((one) => {
      if (!expected.some((other) => isSame(one, other))) return [`${nameTrigger(one)} is not one of ours`];
      if (!one.isOn) return [`${nameTrigger(one)} is switched off`];
      return refusesAlways(one) ? [] : [`${nameTrigger(one)} was replaced`];
    }),
  ];
}

function nameTrigger({ table, name }: Refusal): string {
  return `The trigger ${name} on ${table}`;
}

function refusesAlways({ definition }: FoundTrigger): boolean {
  return /\braise\b/i.test(definition) && !/\bwhen\b/i.test(definition);
}

async function listOnSqlite(db: QueryExecutorProvider): Promise<readonly FoundTrigger[]> {
  const { rows } = await sql<FoundTrigger>`
    select tbl_name as "table", name, sql as definition, 1 as "isOn"
    from sqlite_master where type = 'trigger' order by name`.execute(db);
  return rows;
}

async function listOnPostgres(db: QueryExecutorProvider): Promise<readonly FoundTrigger[]> {
  const { rows } = await sql<FoundTrigger>`
    select relname as "table", tgname as name, tgenabled in ('O', 'A') as "isOn",
      concat(pg_get_triggerdef(pg_trigger.oid), ' ', prosrc) as definition
    from pg_trigger
    join pg_class on pg_class.oid = tgrelid
    join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and relnamespace = current_schema()::regnamespace order by tgname`.execute(db);
  return rows;
}
