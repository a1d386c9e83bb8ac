import { sql } from "kysely";
import type { Migration } from "../../platform/database/migrations.ts";

export interface ContentTables {
  /** One row for every version ever published or withdrawn; the newest of a slug counts. */
  content_versions: {
    slug: string;
    version: number;
    /** 0 for a version that takes the page off the site. */
    is_published: 0 | 1;
    title: string;
    meta_description: string;
    markdown: string;
    saved_at: number;
    /** Grows with every change to any page: instances compare it to know when to reload. */
    revision: number;
    /** The name of the call to action at the end of the page; null for none. */
    cta: string | null;
  };
}

export const contentMigrations: readonly Migration[] = [
  {
    id: "0020-create-content-versions",
    why: "Pages the operator publishes live in the database, and no earlier wording is ever lost.",
    async up(handle) {
      await handle.schema
        .createTable("content_versions")
        .addColumn("slug", "text", (column) => column.notNull())
        .addColumn("version", "integer", (column) => column.notNull())
        .addColumn("is_published", "integer", (column) => column.notNull().check(sql`is_published in (0, 1)`))
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("meta_description", "text", (column) => column.notNull())
        .addColumn("markdown", "text", (column) => column.notNull())
        .addColumn("saved_at", "bigint", (column) => column.notNull())
        .addColumn("revision", "bigint", (column) => column.notNull().unique())
        .addPrimaryKeyConstraint("content_versions_key", ["slug", "version"])
        .execute();
    },
  },
  {
    id: "0076-add-content-cta",
    why: "A page can end with a call to action. Pages published before keep none.",
    async up(handle) {
      await handle.schema.alterTable("content_versions").addColumn("cta", "text").execute();
    },
  },
];
