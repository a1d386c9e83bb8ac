import { randomUUID } from "node:crypto";
import { findInvited, invitePerson } from "../../desk/access/desk-people.server.ts";
import { startSession } from "../../desk/access/desk-sessions.server.ts";
import { withSiteDatabase } from "./database/site-database.ts";
import { TEST_ACTOR } from "./test-actor.ts";

/** Starts a session at the desk as a passkey would, for tests without one. Returns the value of its cookie. */
export async function startDeskSession(databaseUrl: string, name = "Ann", now = Date.now()): Promise<string> {
  return await withSiteDatabase(databaseUrl, async (database) => {
    const { token } = await invitePerson(database, name, { actor: TEST_ACTOR, now, newId: randomUUID });
    const person = await findInvited(database, token, now);
    if (person === undefined) throw new Error("The invite does not work.");
    const session = { personId: person.id, passkeyId: "test", device: "Test", now, newId: randomUUID };
    return await database.transaction((trx) => startSession(trx, session));
  });
}
