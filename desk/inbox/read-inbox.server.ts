import {
  countDueFollowUps,
  type FollowUp,
  listDueFollowUps,
} from "../../src/leads/follow-ups/follow-up-store.server.ts";
import { LOAN_PURPOSES } from "../../src/leads/lead.ts";
import { listLeads } from "../../src/leads/records/lead-list.server.ts";
import { listRecentOrigins } from "../../src/leads/records/lead-queries.server.ts";
import { LEAD_STATUSES, type Lead } from "../../src/leads/records/lead-record.ts";
import { searchLeads } from "../../src/leads/records/lead-search.server.ts";
import { addPersonDetails, type ListedLead } from "../../src/leads/records/listed-lead.server.ts";
import { parseSearch } from "../../src/leads/records/parse-search.server.ts";
import { listMainLeads } from "../../src/leads/same-person/lead-joins.server.ts";
import { DATE_RULE, endOfOfficeDay, isDay, periodOf } from "../../src/office/office-calendar.ts";
import { STATES } from "../../src/office/states.ts";
import type { DeskData } from "../desk-data.server.ts";
import { describeFollowUp, describeMoment, readPromiseClock } from "../frame/office-times.ts";
import { type InboxAddress, type InboxFilters, nextAddress } from "./inbox-address.ts";

const PAGE_SIZE = 50;
const MAX_FOUND = 200;
/** The tab says "(1000)" beyond that. */
const MAX_COUNTED = 1_000;
/** Sources and campaigns to choose from are those of the last leads: listing all would read every lead. */
const RECENT = 500;

export type InboxView = Awaited<ReturnType<typeof readInbox>>;
export type InboxRow = Awaited<ReturnType<typeof describeRows>>[number];

export async function readInbox({ filters, after }: InboxAddress, data: DeskData) {
  const [choices, due] = [await listChoices(data.database), await countDue(data)];
  const [from = "", to = ""] = [filters.from, filters.to].map((day) => (isDay(day) ? day : ""));
  // A date field cannot show a day that is none.
  const shown = { page: "inbox" as const, filters: { ...filters, from, to }, choices, due };
  if (filters.view === "due" && filters.search === "") return { ...shown, ...(await readDue(due, data)) };
  if (from !== filters.from || to !== filters.to) return { ...shown, rows: [], problem: DATE_RULE };
  return { ...shown, ...(await readPage({ filters, after }, data)) };
}

interface InboxPage {
  readonly rows: readonly InboxRow[];
  /** Address of the next page. */
  readonly next?: string | undefined;
  /** What is wrong with a filter, or that there are more. */
  readonly problem?: string | undefined;
}

async function readPage({ filters, after }: InboxAddress, data: DeskData): Promise<InboxPage> {
  const found = await findLeads({ filters, after }, data);
  const leads = await addPersonDetails(data.database, data.keys, found.slice(0, pageSizeOf(filters)));
  const rows = await describeRows(leads, data);
  const last = leads.at(-1);
  if (last === undefined || found.length === leads.length) return { rows };
  return filters.search === "" ? { rows, next: nextAddress(filters, last) } : { rows, problem: TOO_MANY };
}

async function countDue({ database, office, now }: DeskData): Promise<number> {
  return await countDueFollowUps(database, { before: endOfOfficeDay(now, office), limit: MAX_COUNTED });
}

async function readDue(due: number, data: DeskData): Promise<InboxPage> {
  const { database, keys, office, now } = data;
  const planned = await listDueFollowUps(database, { before: endOfOfficeDay(now, office), limit: MAX_FOUND });
  // A lead with several of them is listed once, with the oldest.
  const followUps = new Map(planned.toReversed().map(({ lead, followUp }) => [lead.id, followUp]));
  const found = [...new Map(planned.map(({ lead }) => [lead.id, lead])).values()];
  const rows = await describeRows(await addPersonDetails(database, keys, found), data, followUps);
  return { rows, problem: due > planned.length ? `Only the oldest ${MAX_FOUND} are shown.` : undefined };
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
    status: view === "waiting" ? "new" : LEAD_STATUSES.find((status) => status === filters.status),
    order: { column: "received", isDescending: view !== "waiting" },
    isAlone: view === "waiting",
    source: source || undefined,
    campaign: campaign || undefined,
    state: STATES.find((state) => state === filters.state),
    loanPurpose: LOAN_PURPOSES.find(({ value }) => value === filters.purpose)?.value,
    isSuspected: filters.suspected || undefined,
    ...periodOf({ from: from || undefined, to: to || undefined }, office),
    limit,
    after: after?.id,
  });
}

async function listChoices(database: DeskData["database"]) {
  const recent = await listRecentOrigins(database, RECENT);
  const choose = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const distinct = (values: readonly string[]) => choose([...new Set(values)].sort());
  return {
    status: choose(LEAD_STATUSES),
    state: choose(STATES),
    purpose: LOAN_PURPOSES.map(({ value, label }) => ({ value: String(value), label: String(label) })),
    source: distinct(recent.map(({ source }) => source)),
    campaign: distinct(recent.flatMap(({ campaign }) => campaign.utm_campaign ?? [])),
  };
}

/** `followUps`: of leads that are listed because something was planned for today or earlier. */
async function describeRows(
  leads: readonly ListedLead[],
  data: DeskData,
  followUps: ReadonlyMap<string, FollowUp> = new Map(),
) {
  const { database, office, now } = data;
  const mains = await listMainLeads(
    database,
    leads.map(({ id }) => id),
  );
  return leads.map((lead) => {
    const followUp = followUps.get(lead.id);
    /** Reference of the lead that leads, if this one is joined to it. */
    const joinedTo = mains.get(lead.id);
    const isWaiting = lead.status === "new" && joinedTo === undefined;
    const { reference, name, status, source, phone, email, otherLeads } = lead;
    const { optedOut, notAgreed, hasAskedAgain } = lead;
    return {
      ...{ reference, name, status, source, phone, email, otherLeads, joinedTo },
      ...{ optedOut, notAgreed, hasAskedAgain },
      received: describeMoment(lead.createdAt, office),
      clock: isWaiting ? readPromiseClock(lead.createdAt, now, office) : undefined,
      followUp: followUp && describeFollowUp(followUp, data),
      state: lead.state ?? "",
      purpose: LOAN_PURPOSES.find(({ value }) => value === lead.loanPurpose)?.label ?? "",
      campaign: lead.origin.campaign.utm_campaign ?? "",
      isSuspected: lead.suspicions.length > 0,
    };
  });
}
