import { emailKey, hasAddressOf } from "../records/lead-addresses.server.ts";
import { readLead } from "../records/lead-queries.server.ts";
import type { Lead } from "../records/lead-record.ts";
import type { LeadReader } from "../records/lead-tables.server.ts";
import { addressKey } from "./address-digests.server.ts";
import { listJoinedLeads } from "./joined-leads.server.ts";
import type { ContactAddress, Subject } from "./opt-out.ts";
import { listAddresses } from "./suppressions.server.ts";

/**
 * The leads that the subject itself names: what somebody has proven by writing from the address, calling from the
 * number or knowing the reference. Requests act on these alone. Anybody can type a stranger's address into the form
 * beside their own, and must not get that stranger's data or have it deleted.
 */
export async function selectNamedLeads(db: LeadReader, subject: Subject): Promise<readonly Lead[]> {
  const query = db.selectFrom("leads").selectAll().orderBy("created_at");
  const rows = await ("email" in subject
    ? query.where("email_key", "=", emailKey(subject.email))
    : "phone" in subject
      ? query.where("phone", "=", subject.phone)
      : query.where("reference", "=", subject.reference)
  ).execute();
  return rows.map(readLead);
}

export interface PersonLeads {
  readonly named: readonly Lead[];
  /**
   * Other leads that share an address with these, or that the operator has joined with them. They may be the same
   * person's, who must then prove that address too.
   */
  readonly linked: readonly Lead[];
  /** Those of the linked ones that the operator has joined: by id. */
  readonly joined: ReadonlySet<string>;
}

export async function selectPersonLeads(db: LeadReader, subject: Subject): Promise<PersonLeads> {
  const named = await selectNamedLeads(db, subject);
  const ids = named.map(({ id }) => id);
  const others = [...(await listJoinedLeads(db, ids)).values()].flat();
  const joined = new Set(others.map(({ id }) => id).filter((id) => !ids.includes(id)));
  return { named, linked: await selectLinkedLeads(db, named, joined), joined };
}

async function selectLinkedLeads(
  db: LeadReader,
  named: readonly Lead[],
  joined: ReadonlySet<string>,
): Promise<readonly Lead[]> {
  if (named.length === 0) return [];
  const rows = await db
    .selectFrom("leads")
    .selectAll()
    .where((is) =>
      is.or([hasAddressOf(named)(is), ...(joined.size === 0 ? [] : [is("id", "in", [...joined])])]),
    )
    .where(
      "id",
      "not in",
      named.map(({ id }) => id),
    )
    .orderBy("created_at")
    .execute();
  return rows.map(readLead);
}

/**
 * The addresses to opt out or forget: the proven one and the others of the named leads, each once. An address that
 * another lead also has may be somebody else's, and is left out.
 */
export function addressesOf(subject: Subject, { named, linked }: PersonLeads): readonly ContactAddress[] {
  const foreign = new Set(linked.flatMap(listAddresses).map(addressKey));
  const theirs = named.flatMap(listAddresses).filter((address) => !foreign.has(addressKey(address)));
  const all = "reference" in subject ? theirs : [subject, ...theirs];
  return [...new Map(all.map((address) => [addressKey(address), address])).values()];
}

/**
 * Used by opt-out and opt-in. A lead with both addresses of a named one is from the same person, who wrote repeatedly,
 * and so is one that the operator has joined with it. If it stayed among the linked ones, it would keep all of their
 * addresses out of their own opt-out.
 */
export function withoutDuplicates({ named, linked, joined }: PersonLeads): PersonLeads {
  const pairOf = (lead: Lead) => listAddresses(lead).map(addressKey).join(" ");
  const pairs = new Set(named.map(pairOf));
  return {
    named,
    linked: linked.filter((lead) => !joined.has(lead.id) && !pairs.has(pairOf(lead))),
    joined,
  };
}
