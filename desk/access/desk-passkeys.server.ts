import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { countRows } from "../../platform/database/count-rows.ts";
import { type ActionStamp, recordAction } from "../../src/audit/audit-log.server.ts";
import { type AccessNotice, queueAccessNotice } from "../../src/leads/owners/access-notices.server.ts";
import { keepChallenge, takeChallenge } from "./desk-challenges.server.ts";
import type { DeskDatabase, DeskPerson, DeskTransaction } from "./desk-people.server.ts";

/** Where the desk is: passkeys belong to a host name, and answers to an origin. */
export interface DeskPlace {
  readonly siteName: string;
  readonly origin: string;
}

export const MAX_PASSKEYS = 10;
/** Whoever comes back after it is told: an old laptop may have changed hands. */
const LONG_PAUSE_MS = 30 * 24 * 60 * 60 * 1000;
/** Taken in turns: two removals at once would each take the other's passkey for the one that is left. */
const REMOVING = { exclusive: "desk-passkeys" } as const;

/** By age. */
export async function listPasskeys({ db }: DeskDatabase, personId: string) {
  return await db
    .selectFrom("desk_passkeys")
    .select(["id", "name", "created_at as createdAt", "used_at as usedAt"])
    .where("person_id", "=", personId)
    .orderBy("created_at")
    .execute();
}

/** What the browser needs to make a passkey for this person. */
export async function beginEnrolment(
  database: DeskDatabase,
  person: DeskPerson,
  { siteName, origin }: DeskPlace,
  now: number,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await listPasskeys(database, person.id);
  const options = await generateRegistrationOptions({
    rpName: `${siteName} desk`,
    rpID: new URL(origin).hostname,
    userName: person.name,
    userID: new TextEncoder().encode(person.id),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(database, { challenge: options.challenge, purpose: "enrol", personId: person.id }, now);
  return options;
}

export interface NewPasskey {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Undefined if the answer is not one to a question that the desk has just asked this person. */
export async function verifyEnrolment(
  database: DeskDatabase,
  person: DeskPerson,
  response: RegistrationResponseJSON,
  { place, now }: { readonly place: DeskPlace; readonly now: number },
): Promise<NewPasskey | undefined> {
  const take = (challenge: string) =>
    takeChallenge(database, { challenge, purpose: "enrol", personId: person.id }, now);
  const verified = await refuseWrong(take, (expectedChallenge) =>
    verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: place.origin,
      expectedRPID: new URL(place.origin).hostname,
      requireUserVerification: true,
    }),
  );
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
}

/** False if the passkey exists, or if the person has too many. */
export async function storePasskey(
  trx: DeskTransaction,
  person: DeskPerson,
  { passkey, name }: { readonly passkey: NewPasskey; readonly name: string },
  stamp: ActionStamp,
): Promise<boolean> {
  const own = trx.selectFrom("desk_passkeys").where("person_id", "=", person.id);
  const count = await countRows(own);
  if (count >= MAX_PASSKEYS) return false;
  const stored = await trx
    .insertInto("desk_passkeys")
    .values({
      id: passkey.id,
      person_id: person.id,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      name,
      created_at: stamp.now,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (stored === undefined) return false;
  await recordAction(trx, { action: "added a passkey", subject: person.name }, stamp);
  if (count > 0) await queueAccessNotice(trx, { personId: person.id, event: "passkey-added" }, stamp.now);
  return true;
}

/**
 * Not the last one: nobody could enter with the ones that are left. Ends the sessions that it opened, and those of which
 * it is not known which passkey did.
 */
export async function removePasskey(
  database: DeskDatabase,
  person: DeskPerson,
  id: string,
  stamp: ActionStamp,
): Promise<boolean> {
  return await database.transaction(async (trx) => {
    const others = await trx
      .selectFrom("desk_passkeys")
      .select("id")
      .where("person_id", "=", person.id)
      .where("id", "!=", id)
      .executeTakeFirst();
    if (others === undefined) return false;
    const removed = await trx
      .deleteFrom("desk_passkeys")
      .where("id", "=", id)
      .where("person_id", "=", person.id)
      .returning("id")
      .executeTakeFirst();
    if (removed === undefined) return false;
    await trx
      .deleteFrom("desk_sessions")
      .where("person_id", "=", person.id)
      .where(({ or, eb }) => or([eb("passkey_id", "=", id), eb("passkey_id", "is", null)]))
      .execute();
    await recordAction(trx, { action: "removed a passkey", subject: person.name }, stamp);
    await queueAccessNotice(trx, { personId: person.id, event: "passkey-removed" }, stamp.now);
    return true;
  }, REMOVING);
}

/** The browser offers the passkeys it knows for this host: nobody types a name. */
export async function beginSignIn(
  database: DeskDatabase,
  { origin }: DeskPlace,
  now: number,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    userVerification: "required",
  });
  await keepChallenge(database, { challenge: options.challenge, purpose: "sign-in", personId: null }, now);
  return options;
}

/** Who has shown a passkey, and which; undefined if the answer is not valid, was given before, or the person may not enter. */
export async function verifySignIn(
  database: DeskDatabase,
  response: AuthenticationResponseJSON,
  { place, now }: { readonly place: DeskPlace; readonly now: number },
): Promise<{ readonly person: DeskPerson; readonly passkeyId: string } | undefined> {
  const passkey = await database.db
    .selectFrom("desk_passkeys")
    .innerJoin("desk_people", "desk_people.id", "person_id")
    .select(["desk_passkeys.id", "public_key", "counter", "person_id", "used_at"])
    .select("desk_people.name as person")
    .where("desk_passkeys.id", "=", response.id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  if (passkey === undefined) return undefined;
  const take = (challenge: string) =>
    takeChallenge(database, { challenge, purpose: "sign-in", personId: null }, now);
  const verified = await refuseWrong(take, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: place.origin,
      expectedRPID: new URL(place.origin).hostname,
      credential: {
        id: passkey.id,
        publicKey: Buffer.from(passkey.public_key, "base64url"),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }),
  );
  const tell = (event: AccessNotice) =>
    database.transaction((trx) => queueAccessNotice(trx, { personId: passkey.person_id, event }, now));
  if (!verified?.verified) {
    await tell("answer-refused");
    return undefined;
  }
  if (passkey.used_at !== null && now - passkey.used_at > LONG_PAUSE_MS) await tell("entered-after-pause");
  await database.db
    .updateTable("desk_passkeys")
    .set({ counter: verified.authenticationInfo.newCounter, used_at: now })
    .where("id", "=", passkey.id)
    .execute();
  return { person: { id: passkey.person_id, name: passkey.person }, passkeyId: passkey.id };
}

type TakeChallenge = (challenge: string) => Promise<boolean>;

/**
 * Undefined for an answer that is not right: the library throws for each. It asks for the challenge meanwhile, and a
 * database that fails then says nothing about the answer.
 */
async function refuseWrong<Result>(
  take: TakeChallenge,
  verify: (expectedChallenge: TakeChallenge) => Promise<Result>,
): Promise<Result | undefined> {
  const failures: unknown[] = [];
  try {
    return await verify(async (challenge) => {
      try {
        return await take(challenge);
      } catch (error) {
        failures.push(error);
        throw error;
      }
    });
  } catch {
    if (failures.length > 0) throw failures[0];
    return undefined;
  }
}
