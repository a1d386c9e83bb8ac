import { sql } from "kysely";
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

const PAGE = 1_000;

/** What somebody wrote down about a lead, and the lenders that it was offered to. */
const WRITTEN = ["note", "shared", "handoff", "follow-up", "mailed"];

/**
 * The database finds the leads that may match, and the exact comparison is made here: the engines fold case differently,
 * and neither ignores accents.
 */
async function scanLeads(
  database: Database<LeadTables>,
  search: TextSearch,
  limit: number,
): Promise<readonly Lead[]> {
  // The rarest word is not known, but a long one is seldom frequent.
  const longest = search.words.toSorted((one, other) => other.length - one.length)[0] ?? "";
  const noted = await findNoted(database, longest);
  const found: Lead[] = [];
  let after: Lead | undefined;
  do {
    const page = await readCandidates(database, search, { longest, noted, after });
    const notes = await readWritten(
      database,
      page.map(({ id }) => id),
    );
    found.push(
      ...page.filter((lead) => {
        const texts = [lead.name, lead.email, lead.message ?? "", ...(notes.get(lead.id) ?? [])];
        return matchesSearch(search, { reference: lead.reference, phone: lead.phone, texts });
      }),
    );
    after = page.length < PAGE ? undefined : page.at(-1);
  } while (after !== undefined && found.length < limit);
  return found.slice(0, limit);
}

/** A text that has the word, or an accent somewhere: then only the exact comparison knows. */
function mayHave(column: string, word: string) {
  const text = sql.ref(column);
  // What JSON writes in another way, and the wildcards of the pattern themselves, may be anything.
  const pattern = `%${word.replaceAll(/["\\]/g, "%")}%`;
  return sql<boolean>`(lower(${text}) like ${pattern} or octet_length(${text}) > length(${text}))`;
}

interface Candidates {
  readonly longest: string;
  /** Leads about which something was written down that may have the longest word. */
  readonly noted: readonly string[];
  readonly after: Lead | undefined;
}

async function readCandidates(
  database: Database<LeadTables>,
  { referencePart, phonePart }: TextSearch,
  { longest, noted, after }: Candidates,
): Promise<readonly Lead[]> {
  let query = newestFirst(database)
    .selectAll()
    .where((is) =>
      is.or([
        ...["name", "email", "message"].map((column) => mayHave(column, longest)),
        ...(noted.length > 0 ? [is("id", "in", noted)] : []),
        ...(phonePart === undefined ? [] : [is("phone", "like", `%${phonePart}%`)]),
        ...(referencePart === undefined
          ? []
          : [sql<boolean>`replace(reference, '-', '') like ${`%${referencePart}%`}`]),
      ]),
    )
    .limit(PAGE);
  if (after !== undefined) {
    const { createdAt, id } = after;
    query = query.where((is) => is(is.refTuple("created_at", "id"), "<", is.tuple(createdAt, id)));
  }
  return (await query.execute()).map(readLead);
}

/** Of a word that stands in very many notes, the newest: a search shows fewer leads than that anyway. */
const MAX_NOTED = 5_000;

async function findNoted({ db }: Database<LeadTables>, word: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("lead_events")
    .select("lead_id")
    .where("kind", "in", WRITTEN)
    .where(mayHave("detail", word))
    .orderBy("happened_at", "desc")
    .limit(MAX_NOTED)
    .execute();
  return [...new Set(rows.map(({ lead_id }) => lead_id))];
}

const written = z.object({
  text: z.string().optional(),
  subject: z.string().optional(),
  partner: z.string().optional(),
});

/** Keyed by lead id. */
async function readWritten(
  { db }: Database<LeadTables>,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("lead_events")
    .select(["lead_id", "detail"])
    .where("lead_id", "in", leadIds)
    .where("kind", "in", WRITTEN)
    .execute();
  const byLead = Map.groupBy(rows, ({ lead_id }) => lead_id);
  return new Map([...byLead].map(([id, events]) => [id, events.flatMap(({ detail }) => readWords(detail))]));
}

function readWords(detail: string): readonly string[] {
  const { text, subject, partner } = written.parse(JSON.parse(detail));
  return [text, subject, partner].filter((part) => part !== undefined);
}
