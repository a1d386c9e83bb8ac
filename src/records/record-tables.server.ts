import { sql } from "kysely";
import type { Migration } from "../../platform/database/migrations.ts";

export interface RecordTables {
  /** One row for every version of every record; the newest that is not `offered` counts. */
  record_versions: {
    kind: string;
    id: string;
    version: number;
    /** `offered`: came with a release while the operator had a version of their own. It is not shown. */
    state: "published" | "withdrawn" | "offered";
    origin: "release" | "operator";
    /** JSON. */
    body: string;
    saved_at: number;
    /** Grows with every change to any record: instances compare it to know when to reload. */
    revision: number;
  };
  /** At most one row: what somebody is about to publish, so that instances can prepare it. */
  record_announcement: {
    id: 1;
    /** JSON: all records as the site would have them. */
    records: string;
    announced_at: number;
  };
  /** Instances that could not show what was published. */
  record_failures: {
    instance: string;
    revision: number;
    reason: string;
    failed_at: number;
  };
}

const createVersions: Migration = {
  id: "0080-create-record-versions",
  why: "Contact details, rates, lenders, testimonials and news can be published without a release, and no earlier version is lost.",
  async up(handle) {
    await handle.schema
      .createTable("record_versions")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("state", "text", (column) =>
        column.notNull().check(sql`state in ('published', 'withdrawn', 'offered')`),
      )
      .addColumn("origin", "text", (column) => column.notNull().check(sql`origin in ('release', 'operator')`))
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("saved_at", "bigint", (column) => column.notNull())
      .addColumn("revision", "bigint", (column) => column.notNull().unique())
      .addPrimaryKeyConstraint("record_versions_key", ["kind", "id", "version"])
      .execute();
  },
};

const createAnnouncements: Migration = {
  id: "0091-create-record-announcements",
  why: "Instances render what is about to be published while the command does, and doctor sees which of them could not.",
  async up(handle) {
    await handle.schema
      .createTable("record_announcement")
      .addColumn("id", "integer", (column) => column.primaryKey().check(sql`id = 1`))
      .addColumn("records", "text", (column) => column.notNull())
      .addColumn("announced_at", "bigint", (column) => column.notNull())
      .execute();
    await handle.schema
      .createTable("record_failures")
      .addColumn("instance", "text", (column) => column.primaryKey())
      .addColumn("revision", "bigint", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("failed_at", "bigint", (column) => column.notNull())
      .execute();
  },
};

export const recordMigrations: readonly Migration[] = [createVersions, createAnnouncements];
