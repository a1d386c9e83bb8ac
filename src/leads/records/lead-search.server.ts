import type { Database } from "../../../platform/database/database.ts";
import type { Subject } from "../privacy/opt-out.ts";
import { readLead } from "./lead-queries.server.ts";
import type { Lead } from "./lead-record.ts";
import { matchesWords } from "./lead-search.ts";
import { emailKey } from "./lead-store.server.ts";
import type { LeadTables } from "./lead-tables.server.ts";

/** A whole address or reference, part of a phone number, or words of a name (see `foldText`). */
export type LeadSearch = Subject | { readonly phonePart: string } | { readonly words: readonly string[] };

/** Newest first. Whole addresses and references are found by an index. */
export async function searchLeads(
  database: Database<LeadTables>,
  search: LeadSearch,
  limit: number,
): Promise<readonly Lead[]> {
  if ("words" in search) return await scanNames(database, search.words, limit);
  const query = newestFirst(database).selectAll().limit(limit);
  const rows = await ("email" in search
    ? query.where("email_key", "=", emailKey(search.email))
    : "phone" in search
      ? query.where("phone", "=", search.phone)
      : "reference" in search
        ? query.where("reference", "=", search.reference)
        : query.where("phone", "like", `%${search.phonePart}%`)
  ).execute();
  return rows.map(readLead);
}

function newestFirst({ db }: Database<LeadTables>) {
  return db.selectFrom("leads").orderBy("created_at", "desc").orderBy("id", "desc");
}

const SCAN_PAGE = 5_000;

/** Compares here, because the engines fold case differently, and neither ignores accents. */
async function scanNames(
  database: Database<LeadTables>,
  words: readonly string[],
  limit: number,
): Promise<readonly Lead[]> {
  const ids: string[] = [];
  let after: { readonly created_at: number; readonly id: string } | undefined;
  do {
    const page = await readNames(database, after);
    const matching = page.filter((row) => matchesWords(words, row));
    ids.push(...matching.map(({ id }) => id));
    after = page.length < SCAN_PAGE ? undefined : page.at(-1);
  } while (after !== undefined && ids.length < limit);
  const found = ids.slice(0, limit);
  if (found.length === 0) return [];
  return (await newestFirst(database).selectAll().where("id", "in", found).execute()).map(readLead);
}

async function readNames(
  database: Database<LeadTables>,
  after: { readonly created_at: number; readonly id: string } | undefined,
) {
  let query = newestFirst(database).select(["id", "created_at", "name", "email"]).limit(SCAN_PAGE);
  if (after !== undefined) {
    query = query.where((is) =>
      is(is.refTuple("created_at", "id"), "<", is.tuple(after.created_at, after.id)),
    );
  }
  return await query.execute();
}
