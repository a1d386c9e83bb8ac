import { sql } from "kysely";
import { z } from "zod";
import type { Migration, MigrationHandle } from "../../../platform/database/migrations.ts";
import { readDealFigures } from "../delivery/deal-numbers.ts";
import { foldText } from "./lead-search.ts";

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
  {
    id: "0114-give-leads-an-owner",
    why: "Several people share the leads: each belongs to one of them or to nobody, and its mails go to that person.",
    async up({ schema }) {
      await schema.alterTable("leads").addColumn("owner", "text").execute();
      await schema.createIndex("leads_by_owner").on("leads").columns(["owner", "status"]).execute();
      await schema
        .createTable("lead_owners")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("name", "text", (column) => column.notNull().unique())
        .addColumn("email", "text")
        .addColumn("takes_turns", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("last_turn", "bigint", (column) => column.notNull().defaultTo(0))
        .execute();
      await schema
        .createTable("lead_acts")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("actor", "text", (column) => column.notNull().unique())
        .addColumn("done_at", "bigint", (column) => column.notNull())
        .addColumn("words", "text", (column) => column.notNull())
        .execute();
      await schema
        .createTable("lead_act_changes")
        .addColumn("act_id", "text", (column) =>
          column.notNull().references("lead_acts.id").onDelete("cascade"),
        )
        .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("owner", "text")
        .addColumn("loan_amount", "bigint")
        .addColumn("last_contact_at", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("lead_act_changes_key", ["act_id", "lead_id"])
        .execute();
      await schema
        .createIndex("lead_act_changes_by_lead")
        .on("lead_act_changes")
        .columns(["lead_id"])
        .execute();
    },
  },
  {
    id: "0115-add-deal-figures-and-several-follow-ups",
    why: "Leads are sorted by ratio and added up by loan, and one may need a call on Monday and another one in May.",
    async up(handle) {
      const { schema } = handle;
      await schema.alterTable("leads").addColumn("deal_ratio", "integer").execute();
      await schema.alterTable("leads").addColumn("loan_amount", "bigint").execute();
      await readEarlierDeals(handle);
      await readEarlierClosings(handle);
      await schema
        .createTable("follow_ups_by_id")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("minute", "integer")
        .addColumn("due_at", "bigint", (column) => column.notNull())
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("reminded_at", "bigint")
        .execute();
      await sql`insert into follow_ups_by_id (id, lead_id, day, minute, due_at, text, reminded_at)
        select id, lead_id, day, minute, due_at, text, reminded_at from lead_follow_ups`.execute(handle);
      await schema.dropTable("lead_follow_ups").execute();
      await schema.alterTable("follow_ups_by_id").renameTo("lead_follow_ups").execute();
      await schema.createIndex("lead_follow_ups_by_due").on("lead_follow_ups").columns(["due_at"]).execute();
      await schema
        .createIndex("lead_follow_ups_by_lead")
        .on("lead_follow_ups")
        .columns(["lead_id"])
        .execute();
    },
  },
  {
    id: "0118-add-agreed-channels-to-leads",
    why: "The operator enters leads that came by phone. Whoever did not agree to be called must not be offered to call.",
    async up({ schema }) {
      await schema.alterTable("leads").addColumn("agreed_channels", "text").execute();
    },
  },
  {
    id: "0121-add-search-text",
    why: "A search of 20,000 leads read all of them to compare letters with accents. Folded texts are compared by the database.",
    async up(handle) {
      for (const table of ["leads", "lead_events"]) {
        await handle.schema.alterTable(table).addColumn("search_text", "text").execute();
      }
      await foldLeads(handle);
      await foldEvents(handle);
    },
  },
];

interface FoldedLead {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly message: string | null;
}

async function foldLeads(handle: MigrationHandle): Promise<void> {
  const { rows } = await sql<FoldedLead>`select id, name, email, message from leads`.execute(handle);
  for (const { id, name, email, message } of rows) {
    const text = foldText([name, email, message ?? ""].join("\n"));
    await sql`update leads set search_text = ${text} where id = ${id}`.execute(handle);
  }
}

async function foldEvents(handle: MigrationHandle): Promise<void> {
  const { rows } = await sql<{ id: string; detail: string }>`select id, detail from lead_events
    where kind in ('note', 'handoff', 'follow-up', 'shared')`.execute(handle);
  for (const { id, detail } of rows) {
    const { text, partner } = written.parse(JSON.parse(detail));
    const folded = foldText(text ?? partner ?? "");
    await sql`update lead_events set search_text = ${folded} where id = ${id}`.execute(handle);
  }
}

const written = z.object({ text: z.string().optional(), partner: z.string().optional() });

async function readEarlierDeals(handle: MigrationHandle): Promise<void> {
  const { rows } = await sql<{ id: string; deal_summary: string }>`select id, deal_summary from leads
    where deal_summary is not null`.execute(handle);
  for (const { id, deal_summary } of rows) {
    const figures = readDealFigures(deal_summary);
    if (figures === undefined) continue;
    await sql`update leads set deal_ratio = ${figures.ratioPercent}, loan_amount = ${figures.loan}
      where id = ${id}`.execute(handle);
  }
}

/** The loan of a closed lead is the one it was closed with. */
async function readEarlierClosings(handle: MigrationHandle): Promise<void> {
  const { rows } = await sql<{ lead_id: string; detail: string }>`select lead_id, detail
    from lead_events join leads on leads.id = lead_id
    where kind = 'status' and status = 'closed' and detail like '%"amount":%'
    order by happened_at, lead_events.id`.execute(handle);
  for (const { lead_id, detail } of rows) {
    const { amount } = closing.parse(JSON.parse(detail));
    if (amount === undefined) continue;
    await sql`update leads set loan_amount = ${amount} where id = ${lead_id}`.execute(handle);
  }
}

const closing = z.object({ amount: z.number().optional() });
