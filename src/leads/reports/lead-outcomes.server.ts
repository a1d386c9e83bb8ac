import { setImmediate as nextTurn } from "node:timers/promises";
import { type ExpressionBuilder, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../../platform/database/database.ts";
import type { AuditTables } from "../../audit/audit-log.server.ts";
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
    joined: Map.groupBy(await readJoined(database, filter), ({ main_lead_id }) => main_lead_id),
  };
  let last: LeadRow | undefined;
  do {
    const rows = await readChunk(database, filter, last);
    yield readOutcomes(rows, filter, memory);
    last = rows.length < CHUNK ? undefined : rows.at(-1);
    await nextTurn();
  } while (last !== undefined);
}

type LeadRow = Awaited<ReturnType<typeof readChunk>>[number];

async function readChunk(
  { db }: OutcomeDatabase,
  { from, to, namesActors }: OutcomeFilter,
  after: { readonly id: string; readonly created_at: number } | undefined,
) {
  let query = db
    .selectFrom("leads")
    .select(["id", "reference", "created_at", "source", "state", "page", "campaign", "status", "suspicions"])
    .select(["agreed_channels", selectEvents])
    .$if(namesActors, (named) => named.select(selectActors))
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

function readOutcomes(
  rows: readonly LeadRow[],
  { offered }: OutcomeFilter,
  { campaigns, statuses, joined }: Memory,
): readonly LeadOutcome[] {
  return rows.map((row) => {
    const leads = [row, ...(joined.get(row.id) ?? [])];
    const history = leads.flatMap(readEvents);
    history.sort((one, other) => one.happenedAt - other.happenedAt);
    const first = history.find(({ kind, detail }) => kind === "status" && statuses(detail).status !== "new");
    const closed = leads.find(({ status }) => status === "closed");
    const closing = history.findLast(
      ({ kind, detail, lead }) =>
        kind === "status" && lead === closed && statuses(detail).status === "closed",
    );
    return {
      createdAt: row.created_at,
      source: row.source,
      state: row.state,
      page: row.page,
      campaign: campaigns(row.campaign),
      isSuspected: leads.every(isSuspected),
      isEntered: row.agreed_channels !== null,
      // Somebody may have answered the other lead before this one came in.
      contactedAt: first === undefined ? contactBefore(row) : Math.max(row.created_at, first.happenedAt),
      contactedBy: (first && nameActor(first.lead, first.happenedAt)) ?? null,
      wasReferred: history.some(({ kind }) => kind === "shared"),
      wasOffered: leads.some(({ id }) => offered.has(id)),
      isClosed: closed !== undefined,
      closedAmount: (closing && statuses(closing.detail).amount) ?? null,
    };
  });
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

/** All of them: they are few. */
async function readJoined({ db }: OutcomeDatabase, { namesActors }: OutcomeFilter) {
  return await db
    .selectFrom("lead_joins")
    .innerJoin("leads", "leads.id", "lead_joins.lead_id")
    .select(["leads.id", "leads.reference", "leads.status", "leads.suspicions", "lead_joins.main_lead_id"])
    .select(selectEvents)
    .$if(namesActors, (named) => named.select(selectActors))
    .execute();
}

/**
 * A line for each event, or for each entry of the audit log. Part of the statement that reads the leads, so that the database
 * looks them up lead by lead: PostgreSQL would read a whole table for every chunk that is joined with it.
 */
function selectEvents({ selectFrom }: ExpressionBuilder<LeadTables, "leads">) {
  return (
    selectFrom("lead_events")
      // JSON has no tab and no line break outside of its own spaces, and none of these is written with spaces.
      .select(
        sql<string | null>`string_agg(happened_at || ${"\t"} || kind || ${"\t"} || detail, ${"\n"})`.as(
          "lines",
        ),
      )
      .whereRef("lead_events.lead_id", "=", "leads.id")
      .where("kind", "in", ["status", "shared"])
      .as("events")
  );
}

function selectActors({ selectFrom }: ExpressionBuilder<LeadTables & AuditTables, "leads">) {
  return selectFrom("audit_log")
    .select(sql<string | null>`string_agg(happened_at || ${"\t"} || actor, ${"\n"})`.as("lines"))
    .whereRef("audit_log.subject", "=", "leads.reference")
    .as("actors");
}

function readEvents<Lead extends { readonly events: string | null }>(lead: Lead) {
  return readLines(lead.events).map(([happenedAt, kind = "", detail = ""]) => {
    return { happenedAt: Number(happenedAt), kind, detail, lead };
  });
}

/** Who did what the history tells: its entry in the log has the same moment. */
function nameActor({ actors }: { readonly actors?: string | null }, happenedAt: number): string | undefined {
  return readLines(actors).find(([moment]) => moment === String(happenedAt))?.[1];
}

function readLines(lines: string | null | undefined): readonly (readonly string[])[] {
  return lines?.split("\n").map((line) => line.split("\t")) ?? [];
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
