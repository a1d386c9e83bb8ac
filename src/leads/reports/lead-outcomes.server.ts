import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import type { Database } from "../../../platform/database/database.ts";
import { type AuditTables, nameActors } from "../../audit/audit-log.server.ts";
import type { Campaign } from "../../campaign/campaign.ts";
import { readCampaign } from "../records/lead-queries.server.ts";
import { LEAD_STATUSES, type LeadStatus } from "../records/lead-record.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import { standsAlone } from "../same-person/standing-alone.server.ts";
import type { LeadOutcome } from "./report-rows.ts";

export interface OutcomeFilter {
  /** Milliseconds since 1970; `from` is inclusive, `to` is exclusive. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Whether it is asked who answered: that takes as long as everything else. */
  readonly namesActors: boolean;
  /** Ids of leads whose deal was offered to a lender without a name. */
  readonly offered: ReadonlySet<string>;
}

type OutcomeDatabase = Database<LeadTables & AuditTables>;

/** Few enough that visitors do not wait: between two chunks the process answers them. */
const CHUNK = 1_000;

/** Chunks of leads, oldest first. A lead that is joined to another counts with that one: it is the same person. */
export async function* readLeadOutcomes(
  database: OutcomeDatabase,
  filter: OutcomeFilter,
): AsyncGenerator<readonly LeadOutcome[]> {
  const memory = {
    ...{ campaigns: remember(readCampaign), statuses: remember(readStatus) },
    joined: Map.groupBy(await readJoined(database), ({ main_lead_id }) => main_lead_id),
  };
  let last: LeadRow | undefined;
  do {
    const rows = await readChunk(database, filter, last);
    yield await readOutcomes(database, filter, rows, memory);
    last = rows.length < CHUNK ? undefined : rows.at(-1);
    await nextTurn();
  } while (last !== undefined);
}

type LeadRow = Awaited<ReturnType<typeof readChunk>>[number];

async function readChunk(
  { db }: OutcomeDatabase,
  { from, to }: OutcomeFilter,
  after: { readonly id: string; readonly created_at: number } | undefined,
) {
  let query = db
    .selectFrom("leads")
    .select(["id", "reference", "created_at", "source", "state", "page", "campaign", "status", "suspicions"])
    .select("agreed_channels")
    .where(standsAlone)
    .orderBy("created_at")
    .orderBy("id")
    .limit(CHUNK);
  if (from !== undefined) query = query.where("created_at", ">=", from);
  if (to !== undefined) query = query.where("created_at", "<", to);
  if (after !== undefined) {
    query = query.where((is) =>
      is(is.refTuple("created_at", "id"), ">", is.tuple(after.created_at, after.id)),
    );
  }
  return await query.execute();
}

interface Memory {
  /** By the id of the lead that leads. */
  readonly joined: ReadonlyMap<string, Awaited<ReturnType<typeof readJoined>>>;
  readonly campaigns: (stored: string) => Campaign;
  readonly statuses: (stored: string) => StatusDetail;
}

async function readOutcomes(
  database: OutcomeDatabase,
  { offered, namesActors }: OutcomeFilter,
  rows: readonly LeadRow[],
  { campaigns, statuses, joined }: Memory,
): Promise<readonly LeadOutcome[]> {
  const others = rows.flatMap(({ id }) => joined.get(id) ?? []).map(({ id }) => id);
  const events = Map.groupBy(await readEvents(database, rows, others), ({ lead_id }) => lead_id);
  const found = rows.map((row) => {
    const leads = [row, ...(joined.get(row.id) ?? [])];
    const history = leads.flatMap((lead) => (events.get(lead.id) ?? []).map((event) => ({ ...event, lead })));
    history.sort((one, other) => one.happened_at - other.happened_at);
    const first = history.find(({ kind, detail }) => kind === "status" && statuses(detail).status !== "new");
    const closed = leads.find(({ status }) => status === "closed");
    const closing = history.findLast(
      ({ kind, detail, lead }) =>
        kind === "status" && lead === closed && statuses(detail).status === "closed",
    );
    return { row, leads, history, first, closed, amount: closing && statuses(closing.detail).amount };
  });
  const answers = found.flatMap(({ first }) => (first ? [describeAnswer(first)] : []));
  const nameActor = await nameActors(database, namesActors ? answers : []);
  return found.map(({ row, leads, history, first, closed, amount }) => ({
    createdAt: row.created_at,
    source: row.source,
    state: row.state,
    page: row.page,
    campaign: campaigns(row.campaign),
    isSuspected: leads.every(isSuspected),
    isEntered: row.agreed_channels !== null,
    // Somebody may have answered the other lead before this one came in.
    contactedAt: first === undefined ? contactBefore(row) : Math.max(row.created_at, first.happened_at),
    contactedBy: (first && nameActor(describeAnswer(first))) ?? null,
    wasReferred: history.some(({ kind }) => kind === "shared"),
    wasOffered: leads.some(({ id }) => offered.has(id)),
    isClosed: closed !== undefined,
    closedAmount: amount ?? null,
  }));
}

/** A file may say that its people were contacted before they were entered. */
function contactBefore({ status, agreed_channels, created_at }: LeadRow): number | null {
  return agreed_channels !== null && status !== "new" ? created_at : null;
}

/** Whoever worked with a lead has seen that a person sent it. */
function isSuspected({
  suspicions,
  status,
}: {
  readonly suspicions: string;
  readonly status: LeadStatus;
}): boolean {
  return suspicions !== "[]" && (status === "new" || status === "declined");
}

function describeAnswer({
  happened_at,
  lead,
}: {
  readonly happened_at: number;
  readonly lead: { readonly reference: string };
}) {
  return { subject: lead.reference, happenedAt: happened_at };
}

/** All of them: they are few. */
async function readJoined({ db }: OutcomeDatabase) {
  return await db
    .selectFrom("lead_joins")
    .innerJoin("leads", "leads.id", "lead_joins.lead_id")
    .select(["leads.id", "leads.reference", "leads.status", "leads.suspicions", "lead_joins.main_lead_id"])
    .execute();
}

/** Of leads that follow each other in time, and of some others. A list of a thousand ids would take longer to prepare. */
async function readEvents({ db }: OutcomeDatabase, rows: readonly LeadRow[], others: readonly string[]) {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return [];
  const select = db
    .selectFrom("lead_events")
    .select(["lead_id", "kind", "detail", "happened_at"])
    .where("kind", "in", ["status", "shared"]);
  const own = await select
    .innerJoin("leads", "leads.id", "lead_events.lead_id")
    .where("leads.created_at", ">=", first.created_at)
    .where("leads.created_at", "<=", last.created_at)
    .execute();
  if (others.length === 0) return own;
  return [...own, ...(await select.where("lead_id", "in", others).execute())];
}

/** Thousands of leads share a few campaigns and statuses. */
function remember<Value>(read: (stored: string) => Value): (stored: string) => Value {
  const known = new Map<string, Value>();
  return (stored) => {
    const value = known.get(stored) ?? read(stored);
    known.set(stored, value);
    return value;
  };
}

const statusDetail = z.object({ status: z.enum(LEAD_STATUSES), amount: z.number().optional() });
type StatusDetail = z.infer<typeof statusDetail>;

function readStatus(detail: string): StatusDetail {
  return statusDetail.parse(JSON.parse(detail));
}
