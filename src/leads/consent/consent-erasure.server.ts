import type { Transaction } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { CIPHER_PREFIX } from "../../../platform/encryption.ts";
import type { PrivacyKeys } from "../privacy/privacy-keys.server.ts";
import type { LeadReader, LeadTables } from "../records/lead-tables.server.ts";
import { readInOrder } from "./consent-pages.server.ts";
import type { ConsentRecord } from "./consent-record.ts";

/**
 * What is removed from a consent record when its person is forgotten or its retention time ends. Its place in the chain
 * stays.
 */

/** A forgotten person's values, as JSON. */
const FORGOTTEN = "{}";

const SALTS_TOGETHER = 200;

/** Null if the salt was erased or was encrypted with another secret. */
export function openSalt({ salt, reference }: ConsentRecord, keys: PrivacyKeys): string | null {
  return salt?.startsWith(CIPHER_PREFIX) ? (keys.salts.decrypt(salt, reference) ?? null) : salt;
}

/** Only a key of the content can stand there like this: inside of values, quotes are escaped. */
const RECORDED_BY_OPERATOR = '%"recordedByOperator":{%';

/**
 * Removes who the person is. What was agreed, when and where stays, with digests to check a given phone number against.
 * Only the site can check, because the digests' salt is encrypted. Of a consent that the operator wrote down, only the
 * hashes stay: its words may name the person.
 */
export async function anonymizeConsent(
  transaction: Transaction<LeadTables>,
  keys: PrivacyKeys,
  leadIds: readonly string[],
): Promise<void> {
  await transaction
    .updateTable("consent_records")
    .set({ personal: FORGOTTEN })
    .where("lead_id", "in", leadIds)
    .execute();
  await transaction
    .updateTable("consent_records")
    .set({ content: null, salt: null })
    .where("lead_id", "in", leadIds)
    .where("content", "like", RECORDED_BY_OPERATOR)
    .execute();
  await sealSalts(
    transaction,
    keys,
    await selectOpenSalts(transaction).where("lead_id", "in", leadIds).execute(),
  );
}

/** Encrypts the salts of people who were forgotten before salts were encrypted. Returns how many there were. */
export async function encryptErasedSalts(database: Database<LeadTables>, keys: PrivacyKeys): Promise<number> {
  const select = selectOpenSalts(database.db).orderBy("sequence").limit(SALTS_TOGETHER);
  let count = 0;
  for await (const rows of readInOrder((after) => select.where("sequence", ">", after).execute())) {
    await database.transaction((transaction) => sealSalts(transaction, keys, rows));
    count += rows.length;
  }
  return count;
}

function selectOpenSalts(db: LeadReader) {
  return db
    .selectFrom("consent_records")
    .select(["sequence", "reference", "salt"])
    .where("personal", "=", FORGOTTEN)
    .where("salt", "not like", `${CIPHER_PREFIX}%`);
}

async function sealSalts(
  transaction: Transaction<LeadTables>,
  { salts }: PrivacyKeys,
  rows: readonly Pick<LeadTables["consent_records"], "sequence" | "reference" | "salt">[],
): Promise<void> {
  for (const { sequence, reference, salt } of rows) {
    if (salt === null) continue;
    // Another process that is starting at the same time may have encrypted it already.
    await transaction
      .updateTable("consent_records")
      .set({ salt: salts.encrypt(salt, reference) })
      .where("sequence", "=", sequence)
      .where("salt", "=", salt)
      .execute();
  }
}

/** Erases everything but the hashes, which keep the record's place in the chain. */
export async function eraseConsent(
  transaction: Transaction<LeadTables>,
  leadIds: readonly string[],
): Promise<void> {
  await transaction
    .updateTable("consent_records")
    .set({ personal: FORGOTTEN, content: null, salt: null })
    .where("lead_id", "in", leadIds)
    .execute();
}
