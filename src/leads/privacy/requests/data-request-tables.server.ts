import type { Migration } from "../../../../platform/database/migrations.ts";
import type { MailPauseTables } from "../../../../platform/mail/mail-pauses.ts";
import type { OutboxTables } from "../../../../platform/outbox/outbox.ts";
import type { AuditedLeadTables } from "../../records/lead-changes.server.ts";
import type { RequestChannel, RequestKind, RequestOutcome } from "./data-request.ts";

export interface DataRequestTables {
  data_requests: {
    id: string;
    /** What people call it by. */
    reference: string;
    kind: RequestKind;
    channel: RequestChannel;
    subject_kind: "email" | "phone" | "reference";
    /** While the request is open. */
    address: string | null;
    /** Encrypted with the site's secret: after the answer, until it was mailed or the copy has expired. */
    sealed_address: string | null;
    /** A digest made with the secret, or a lead's reference. Finds a person's requests. */
    subject_key: string;
    /** Empty once the person was deleted. */
    masked: string;
    detail: string | null;
    has_privacy_signal: number;
    requested_at: number;
    proven_at: number | null;
    /** Together with the site's secret it makes the tokens of the mailed links. Only their digests are stored. */
    salt: string;
    link_sha256: string | null;
    link_expires_at: number | null;
    status_sha256: string | null;
    answered_at: number | null;
    outcome: RequestOutcome | null;
    note: string | null;
    /** JSON: references only. */
    leads: string;
  };
}

/** A request, the mails about it and the record of who answered it are written together. */
export type RequestTables = DataRequestTables & AuditedLeadTables & OutboxTables & MailPauseTables;

export const DATA_REQUESTS_MIGRATION: Migration = {
  id: "0105-create-data-requests",
  why: "People ask for a copy, a correction, a deletion or to be left alone, and the law says until when to answer.",
  async up({ schema }) {
    await schema
      .createTable("data_requests")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("reference", "text", (column) => column.notNull().unique())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("subject_kind", "text", (column) => column.notNull())
      .addColumn("address", "text")
      .addColumn("sealed_address", "text")
      .addColumn("subject_key", "text", (column) => column.notNull())
      .addColumn("masked", "text", (column) => column.notNull())
      .addColumn("detail", "text")
      .addColumn("has_privacy_signal", "integer", (column) => column.notNull())
      .addColumn("requested_at", "bigint", (column) => column.notNull())
      .addColumn("proven_at", "bigint")
      .addColumn("salt", "text", (column) => column.notNull())
      .addColumn("link_sha256", "text", (column) => column.unique())
      .addColumn("link_expires_at", "bigint")
      .addColumn("status_sha256", "text", (column) => column.unique())
      .addColumn("answered_at", "bigint")
      .addColumn("outcome", "text")
      .addColumn("note", "text")
      .addColumn("leads", "text", (column) => column.notNull())
      .execute();
    await schema
      .createIndex("data_requests_by_subject")
      .on("data_requests")
      .columns(["subject_key"])
      .execute();
    await schema
      .createIndex("data_requests_by_time")
      .on("data_requests")
      .columns(["answered_at", "requested_at"])
      .execute();
  },
};
