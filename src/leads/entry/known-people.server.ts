import type { Database } from "../../../platform/database/database.ts";
import { emailKey, hasAddressOf } from "../records/lead-addresses.server.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";

interface Addressed {
  readonly email: string;
  readonly phone: string;
}

/** Finds a lead that is already there and has the address or the number. */
export type FindKnown = (person: Addressed) => { readonly reference: string } | undefined;

/** Database engines limit the number of values in a statement. */
const PER_QUERY = 500;

export async function findKnownPeople(
  { db }: Database<LeadTables>,
  people: readonly Addressed[],
): Promise<FindKnown> {
  const byEmail = new Map<string, { readonly reference: string }>();
  const byPhone = new Map<string, { readonly reference: string }>();
  for (let start = 0; start < people.length; start += PER_QUERY) {
    const rows = await db
      .selectFrom("leads")
      .select(["reference", "email_key", "phone"])
      .where(hasAddressOf(people.slice(start, start + PER_QUERY)))
      .orderBy("created_at")
      .execute();
    for (const { reference, email_key, phone } of rows) {
      if (email_key !== "") byEmail.set(email_key, { reference });
      if (phone !== "") byPhone.set(phone, { reference });
    }
  }
  return ({ email, phone }) => byEmail.get(emailKey(email)) ?? byPhone.get(phone);
}
