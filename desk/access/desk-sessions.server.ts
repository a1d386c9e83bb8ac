import { digestToken } from "../../platform/signer.ts";
import { type ActionStamp, recordAction } from "../../src/audit/audit-log.server.ts";
import { type DeskDatabase, type DeskPerson, type DeskTransaction, newToken } from "./desk-people.server.ts";
import { isLive, isLiveSession, SEEN_STEP_MS } from "./session-limits.server.ts";

/** Who is inside. */
export interface DeskSession {
  readonly id: string;
  readonly person: DeskPerson;
  readonly provenAt: number;
}

export interface NewSession {
  readonly personId: string;
  readonly passkeyId: string;
  readonly device: string;
  /** Token of the session that this one takes the place of: whoever signs in again has one, not two. */
  readonly replaces?: string | undefined;
  readonly now: number;
  readonly newId: () => string;
}

/** Returns the token for the cookie; the database has only its hash. */
export async function startSession(
  trx: DeskTransaction,
  { personId, passkeyId, device, replaces, now, newId }: NewSession,
): Promise<string> {
  if (replaces !== undefined) {
    await trx.deleteFrom("desk_sessions").where("token_hash", "=", digestToken(replaces)).execute();
  }
  const token = newToken();
  await trx
    .insertInto("desk_sessions")
    .values({
      token_hash: digestToken(token),
      id: newId(),
      person_id: personId,
      passkey_id: passkeyId,
      created_at: now,
      seen_at: now,
      proven_at: now,
      device,
    })
    .execute();
  return token;
}

interface SessionUse {
  /** False for a page that refreshes itself: it does not make the session last longer. */
  readonly isActive?: boolean;
  /** Receives the write that notes the use. By default it is waited for. */
  readonly note?: (write: Promise<unknown>) => unknown;
}

/** Undefined if the session has ended, or if its person may no longer enter. */
export async function findSession(
  { db }: DeskDatabase,
  token: string,
  now: number,
  { isActive = true, note = (write) => write }: SessionUse = {},
): Promise<DeskSession | undefined> {
  const hash = digestToken(token);
  const row = await db
    .selectFrom("desk_sessions")
    .innerJoin("desk_people", "desk_people.id", "person_id")
    .select(["desk_sessions.id", "person_id", "name", "desk_sessions.created_at", "seen_at", "proven_at"])
    .where("token_hash", "=", hash)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (!isLive(row, now)) {
    await note(db.deleteFrom("desk_sessions").where("token_hash", "=", hash).execute());
    return undefined;
  }
  if (isActive && now - row.seen_at >= SEEN_STEP_MS) {
    await note(
      db.updateTable("desk_sessions").set({ seen_at: now }).where("token_hash", "=", hash).execute(),
    );
  }
  return { id: row.id, person: { id: row.person_id, name: row.name }, provenAt: row.proven_at };
}

/** Those that go on, newest first. */
export async function listSessions({ db }: DeskDatabase, personId: string, now: number) {
  return await db
    .selectFrom("desk_sessions")
    .select(["id", "created_at as createdAt", "seen_at as seenAt", "device"])
    .where("person_id", "=", personId)
    .where(isLiveSession(now))
    .orderBy("seen_at", "desc")
    .execute();
}

/** Only one's own. False if there is no such session. */
export async function endSession(
  database: DeskDatabase,
  { id, person }: { readonly id: string; readonly person: DeskPerson },
  stamp: ActionStamp,
): Promise<boolean> {
  return await database.transaction(async (trx) => {
    const ended = await trx
      .deleteFrom("desk_sessions")
      .where("id", "=", id)
      .where("person_id", "=", person.id)
      .returning("id")
      .executeTakeFirst();
    if (ended === undefined) return false;
    await recordAction(trx, { action: "ended a session at the desk", subject: person.name }, stamp);
    return true;
  });
}

/** All of the person but this one. Returns how many. */
export async function endOtherSessions(
  database: DeskDatabase,
  { id, person }: Pick<DeskSession, "id" | "person">,
  stamp: ActionStamp,
): Promise<number> {
  return await database.transaction(async (trx) => {
    const ended = await trx
      .deleteFrom("desk_sessions")
      .where("person_id", "=", person.id)
      .where("id", "!=", id)
      .returning("id")
      .execute();
    if (ended.length > 0) {
      await recordAction(
        trx,
        { action: "ended all other sessions at the desk", subject: person.name },
        stamp,
      );
    }
    return ended.length;
  });
}
