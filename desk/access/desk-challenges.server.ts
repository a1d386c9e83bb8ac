import type { DeskDatabase } from "./desk-people.server.ts";
import type { DeskTables } from "./desk-tables.server.ts";

/** Browsers ask people for minutes at most. */
const CHALLENGE_MS = 5 * 60 * 1000;

/** A random number that an answer has to sign. */
interface Challenge {
  readonly challenge: string;
  readonly purpose: DeskTables["desk_challenges"]["purpose"];
  readonly personId: string | null;
}

export async function keepChallenge(
  { db }: DeskDatabase,
  { challenge, purpose, personId }: Challenge,
  now: number,
): Promise<void> {
  await db.deleteFrom("desk_challenges").where("expires_at", "<=", now).execute();
  await db
    .insertInto("desk_challenges")
    .values({ challenge, purpose, person_id: personId, expires_at: now + CHALLENGE_MS })
    .execute();
}

/** True once: an answer that somebody recorded is worth nothing. */
export async function takeChallenge(
  { db }: DeskDatabase,
  { challenge, purpose, personId }: Challenge,
  now: number,
): Promise<boolean> {
  const taken = await db
    .deleteFrom("desk_challenges")
    .where("challenge", "=", challenge)
    .where("purpose", "=", purpose)
    .where("person_id", personId === null ? "is" : "=", personId)
    .where("expires_at", ">", now)
    .returning("challenge")
    .executeTakeFirst();
  return taken !== undefined;
}
