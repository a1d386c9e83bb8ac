import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { Migration } from "../../platform/database/migrations.ts";
import type { MailPauseTables } from "../../platform/mail/mail-pauses.ts";
import type { OutboxTables } from "../../platform/outbox/outbox.ts";
import type { AuditedLeadTables } from "../leads/records/lead-changes.server.ts";
import type { OfferStep } from "./offer.ts";
import type { CommissionStep } from "./release/commission.ts";
import type { LenderNotice } from "./release/lender-notice.ts";

export interface HandoffTables extends AuditedLeadTables, OutboxTables, MailPauseTables {
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
  /** How a lead's person wants the value told. Rows are only added; the newest counts. */
  price_forms: {
    lead_id: string;
    /** From 1, as above. */
    step: number;
    value_as: "band" | "exact";
    happened_at: number;
    actor: string;
  };
  /** A deal that was offered to a lender, without anybody's name. */
  lead_offers: {
    id: string;
    lead_id: string;
    lender_id: string;
    lender: string;
    /** JSON: the deal as it was sent. */
    deal: string;
    /** JSON: why it was offered to this lender; null for offers of before. */
    matched: string | null;
    /** JSON: the people at the lender who got it. */
    receivers: string;
    /** Where its program got it; null if people got it by mail. */
    webhook_url: string | null;
    expires_at: number;
  };
  /** What happened to an offer. Rows are only added; the newest counts. */
  offer_steps: {
    offer_id: string;
    /** From 1, as above. */
    step: number;
    kind: OfferStep["kind"];
    happened_at: number;
    actor: string;
    /** JSON: what the lender answered; null for other steps. */
    answer: string | null;
    /** JSON: what became of the loan; null for other steps. */
    outcome: string | null;
    /** Until when the next step may be taken; null where the offer says it, or nothing expires. */
    deadline: number | null;
  };
  /**
   * Tells a lender that it has to forget a person. It names nobody and refers to no lead, because it outlives the person's
   * data.
   */
  lender_notices: {
    id: string;
    offer_id: string;
    lender_id: string;
    lender: string;
    /** JSON: the people at the lender who get it. */
    receivers: string;
    webhook_url: string | null;
    reason: LenderNotice["reason"];
    /** Hash of the consent record by which the lender got the name. */
    record_hash: string;
    sent_at: number;
  };
  /** That a lender did what a notice asked. Rows are only added. */
  lender_notice_confirmations: {
    notice_id: string;
    confirmed_at: number;
    actor: string;
  };
  /** What a lender owes for a hand-off. It refers to no lead: it is owed also when the person was deleted. Rows are only added. */
  commission_steps: {
    offer_id: string;
    /** From 1, as above. */
    step: number;
    kind: CommissionStep["kind"];
    happened_at: number;
    actor: string;
    lender_id: string;
    lender: string;
    /** Whole dollars. */
    amount: number;
    loan: number | null;
    funded_on: string | null;
  };
  /** Each secret of a lender's webhook is made from the site's and this number. Rows are only added; the newest counts. */
  lender_webhook_secrets: {
    lender_id: string;
    version: number;
    made_at: number;
    actor: string;
  };
  /** Messages of lenders' programs that were taken, so that a repeated one changes nothing. */
  lender_messages: {
    lender_id: string;
    /** Its `webhook-id`. */
    id: string;
    body_sha256: string;
    received_at: number;
  };
  /** How many answers of lenders a person was told of by mail, and when. */
  told_answers: {
    lead_id: string;
    answers: number;
    told_at: number;
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

export const RELEASE_MIGRATION: Migration = {
  id: "0110-create-releases",
  why: "After its answer a lender gets the name of whoever chooses it, says what became of the loan, and is told to forget.",
  async up({ schema }) {
    for (const [column, type] of [
      ["outcome", "text"],
      ["deadline", "bigint"],
    ] as const) {
      await schema.alterTable("offer_steps").addColumn(column, type).execute();
    }
    await schema
      .createTable("lender_notices")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("offer_id", "text", (column) => column.notNull().unique())
      .addColumn("lender_id", "text", (column) => column.notNull())
      .addColumn("lender", "text", (column) => column.notNull())
      .addColumn("receivers", "text", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("record_hash", "text", (column) => column.notNull())
      .addColumn("sent_at", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createTable("lender_notice_confirmations")
      .addColumn("notice_id", "text", (column) =>
        column.primaryKey().references("lender_notices.id").onDelete("cascade"),
      )
      .addColumn("confirmed_at", "bigint", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .execute();
    await schema
      .createTable("told_answers")
      .addColumn("lead_id", "text", (column) =>
        column.primaryKey().references("leads.id").onDelete("cascade"),
      )
      .addColumn("answers", "integer", (column) => column.notNull())
      .addColumn("told_at", "bigint", (column) => column.notNull())
      .execute();
  },
};

export const COMMISSION_MIGRATION: Migration = {
  id: "0111-create-commission-steps",
  why: "What a lender owes is recorded with each hand-off, and outlives the person's data.",
  async up({ schema }) {
    await schema
      .createTable("commission_steps")
      .addColumn("offer_id", "text", (column) => column.notNull())
      .addColumn("step", "integer", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("happened_at", "bigint", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("lender_id", "text", (column) => column.notNull())
      .addColumn("lender", "text", (column) => column.notNull())
      .addColumn("amount", "bigint", (column) => column.notNull())
      .addColumn("loan", "bigint")
      .addColumn("funded_on", "text")
      .addPrimaryKeyConstraint("commission_steps_key", ["offer_id", "step"])
      .execute();
  },
};

export const LENDER_WEBHOOK_MIGRATION: Migration = {
  id: "0130-create-lender-webhooks",
  why: "A lender's program takes deals by webhook, and answers with signed messages that are each taken once.",
  async up({ schema }) {
    for (const table of ["lead_offers", "lender_notices"]) {
      await schema.alterTable(table).addColumn("webhook_url", "text").execute();
    }
    await schema
      .createTable("lender_webhook_secrets")
      .addColumn("lender_id", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("lender_webhook_secrets_key", ["lender_id", "version"])
      .execute();
    await schema
      .createTable("lender_messages")
      .addColumn("lender_id", "text", (column) => column.notNull())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("body_sha256", "text", (column) => column.notNull())
      .addColumn("received_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("lender_messages_key", ["lender_id", "id"])
      .execute();
  },
};

export const PRICE_FORM_MIGRATION: Migration = {
  id: "0131-create-price-forms",
  why: "The person chooses whether lenders see the value as a range or as it is.",
  async up({ schema }) {
    await schema
      .createTable("price_forms")
      .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
      .addColumn("step", "integer", (column) => column.notNull())
      .addColumn("value_as", "text", (column) => column.notNull())
      .addColumn("happened_at", "bigint", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("price_forms_key", ["lead_id", "step"])
      .execute();
  },
};

export const MATCH_MIGRATION: Migration = {
  id: "0132-add-what-matched",
  why: "A lender's record changes, so an offer keeps why it was made and by which limits.",
  async up({ schema }) {
    await schema.alterTable("lead_offers").addColumn("matched", "text").execute();
  },
};
