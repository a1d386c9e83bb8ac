import { countRows } from "../../../platform/database/count-rows.ts";
import type { Database } from "../../../platform/database/database.ts";
import { standsAlone } from "../same-person/standing-alone.server.ts";
import type { Lead } from "./lead-record.ts";
import type { LeadTables } from "./lead-tables.server.ts";

export interface WaitingLeads {
  readonly count: number;
  /** The longest waiting first. */
  readonly first: readonly Pick<Lead, "reference" | "createdAt">[];
}

/** Leads that came in before this moment and that nobody has answered. Counts in the database: there may be many. */
export async function findWaitingLeads(
  database: Database<LeadTables>,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<WaitingLeads> {
  const waiting = database.db
    .selectFrom("leads")
    .where("status", "=", "new")
    .where("created_at", "<", before)
    .where(standsAlone);
  const first = waiting.select(["reference", "created_at as createdAt"]).orderBy("created_at").orderBy("id");
  return { count: await countRows(waiting), first: await first.limit(limit).execute() };
}
