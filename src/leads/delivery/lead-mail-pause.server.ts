import type { Database } from "../../../platform/database/database.ts";
import { type MailPauseTables, recipientOf } from "../../../platform/mail/mail-pauses.ts";
import type { OutboxTables } from "../../../platform/outbox/outbox.ts";
import type { PrivacyKeys } from "../privacy/privacy-keys.server.ts";
import { digestAddress } from "../privacy/suppressions.server.ts";
import type { AuditedLeadTables, EventStamp } from "../records/lead-changes.server.ts";

/** A database from which mails go to people who sent a lead. */
export type LeadMailDatabase = Database<AuditedLeadTables & OutboxTables & MailPauseTables>;

/** The pause between mails of one kind that the lead form causes, apart from the pauses of other mails. */
export async function findLeadPause(
  database: LeadMailDatabase,
  keys: PrivacyKeys,
  {
    kind,
    email,
  }: {
    readonly kind: "acknowledgement" | "opt-in" | "deal-link" | "deal-answers";
    readonly email: string;
  },
  stamp: EventStamp,
): Promise<string> {
  return `lead-${kind}:${await digestAddress(database, keys, { email: recipientOf(email) }, stamp)}`;
}
