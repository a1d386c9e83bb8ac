import type { Database } from "./database.ts";
import type { Migration } from "./migrations.ts";

export interface WriteProbeTables {
  write_probe: {
    /** There is one. */
    id: 1;
    written_at: number;
    filler: string;
  };
}

export const WRITE_PROBE_MIGRATION: Migration = {
  id: "0064-create-write-probe",
  why: "A full disk still answers questions. Whether something can be written is found out by writing.",
  async up({ schema }) {
    await schema
      .createTable("write_probe")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("written_at", "bigint", (column) => column.notNull())
      .addColumn("filler", "text", (column) => column.notNull())
      .execute();
  },
};

/** About what a lead takes with its consent record, its jobs and their indexes. */
const FILLER_CHARACTERS = 32_768;

/** Rejects unless the database can write to its disk. Overwrites one row. */
export async function probeWriting({ db }: Database<WriteProbeTables>, now: number): Promise<void> {
  // Another text each time: an engine may leave out a write that changes nothing.
  const filler = String(now).padEnd(FILLER_CHARACTERS, ".");
  await db
    .insertInto("write_probe")
    .values({ id: 1, written_at: now, filler })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ written_at: now, filler }))
    .execute();
}
