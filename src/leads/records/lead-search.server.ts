import { z } from "zod";
import type { Database } from "../../../platform/database/database.ts";
import type { Subject } from "../privacy/opt-out.ts";
import { readLead } from "./lead-queries.server.ts";
import type { Lead } from "./lead-record.ts";
import { matchesSearch, type TextSearch } from "./lead-search.ts";
import { emailKey } from "./lead-store.server.ts";
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

const SCAN_PAGE = 5_000;

/** What somebody wrote down about a lead, and the lenders that it was offered to. */
const WRITTEN = ["note", "shared", "handoff", "follow-up"];

/** Compares here, because the engines fold case differently, and neither ignores accents. */
async function scanLeads(
  database: Database<LeadTables>,
  search: TextSearch,
  limit: number,
): Promise<readonly Lead[]> {
  const notes = await readWritten(database);
  const ids: string[] = [];
  let after: { readonly created_at: number; readonly id: string } | undefined;
  do {
    const page = await readTexts(database, after);
    const matching = page.filter(({ id, reference, phone, name, email, message }) => {
      const texts = [name, email, ...(message === null ? [] : [message]), ...(notes.get(id) ?? [])];
      return matchesSearch(search, { reference, phone, texts });
    });
    ids.push(...matching.map(({ id }) => id));
    after = page.length < SCAN_PAGE ? undefined : page.at(-1);
  } while (after !== undefined && ids.length < limit);
  const found = ids.slice(0, limit);
  if (found.length === 0) return [];
  return (await newestFirst(database).selectAll().where("id", "in", found).execute()).map(readLead);
}

async function readTexts(
  database: Database<LeadTables>,
  after: { readonly created_at: number; readonly id: string } | undefined,
) {
  let query = newestFirst(database)
    .select(["id", "created_at", "reference", "phone", "name", "email", "message"])
    .limit(SCAN_PAGE);
  if (after !== undefined) {
    query = query.where((is) =>
      is(is.refTuple("created_at", "id"), "<", is.tuple(after.created_at, after.id)),
    );
  }
  return await query.execute();
}

const written = z.object({ text: z.string().optional(), partner: z.string().optional() });

/** Keyed by lead id. */
async function readWritten({ db }: Database<LeadTables>): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom("lead_events")
    .select(["lead_id", "detail"])
    .where("kind", "in", WRITTEN)
    .execute();
  const byLead = Map.groupBy(rows, ({ lead_id }) => lead_id);
  return new Map([...byLead].map(([id, events]) => [id, events.flatMap(({ detail }) => readWords(detail))]));
}

function readWords(detail: string): readonly string[] {
  const { text, partner } = written.parse(JSON.parse(detail));
  return [text, partner].filter((part) => part !== undefined);
}
