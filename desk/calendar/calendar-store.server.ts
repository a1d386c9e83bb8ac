import { createSigner } from "../../platform/signer.ts";
import { recordAction } from "../../src/audit/audit-log.server.ts";
import type { DeskDatabase, DeskPerson } from "../access/desk-people.server.ts";
import type { DeskStamp } from "../desk-room.server.ts";

const PATH = /^([\w-]{1,60})\.([0-9a-f]{64})$/;

/** Makes and reads the secret part of a calendar's link. */
export function createCalendarTokens(secret: string) {
  const { sign, isSigned } = createSigner(secret, "desk-calendar", { encoding: "hex" });
  return {
    issue: (id: string) => `${id}.${sign(id)}`,
    /** The calendar's id; undefined for a link that was not issued here. */
    read(token: string): string | undefined {
      const [, id, signature] = PATH.exec(token) ?? [];
      return id !== undefined && signature !== undefined && isSigned(id, signature) ? id : undefined;
    },
  };
}

/** The id of somebody's calendar, if there is a link to it. */
export async function findCalendar({ db }: DeskDatabase, personId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("desk_calendars")
    .select("id")
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return row?.id;
}

/** Whose calendar it is, as long as they may enter the desk. */
export async function findCalendarOwner({ db }: DeskDatabase, id: string): Promise<DeskPerson | undefined> {
  return await db
    .selectFrom("desk_calendars")
    .innerJoin("desk_people", "desk_people.id", "desk_calendars.person_id")
    .select(["desk_people.id", "desk_people.name"])
    .where("desk_calendars.id", "=", id)
    .where("desk_people.revoked_at", "is", null)
    .executeTakeFirst();
}

/** Makes a link; one from before no longer works. */
export async function replaceCalendar(
  database: DeskDatabase,
  { id: personId, name }: DeskPerson,
  stamp: DeskStamp,
): Promise<void> {
  await database.transaction(async (trx) => {
    await trx.deleteFrom("desk_calendars").where("person_id", "=", personId).execute();
    const calendar = { id: stamp.newId(), person_id: personId, created_at: stamp.now };
    await trx.insertInto("desk_calendars").values(calendar).execute();
    await recordAction(trx, { action: "made a link to the calendar of follow-ups", subject: name }, stamp);
  });
}

/** False if there was none. */
export async function removeCalendar(
  database: DeskDatabase,
  { id: personId, name }: DeskPerson,
  stamp: DeskStamp,
): Promise<boolean> {
  return await database.transaction(async (trx) => {
    const removed = await trx
      .deleteFrom("desk_calendars")
      .where("person_id", "=", personId)
      .returning("id")
      .execute();
    if (removed.length === 0) return false;
    await recordAction(trx, { action: "ended the link to the calendar of follow-ups", subject: name }, stamp);
    return true;
  });
}
