import type { Database } from "../../platform/database/database.ts";
import {
  countDueFollowUps,
  type FollowUp,
  listDueFollowUps,
} from "../../src/leads/follow-ups/follow-up-store.server.ts";
import { LOAN_PURPOSES, STATES } from "../../src/leads/lead.ts";
import type { PrivacyKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { listLeads, listRecentOrigins } from "../../src/leads/records/lead-queries.server.ts";
import { LEAD_STATUSES, type Lead } from "../../src/leads/records/lead-record.ts";
import { searchLeads } from "../../src/leads/records/lead-search.server.ts";
import type { LeadTables } from "../../src/leads/records/lead-tables.server.ts";
import { addPersonDetails, type ListedLead } from "../../src/leads/records/listed-lead.server.ts";
import { parseSearch } from "../../src/leads/records/parse-search.server.ts";
import { listMainLeads } from "../../src/leads/same-person/lead-joins.server.ts";
import {
  DATE_RULE,
  endOfOfficeDay,
  isDay,
  type OfficeCalendar,
  periodOf,
} from "../../src/office/office-calendar.ts";
import { describeFollowUp, describeMoment, readPromiseClock } from "../frame/office-times.ts";
import { type InboxAddress, nextAddress, readPurpose, readState, readStatus } from "./inbox-address.ts";
import type { Choice, InboxFilters, InboxRow, InboxView } from "./inbox-view-data.ts";

export interface DeskData {
  readonly database: Database<LeadTables>;
  readonly keys: PrivacyKeys;
  readonly office: OfficeCalendar;
  readonly now: number;
}

const PAGE_SIZE = 50;
const MAX_FOUND = 200;
/** The tab says "(1000)" beyond that. */
const MAX_COUNTED = 1_000;
/** Sources and campaigns to choose from are those of the last leads: listing all would read every lead. */
const RECENT = 500;

export async function readInbox({ filters, after }: InboxAddress, data: DeskData): Promise<InboxView> {
  const { database, keys } = data;
  const [choices, due] = [await listChoices(database), await countDue(data)];
  if (filters.view === "due" && filters.search === "") return await readDue({ filters, choices, due }, data);
  const [from, to] = [filters.from, filters.to].map((day) => (isDay(day) ? day : ""));
  if (from !== filters.from || to !== filters.to) {
    const shown = { ...filters, from: from ?? "", to: to ?? "" };
    return {
      page: "inbox",
      filters: shown,
      choices,
      due,
      rows: [],
      problem: DATE_RULE,
    };
  }
  const found = await findLeads({ filters, after }, data);
  const leads = await addPersonDetails(database, keys, found.slice(0, pageSizeOf(filters)));
  const last = leads.at(-1);
  return {
    page: "inbox",
    filters,
    choices,
    due,
    rows: await describeRows(leads, data),
    next:
      last && found.length > leads.length && filters.search === "" ? nextAddress(filters, last) : undefined,
    problem: filters.search !== "" && found.length > leads.length ? TOO_MANY : undefined,
  };
}

async function countDue({ database, office, now }: DeskData): Promise<number> {
  return await countDueFollowUps(database, { before: endOfOfficeDay(now, office), limit: MAX_COUNTED });
}

async function readDue(
  view: Pick<InboxView, "filters" | "choices" | "due">,
  data: DeskData,
): Promise<InboxView> {
  const { database, keys, office, now } = data;
  const planned = await listDueFollowUps(database, { before: endOfOfficeDay(now, office), limit: MAX_FOUND });
  const followUps = new Map(planned.map(({ lead, followUp }) => [lead.id, followUp]));
  const leads = await addPersonDetails(
    database,
    keys,
    planned.map(({ lead }) => lead),
  );
  const rows = await describeRows(leads, data, followUps);
  const problem = view.due > rows.length ? `Only the oldest ${MAX_FOUND} are shown.` : undefined;
  return { page: "inbox", ...view, rows, problem };
}

const TOO_MANY = `More than ${MAX_FOUND} leads match. Type more of the name.`;

function pageSizeOf({ search }: InboxFilters): number {
  return search === "" ? PAGE_SIZE : MAX_FOUND;
}

/** One more than a page has, to see whether there are more. A search looks at all leads, whatever the filters say. */
async function findLeads(
  { filters, after }: InboxAddress,
  { database, office }: DeskData,
): Promise<readonly Lead[]> {
  const { view, search, source, campaign, from, to } = filters;
  const limit = pageSizeOf(filters) + 1;
  if (search !== "") return await searchLeads(database, parseSearch(search), limit);
  return await listLeads(database, {
    status: view === "waiting" ? "new" : readStatus(filters.status),
    isOldestFirst: view === "waiting",
    isAlone: view === "waiting",
    source: source || undefined,
    campaign: campaign || undefined,
    state: readState(filters.state),
    loanPurpose: readPurpose(filters.purpose),
    isSuspected: filters.suspected,
    ...periodOf({ from: from || undefined, to: to || undefined }, office),
    limit,
    after,
  });
}

async function listChoices(database: Database<LeadTables>): Promise<InboxView["choices"]> {
  const recent = await listRecentOrigins(database, RECENT);
  const distinct = (values: readonly string[]) =>
    [...new Set(values)].sort().map((value): Choice => ({ value, label: value }));
  return {
    status: LEAD_STATUSES.map((value) => ({ value, label: value })),
    state: STATES.map((value) => ({ value, label: value })),
    purpose: LOAN_PURPOSES.map(({ value, label }) => ({ value, label })),
    source: distinct(recent.map(({ source }) => source)),
    campaign: distinct(recent.flatMap(({ campaign }) => campaign.utm_campaign ?? [])),
  };
}

async function describeRows(
  leads: readonly ListedLead[],
  data: DeskData,
  followUps: ReadonlyMap<string, FollowUp> = new Map(),
): Promise<readonly InboxRow[]> {
  const mains = await listMainLeads(
    data.database,
    leads.map(({ id }) => id),
  );
  return leads.map((lead) => {
    const [row, followUp, joinedTo] = [describeRow(lead, data), followUps.get(lead.id), mains.get(lead.id)];
    return {
      ...row,
      clock: joinedTo === undefined ? row.clock : undefined,
      followUp: followUp && describeFollowUp(followUp, data),
      joinedTo,
    };
  });
}

function describeRow(lead: ListedLead, { office, now }: DeskData): InboxRow {
  return {
    reference: lead.reference,
    name: lead.name,
    status: lead.status,
    received: describeMoment(lead.createdAt, office),
    clock: lead.status === "new" ? readPromiseClock(lead.createdAt, now, office) : undefined,
    state: lead.state ?? "",
    purpose: LOAN_PURPOSES.find(({ value }) => value === lead.loanPurpose)?.label ?? "",
    source: lead.source,
    campaign: lead.origin.campaign.utm_campaign ?? "",
    phone: lead.phone,
    email: lead.email,
    optedOut: lead.optedOut,
    otherLeads: lead.otherLeads,
    isSuspected: lead.suspicions.length > 0,
  };
}
