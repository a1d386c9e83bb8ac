import { sql } from "kysely";
import type { Migration, MigrationHandle } from "../../../platform/database/migrations.ts";

const COLUMNS =
  "sequence, lead_id, reference, recorded_at, content, content_sha256, previous_hash, hash, salt, personal";
const PROTECTED =
  "sequence, lead_id, release_id, reference, recorded_at, content_sha256, previous_hash, hash";

/** A lead gets one record with the form, and one more whenever its person chooses a lender. */
export const RELEASE_CONSENT_MIGRATION: Migration = {
  id: "0109-consent-records-of-releases",
  why: "That one lender may have the name is agreed to in a text of its own, which is proven by the same chain.",
  async up(handle, dialect) {
    await (dialect === "sqlite" ? rebuild(handle) : alter(handle));
    await sql`create unique index consent_records_by_release on consent_records (release_id)`.execute(handle);
    await sql`create unique index consent_records_of_form on consent_records (lead_id) where release_id is null`.execute(
      handle,
    );
    await sql`create index consent_records_by_lead on consent_records (lead_id)`.execute(handle);
    await sql`create index consent_records_by_reference on consent_records (reference)`.execute(handle);
    const refusal =
      dialect === "sqlite"
        ? "begin select raise(abort, 'consent records are append-only'); end"
        : "for each row execute function refuse_consent_change()";
    for (const change of ["delete", `update of ${PROTECTED}`]) {
      const name = `consent_records_refuse_${change.slice(0, 6)}`;
      await sql`create trigger ${sql.ref(name)} before ${sql.raw(`${change} on consent_records ${refusal}`)}`.execute(
        handle,
      );
    }
  },
};

async function alter(handle: MigrationHandle): Promise<void> {
  for (const change of ["delete", "update"]) {
    await sql`drop trigger ${sql.ref(`consent_records_refuse_${change}`)} on consent_records`.execute(handle);
  }
  for (const column of ["lead_id", "reference"]) {
    await sql`alter table consent_records drop constraint ${sql.ref(`consent_records_${column}_key`)}`.execute(
      handle,
    );
  }
  await sql`alter table consent_records add column release_id text`.execute(handle);
}

/** SQLite cannot take a constraint off a table. Its triggers go with the table. */
async function rebuild(handle: MigrationHandle): Promise<void> {
  await handle.schema
    .createTable("consent_records_rebuilt")
    .addColumn("sequence", "integer", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("recorded_at", "bigint", (column) => column.notNull())
    .addColumn("content", "text")
    .addColumn("content_sha256", "text", (column) => column.notNull())
    .addColumn("previous_hash", "text", (column) => column.notNull().unique())
    .addColumn("hash", "text", (column) => column.notNull().unique())
    .addColumn("salt", "text")
    .addColumn("personal", "text", (column) => column.notNull())
    .addColumn("release_id", "text")
    .execute();
  await sql`insert into consent_records_rebuilt (${sql.raw(COLUMNS)}) select ${sql.raw(COLUMNS)} from consent_records`.execute(
    handle,
  );
  await handle.schema.dropTable("consent_records").execute();
  await sql`alter table consent_records_rebuilt rename to consent_records`.execute(handle);
}
