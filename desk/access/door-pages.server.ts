import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { Hono } from "hono";
import { z } from "zod";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import type { Log } from "../../platform/log.ts";
import { recordAction } from "../../src/audit/audit-log.server.ts";
import { actorOf, type DeskRoom, type DeskStatus, readForm } from "../desk-room.server.ts";
import type { Moment } from "../frame/office-times.ts";
import type { DoorView } from "./access-view-data.ts";
import type { SessionCookie } from "./desk-cookie.server.ts";
import {
  beginEnrolment,
  beginSignIn,
  type DeskPlace,
  listPasskeys,
  removePasskey,
  storePasskey,
  verifyEnrolment,
  verifySignIn,
} from "./desk-passkeys.server.ts";
import { type DeskDatabase, type DeskPerson, findInvited, useInvite } from "./desk-people.server.ts";
import { endOtherSessions, endSession, listSessions, startSession } from "./desk-sessions.server.ts";
import { nameDevice } from "./device-name.ts";

export interface DoorDeps {
  readonly database: DeskDatabase;
  readonly place: () => DeskPlace;
  readonly cookie: SessionCookie;
  readonly show: (c: HttpContext, view: DoorView, status?: DeskStatus) => Response | Promise<Response>;
  readonly describeMoment: (moment: number) => Moment;
  readonly log: Pick<Log, "warn">;
  readonly now: () => number;
  readonly newId: () => string;
}

const MAX_DEVICE_LENGTH = 60;

/** Only the parts that are read here; the library checks the answer itself. */
const answer = z.object({ id: z.string().max(2_000), rawId: z.string(), type: z.literal("public-key") });
const isAnswer = (value: unknown) => answer.safeParse(value).success;
const enrolment = z.object({
  device: z.string().trim().max(MAX_DEVICE_LENGTH),
  response: z.custom<RegistrationResponseJSON>(isAnswer),
});
const signIn = z.object({
  response: z.custom<AuthenticationResponseJSON>(isAnswer),
});

const GONE: DoorView = {
  page: "message",
  title: "This link cannot be used",
  text: "It works once, for 15 minutes. A colleague can make another under Colleagues, and whoever runs the site with: npm run operator -- desk invite NAME",
};

/** The way in, for people who have not signed in. */
export function createDoor(deps: DoorDeps): Hono<HttpEnvironment> {
  const { database, place, cookie, show, now, newId } = deps;
  const door = new Hono<HttpEnvironment>();

  door.get("/invite/:token", async (c) => {
    const token = c.req.param("token");
    const person = await findInvited(database, token, now());
    return person === undefined
      ? await show(c, GONE, 410)
      : await show(c, { page: "invite", person: person.name, token });
  });
  door.post("/invite/:token/options", async (c) => {
    const person = await findInvited(database, c.req.param("token"), now());
    if (person === undefined) return refuse(c, "invitation", { problem: "gone" }, 410);
    return c.json(await beginEnrolment(database, person, place(), now()));
  });
  door.post("/invite/:token/passkey", async (c) => {
    const token = c.req.param("token");
    const person = await findInvited(database, token, now());
    if (person === undefined) return refuse(c, "invitation", { problem: "gone" }, 410);
    const enrolled = await readEnrolment(c, person, deps);
    if (enrolled === undefined) return refuse(c, "passkey", { problem: "refused" }, 400);
    const stamp = { actor: actorOf(person), now: now() };
    const session = await database.transaction(async (trx) => {
      if (!(await useInvite(trx, token, stamp.now))) return undefined;
      const isStored = await storePasskey(trx, person, enrolled, stamp);
      return isStored ? await startSession(trx, newSession(c, person, enrolled.passkey.id)) : undefined;
    });
    if (session === undefined) return refuse(c, "invitation", { problem: "gone" }, 410);
    cookie.write(c, session);
    return c.json({ next: "/passkeys" });
  });

  door.post("/sign-in/options", async (c) => c.json(await beginSignIn(database, place(), now())));
  door.post("/sign-in/verify", async (c) => {
    const given = await readJson(c, signIn);
    const shown = given && (await verifySignIn(database, given.response, { place: place(), now: now() }));
    if (shown === undefined) return refuse(c, "passkey", { problem: "refused" }, 400);
    const { person, passkeyId } = shown;
    const session = newSession(c, person, passkeyId);
    const token = await database.transaction(async (trx) => {
      const entered = { action: "showed a passkey at the desk", subject: person.name };
      await recordAction(trx, entered, { actor: actorOf(person), now: session.now });
      return await startSession(trx, session);
    });
    cookie.write(c, token);
    return c.json({});
  });
  return door;

  /** Who it was is not known, so it is in the log and not among what people did. */
  function refuse(c: HttpContext, shown: "passkey" | "invitation", problem: object, status: 400 | 410) {
    deps.log.warn({ requestId: c.get("requestId"), shown }, "desk: nobody was let in");
    return c.json(problem, status);
  }

  function newSession(c: HttpContext, { id: personId }: DeskPerson, passkeyId: string) {
    return { personId, passkeyId, device: deviceOf(c), replaces: cookie.read(c), now: now(), newId };
  }
}

