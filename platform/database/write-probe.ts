import type { Database } from "./database.ts";
import type { Migration } from "./migrations.ts";

export interface WriteProbeTables {
  write_probe: {
    /** The table has a single row. */
    id: 1;
    written_at: number;
    filler: string;
  };
}

export const WRITE_PROBE_MIGRATION: Migration = {
  id: "0064-create-write-probe",
  why: "A database on a full disk still answers queries. Only a write proves that it can write.",
  async up({ schema }) {
    await schema
      .createTable("write_probe")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("written_at", "bigint", (column) => column.notNull())
      .addColumn("filler", "text", (column) => column.notNull())
      .execute();
  },
};

/** Roughly the size of a lead with its consent record, its jobs and their indexes. */
const FILLER_CHARACTERS = 32_768;

/** Rejects unless the database can write to its disk. Overwrites a single row. */
export async function probeWriting({ db }: Database<WriteProbeTables>, now: number): Promise<void> {
  // A different text each time, because an engine may skip a write that changes nothing.
  const filler = String(now).padEnd(FILLER_CHARACTERS, ".");
  await db
    .insertInto("write_probe")
    .values({ id: 1, written_at: now, filler })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ written_at: now, filler }))
    .execute();
}
