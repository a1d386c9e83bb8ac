import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../../platform/database/database.ts";
import type { Migration } from "../../../platform/database/migrations.ts";

/** A schema without product meaning, for tests of the storage layer. */
export interface NotesSchema {
  notes: { id: string; batch: string; written_at: number };
  counters: { name: string; value: number };
}

export const NOTES_MIGRATIONS: readonly Migration[] = [
  {
    id: "0001-create-notes",
    why: "rows to count",
    async up({ schema }) {
      await schema
        .createTable("notes")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("batch", "text", (column) => column.notNull())
        .addColumn("written_at", "bigint", (column) => column.notNull())
        .execute();
      // Long enough for another process to try the same migration meanwhile.
      await sleep(50);
    },
  },
  {
    id: "0002-create-counters",
    why: "a row that transactions compete for",
    async up({ schema }) {
      await schema
        .createTable("counters")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "integer", (column) => column.notNull())
        .execute();
    },
  },
];

/** Reads, then writes: wrong as soon as two of these overlap. */
export async function incrementCounter(database: Database<NotesSchema>): Promise<void> {
  await database.transaction(
    async (transaction) => {
      const { value } = await transaction.selectFrom("counters").select("value").executeTakeFirstOrThrow();
      await nextTurn();
      await transaction
        .updateTable("counters")
        .set({ value: value + 1 })
        .execute();
    },
    { exclusive: "counter" },
  );
}
