import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listJobs } from "../../platform/outbox/job-records.ts";
import { OUTBOX_MIGRATION, type OutboxTables } from "../../platform/outbox/outbox.ts";
import { AUDIT_MIGRATION, type AuditTables, listActions } from "../../src/audit/audit-log.server.ts";
import { saveOwner } from "../../src/leads/owners/lead-owners.server.ts";
import { leadMigrations } from "../../src/leads/records/lead-migrations.server.ts";
import type { LeadTables } from "../../src/leads/records/lead-tables.server.ts";
import {
  DIALECTS,
  type OpenTestDatabase,
  openTestDatabase,
} from "../../tests/setup/database/test-database.ts";
import { createSessionCookie } from "./desk-cookie.server.ts";
import {
  beginEnrolment,
  beginSignIn,
  listPasskeys,
  MAX_PASSKEYS,
  removePasskey,
  storePasskey,
  verifyEnrolment,
  verifySignIn,
} from "./desk-passkeys.server.ts";
import {
  type DeskDatabase,
  type DeskPerson,
  findInvited,
  invitePerson,
  listPeople,
  revokePerson,
  useInvite,
} from "./desk-people.server.ts";
import {
  endOtherSessions,
  endSession,
  findSession,
  listSessions,
  startSession,
} from "./desk-sessions.server.ts";
import { type DeskTables, deskMigrations } from "./desk-tables.server.ts";

const NOW = Date.UTC(2026, 10, 15, 12);
const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const actor = { name: "root", channel: "command line" } as const;
const at = (now: number) => ({ actor, now, newId: randomUUID });

const MIGRATIONS = [OUTBOX_MIGRATION, AUDIT_MIGRATION, ...deskMigrations, ...leadMigrations].toSorted(
  (one, other) => one.id.localeCompare(other.id),
);

test.each([
  [true, "__Host-desk", ["HttpOnly", "Secure", "SameSite=Strict", "Path=/"]],
  [false, "desk", ["HttpOnly", "SameSite=Strict", "Path=/"]],
])(
  "with https: %s, the session's cookie is %s, for this host and no script",
  async (isHttps, name, parts) => {
    const app = new Hono().get("/", (c) => {
      const cookie = createSessionCookie(isHttps);
      cookie.write(c, "token");
      cookie.leaveNotice(c, "Done.");
      return c.text("");
    });
    const cookies = (await app.request("/")).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.replace(/=.*/, ""))).toEqual([name, `${name}-notice`]);
    for (const cookie of cookies) {
      expect(cookie.split("; ")).toEqual(expect.arrayContaining(parts));
      expect(cookie).not.toContain("Domain");
    }
  },
);

