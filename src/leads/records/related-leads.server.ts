import type { Database } from "../../../platform/database/database.ts";
import type { Lead, LeadStatus } from "./lead-record.ts";
import { emailKey } from "./lead-store.server.ts";
import type { LeadTables } from "./lead-tables.server.ts";

/** Leads with the same email address or phone number. Usually one person asked again, but a couple may share a phone. */

type Addressed = Pick<Lead, "id" | "email" | "phone">;

export interface RelatedLead {
  readonly reference: string;
  readonly createdAt: number;
  readonly status: LeadStatus;
  readonly hasSameEmail: boolean;
  readonly hasSamePhone: boolean;
}

export interface RelatedOptions {
  readonly limit: number;
  /** Only leads received earlier than this. */
  readonly before?: number;
}

/** Newest first. */
export async function listRelatedLeads(
  { db }: Database<LeadTables>,
  { id, email, phone }: Addressed,
  { limit, before }: RelatedOptions,
): Promise<readonly RelatedLead[]> {
  const key = emailKey(email);
  let query = db
    .selectFrom("leads")
    .select(["reference", "created_at", "status", "email_key", "phone"])
    .where((is) => is.or([is("email_key", "=", key), is("phone", "=", phone)]))
    .where("id", "!=", id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (before !== undefined) query = query.where("created_at", "<", before);
  return (await query.execute()).map((row) => ({
    reference: row.reference,
    createdAt: row.created_at,
    status: row.status,
    hasSameEmail: row.email_key === key,
    hasSamePhone: row.phone === phone,
  }));
}

/** Database engines limit the number of values in a statement. */
const LEADS_PER_QUERY = 500;

/** How many other leads have an address of each lead, by lead id. Counts in the database: a program may send thousands. */
export async function countRelatedLeads(
  { db }: Database<LeadTables>,
  leads: readonly Addressed[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (let start = 0; start < leads.length; start += LEADS_PER_QUERY) {
    const some = leads.slice(start, start + LEADS_PER_QUERY);
    const emails = [...new Set(some.map(({ email }) => emailKey(email)))];
    const phones = [...new Set(some.map(({ phone }) => phone))];
    const pairs = await db
      .selectFrom("leads")
      .select(({ fn }) => ["email_key", "phone", fn.countAll<number>().as("count")])
      .where("email_key", "in", emails)
      .groupBy(["email_key", "phone"])
      .execute();
    const byPhone = await db
      .selectFrom("leads")
      .select(({ fn }) => ["phone", fn.countAll<number>().as("count")])
      .where("phone", "in", phones)
      .groupBy("phone")
      .execute();
    const withPhone = new Map(byPhone.map(({ phone, count }) => [phone, Number(count)]));
    const withEmail = Map.groupBy(pairs, ({ email_key }) => email_key);
    for (const { id, email, phone } of some) {
      // Leads with both addresses are in the phone's count already, and so is the lead itself.
      const otherPhones = (withEmail.get(emailKey(email)) ?? []).filter((pair) => pair.phone !== phone);
      const byEmailOnly = otherPhones.reduce((sum, { count }) => sum + Number(count), 0);
      counts.set(id, byEmailOnly + (withPhone.get(phone) ?? 1) - 1);
    }
  }
  return counts;
}
