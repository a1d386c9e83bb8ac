import type { Selectable, Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "../../../platform/database/database.ts";
import { emailKey } from "../records/lead-addresses.server.ts";
import type { EventStamp } from "../records/lead-changes.server.ts";
import type { Lead } from "../records/lead-record.ts";
import type { LeadReader, LeadTables } from "../records/lead-tables.server.ts";
import {
  addressKey,
  DIGEST_PREFIX,
  ensureSalt,
  findSalt,
  keyOf,
  saltedDigest,
} from "./address-digests.server.ts";
import { listJoinedLeads } from "./joined-leads.server.ts";
import {
  type ContactAddress,
  type ContactChoice,
  channelsNotAgreed,
  hasAskedAgain,
  type LeadWishes,
  OPT_OUT_SCOPES,
  type OptOutScope,
  scopesInForce,
} from "./opt-out.ts";
import type { PrivacyKeys } from "./privacy-keys.server.ts";

/** Opt-outs by address: the least data needed to honor them. */

/** Stores every choice with its time: an opt-out after a new consent counts again. */
export async function recordChoice(
  transaction: Transaction<LeadTables>,
  choice: Omit<ContactChoice, "since">,
  stamp: EventStamp,
): Promise<void> {
  const since = await findDecisionTime(transaction, stamp.now, choice.address);
  await storeChoice(transaction, { ...choice, since }, stamp);
}

/** As of an earlier time: an opt-in that was given since then still counts. */
export async function storeChoice(
  transaction: Transaction<LeadTables>,
  { address, decision, scopes, reason, since }: ContactChoice,
  { newId }: Pick<EventStamp, "newId">,
): Promise<void> {
  const { kind, value } = keyOf(address);
  const details = { decision, scopes: JSON.stringify(scopes), reason };
  await transaction
    .insertInto("suppressions")
    .values({ id: newId(), kind, value, key_id: null, ...details, created_at: since })
    .execute();
}

/**
 * Returns now, unless the clock was set back: a choice must be later than the leads and choices it overrides, or it
 * would have no effect. Without an address, which a digest does not reveal, that means all of them.
 */
export async function findDecisionTime(
  db: LeadReader,
  now: number,
  address?: ContactAddress,
  digest?: string,
): Promise<number> {
  let leads = db.selectFrom("leads").select(({ fn }) => fn.max<number | null>("created_at").as("latest"));
  let choices = db
    .selectFrom("suppressions")
    .select(({ fn }) => fn.max<number | null>("created_at").as("latest"));
  if (address !== undefined) {
    const { kind, value } = keyOf(address);
    leads = leads.where(kind === "email" ? "email_key" : "phone", "=", value);
    choices = choices.where("value", "in", digest === undefined ? [value] : [value, digest]);
  }
  const lead = await leads.executeTakeFirstOrThrow();
  const choice = await choices.executeTakeFirstOrThrow();
  const latest = Math.max(Number(lead.latest ?? 0), Number(choice.latest ?? 0));
  return latest > now ? latest + 1 : now;
}

/** Whether the address opted out of the scope after a consent that its owner has proven. */
export async function isSuppressed(
  database: Database<LeadTables>,
  keys: PrivacyKeys,
  address: ContactAddress,
  { scope, consentedAt }: { readonly scope: OptOutScope; readonly consentedAt: number },
): Promise<boolean> {
  return scopesInForce(await listChoices(database.db, keys, [address]), consentedAt).includes(scope);
}

type ContactLead = Pick<Lead, "id" | "email" | "phone" | "createdAt" | "agreedChannels">;

/** What each lead's person wants. Keyed by lead id. */
export async function findWishes(
  db: LeadReader,
  keys: PrivacyKeys,
  leads: readonly ContactLead[],
): Promise<ReadonlyMap<string, LeadWishes>> {
  const addressesOf = await findAddresses(db, leads);
  const choices = await listChoices(db, keys, leads.flatMap(addressesOf));
  const byValue = Map.groupBy(choices, ({ address }) => addressKey(address));
  return new Map(
    leads.map((lead) => {
      const values = new Set(addressesOf(lead).map(addressKey));
      const theirs = [...values].flatMap((value) => byValue.get(value) ?? []);
      const inForce = scopesInForce(theirs);
      const notAgreed = channelsNotAgreed(lead, theirs).filter((channel) => !inForce.includes(channel));
      const optedOut = OPT_OUT_SCOPES.filter((scope) => [...inForce, ...notAgreed].includes(scope));
      return [lead.id, { optedOut, notAgreed, hasAskedAgain: hasAskedAgain(lead, theirs) }];
    }),
  );
}

/** The opt-outs in force for each lead, keyed by lead id. */
export async function findOptOuts(
  db: LeadReader,
  keys: PrivacyKeys,
  leads: readonly ContactLead[],
): Promise<ReadonlyMap<string, readonly OptOutScope[]>> {
  const wishes = await findWishes(db, keys, leads);
  return new Map([...wishes].map(([id, { optedOut }]) => [id, optedOut]));
}

export async function findLeadOptOut(
  db: LeadReader,
  keys: PrivacyKeys,
  lead: ContactLead,
): Promise<readonly OptOutScope[]> {
  return (await findOptOuts(db, keys, [lead])).get(lead.id) ?? [];
}

/** Everything that the person of a lead has chosen, also with leads that are joined to it. Oldest first. */
export async function listLeadChoices(
  db: LeadReader,
  keys: PrivacyKeys,
  lead: Addressed,
): Promise<readonly ContactChoice[]> {
  const addressesOf = await findAddresses(db, [lead]);
  return await listChoices(db, keys, addressesOf(lead));
}

type Addressed = Pick<Lead, "id" | "email" | "phone">;

/** Those of each lead and of the leads that are joined with it: they are one person's, so an opt-out counts for all. */
async function findAddresses(db: LeadReader, leads: readonly Addressed[]) {
  const ids = leads.map(({ id }) => id);
  const joined = await listJoinedLeads(db, ids);
  return (lead: Addressed) => [lead, ...(joined.get(lead.id) ?? [])].flatMap(listAddresses);
}

/** An address that is not known is nobody's. */
export function listAddresses({ email, phone }: Pick<Lead, "email" | "phone">): readonly ContactAddress[] {
  return [...(email === "" ? [] : [{ email }]), ...(phone === "" ? [] : [{ phone }])];
}

/** Database engines limit the number of values in a statement. */
const VALUES_PER_QUERY = 500;

/** Oldest first. */
export async function listChoices(
  db: LeadReader,
  keys: PrivacyKeys,
  addresses: readonly ContactAddress[],
): Promise<readonly ContactChoice[]> {
  const salt = await findSalt(db);
  const addressByValue = new Map(
    addresses.flatMap((address) => [
      [addressKey(address), address] as const,
      ...(salt === undefined ? [] : [[keys.digest(saltedDigest(address, salt)), address] as const]),
    ]),
  );
  const values = [...addressByValue.keys()];
  const choices: ContactChoice[] = [];
  for (let start = 0; start < values.length; start += VALUES_PER_QUERY) {
    const rows = await db
      .selectFrom("suppressions")
      .selectAll()
      .where("value", "in", values.slice(start, start + VALUES_PER_QUERY))
      .execute();
    for (const row of rows) {
      const address = addressByValue.get(row.value);
      if (address !== undefined) choices.push(readChoice(row, address));
    }
  }
  // Choices made at the same time follow the order of the addresses, so that every engine returns the same list.
  const places = new Map(addresses.map((address, index) => [addressKey(address), index]));
  const placeOf = ({ address }: ContactChoice) => places.get(addressKey(address)) ?? 0;
  return choices.toSorted((one, other) => one.since - other.since || placeOf(one) - placeOf(other));
}

/** Digest for a link in a mail, in place of the address: the mail may be kept longer than the address may. */
export async function digestAddress(
  database: Database<LeadTables>,
  keys: PrivacyKeys,
  address: ContactAddress,
  stamp: EventStamp,
): Promise<string> {
  const salt =
    (await findSalt(database.db)) ??
    (await database.transaction((transaction) => ensureSalt(transaction, stamp)));
  return keys.digest(saltedDigest(address, salt)).slice(DIGEST_PREFIX.length);
}

/**
 * Opts out an email address of which only the digest is known. A link may be used any number of times and leaves one
 * choice, with the latest time: it counts again if the person opted in between two uses.
 */
export async function optOutDigest(
  database: Database<LeadTables>,
  keys: Pick<PrivacyKeys, "id">,
  digest: string,
  { scopes, reason }: Pick<ContactChoice, "scopes" | "reason">,
  { newId, now }: EventStamp,
): Promise<void> {
  const value = DIGEST_PREFIX + digest;
  await database.transaction(async (transaction) => {
    const created_at = await findDecisionTime(transaction, now);
    const details = { decision: "opt-out", scopes: JSON.stringify(scopes), reason } as const;
    const { numUpdatedRows } = await transaction
      .updateTable("suppressions")
      .set({ created_at })
      .where("value", "=", value)
      .where("reason", "=", reason)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
    await transaction
      .insertInto("suppressions")
      .values({ id: newId(), kind: "email", value, key_id: keys.id, ...details, created_at })
      .execute();
  });
}

const scopeList = z.array(z.enum(OPT_OUT_SCOPES)).readonly();

function readChoice(
  { decision, scopes, reason, created_at }: Selectable<LeadTables["suppressions"]>,
  address: ContactAddress,
): ContactChoice {
  return {
    address: "email" in address ? { email: emailKey(address.email) } : address,
    decision,
    scopes: scopeList.parse(JSON.parse(scopes)),
    reason,
    since: created_at,
  };
}
