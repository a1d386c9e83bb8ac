import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import type { ConsentRecord } from "./consent-record.ts";
import { findConsent, minimiseConsent } from "./consent-store.server.ts";
import type { LeadFields } from "./lead.ts";
import { listEvents, type Moment, readLead, recordEvent } from "./lead-book.server.ts";
import type { DatedLeadEvent, Lead } from "./lead-record.ts";
import { emailKey } from "./lead-store.server.ts";
import type { LeadTables } from "./lead-tables.server.ts";
import { addSuppression, listSuppressions, type Suppression } from "./suppressions.server.ts";

/** The person's side of the leads: be shown, corrected, forgotten, left alone. */

/** How a person who writes or calls is found. A phone number is E.164. */
export type Subject =
  | { readonly email: string }
  | { readonly phone: string }
  | { readonly reference: string };

export const PRIVACY_REQUESTS = ["export", "correct", "delete", "opt-out"] as const;
export type PrivacyRequestKind = (typeof PRIVACY_REQUESTS)[number];

/** That somebody asked and was answered. It names leads by reference only, and so says nothing once they are gone. */
export interface PrivacyRequest {
  readonly kind: PrivacyRequestKind;
  readonly requestedAt: number;
  readonly references: readonly string[];
}

export async function findSubjectLeads(
  database: Database<LeadTables>,
  subject: Subject,
): Promise<readonly Lead[]> {
  return await selectLeads(database.db, subject);
}

export interface PersonalData {
  readonly leads: readonly {
    readonly lead: Lead;
    readonly events: readonly DatedLeadEvent[];
    readonly consent: ConsentRecord | undefined;
  }[];
  readonly suppressions: readonly Suppression[];
}

/** Everything that is kept about the person, for themselves. */
export async function exportPersonalData(
  database: Database<LeadTables>,
  subject: Subject,
  moment: Moment,
): Promise<PersonalData> {
  const leads = await selectLeads(database.db, subject);
  const found = [];
  for (const lead of leads) {
    const [events, consent] = [
      await listEvents(database, lead.id),
      await findConsent(database, lead.reference),
    ];
    found.push({ lead, events, consent });
  }
  const suppressions = await listSuppressions(database.db, addressesOf(subject, leads));
  await database.transaction((transaction) => logRequest(transaction, "export", leads, moment));
  return { leads: found, suppressions };
}

export type Correction = Partial<Omit<LeadFields, "source" | "dealSummary">>;

/** Corrects every lead of the person. The consent record stays as it is: it says what was sent then. */
export async function correctLeads(
  database: Database<LeadTables>,
  subject: Subject,
  correction: Correction,
  moment: Moment,
): Promise<readonly Lead[]> {
  const { name, email, phone, phoneTyped, state, loanPurpose } = correction;
  return await database.transaction(async (transaction) => {
    const leads = await selectLeads(transaction, subject);
    for (const { id } of leads) {
      await transaction
        .updateTable("leads")
        .set({
          ...(name !== undefined && { name }),
          ...(email !== undefined && { email, email_key: emailKey(email) }),
          ...(phone !== undefined && { phone, phone_typed: phoneTyped ?? phone }),
          ...(state !== undefined && { state }),
          ...(loanPurpose !== undefined && { loan_purpose: loanPurpose }),
        })
        .where("id", "=", id)
        .execute();
      await recordEvent(transaction, id, { kind: "corrected", fields: Object.keys(correction) }, moment);
    }
    await logRequest(transaction, "correct", leads, moment);
    return leads;
  });
}

/**
 * Removes the leads with their history and idempotency keys. Their consent records stay, without the person: what was
 * agreed to, when, and digests. Suppressions stay too. Jobs find no lead any more and end as skipped.
 */
export async function deleteLeads(
  database: Database<LeadTables>,
  subject: Subject,
  moment: Moment,
): Promise<readonly Lead[]> {
  return await database.transaction(async (transaction) => {
    const leads = await selectLeads(transaction, subject);
    await logRequest(transaction, "delete", leads, moment);
    const ids = leads.map(({ id }) => id);
    if (ids.length > 0) {
      await minimiseConsent(transaction, ids);
      await transaction.deleteFrom("leads").where("id", "in", ids).execute();
    }
    return leads;
  });
}

/** Nobody contacts the addresses of this person any more, known or not yet. Returns the leads that are concerned. */
export async function optOut(
  database: Database<LeadTables>,
  subject: Subject,
  reason: string,
  moment: Moment,
): Promise<readonly Lead[]> {
  return await database.transaction(async (transaction) => {
    const leads = await selectLeads(transaction, subject);
    for (const address of addressesOf(subject, leads)) {
      await addSuppression(transaction, address, { reason, now: moment.now });
    }
    for (const { id } of leads) await recordEvent(transaction, id, { kind: "opted-out", reason }, moment);
    await logRequest(transaction, "opt-out", leads, moment);
    return leads;
  });
}

/** Oldest first. */
export async function listPrivacyRequests(
  database: Database<LeadTables>,
): Promise<readonly PrivacyRequest[]> {
  const rows = await database.db
    .selectFrom("privacy_requests")
    .selectAll()
    .orderBy("requested_at")
    .orderBy("id")
    .execute();
  return rows.map(({ kind, requested_at, leads }) => ({
    kind: z.enum(PRIVACY_REQUESTS).parse(kind),
    requestedAt: requested_at,
    references: z.array(z.string()).parse(JSON.parse(leads)),
  }));
}

/** The addresses somebody wrote from, and those of the leads they are in. */
function addressesOf(subject: Subject, leads: readonly Lead[]): readonly Suppression["address"][] {
  const given = "email" in subject || "phone" in subject ? [subject] : [];
  return [...given, ...leads.flatMap(({ email, phone }) => [{ email }, { phone }])];
}

async function selectLeads(
  db: Pick<Kysely<LeadTables>, "selectFrom">,
  subject: Subject,
): Promise<readonly Lead[]> {
  const query = db.selectFrom("leads").selectAll().orderBy("created_at");
  const rows = await ("email" in subject
    ? query.where("email_key", "=", emailKey(subject.email))
    : "phone" in subject
      ? query.where("phone", "=", subject.phone)
      : query.where("reference", "=", subject.reference)
  ).execute();
  return rows.map(readLead);
}

async function logRequest(
  transaction: Transaction<LeadTables>,
  kind: PrivacyRequestKind,
  leads: readonly Lead[],
  { newId, now }: Moment,
): Promise<void> {
  const references = leads.map(({ reference }) => reference);
  await transaction
    .insertInto("privacy_requests")
    .values({ id: newId(), kind, requested_at: now, leads: JSON.stringify(references) })
    .execute();
}
