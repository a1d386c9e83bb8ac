import type { Kysely } from "kysely";
import { readLead } from "./lead-book.server.ts";
import type { Lead } from "./lead-record.ts";
import { emailKey } from "./lead-store.server.ts";
import type { LeadTables } from "./lead-tables.server.ts";
import type { ContactAddress } from "./opt-out.ts";
import { listAddresses } from "./suppressions.server.ts";

/** How a person who writes or calls is found. A phone number is E.164. */
export type Subject = ContactAddress | { readonly reference: string };

type Reader = Pick<Kysely<LeadTables>, "selectFrom">;

/** The leads that the subject itself names. */
export async function selectNamedLeads(db: Reader, subject: Subject): Promise<readonly Lead[]> {
  const query = db.selectFrom("leads").selectAll().orderBy("created_at");
  const rows = await ("email" in subject
    ? query.where("email_key", "=", emailKey(subject.email))
    : "phone" in subject
      ? query.where("phone", "=", subject.phone)
      : query.where("reference", "=", subject.reference)
  ).execute();
  return rows.map(readLead);
}

/**
 * All leads of the person: also those that share an e-mail address or a phone number with one that was found, and so
 * on. A person who asks to be forgotten does not know under which of their addresses they are kept.
 */
export async function selectPersonLeads(db: Reader, subject: Subject): Promise<readonly Lead[]> {
  let found = await selectNamedLeads(db, subject);
  for (;;) {
    const more = await selectRelated(db, found);
    if (more.length <= found.length) return found;
    found = more;
  }
}

async function selectRelated(db: Reader, leads: readonly Lead[]): Promise<readonly Lead[]> {
  if (leads.length === 0) return [];
  const emails = [...new Set(leads.map(({ email }) => emailKey(email)))];
  const phones = [...new Set(leads.map(({ phone }) => phone))];
  const rows = await db
    .selectFrom("leads")
    .selectAll()
    .where((is) => is.or([is("email_key", "in", emails), is("phone", "in", phones)]))
    .orderBy("created_at")
    .execute();
  return rows.map(readLead);
}

/** The address somebody wrote or called from, and those of their leads; each once. */
export function addressesOf(subject: Subject, leads: readonly Lead[]): readonly ContactAddress[] {
  const all = ["reference" in subject ? [] : [subject], ...leads.map(listAddresses)].flat();
  const byKey = new Map(
    all.map((address) => ["email" in address ? emailKey(address.email) : address.phone, address]),
  );
  return [...byKey.values()];
}
