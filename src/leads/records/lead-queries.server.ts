import type { Selectable } from "kysely";
import { z } from "zod";
import { countRows } from "../../../platform/database/count-rows.ts";
import type { Database } from "../../../platform/database/database.ts";
import { CAMPAIGN_LABELS, type Campaign } from "../../campaign/campaign.ts";
import { isPromised } from "../entry/entered-leads.server.ts";
import { CONTACT_CHANNELS, OPT_OUT_SCOPES } from "../privacy/opt-out.ts";
import { standsAlone } from "../same-person/standing-alone.server.ts";
import { type DatedLeadEvent, LEAD_STATUSES, type Lead, STATUS_CHANNELS, SUSPICIONS } from "./lead-record.ts";
import type { LeadReader, LeadTables } from "./lead-tables.server.ts";

/** The operator's view of the leads: find them and read them. lead-list.server.ts lists them, lead-changes.server.ts changes them. */

/** The commonest sources, campaigns and owners of leads: visitors can make any number of the first two up. */
export async function listCommonValues(
  { db }: Database<LeadTables>,
  limit: number,
): Promise<Readonly<Record<"source" | "campaign" | "owner", readonly string[]>>> {
  const read = async (column: "source" | "campaign" | "owner") => {
    const rows = await db
      .selectFrom("leads")
      .select([`${column} as value`, ({ fn }) => fn.max("created_at").as("newest")])
      .groupBy(column)
      .orderBy(({ fn }) => fn.countAll(), "desc")
      .orderBy("newest", "desc")
      .limit(limit)
      .execute();
    return rows.flatMap(({ value }) => value ?? []);
  };
  const campaigns = (await read("campaign")).flatMap((json) => readCampaign(json).utm_campaign ?? []);
  return { source: await read("source"), campaign: [...new Set(campaigns)], owner: await read("owner") };
}

/**
 * Who waits, as the next lead, the digest and the reports have it: without those that a program may have sent. At most
 * `limit`, because the inbox only says "more than that".
 */
export async function countNewLeads({ db }: Database<LeadTables>, limit: number): Promise<number> {
  const rows = await db
    .selectFrom("leads")
    .select("id")
    .where("status", "=", "new")
    .where("suspicions", "=", "[]")
    .where(standsAlone)
    .limit(limit)
    .execute();
  return rows.length;
}

export interface WaitingLeads {
  readonly count: number;
  /** The longest waiting first. */
  readonly first: readonly Pick<Lead, "reference" | "createdAt">[];
}

/** Leads that came in through the site before this moment and that nobody has answered. Counts in the database: there may be many. */
export async function findWaitingLeads(
  { db }: Database<LeadTables>,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<WaitingLeads> {
  const waiting = db
    .selectFrom("leads")
    .where("status", "=", "new")
    .where("created_at", "<", before)
    .where(isPromised)
    .where(standsAlone);
  const first = waiting.select(["reference", "created_at as createdAt"]).orderBy("created_at").orderBy("id");
  return { count: await countRows(waiting), first: await first.limit(limit).execute() };
}

export type LeadName = { readonly id: string } | { readonly reference: string };

export async function findLead(database: Database<LeadTables>, name: LeadName): Promise<Lead | undefined> {
  const query = database.db.selectFrom("leads").selectAll();
  const row = await ("id" in name
    ? query.where("id", "=", name.id)
    : query.where("reference", "=", name.reference)
  ).executeTakeFirst();
  return row === undefined ? undefined : readLead(row);
}

/** Oldest first. */
export async function listEvents(
  database: Database<LeadTables>,
  leadId: string,
): Promise<readonly DatedLeadEvent[]> {
  return (await listEventsByLead(database, [leadId])).get(leadId) ?? [];
}

/** Keyed by lead id, oldest first. A lead without events has no entry. */
export async function listEventsByLead(
  { db }: { readonly db: LeadReader },
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DatedLeadEvent[]>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("lead_events")
    .selectAll()
    .where("lead_id", "in", leadIds)
    .orderBy("happened_at")
    .orderBy("id")
    .execute();
  const byLead = Map.groupBy(rows, ({ lead_id }) => lead_id);
  return new Map([...byLead].map(([leadId, events]) => [leadId, events.map(readEvent)]));
}

function readEvent({ kind, detail, happened_at }: Selectable<LeadTables["lead_events"]>): DatedLeadEvent {
  return {
    ...leadEvent.parse({ ...eventDetail.parse(JSON.parse(detail)), kind }),
    happenedAt: happened_at,
  };
}

const eventDetail = z.record(z.string(), z.unknown());

const leadEvent = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("status"),
    status: z.enum(LEAD_STATUSES),
    by: z.enum(STATUS_CHANNELS).optional(),
    amount: z.number().optional(),
    closedOn: z.string().optional(),
    reason: z.literal("spam").optional(),
  }),
  z.object({ kind: z.literal("shared"), partner: z.string(), isChosen: z.literal(true).optional() }),
  z.object({ kind: z.literal("unshared"), partner: z.string() }),
  z.object({ kind: z.literal("note"), text: z.string() }),
  z.object({ kind: z.literal("mailed"), job: z.string(), subject: z.string(), text: z.string() }),
  z.object({ kind: z.literal("corrected"), fields: z.array(z.string()).readonly() }),
  z.object({
    kind: z.literal("follow-up"),
    step: z.enum(["set", "moved", "done", "removed"]),
    day: z.string(),
    minute: z.number().optional(),
    text: z.string(),
  }),
  z.object({ kind: z.literal("handoff"), text: z.string() }),
  z.object({ kind: z.literal("assigned"), owner: z.string().nullable() }),
  z.object({ kind: z.enum(["joined", "unjoined"]), reference: z.string(), isMain: z.boolean() }),
  z.object({
    kind: z.enum(["opted-out", "opted-in"]),
    reason: z.string(),
    // Before scopes existed, an opt-out meant everything.
    scopes: z.array(z.enum(OPT_OUT_SCOPES)).readonly().default(OPT_OUT_SCOPES),
  }),
]);

const campaign = z.partialRecord(z.enum(CAMPAIGN_LABELS), z.string());
const agreedChannels = z.array(z.enum(CONTACT_CHANNELS)).readonly();
const suspicions = z.array(z.enum(SUSPICIONS)).readonly();

export function readCampaign(json: string): Campaign {
  return campaign.parse(JSON.parse(json));
}

export function readLead(row: Selectable<LeadTables["leads"]>): Lead {
  return {
    id: row.id,
    reference: row.reference,
    createdAt: row.created_at,
    name: row.name,
    email: row.email,
    phone: row.phone,
    phoneTyped: row.phone_typed,
    state: row.state,
    loanPurpose: row.loan_purpose,
    source: row.source,
    dealSummary: row.deal_summary,
    message: row.message,
    origin: { page: row.page, referrer: row.referrer, campaign: readCampaign(row.campaign) },
    suspicions: suspicions.parse(JSON.parse(row.suspicions)),
    hasFormToken: row.has_form_token === 1,
    status: row.status,
    lastContactAt: row.last_contact_at,
    owner: row.owner,
    dealRatio: row.deal_ratio,
    loanAmount: row.loan_amount,
    agreedChannels:
      row.agreed_channels === null ? null : agreedChannels.parse(JSON.parse(row.agreed_channels)),
  };
}
