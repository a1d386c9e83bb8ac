import { sql } from "kysely";
import type { DatabaseDialect } from "../../../platform/database/engine.ts";
import type { Migration, MigrationHandle } from "../../../platform/database/migrations.ts";
import type { Refusal } from "../../../platform/database/triggers.ts";
import { RELEASE_CONSENT_MIGRATION } from "../consent/release-migration.server.ts";
import { leadWorkMigrations } from "./lead-work-migrations.server.ts";

const unordered: readonly Migration[] = [
  {
    id: "0010-create-leads",
    why: "A lead is kept until the operator has answered the person, and as long as the law asks afterwards.",
    async up({ schema }) {
      await schema
        .createTable("leads")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("reference", "text", (column) => column.notNull().unique())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("email_key", "text", (column) => column.notNull())
        .addColumn("phone", "text", (column) => column.notNull())
        .addColumn("phone_typed", "text", (column) => column.notNull())
        .addColumn("state", "text")
        .addColumn("loan_purpose", "text")
        .addColumn("source", "text", (column) => column.notNull())
        .addColumn("page", "text")
        .addColumn("referrer", "text")
        .addColumn("campaign", "text", (column) => column.notNull())
        .addColumn("suspicions", "text", (column) => column.notNull())
        .addColumn("status", "text", (column) =>
          column.notNull().check(sql`status in ('new', 'contacted', 'referred', 'closed', 'declined')`),
        )
        .addColumn("last_contact_at", "bigint", (column) => column.notNull())
        .addColumn("fingerprint", "text", (column) => column.notNull())
        .execute();
      for (const [name, columns] of [
        ["leads_by_time", ["created_at", "id"]],
        ["leads_by_email", ["email_key"]],
        ["leads_by_phone", ["phone"]],
        ["leads_by_fingerprint", ["fingerprint", "created_at"]],
        ["leads_by_last_contact", ["last_contact_at"]],
      ] as const) {
        await schema
          .createIndex(name)
          .on("leads")
          .columns([...columns])
          .execute();
      }
      await schema
        .createTable("lead_events")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
        .addColumn("happened_at", "bigint", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("detail", "text", (column) => column.notNull())
        .execute();
      await schema
        .createIndex("lead_events_by_lead")
        .on("lead_events")
        .columns(["lead_id", "happened_at"])
        .execute();
    },
  },
  {
    id: "0011-create-consent-records",
    why: "Who agreed to what must be provable after the lead itself is gone, so nothing here refers to its row.",
    async up(handle, dialect) {
      await handle.schema
        .createTable("consent_records")
        .addColumn("sequence", "integer", (column) => column.primaryKey())
        .addColumn("lead_id", "text", (column) => column.notNull().unique())
        .addColumn("reference", "text", (column) => column.notNull().unique())
        .addColumn("recorded_at", "bigint", (column) => column.notNull())
        .addColumn("content", "text")
        .addColumn("content_sha256", "text", (column) => column.notNull())
        .addColumn("previous_hash", "text", (column) => column.notNull().unique())
        .addColumn("hash", "text", (column) => column.notNull().unique())
        .addColumn("salt", "text")
        .addColumn("personal", "text", (column) => column.notNull())
        .execute();
      await makeAppendOnly(handle, dialect);
    },
  },
  {
    id: "0012-create-idempotency-keys",
    why: "A submission that is repeated after a lost answer, even by a restarted server, is the same lead.",
    async up({ schema }) {
      await schema
        .createTable("idempotency_keys")
        .addColumn("key", "text", (column) => column.primaryKey())
        .addColumn("fingerprint", "text", (column) => column.notNull())
        .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .execute();
      await schema
        .createIndex("idempotency_keys_by_lead")
        .on("idempotency_keys")
        .columns(["lead_id"])
        .execute();
      await schema
        .createIndex("idempotency_keys_by_time")
        .on("idempotency_keys")
        .columns(["created_at"])
        .execute();
    },
  },
  {
    id: "0013-create-suppressions-and-privacy-requests",
    why: "An opt-out outlives the lead, and the operator must show which requests were answered and when.",
    async up({ schema }) {
      await schema
        .createTable("suppressions")
        .addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('email', 'phone')`))
        .addColumn("value", "text", (column) => column.notNull())
        .addColumn("reason", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("suppressions_key", ["kind", "value"])
        .execute();
      await schema
        .createTable("privacy_requests")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("requested_at", "bigint", (column) => column.notNull())
        .addColumn("leads", "text", (column) => column.notNull())
        .execute();
    },
  },
  {
    id: "0025-add-deal-to-leads",
    why: "A visitor may send the deal they worked out along, so that the answer can be about it.",
    async up({ schema }) {
      await schema.alterTable("leads").addColumn("deal_summary", "text").execute();
    },
  },
  {
    id: "0060-give-opt-outs-a-scope",
    why: "A person may end one way of contact only, or the sharing, and may agree again: every choice is kept.",
    async up(handle) {
      const { schema } = handle;
      await schema.alterTable("suppressions").renameTo("suppressions_before").execute();
      await schema
        .createTable("suppressions")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('email', 'phone')`))
        .addColumn("value", "text", (column) => column.notNull())
        .addColumn("decision", "text", (column) =>
          column.notNull().check(sql`decision in ('opt-out', 'opt-in')`),
        )
        .addColumn("scopes", "text", (column) => column.notNull())
        .addColumn("reason", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .execute();
      // The link in a mail only ever promised no more mail; all other opt-outs covered everything.
      await sql`insert into suppressions (id, kind, value, decision, scopes, reason, created_at)
        select 'before-' || row_number() over (order by created_at, kind, value), kind, value, 'opt-out',
          case reason when 'one-click unsubscribe' then '["email"]' else '["email","phone","sms","sharing"]' end,
          reason, created_at
        from suppressions_before`.execute(handle);
      await schema.dropTable("suppressions_before").execute();
      await schema.createIndex("suppressions_by_value").on("suppressions").columns(["value"]).execute();
    },
  },
  {
    id: "0061-create-suppression-salt",
    why: "Who was forgotten is left alone by a digest of their addresses, which needs a salt of this site.",
    async up({ schema }) {
      await schema
        .createTable("suppression_salt")
        .addColumn("id", "integer", (column) => column.primaryKey().check(sql`id = 1`))
        .addColumn("salt", "text", (column) => column.notNull())
        .execute();
    },
  },
  {
    id: "0062-add-form-token-to-leads",
    why: "Only a lead from the form lifts an opt-out. Earlier ones did not say, and leaving somebody alone is the smaller mistake.",
    async up({ schema }) {
      await schema
        .alterTable("leads")
        .addColumn("has_form_token", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  {
    id: "0070-name-the-key-of-suppressions",
    why: "Digests of the forgotten are made with the site's secret, so each has to say with which one.",
    async up({ schema }) {
      await schema.alterTable("suppressions").addColumn("key_id", "text").execute();
    },
  },
  {
    id: "0071-add-message-to-leads",
    why: "Calls to action ask for an address, a rent or a question, and the form had no place for it.",
    async up({ schema }) {
      await schema.alterTable("leads").addColumn("message", "text").execute();
    },
  },
  {
    id: "0102-index-leads-by-status",
    why: "The desk shows who waits, the longest first, as fast with 100,000 leads as with a hundred.",
    async up({ schema }) {
      await schema
        .createIndex("leads_by_status")
        .on("leads")
        .columns(["status", "created_at", "id"])
        .execute();
    },
  },
  ...leadWorkMigrations,
  RELEASE_CONSENT_MIGRATION,
];

export const leadMigrations: readonly Migration[] = unordered.toSorted((one, other) =>
  one.id.localeCompare(other.id),
);

/** What the migrations create. */
export const CONSENT_REFUSALS: readonly Refusal[] = ["delete", "update"].map((change) => ({
  table: "consent_records",
  name: `consent_records_refuse_${change}`,
}));

const PROTECTED_COLUMNS = "sequence, lead_id, reference, recorded_at, content_sha256, previous_hash, hash";

/** Makes the database refuse changes that our code never makes. Content may only be emptied; the hashes remain. */
async function makeAppendOnly(handle: MigrationHandle, dialect: DatabaseDialect): Promise<void> {
  const refusal =
    dialect === "sqlite"
      ? "begin select raise(abort, 'consent records are append-only'); end"
      : "for each row execute function refuse_consent_change()";
  if (dialect === "postgres") {
    await sql`create function refuse_consent_change() returns trigger language plpgsql as $$
      begin raise exception 'consent records are append-only'; end $$`.execute(handle);
  }
  for (const change of ["delete", `update of ${PROTECTED_COLUMNS}`]) {
    const name = `consent_records_refuse_${change.slice(0, 6)}`;
    await sql`create trigger ${sql.ref(name)} before ${sql.raw(`${change} on consent_records ${refusal}`)}`.execute(
      handle,
    );
  }
}
