import type { Transaction } from "kysely";
import type { EventStamp } from "../records/lead-changes.server.ts";
import type { LeadReader, LeadTables } from "../records/lead-tables.server.ts";
import { addressKey, ensureSalt, keyOf, saltedDigest } from "./address-digests.server.ts";
import { addressesOf, type PersonLeads } from "./lead-person.server.ts";
import { type ContactAddress, type ContactChoice, OPT_OUT_SCOPES, type Subject } from "./opt-out.ts";
import type { PrivacyKeys } from "./privacy-keys.server.ts";
import { findDecisionTime, listAddresses, listChoices } from "./suppressions.server.ts";

/** What a person may read and have forgotten about their addresses. */

/** An address, and since when what is stored under it is the subject's to read and to remove. */
export interface OwnAddress {
  readonly address: ContactAddress;
  readonly since: number;
}

/**
 * Everything stored under the proven address is the subject's. Another address of a named lead was only typed, and may
 * be a stranger's: of what is stored under it, only what came since that lead is theirs.
 */
export function ownAddressesOf(subject: Subject, person: PersonLeads): readonly OwnAddress[] {
  const proven = "reference" in subject ? undefined : addressKey(subject);
  return addressesOf(subject, person).map((address) => {
    const key = addressKey(address);
    const leads = person.named.filter((lead) => listAddresses(lead).some((one) => addressKey(one) === key));
    return { address, since: key === proven ? 0 : Math.min(...leads.map(({ createdAt }) => createdAt)) };
  });
}

/** What a person may read: not what a stranger has chosen about an address which the person only typed. */
export async function listOwnChoices(
  db: LeadReader,
  keys: PrivacyKeys,
  own: readonly OwnAddress[],
): Promise<readonly ContactChoice[]> {
  const sinceByValue = new Map(own.map(({ address, since }) => [addressKey(address), since]));
  const choices = await listChoices(
    db,
    keys,
    own.map(({ address }) => address),
  );
  return choices.filter(({ address, since }) => since >= (sinceByValue.get(addressKey(address)) ?? 0));
}

/**
 * Replaces a forgotten person's addresses with digests, which still identify an address to leave alone. Somebody who
 * has the database but not the site's secret cannot try addresses out.
 */
export async function forgetAddresses(
  transaction: Transaction<LeadTables>,
  keys: PrivacyKeys,
  own: readonly OwnAddress[],
  stamp: EventStamp,
): Promise<void> {
  const salt = await ensureSalt(transaction, stamp);
  for (const { address, since } of own) {
    const { kind, value } = keyOf(address);
    const digested = { value: keys.digest(saltedDigest(address, salt)), key_id: keys.id };
    const created_at = await findDecisionTime(transaction, stamp.now, address, digested.value);
    await transaction
      .updateTable("suppressions")
      .set(digested)
      .where("value", "=", value)
      .where("created_at", ">=", since)
      .execute();
    const details = {
      decision: "opt-out",
      scopes: JSON.stringify(OPT_OUT_SCOPES),
      reason: "was deleted",
    } as const;
    await transaction
      .insertInto("suppressions")
      .values({ id: stamp.newId(), kind, ...digested, ...details, created_at })
      .execute();
  }
}
