import type { Database } from "../../platform/database/database.ts";
import type { DeskTables } from "./desk-tables.server.ts";

/** Called when a process serves the desk. Of several the last one counts: an invitation opens at any of them. */
export async function keepDeskAddress({ db }: Database<DeskTables>, url: string): Promise<void> {
  await db
    .insertInto("desk_address")
    .values({ id: 1, url })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ url }))
    .execute();
}

/** Undefined if no process has served the desk yet. */
export async function findDeskAddress({ db }: Database<DeskTables>): Promise<string | undefined> {
  return (await db.selectFrom("desk_address").select("url").executeTakeFirst())?.url;
}