describe.each(DIALECTS)("access to the desk on %s", (dialect) => {
  let place: OpenTestDatabase<DeskTables & AuditTables & LeadTables & OutboxTables>;
  let database: DeskDatabase;

  beforeEach(async () => {
    place = await openTestDatabase(dialect, MIGRATIONS);
    ({ database } = place);
  }, 60_000);
  afterEach(() => place.drop());

  const find = (token: string, now = NOW) => findInvited(database, token, now);
  const use = (token: string, now = NOW) => database.transaction((trx) => useInvite(trx, token, now));
  const enter = (personId: string, now = NOW, passkeyId = "key") =>
    database.transaction((trx) =>
      startSession(trx, { personId, passkeyId, device: "Firefox", now, newId: randomUUID }),
    );

  async function admit(name: string): Promise<DeskPerson> {
    const { token } = await invitePerson(database, name, at(NOW));
    const person = await find(token);
    if (person === undefined) throw new Error("The invite is not valid");
    return person;
  }

  describe("an invite", () => {
    test("lets its person in until it has expired", async () => {
      const { token, expiresAt } = await invitePerson(database, "Ann", at(NOW));
      expect(expiresAt).toBe(NOW + 15 * MINUTE);
      expect(await find(token, expiresAt - 1)).toMatchObject({ name: "Ann" });
      expect(await find(token, expiresAt)).toBeUndefined();
      expect(await use(token, expiresAt)).toBe(false);
    });

    test("from a clock that was ahead does not work, and so not for longer than any other", async () => {
      const { token } = await invitePerson(database, "Ann", at(NOW + 60 * MINUTE));
      expect(await find(token)).toBeUndefined();
      expect(await use(token)).toBe(false);
      const soon = await invitePerson(database, "Ann", at(NOW + MINUTE));
      expect(await find(soon.token), "clocks differ a little").toMatchObject({ name: "Ann" });
    });

    test("works once, also for two browsers at the same time", async () => {
      const { token } = await invitePerson(database, "Ann", at(NOW));
      const used = await Promise.all([use(token), use(token)]);
      expect(used.toSorted()).toEqual([false, true]);
      expect(await find(token)).toBeUndefined();
    });

    test("cannot be guessed, and its hash in the database is not a key", async () => {
      await invitePerson(database, "Ann", at(NOW));
      const { token_hash } = await database.db
        .selectFrom("desk_invites")
        .select("token_hash")
        .executeTakeFirstOrThrow();
      for (const guess of ["", "A".repeat(43), token_hash]) {
        expect(await find(guess)).toBeUndefined();
        expect(await use(guess)).toBe(false);
      }
    });

    test("is replaced by the next one of the same person, and by no other", async () => {
      const first = await invitePerson(database, "Ann", at(NOW));
      const other = await invitePerson(database, "Ben", at(NOW));
      const second = await invitePerson(database, "ANN", at(NOW));
      expect([first.isNew, second.isNew]).toEqual([true, false]);
      expect(await use(first.token)).toBe(false);
      expect(await find(second.token)).toMatchObject({ name: "Ann" });
      expect(await find(other.token)).toMatchObject({ name: "Ben" });
    });
  });

  test("a revoked person is out at once, and comes back only with a new invite", async () => {
    const person = await admit("Ann");
    const open = await invitePerson(database, "Ann", at(NOW));
    const token = await enter(person.id);
    const ben = await enter((await admit("Ben")).id);
    expect(await revokePerson(database, "ann", at(NOW))).toEqual({ name: "Ann", sessions: 1 });
    expect(await revokePerson(database, "ann", at(NOW))).toBeUndefined();
    expect(await revokePerson(database, "Nobody", at(NOW))).toBeUndefined();
    expect(await findSession(database, token, NOW)).toBeUndefined();
    expect(await find(open.token)).toBeUndefined();
    expect(await findSession(database, ben, NOW)).toMatchObject({ person: { name: "Ben" } });
    const again = await invitePerson(database, "Ann", at(NOW));
    expect(await find(again.token)).toEqual(person);
    expect(await findSession(database, token, NOW)).toBeUndefined();
  });

  describe("a session", () => {
    test("ends after 12 hours without a request, and each request starts them again", async () => {
      const token = await enter((await admit("Ann")).id);
      expect(await findSession(database, token, NOW + 12 * HOUR - 1)).toMatchObject({ provenAt: NOW });
      expect(await findSession(database, token, NOW + 24 * HOUR - 2)).toBeDefined();
      expect(await findSession(database, token, NOW + 36 * HOUR - 2)).toBeUndefined();
    });

    test("ends after 7 days, however busy it is", async () => {
      const token = await enter((await admit("Ann")).id);
      for (let now = NOW; now < NOW + 7 * DAY; now += 11 * HOUR) {
        expect(await findSession(database, token, now)).toBeDefined();
      }
      expect(await findSession(database, token, NOW + 7 * DAY)).toBeUndefined();
    });

    test.each([
      ["started while the clock was ahead", NOW + DAY, []],
      ["used while the clock was ahead", NOW, [NOW + 6 * HOUR]],
    ] as const)("%s ends when the clock is right again", async (_, startedAt, usedAt) => {
      const token = await enter((await admit("Ann")).id, startedAt);
      for (const now of usedAt) expect(await findSession(database, token, now)).toBeDefined();
      expect(await findSession(database, token, NOW)).toBeUndefined();
      expect(await findSession(database, token, startedAt)).toBeUndefined();
    });

    test("survives a clock that is set back by less than a minute", async () => {
      const token = await enter((await admit("Ann")).id);
      expect(await findSession(database, token, NOW - MINUTE)).toBeDefined();
      expect(await findSession(database, token, NOW - MINUTE - 1)).toBeUndefined();
    });

    test("cannot be guessed, not even from the database", async () => {
      await enter((await admit("Ann")).id);
      const { token_hash } = await database.db
        .selectFrom("desk_sessions")
        .select("token_hash")
        .executeTakeFirstOrThrow();
      for (const guess of ["", token_hash]) expect(await findSession(database, guess, NOW)).toBeUndefined();
    });

    test("takes the place of the one that its browser had", async () => {
      const { id } = await admit("Ann");
      const [old, other] = [await enter(id), await enter(id)];
      const now = NOW + MINUTE;
      const fresh = await database.transaction((trx) =>
        startSession(trx, {
          personId: id,
          passkeyId: "key",
          device: "Firefox",
          replaces: old,
          now,
          newId: randomUUID,
        }),
      );
      expect(await findSession(database, old, now)).toBeUndefined();
      for (const token of [fresh, other]) expect(await findSession(database, token, now)).toBeDefined();
    });

    test("all others of the person are ended at once, and nobody else's", async () => {
      const [ann, ben] = [await admit("Ann"), await admit("Ben")];
      const [kept, lost, bens] = [await enter(ann.id), await enter(ann.id), await enter(ben.id)];
      const session = await findSession(database, kept, NOW);
      if (session === undefined) throw new Error("The session has just begun.");
      expect(await endOtherSessions(database, session, at(NOW))).toBe(1);
      expect(await findSession(database, lost, NOW)).toBeUndefined();
      for (const token of [kept, bens]) expect(await findSession(database, token, NOW)).toBeDefined();
      expect(await listActions(database, { limit: 1 })).toMatchObject([
        { action: "ended all other sessions at the desk", subject: "Ann" },
      ]);
    });

    test("that is over is neither listed nor counted", async () => {
      const ann = await admit("Ann");
      await enter(ann.id, NOW);
      await enter(ann.id, NOW + 6 * HOUR);
      const listed = async (now: number) => [
        (await listSessions(database, ann.id, now)).length,
        (await listPeople(database, now))[0]?.sessions,
      ];
      expect(await listed(NOW + 6 * HOUR)).toEqual([2, 2]);
      expect(await listed(NOW + 12 * HOUR)).toEqual([1, 1]);
      expect(await listed(NOW)).toEqual([1, 1]);
      expect(await listed(NOW + 18 * HOUR)).toEqual([0, 0]);
      expect(await revokePerson(database, "Ann", at(NOW + 12 * HOUR))).toMatchObject({ sessions: 1 });
    });

    test("is ended by its own person only", async () => {
      const [ann, ben] = [await admit("Ann"), await admit("Ben")];
      const token = await enter(ann.id);
      const [session] = await listSessions(database, ann.id, NOW);
      const id = session?.id ?? "";
      expect(await endSession(database, { id, person: ben }, at(NOW))).toBe(false);
      expect(await findSession(database, token, NOW)).toMatchObject({ id, person: ann });
      expect(await endSession(database, { id, person: ann }, at(NOW))).toBe(true);
      expect(await findSession(database, token, NOW)).toBeUndefined();
      expect(await listActions(database, { limit: 1 })).toMatchObject([
        { action: "ended a session at the desk", subject: "Ann" },
      ]);
    });
  });

  describe("passkeys", () => {
    const store = (person: DeskPerson, id: string) =>
      database.transaction((trx) =>
        storePasskey(
          trx,
          person,
          { passkey: { id, publicKey: "AAAA", counter: 0, transports: ["internal"] }, name: `of ${id}` },
          at(NOW),
        ),
      );
    const idsOf = async ({ id }: DeskPerson) =>
      (await listPasskeys(database, id)).map((passkey) => passkey.id).toSorted();

    test("the last one is not removed, also not by two removals at once", async () => {
      const ann = await admit("Ann");
      await store(ann, "one");
      expect(await removePasskey(database, ann, "one", at(NOW))).toBe(false);
      await store(ann, "two");
      const removed = await Promise.all(
        ["one", "two"].map((id) => removePasskey(database, ann, id, at(NOW))),
      );
      expect(removed.toSorted()).toEqual([false, true]);
      expect(await idsOf(ann)).toHaveLength(1);
    });

    test("a removed one ends the sessions that it opened, and no others", async () => {
      const [ann, ben] = [await admit("Ann"), await admit("Ben")];
      for (const id of ["lost", "kept"]) await store(ann, id);
      const [lost, kept] = [await enter(ann.id, NOW, "lost"), await enter(ann.id, NOW, "kept")];
      const [unknown, bens] = [await enter(ann.id, NOW, "older"), await enter(ben.id, NOW, "older")];
      await database.db
        .updateTable("desk_sessions")
        .set({ passkey_id: null })
        .where("passkey_id", "=", "older")
        .execute();
      expect(await removePasskey(database, ann, "lost", at(NOW))).toBe(true);
      expect(await findSession(database, lost, NOW)).toBeUndefined();
      expect(await findSession(database, unknown, NOW), "perhaps it was this passkey").toBeUndefined();
      for (const token of [kept, bens]) expect(await findSession(database, token, NOW)).toBeDefined();
    });

    test("nobody removes or takes over another person's", async () => {
      const [ann, ben] = [await admit("Ann"), await admit("Ben")];
      for (const id of ["a1", "a2"]) await store(ann, id);
      for (const id of ["b1", "b2"]) await store(ben, id);
      expect(await removePasskey(database, ben, "a1", at(NOW))).toBe(false);
      expect(await store(ben, "a1")).toBe(false);
      expect(await idsOf(ann)).toEqual(["a1", "a2"]);
    });

    test("every challenge is a long random number of its own", async () => {
      const place = { siteName: "Site", origin: "http://localhost:3001" };
      const ann = await admit("Ann");
      const asked = [
        ...[await beginSignIn(database, place, NOW), await beginSignIn(database, place, NOW)],
        await beginEnrolment(database, ann, place, NOW),
      ].map(({ challenge }) => challenge);
      expect(new Set(asked).size).toBe(3);
      for (const challenge of asked) {
        expect(Buffer.from(challenge, "base64url").length).toBeGreaterThanOrEqual(16);
      }
    });

    test("a wrong answer is refused, and a database that fails is an error", async () => {
      const ann = await admit("Ann");
      await store(ann, "b25l");
      const when = { place: { siteName: "Site", origin: "http://localhost:3001" }, now: NOW };
      const answerTo = (type: string) => ({
        id: "b25l",
        rawId: "b25l",
        type: "public-key" as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: Buffer.from(
            JSON.stringify({ type, challenge: "none", origin: when.place.origin }),
          ).toString("base64url"),
          attestationObject: "",
          authenticatorData: "",
          signature: "",
        },
      });
      const enrol = () => verifyEnrolment(database, ann, answerTo("webauthn.create"), when);
      const signIn = () => verifySignIn(database, answerTo("webauthn.get"), when);
      expect([await enrol(), await signIn(), await signIn()]).toEqual([undefined, undefined, undefined]);
      // Once a day: a stranger who knows the passkey's id can repeat it.
      expect(await listJobs(database, { kind: "access-notice", limit: 5 })).toMatchObject([
        { payload: { person: "Ann", to: null, event: "answer-refused" } },
      ]);
      await database.db.schema.dropTable("desk_challenges").execute();
      await expect(enrol()).rejects.toThrow("desk_challenges");
      await expect(signIn()).rejects.toThrow("desk_challenges");
    });

    test("a person hears what was changed about their access, at the address from before", async () => {
      const ann = await admit("Ann");
      const told = async () =>
        (await listJobs(database, { kind: "access-notice", limit: 20 }))
          .map(({ payload }) => JSON.stringify(payload))
          .toSorted();
      const notice = (event: string, to: string | null) => JSON.stringify({ person: "Ann", to, event });
      await store(ann, "one");
      expect(await told(), "the first passkey is the invitation itself").toEqual([]);
      const settings = { id: ann.id, takesTurns: false };
      await saveOwner(database, { ...settings, email: "ann@desk.example" }, at(NOW));
      await saveOwner(database, { ...settings, email: "ann@desk.example" }, at(NOW + 1));
      await store(ann, "two");
      await removePasskey(database, ann, "one", at(NOW));
      await saveOwner(database, { ...settings, email: "eve@elsewhere.example" }, at(NOW + 2));
      await invitePerson(database, "ann", at(NOW));
      await revokePerson(database, "ann", at(NOW));
      expect(await told()).toEqual(
        [
          notice("address-changed", null),
          notice("passkey-added", "ann@desk.example"),
          notice("passkey-removed", "ann@desk.example"),
          notice("address-changed", "ann@desk.example"),
          notice("invited-again", "eve@elsewhere.example"),
          notice("revoked", "eve@elsewhere.example"),
        ].toSorted(),
      );
    });

    test("a person has a limited number of them", async () => {
      const ann = await admit("Ann");
      for (let count = 0; count < MAX_PASSKEYS; count += 1)
        expect(await store(ann, `key-${count}`)).toBe(true);
      expect(await store(ann, "one-more")).toBe(false);
    });
  });
});
