import { type ExpressionBuilder, sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import type { Subject } from "../privacy/opt-out.ts";
import { emailKey } from "./lead-addresses.server.ts";
import { readLead } from "./lead-queries.server.ts";
import type { Lead } from "./lead-record.ts";
import type { TextSearch } from "./lead-search.ts";
import type { LeadTables } from "./lead-tables.server.ts";

/** A whole address or reference, or text that stands somewhere in a lead. */
export type LeadSearch = Subject | TextSearch;

/** Newest first. Whole addresses and references are found by an index. */
export async function searchLeads(
  database: Database<LeadTables>,
  search: LeadSearch,
  limit: number,
): Promise<readonly Lead[]> {
  if ("words" in search) return await scanLeads(database, search, limit);
  const query = newestFirst(database).selectAll().limit(limit);
  const rows = await ("email" in search
    ? query.where("email_key", "=", emailKey(search.email))
    : "phone" in search
      ? query.where("phone", "=", search.phone)
      : query.where("reference", "=", search.reference)
  ).execute();
  return rows.map(readLead);
}

function newestFirst({ db }: Database<LeadTables>) {
  return db.selectFrom("leads").orderBy("created_at", "desc").orderBy("id", "desc");
}

/** The texts are stored folded: a comparison of them is exact on both engines. */
async function scanLeads(
  database: Database<LeadTables>,
  { words, referencePart, phonePart }: TextSearch,
  limit: number,
): Promise<readonly Lead[]> {
  // Found in the order of the disk, then listed by an index: the other way round, each lead would be looked up.
  const matching = database.db
    .selectFrom("leads")
    .select("id")
    .where((is) =>
      is.or([
        is.and(words.map((word) => hasWord(is, word))),
        ...(phonePart === undefined ? [] : [is("phone", "like", `%${phonePart}%`)]),
        ...(referencePart === undefined
          ? []
          : [sql<boolean>`replace(reference, '-', '') like ${`%${referencePart}%`}`]),
      ]),
    );
  const rows = await newestFirst(database).selectAll().where("id", "in", matching).limit(limit).execute();
  return rows.map(readLead);
}

/** In the lead itself, or in what was written down about it. */
function hasWord(is: ExpressionBuilder<LeadTables, "leads">, word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const has = (column: string) => sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
  const written = is.selectFrom("lead_events").select("lead_id").where(has("lead_events.search_text"));
  // During an update, the version before still stores leads without their folded text.
  const isUnfolded = sql<boolean>`search_text is null and lower(name || ' ' || email) like ${pattern} escape '\\'`;
  return is.or([has("leads.search_text"), isUnfolded, is("id", "in", written)]);
}
