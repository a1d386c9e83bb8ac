import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { CIPHER_PREFIX } from "../../../platform/encryption.ts";
import type { PrivacyKeys } from "../privacy/privacy-keys.server.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import type { ConsentRecord } from "./consent-record.ts";

/** What a consent record loses when its person is forgotten or its time is over. Its place in the chain stays. */

/** What is left of the personal values. */
const FORGOTTEN = "{}";

const SALTS_TOGETHER = 200;

/** Null when it was erased, or when another secret sealed it. */
export function openSalt({ salt, reference }: ConsentRecord, keys: PrivacyKeys): string | null {
  return salt?.startsWith(CIPHER_PREFIX) ? (keys.salts.decrypt(salt, reference) ?? null) : salt;
}

/**
 * Forgets who the person is. What was agreed, when and where stays, with digests that a given number can be checked by:
 * by the site alone, because their salt is sealed.
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
  await sealSalts(
    transaction,
    keys,
    await selectOpenSalts(transaction).where("lead_id", "in", leadIds).execute(),
  );
}

/** For persons who were forgotten before salts were sealed. Returns how many there were. */
export async function encryptErasedSalts(database: Database<LeadTables>, keys: PrivacyKeys): Promise<number> {
  let [count, after] = [0, 0];
  for (;;) {
    const rows = await selectOpenSalts(database.db)
      .where("sequence", ">", after)
      .orderBy("sequence")
      .limit(SALTS_TOGETHER)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return count;
    await database.transaction((transaction) => sealSalts(transaction, keys, rows));
    count += rows.length;
    after = last.sequence;
  }
}

function selectOpenSalts(db: Pick<Kysely<LeadTables>, "selectFrom">) {
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
    // Another process that starts at the same moment may have sealed it already.
    await transaction
      .updateTable("consent_records")
      .set({ salt: salts.encrypt(salt, reference) })
      .where("sequence", "=", sequence)
      .where("salt", "=", salt)
      .execute();
  }
}

/** Leaves the hashes only: the place in the chain. */
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
