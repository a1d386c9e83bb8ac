import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import type { State } from "../../office/states.ts";
import type { LoanPurpose } from "../lead.ts";
import { isStuck, type StuckQuestion } from "../reports/stuck-condition.server.ts";
import { standsAlone } from "../same-person/standing-alone.server.ts";
import { jsonPattern } from "./json-pattern.ts";
import type { LeadOrder, SortColumn } from "./lead-order.ts";
import { readLead } from "./lead-queries.server.ts";
import { LEAD_STATUSES, type Lead, type LeadStatus } from "./lead-record.ts";
import type { LeadTables } from "./lead-tables.server.ts";

export interface LeadFilter {
  readonly status?: LeadStatus | undefined;
  readonly source?: string | undefined;
  readonly state?: State | undefined;
  readonly loanPurpose?: LoanPurpose | undefined;
  /** The name of the campaign (`utm_campaign`). */
  readonly campaign?: string | undefined;
  /** Only leads that a program may have sent, or only others. */
  readonly isSuspected?: boolean | undefined;
  /** The name of a colleague; null: only leads that belong to nobody. */
  readonly owner?: string | null | undefined;
  /** Milliseconds since 1970; `from` is inclusive, `to` is exclusive. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Only leads that wait too long. */
  readonly stuck?: StuckQuestion | undefined;
}

/** What has no value comes last in both directions. No state, purpose or colleague sorts after it. */
const LAST_TEXT = "zzzz";
const LAST_NUMBER = 2_000_000_000;

const SORTS = {
  received: () => sql.ref("created_at"),
  name: () => sql`lower(name)`,
  status: () => sql.ref("status"),
  state: (isDescending) => sql`coalesce(state, ${sql.lit(isDescending ? "" : LAST_TEXT)})`,
  purpose: (isDescending) => sql`coalesce(loan_purpose, ${sql.lit(isDescending ? "" : LAST_TEXT)})`,
  owner: (isDescending) => sql`coalesce(lower(owner), ${sql.lit(isDescending ? "" : LAST_TEXT)})`,
  ratio: (isDescending) => sql`coalesce(deal_ratio, ${sql.lit(isDescending ? -1 : LAST_NUMBER)})`,
  loan: (isDescending) => sql`coalesce(loan_amount, ${sql.lit(isDescending ? -1 : LAST_NUMBER)})`,
} as const satisfies Record<SortColumn, (isDescending: boolean) => RawBuilder<unknown>>;

const NEWEST_FIRST: LeadOrder = { column: "received", isDescending: true };

export interface LeadPage extends LeadFilter {
  readonly limit: number;
  /** Newest first, unless asked otherwise. */
  readonly order?: LeadOrder | undefined;
  /** The id of the last lead of the previous page. */
  readonly after?: string | undefined;
}

export async function listLeads(
  { db }: Pick<Database<LeadTables>, "db">,
  { limit, order = NEWEST_FIRST, after, ...filter }: LeadPage,
): Promise<readonly Lead[]> {
  const { isDescending } = order;
  const value = SORTS[order.column](isDescending);
  const direction = isDescending ? "desc" : "asc";
  let query = narrow(db.selectFrom("leads").selectAll(), filter)
    .orderBy(value, direction)
    .orderBy("id", direction)
    .limit(limit);
  if (after !== undefined) {
    const last = await db
      .selectFrom("leads")
      .select(value.as("value"))
      .where("id", "=", after)
      .executeTakeFirst();
    // It was deleted in the meantime: the first page again.
    if (last !== undefined) {
      // Compared as a pair, so that PostgreSQL starts in the index where the last page ended.
      const than = sql.raw(isDescending ? "<" : ">");
      query = query.where(sql<boolean>`(${value}, id) ${than} (${last.value}, ${after})`);
    }
  }
  return (await query.execute()).map(readLead);
}

/** At most `limit`. */
export async function countLeads(
  { db }: Pick<Database<LeadTables>, "db">,
  filter: LeadFilter,
  limit: number,
): Promise<number> {
  return (await narrow(db.selectFrom("leads").select("id"), filter).limit(limit).execute()).length;
}

export interface StatusTotal {
  readonly count: number;
  /** Of the loans that are known, in dollars. */
  readonly loans: number;
}

/** How many leads the list of each status has, and their loans. */
export async function sumByStatus(
  { db }: Pick<Database<LeadTables>, "db">,
  filter: LeadFilter,
): Promise<Readonly<Record<LeadStatus, StatusTotal>>> {
  const rows = await narrow(db.selectFrom("leads"), filter)
    .where(standsAlone)
    .select(({ fn }) => [
      "status",
      fn.countAll<number>().as("count"),
      fn.sum<number | null>("loan_amount").as("loans"),
    ])
    .groupBy("status")
    .execute();
  const totalOf = (status: LeadStatus): StatusTotal => {
    const row = rows.find((candidate) => candidate.status === status);
    return { count: Number(row?.count ?? 0), loans: Number(row?.loans ?? 0) };
  };
  const [fresh, contacted, referred, closed, declined] = LEAD_STATUSES;
  return {
    [fresh]: totalOf(fresh),
    [contacted]: totalOf(contacted),
    [referred]: totalOf(referred),
    [closed]: totalOf(closed),
    [declined]: totalOf(declined),
  };
}

/** A list of leads in one state leaves joined ones out: they are where the one is that leads. A list of all leads has them. */
function narrow<Output>(
  query: SelectQueryBuilder<LeadTables, "leads", Output>,
  { status, source, state, loanPurpose, campaign, isSuspected, owner, from, to, stuck }: LeadFilter,
): SelectQueryBuilder<LeadTables, "leads", Output> {
  let narrowed = query;
  if (status !== undefined || stuck !== undefined) narrowed = narrowed.where(standsAlone);
  if (stuck !== undefined) narrowed = narrowed.where(isStuck(stuck));
  if (state !== undefined) narrowed = narrowed.where("state", "=", state);
  if (loanPurpose !== undefined) narrowed = narrowed.where("loan_purpose", "=", loanPurpose);
  if (campaign !== undefined) {
    narrowed = narrowed.where("campaign", "like", jsonPattern({ utm_campaign: campaign }));
  }
  if (isSuspected !== undefined) narrowed = narrowed.where("suspicions", isSuspected ? "!=" : "=", "[]");
  if (owner === null) narrowed = narrowed.where("owner", "is", null);
  else if (owner !== undefined) narrowed = narrowed.where("owner", "=", owner);
  if (status !== undefined) narrowed = narrowed.where("status", "=", status);
  if (source !== undefined) narrowed = narrowed.where("source", "=", source);
  if (from !== undefined) narrowed = narrowed.where("created_at", ">=", from);
  if (to !== undefined) narrowed = narrowed.where("created_at", "<", to);
  return narrowed;
}