/** For somebody who is inside: their passkeys and sessions. */
export function createKeyring(
  deps: DoorDeps,
  { sessionOf, stampOf, askProof, showInside, done }: DeskRoom,
): Hono<HttpEnvironment> {
  const { database, place, describeMoment, now } = deps;
  const keyring = new Hono<HttpEnvironment>();

  keyring.get("/passkeys", async (c) => {
    const { id, person } = sessionOf(c);
    const passkeys = await listPasskeys(database, person.id);
    const sessions = await listSessions(database, person.id, now());
    return await showInside(c, {
      page: "passkeys",
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        added: describeMoment(passkey.createdAt),
        used: passkey.usedAt === null ? undefined : describeMoment(passkey.usedAt),
      })),
      sessions: sessions.map((session) => ({
        id: session.id,
        device: session.device,
        begun: describeMoment(session.createdAt),
        seen: describeMoment(session.seenAt),
        isThis: session.id === id,
      })),
    });
  });
  keyring.post("/passkeys/options", async (c) => {
    const session = sessionOf(c);
    if (askProof(c, "/passkeys")) return c.json({ problem: "prove" }, 403);
    return c.json(await beginEnrolment(database, session.person, place(), now()));
  });
  keyring.post("/passkeys/add", async (c) => {
    const session = sessionOf(c);
    if (askProof(c, "/passkeys")) return c.json({ problem: "prove" }, 403);
    const { person } = session;
    const enrolled = await readEnrolment(c, person, deps);
    const isStored =
      enrolled && (await database.transaction((trx) => storePasskey(trx, person, enrolled, stampOf(c))));
    return isStored ? c.json({ next: "/passkeys" }) : c.json({ problem: "refused" }, 400);
  });
  keyring.post("/passkeys/remove", async (c) => {
    const session = sessionOf(c);
    const unproven = askProof(c, "/passkeys");
    if (unproven) return unproven;
    const id = readForm(c).get("id") ?? "";
    const isRemoved = await removePasskey(database, session.person, id, stampOf(c));
    return done(
      c,
      "/passkeys",
      isRemoved ? "The passkey is removed. Whoever entered with it is signed out." : "Nothing was removed.",
    );
  });
  keyring.post("/sessions/end", async (c) => {
    const session = sessionOf(c);
    const unproven = askProof(c, "/passkeys");
    if (unproven) return unproven;
    const id = readForm(c).get("id") ?? "";
    const isEnded = await endSession(database, { id, person: session.person }, stampOf(c));
    return done(c, "/passkeys", isEnded ? "The session is ended." : "That session had ended already.");
  });
  keyring.post("/sessions/end-others", async (c) => {
    const session = sessionOf(c);
    const unproven = askProof(c, "/passkeys");
    if (unproven) return unproven;
    await endOtherSessions(database, session, stampOf(c));
    return done(c, "/passkeys", "You are signed in here and nowhere else.");
  });
  return keyring;
}

/** Undefined if the desk has not asked this person for a passkey, or the answer is wrong. */
async function readEnrolment(c: HttpContext, person: DeskPerson, { database, place, now }: DoorDeps) {
  const given = await readJson(c, enrolment);
  if (given === undefined) return undefined;
  const passkey = await verifyEnrolment(database, person, given.response, { place: place(), now: now() });
  return passkey && { passkey, name: given.device || deviceOf(c) };
}

function deviceOf(c: HttpContext): string {
  return nameDevice(c.req.header("user-agent") ?? "");
}

async function readJson<Value>(c: HttpContext, schema: z.ZodType<Value>): Promise<Value | undefined> {
  try {
    return schema.safeParse(JSON.parse(new TextDecoder().decode(c.get("body")))).data;
  } catch {
    // Not JSON.
    return undefined;
  }
}
