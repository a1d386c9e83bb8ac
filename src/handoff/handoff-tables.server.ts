import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { Migration } from "../../platform/database/migrations.ts";
import type { OutboxTables } from "../../platform/outbox/outbox.ts";
import type { AuditedLeadTables } from "../leads/records/lead-changes.server.ts";

export interface HandoffTables extends AuditedLeadTables, OutboxTables {
  /** What a lead's person said about the purpose of the loan. Rows are only added; the newest counts. */
  business_purposes: {
    lead_id: string;
    /** From 1. Two who say something at the same time would get the same number, and one of them is refused. */
    step: number;
    kind: "attested" | "taken-back";
    happened_at: number;
    /** Who recorded it. */
    actor: string;
    text: string;
    version: string;
  };
  /** A deal that was offered to a lender, without anybody's name. */
  lead_offers: {
    id: string;
    lead_id: string;
    lender_id: string;
    lender: string;
    /** JSON: the deal as it was sent. */
    deal: string;
    /** JSON: the people at the lender who got it. */
    receivers: string;
    expires_at: number;
  };
  /** What happened to an offer. Rows are only added; the newest counts. */
  offer_steps: {
    offer_id: string;
    /** From 1, as above. */
    step: number;
    kind: "offered" | "answered" | "answer-taken-back" | "withdrawn";
    happened_at: number;
    actor: string;
    /** JSON: what the lender answered; null for other steps. */
    answer: string | null;
  };
}

export type HandoffDatabase = Database<HandoffTables>;
export type HandoffTransaction = Transaction<HandoffTables>;

export const HANDOFF_MIGRATION: Migration = {
  id: "0108-create-offers",
  why: "A deal goes to lenders without a name. Every step is a row of its own, so it is known who did what and when.",
  async up({ schema }) {
    await schema
      .createTable("business_purposes")
      .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
      .addColumn("step", "integer", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("happened_at", "bigint", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("version", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("business_purposes_key", ["lead_id", "step"])
      .execute();
    await schema
      .createTable("lead_offers")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
      .addColumn("lender_id", "text", (column) => column.notNull())
      .addColumn("lender", "text", (column) => column.notNull())
      .addColumn("deal", "text", (column) => column.notNull())
      .addColumn("receivers", "text", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await schema.createIndex("lead_offers_by_lead").on("lead_offers").columns(["lead_id"]).execute();
    await schema
      .createTable("offer_steps")
      .addColumn("offer_id", "text", (column) =>
        column.notNull().references("lead_offers.id").onDelete("cascade"),
      )
      .addColumn("step", "integer", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("happened_at", "bigint", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("answer", "text")
      .addPrimaryKeyConstraint("offer_steps_key", ["offer_id", "step"])
      .execute();
  },
};
