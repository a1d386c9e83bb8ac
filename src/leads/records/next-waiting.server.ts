import type { Database } from "../../../platform/database/database.ts";
import { standsAlone } from "../same-person/standing-alone.server.ts";
import { readLead } from "./lead-queries.server.ts";
import type { Lead } from "./lead-record.ts";
import type { LeadTables } from "./lead-tables.server.ts";

/**
 * Who is to be answered after a lead: the next longest waiting one that is somebody's own or nobody's; after the last one,
 * the first again. Undefined if nobody else waits.
 */
export async function findNextWaiting(
  { db }: Database<LeadTables>,
  { id, createdAt }: Pick<Lead, "id" | "createdAt">,
  owner: string,
): Promise<Lead | undefined> {
  const waiting = db
    .selectFrom("leads")
    .selectAll()
    .where("status", "=", "new")
    .where("suspicions", "=", "[]")
    .where("id", "!=", id)
    .where((is) => is.or([is("owner", "is", null), is("owner", "=", owner)]))
    .where(standsAlone)
    .orderBy("created_at")
    .orderBy("id")
    .limit(1);
  const following = await waiting
    .where((is) => is(is.refTuple("created_at", "id"), ">", is.tuple(createdAt, id)))
    .executeTakeFirst();
  const next = following ?? (await waiting.executeTakeFirst());
  return next && readLead(next);
}
