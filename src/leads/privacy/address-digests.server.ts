import { createHmac } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { emailKey } from "../records/lead-addresses.server.ts";
import type { EventStamp } from "../records/lead-changes.server.ts";
import type { LeadReader, LeadTables } from "../records/lead-tables.server.ts";
import type { ContactAddress } from "./opt-out.ts";
import type { PrivacyKeys } from "./privacy-keys.server.ts";

/** Digests that replace the addresses of forgotten people. */

export const DIGEST_PREFIX = "hmac-sha256:";

export async function findSalt(db: LeadReader): Promise<string | undefined> {
  return (await db.selectFrom("suppression_salt").select("salt").executeTakeFirst())?.salt;
}

/** Creates the salt with the first digest and keeps it from then on. It keeps two sites with the same secret apart. */
export async function ensureSalt(
  transaction: Transaction<LeadTables>,
  { newId }: EventStamp,
): Promise<string> {
  await transaction
    .insertInto("suppression_salt")
    .values({ id: 1, salt: newId() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const { salt } = await transaction.selectFrom("suppression_salt").select("salt").executeTakeFirstOrThrow();
  return salt;
}

export function saltedDigest(address: ContactAddress, salt: string): string {
  return `${DIGEST_PREFIX}${createHmac("sha256", salt).update(addressKey(address)).digest("hex")}`;
}

/** What an address is stored and compared as. */
export function addressKey(address: ContactAddress): string {
  return keyOf(address).value;
}

export function keyOf(address: ContactAddress): { readonly kind: "email" | "phone"; readonly value: string } {
  return "email" in address
    ? { kind: "email", value: emailKey(address.email) }
    : { kind: "phone", value: address.phone };
}

/**
 * Earlier versions made digests with the salt alone. This adds the secret to the digest, because the address itself is
 * no longer known. Returns how many there were.
 */
export async function addKeyToDigests(database: Database<LeadTables>, keys: PrivacyKeys): Promise<number> {
  const selectOld = (db: LeadReader) =>
    db
      .selectFrom("suppressions")
      .select(["id", "value"])
      .where("key_id", "is", null)
      .where("value", "like", `${DIGEST_PREFIX}%`)
      .execute();
  if ((await selectOld(database.db)).length === 0) return 0;
  return await database.transaction(
    async (transaction) => {
      const rows = await selectOld(transaction);
      for (const { id, value } of rows) {
        const digested = { value: keys.digest(value), key_id: keys.id };
        await transaction.updateTable("suppressions").set(digested).where("id", "=", id).execute();
      }
      return rows.length;
    },
    { exclusive: "suppression-digests" },
  );
}

/** Counts digests made with another secret: their addresses are no longer recognized. */
export async function countForeignDigests(
  { db }: Database<LeadTables>,
  { id }: Pick<PrivacyKeys, "id">,
): Promise<number> {
  const { count } = await db
    .selectFrom("suppressions")
    .select((select) => select.fn.count<number>("value").distinct().as("count"))
    .where("key_id", "is not", null)
    .where("key_id", "!=", id)
    .executeTakeFirstOrThrow();
  return Number(count);
}
