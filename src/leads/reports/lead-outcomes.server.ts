import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../../platform/database/database.ts";
import type { Campaign } from "../../campaign/campaign.ts";
import { jsonPattern } from "../records/json-pattern.ts";
import { readCampaign } from "../records/lead-queries.server.ts";
import type { LeadStatus } from "../records/lead-record.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import type { LeadOutcome } from "./report-rows.ts";

export interface OutcomeFilter {
  /** Milliseconds since 1970; `from` is inclusive, `to` is exclusive. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** How `recordEvent` stores a change back to new. */
const BACK_TO_NEW = JSON.stringify({ status: "new" satisfies LeadStatus });

/** Part of how it stores that a lead was closed. */
const CLOSED = jsonPattern({ status: "closed" satisfies LeadStatus });

const closing = z.object({ amount: z.number().optional() });

/** Few enough that visitors do not wait: between two chunks the process answers them. */
const CHUNK = 1_000;

/** Chunks of leads, oldest first. */
export async function* readLeadOutcomes(
  database: Database<LeadTables>,
  filter: OutcomeFilter,
): AsyncGenerator<readonly LeadOutcome[]> {
  const readKnown = rememberCampaigns();
  let last: OutcomeRow | undefined;
  do {
    const rows = await readChunk(database, filter, last);
    yield rows.map((row) => readOutcome(row, readKnown));
    last = rows.length < CHUNK ? undefined : rows.at(-1);
    await nextTurn();
  } while (last !== undefined);
}

type OutcomeRow = Awaited<ReturnType<typeof readChunk>>[number];

async function readChunk(
  { db }: Database<LeadTables>,
  { from, to }: OutcomeFilter,
  after: { readonly id: string; readonly created_at: number } | undefined,
) {
  let query = db
    .selectFrom("leads")
    .select((select) => [
      "id",
      "created_at",
      "source",
      "state",
      "page",
      "campaign",
      "status",
      select
        .selectFrom("lead_events")
        .select(({ fn }) => fn.min("happened_at").as("first"))
        .whereRef("lead_id", "=", "leads.id")
        .where("kind", "=", "status")
        .where("detail", "!=", BACK_TO_NEW)
        .as("contacted_at"),
      select
        .selectFrom("lead_events")
        .select("detail")
        .whereRef("lead_id", "=", "leads.id")
        .where("kind", "=", "status")
        .where("detail", "like", CLOSED)
        .orderBy("happened_at", "desc")
        .limit(1)
        .as("closing"),
      sql<0 | 1>`case when exists (select 1 from lead_events
      where lead_id = leads.id and kind = 'shared') then 1 else 0 end`.as("was_referred"),
    ])
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

/** Thousands of leads share a few campaigns. */
function rememberCampaigns(): (stored: string) => Campaign {
  const campaigns = new Map<string, Campaign>();
  return (stored) => {
    const campaign = campaigns.get(stored) ?? readCampaign(stored);
    campaigns.set(stored, campaign);
    return campaign;
  };
}

function readOutcome(row: OutcomeRow, readKnown: (stored: string) => Campaign): LeadOutcome {
  return {
    createdAt: row.created_at,
    source: row.source,
    state: row.state,
    page: row.page,
    campaign: readKnown(row.campaign),
    status: row.status,
    contactedAt: row.contacted_at,
    wasReferred: row.was_referred === 1,
    closedAmount: row.status === "closed" && row.closing !== null ? readAmount(row.closing) : null,
  };
}

function readAmount(detail: string): number | null {
  return closing.parse(JSON.parse(detail)).amount ?? null;
}
