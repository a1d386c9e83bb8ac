import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { emailKey } from "./lead-store.server.ts";
import type { LeadTables } from "./lead-tables.server.ts";

/** An e-mail address, or a phone number in E.164. */
export type ContactAddress = { readonly email: string } | { readonly phone: string };

/** An address that nobody may contact: the least that has to be known to leave somebody alone. */
export interface Suppression {
  readonly address: ContactAddress;
  readonly reason: string;
  readonly since: number;
}

/** A second opt-out changes nothing: the first moment is the one that counts. */
export async function addSuppression(
  transaction: Transaction<LeadTables>,
  address: ContactAddress,
  { reason, now }: { readonly reason: string; readonly now: number },
): Promise<void> {
  await transaction
    .insertInto("suppressions")
    .values({ ...keyOf(address), reason, created_at: now })
    .onConflict((conflict) => conflict.columns(["kind", "value"]).doNothing())
    .execute();
}

/** For the one-click link in a mail. */
export async function suppress(
  database: Database<LeadTables>,
  address: ContactAddress,
  entry: { readonly reason: string; readonly now: number },
): Promise<void> {
  await database.transaction((transaction) => addSuppression(transaction, address, entry));
}

export async function isSuppressed(
  database: Database<LeadTables>,
  address: ContactAddress,
): Promise<boolean> {
  return (await listSuppressions(database.db, [address])).length > 0;
}

export async function listSuppressions(
  db: Pick<Kysely<LeadTables>, "selectFrom">,
  addresses: readonly ContactAddress[],
): Promise<readonly Suppression[]> {
  if (addresses.length === 0) return [];
  const rows = await db
    .selectFrom("suppressions")
    .selectAll()
    .where((is) =>
      is.or(
        addresses.map((address) => {
          const { kind, value } = keyOf(address);
          return is.and([is("kind", "=", kind), is("value", "=", value)]);
        }),
      ),
    )
    .orderBy("created_at")
    .execute();
  return rows.map(({ kind, value, reason, created_at }) => ({
    address: kind === "email" ? { email: value } : { phone: value },
    reason,
    since: created_at,
  }));
}

function keyOf(address: ContactAddress): { readonly kind: "email" | "phone"; readonly value: string } {
  return "email" in address
    ? { kind: "email", value: emailKey(address.email) }
    : { kind: "phone", value: address.phone };
}
