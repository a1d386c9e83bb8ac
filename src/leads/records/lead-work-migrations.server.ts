import type { Migration } from "../../../platform/database/migrations.ts";

/** Tables for the operator's work with leads. */
export const leadWorkMigrations: readonly Migration[] = [
  {
    id: "0103-create-follow-ups-and-joins",
    why: "The operator plans what to do next about a lead, and says which leads are one person's.",
    async up({ schema }) {
      await schema
        .createTable("lead_follow_ups")
        .addColumn("lead_id", "text", (column) =>
          column.primaryKey().references("leads.id").onDelete("cascade"),
        )
        .addColumn("id", "text", (column) => column.notNull().unique())
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("minute", "integer")
        .addColumn("due_at", "bigint", (column) => column.notNull())
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("reminded_at", "bigint")
        .execute();
      await schema.createIndex("lead_follow_ups_by_due").on("lead_follow_ups").columns(["due_at"]).execute();
      await schema
        .createTable("lead_joins")
        .addColumn("lead_id", "text", (column) =>
          column.primaryKey().references("leads.id").onDelete("cascade"),
        )
        .addColumn("main_lead_id", "text", (column) =>
          column.notNull().references("leads.id").onDelete("cascade"),
        )
        .addColumn("joined_at", "bigint", (column) => column.notNull())
        .execute();
      await schema.createIndex("lead_joins_by_main").on("lead_joins").columns(["main_lead_id"]).execute();
    },
  },
  {
    id: "0104-create-mail-templates",
    why: "The operator answers many people with the same words. Earlier versions stay, to see what was written when.",
    async up({ schema }) {
      await schema
        .createTable("mail_templates")
        .addColumn("id", "text", (column) => column.notNull())
        .addColumn("version", "integer", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("is_removed", "integer", (column) => column.notNull())
        .addColumn("saved_at", "bigint", (column) => column.notNull())
        .addColumn("saved_by", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("mail_templates_key", ["id", "version"])
        .execute();
    },
  },
];
