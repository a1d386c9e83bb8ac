import type { Database } from "../../../platform/database/database.ts";
import { enqueue, type OutboxTables } from "../../../platform/outbox/outbox.ts";
import { findConsent } from "../consent/consent-store.server.ts";
import type { PrivacyKeys } from "../privacy/privacy-keys.server.ts";
import { findLeadOptOut } from "../privacy/suppressions.server.ts";
import {
  type AuditedLeadTables,
  type AuditStamp,
  changeStatusWithin,
  touchLeadWithin,
} from "../records/lead-changes.server.ts";
import type { Lead } from "../records/lead-record.ts";
import type { LeadReader } from "../records/lead-tables.server.ts";
import type { WrittenMail } from "./written-mail.ts";

type MailedLead = Pick<Lead, "id" | "reference" | "email" | "phone" | "createdAt" | "agreedChannels">;

/** Why nobody may write to the person of a lead. */
export type MailRefusal = "no address" | "opted out" | "no consent";

/** Asked before a mail is queued, and once more before it is sent. */
export async function findMailRefusal(
  db: LeadReader,
  keys: PrivacyKeys,
  lead: MailedLead,
): Promise<MailRefusal | undefined> {
  if (lead.email === "") return "no address";
  if ((await findLeadOptOut(db, keys, lead)).includes("email")) return "opted out";
  const consent = await findConsent({ db }, lead.reference);
  return consent === undefined || consent.content === null ? "no consent" : undefined;
}

export interface QueuedMail extends WrittenMail {
  /** Names the delivery. The same one twice is one mail. */
  readonly job: string;
  /** A lead that nobody has answered is marked as contacted. */
  readonly isAnswer: boolean;
}

/**
 * Stores the mail in the history of the lead and queues it. `known`: this very mail was queued before, such as by a second
 * click. `outdated`: somebody has changed the lead since `stamp.untouchedSince`, such as by an answer of their own.
 */
export async function queueWrittenMail(
  database: Database<AuditedLeadTables & OutboxTables>,
  keys: PrivacyKeys,
  lead: MailedLead,
  { job, subject, text, isAnswer }: QueuedMail,
  stamp: AuditStamp,
): Promise<"queued" | "known" | "outdated" | MailRefusal> {
  return await database.transaction(async (transaction) => {
    const known = await transaction
      .selectFrom("outbox_jobs")
      .select("id")
      .where("id", "=", job)
      .executeTakeFirst();
    if (known !== undefined) return "known";
    const refusal = await findMailRefusal(transaction, keys, lead);
    if (refusal !== undefined) return refusal;
    const events = [{ kind: "mailed", job, subject, text }] as const;
    const mailed = { action: "wrote a mail to the person", events };
    const touched = await touchLeadWithin(transaction, lead.reference, mailed, stamp);
    if (touched === undefined) return "outdated";
    if (isAnswer) {
      // The mail has just touched the lead itself.
      const { untouchedSince: _, ...unconditional } = stamp;
      const change = { status: "contacted" } as const;
      await changeStatusWithin(transaction, lead.reference, change, { ...unconditional, onlyFrom: ["new"] });
    }
    const payload = { leadId: lead.id };
    await enqueue(transaction, { id: job, kind: "lead-written-mail", payload, runAt: stamp.now });
    return "queued";
  });
}
