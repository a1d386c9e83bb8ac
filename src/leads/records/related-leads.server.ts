import type { Database } from "../../../platform/database/database.ts";
import { emailKey, hasAddressOf, listAddressKeys } from "./lead-addresses.server.ts";
import type { Lead, LeadStatus } from "./lead-record.ts";
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
  lead: Addressed,
  { limit, before }: RelatedOptions,
): Promise<readonly RelatedLead[]> {
  const { emails, phones } = listAddressKeys([lead]);
  let query = db
    .selectFrom("leads")
    .select(["reference", "created_at", "status", "email_key", "phone"])
    .where(hasAddressOf([lead]))
    .where("id", "!=", lead.id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (before !== undefined) query = query.where("created_at", "<", before);
  return (await query.execute()).map((row) => ({
    reference: row.reference,
    createdAt: row.created_at,
    status: row.status,
    hasSameEmail: emails.includes(row.email_key),
    hasSamePhone: phones.includes(row.phone),
  }));
}

/** Database engines limit the number of values in a statement. */
const LEADS_PER_QUERY = 500;

/** No engine takes an empty list, and no address has a line break. */
const NONE = ["\n"];

/** How many other leads have an address of each lead, by lead id. Counts in the database: a program may send thousands. */
export async function countRelatedLeads(
  { db }: Database<LeadTables>,
  leads: readonly Addressed[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (let start = 0; start < leads.length; start += LEADS_PER_QUERY) {
    const some = leads.slice(start, start + LEADS_PER_QUERY);
    const { emails, phones } = listAddressKeys(some);
    const pairs = await db
      .selectFrom("leads")
      .select(({ fn }) => ["email_key", "phone", fn.countAll<number>().as("count")])
      .where("email_key", "in", emails.length === 0 ? NONE : emails)
      .groupBy(["email_key", "phone"])
      .execute();
    const byPhone = await db
      .selectFrom("leads")
      .select(({ fn }) => ["phone", fn.countAll<number>().as("count")])
      .where("phone", "in", phones.length === 0 ? NONE : phones)
      .groupBy("phone")
      .execute();
    const withPhone = new Map(byPhone.map(({ phone, count }) => [phone, Number(count)]));
    const withEmail = Map.groupBy(pairs, ({ email_key }) => email_key);
    for (const { id, email, phone } of some) {
      const ofEmail = email === "" ? [] : (withEmail.get(emailKey(email)) ?? []);
      // Leads with both addresses are in the phone's count already.
      const byEmailOnly = ofEmail.filter((pair) => phone === "" || pair.phone !== phone);
      const found = byEmailOnly.reduce((sum, { count }) => sum + Number(count), withPhone.get(phone) ?? 0);
      // The lead itself is among them, unless it was deleted in the meantime.
      counts.set(id, Math.max(0, found - 1));
    }
  }
  return counts;
}
