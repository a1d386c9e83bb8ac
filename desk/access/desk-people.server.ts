import { randomBytes } from "node:crypto";
import type { ExpressionBuilder, Transaction } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { OutboxTables } from "../../platform/outbox/outbox.ts";
import { digestToken } from "../../platform/signer.ts";
import { type ActionStamp, type AuditTables, recordAction } from "../../src/audit/audit-log.server.ts";
import { queueAccessNotice } from "../../src/leads/owners/access-notices.server.ts";
import { addOwner, removeOwner } from "../../src/leads/owners/lead-owners.server.ts";
import type { LeadTables } from "../../src/leads/records/lead-tables.server.ts";
import type { DeskTables } from "./desk-tables.server.ts";
import { isLive, isLiveSession, SEEN_STEP_MS } from "./session-limits.server.ts";

/** Whoever may enter can own leads. */
type Tables = DeskTables & AuditTables & LeadTables & OutboxTables;
export type DeskDatabase = Database<Tables>;
export type DeskTransaction = Transaction<Tables>;

export interface DeskPerson {
  readonly id: string;
  readonly name: string;
}

export interface Invite {
  readonly token: string;
  readonly expiresAt: number;
  /** False: the person had been invited before, and gets another passkey. */
  readonly isNew: boolean;
}

const INVITE_MS = 15 * 60 * 1000;
export const MAX_NAME_LENGTH = 60;

interface InviteStamp extends ActionStamp {
  readonly newId: () => string;
}

/** Lets a person in who is new, who needs another passkey, or whose access was revoked. */
export async function invitePerson(
  database: DeskDatabase,
  name: string,
  stamp: InviteStamp,
): Promise<Invite> {
  const { now, newId } = stamp;
  const token = newToken();
  const key = name.toLowerCase();
  return await database.transaction(async (trx) => {
    const known = await trx
      .selectFrom("desk_people")
      .select(["id", "name", "revoked_at"])
      .where("name_key", "=", key)
      .executeTakeFirst();
    const id = known?.id ?? newId();
    if (known === undefined) {
      await trx
        .insertInto("desk_people")
        .values({ id, name, name_key: key, created_at: now, revoked_at: null })
        .execute();
    } else {
      await trx.updateTable("desk_people").set({ revoked_at: null }).where("id", "=", id).execute();
    }
    await addOwner(trx, { id, name: known?.name ?? name });
    if (known !== undefined) await queueAccessNotice(trx, { personId: id, event: "invited-again" }, now);
    // A second link makes the first one useless: it may be in the wrong hands.
    await trx.deleteFrom("desk_invites").where("person_id", "=", id).execute();
    const expiresAt = now + INVITE_MS;
    await trx
      .insertInto("desk_invites")
      .values({ token_hash: digestToken(token), person_id: id, expires_at: expiresAt, used_at: null })
      .execute();
    await recordAction(trx, { action: "invited to the desk", subject: name }, stamp);
    return { token, expiresAt, isNew: known === undefined };
  });
}

/** Whom the link lets in; undefined if it was used, has expired or never existed. */
export async function findInvited(
  { db }: DeskDatabase,
  token: string,
  now: number,
): Promise<DeskPerson | undefined> {
  return await db
    .selectFrom("desk_invites")
    .innerJoin("desk_people", "desk_people.id", "person_id")
    .where(isOpen(token, now))
    .select(["desk_people.id", "desk_people.name"])
    .where("revoked_at", "is", null)
    .executeTakeFirst();
}

/** False if somebody else was faster. */
export async function useInvite(trx: DeskTransaction, token: string, now: number): Promise<boolean> {
  const used = await trx
    .updateTable("desk_invites")
    .set({ used_at: now })
    .where(isOpen(token, now))
    .returning("person_id")
    .executeTakeFirst();
  return used !== undefined;
}

function isOpen(token: string, now: number) {
  return ({ and, eb }: ExpressionBuilder<DeskTables, "desk_invites">) =>
    and([
      eb("token_hash", "=", digestToken(token)),
      eb("used_at", "is", null),
      eb("expires_at", ">", now),
      // A clock that was ahead must not make an invite longer: one that expires later is not valid.
      eb("expires_at", "<=", now + INVITE_MS + SEEN_STEP_MS),
    ]);
}

export type ListedPerson = Awaited<ReturnType<typeof listPeople>>[number];

/** By name. */
export async function listPeople({ db }: DeskDatabase, now: number) {
  const rows = await db
    .selectFrom("desk_people")
    .select((is) => [
      "id",
      "name",
      "created_at as createdAt",
      "revoked_at as revokedAt",
      is
        .selectFrom("desk_passkeys")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("person_id", "=", "desk_people.id")
        .as("passkeys"),
      is
        .selectFrom("desk_sessions")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("person_id", "=", "desk_people.id")
        .where(isLiveSession(now))
        .as("sessions"),
      is
        .selectFrom("desk_sessions")
        .select(({ fn }) => fn.max("seen_at").as("seen_at"))
        .whereRef("person_id", "=", "desk_people.id")
        .as("seenAt"),
    ])
    .orderBy("name_key")
    .execute();
  return rows.map((person) => ({
    ...person,
    passkeys: Number(person.passkeys),
    /** Those that go on. */
    sessions: Number(person.sessions),
  }));
}

/** What goes with the access. */
const OWN_TABLES = [
  ...(["desk_passkeys", "desk_invites", "desk_challenges", "desk_views", "desk_calendars"] as const),
];

interface Revocation {
  readonly name: string;
  /** How many sessions it ended, without those that were over. */
  readonly sessions: number;
}

/** Ends every session, and removes passkeys and open invites. Undefined if nobody of this name may enter. */
export async function revokePerson(
  database: DeskDatabase,
  name: string,
  stamp: ActionStamp,
): Promise<Revocation | undefined> {
  return await database.transaction(async (trx) => {
    const person = await trx
      .updateTable("desk_people")
      .set({ revoked_at: stamp.now })
      .where("name_key", "=", name.toLowerCase())
      .where("revoked_at", "is", null)
      .returning(["id", "name"])
      .executeTakeFirst();
    if (person === undefined) return undefined;
    const removed = await trx
      .deleteFrom("desk_sessions")
      .where("person_id", "=", person.id)
      .returning(["created_at", "seen_at"])
      .execute();
    const ended = removed.filter((session) => isLive(session, stamp.now));
    for (const table of OWN_TABLES) {
      await trx.deleteFrom(table).where("person_id", "=", person.id).execute();
    }
    await queueAccessNotice(trx, { personId: person.id, event: "revoked" }, stamp.now);
    await removeOwner(trx, person.id);
    await recordAction(trx, { action: "took away access to the desk", subject: person.name }, stamp);
    return { name: person.name, sessions: ended.length };
  });
}

/** 256 random bits: nobody guesses one. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}
