import { findLastAct } from "../../src/leads/acts/lead-acts.server.ts";
import {
  countLeadsWithDueFollowUps,
  type FollowUp,
  listDueFollowUps,
} from "../../src/leads/follow-ups/follow-up-store.server.ts";
import { LOAN_PURPOSES } from "../../src/leads/lead.ts";
import { listOwners } from "../../src/leads/owners/lead-owners.server.ts";
import { countLeads, type LeadFilter, listLeads } from "../../src/leads/records/lead-list.server.ts";
import { listCommonValues } from "../../src/leads/records/lead-queries.server.ts";
import { LEAD_STATUSES, type Lead } from "../../src/leads/records/lead-record.ts";
import { searchLeads } from "../../src/leads/records/lead-search.server.ts";
import { addPersonDetails } from "../../src/leads/records/listed-lead.server.ts";
import { parseSearch } from "../../src/leads/records/parse-search.server.ts";
import { STUCK_LISTS } from "../../src/leads/reports/stuck-leads.ts";
import { DATE_RULE, endOfOfficeDay, isDay, periodOf } from "../../src/office/office-calendar.ts";
import { STATES } from "../../src/office/states.ts";
import type { DeskData } from "../desk-data.server.ts";
import {
  type InboxAddress,
  type InboxFilters,
  inboxAddress,
  nextAddress,
  ONLY_SUSPECTED,
  OWNER_ME,
  OWNER_NOBODY,
  orderOf,
  WITHOUT_SUSPECTED,
} from "./inbox-address.ts";
import { describeRows, type InboxRow } from "./inbox-rows.server.ts";
import { listBuiltInViews } from "./inbox-tabs.ts";
import { listSavedViews } from "./saved-views.server.ts";

const PAGE_SIZE = 50;
const MAX_FOUND = 200;
/** The tab says "(1000)" beyond that. */
const MAX_COUNTED = 1_000;
/** Sources, campaigns and owners to choose from. */
const MAX_CHOICES = 200;
/** What was done to several leads is offered to be taken back for so long. */
export const UNDO_MS = 60 * 60 * 1000;

export type InboxView = Awaited<ReturnType<typeof readInbox>> & {
  /** Why nothing was done to the selected leads. */
  readonly actProblem?: string | undefined;
  /** Why the list was not kept. */
  readonly keepProblem?: { readonly text: string; readonly name: string } | undefined;
};

/** Whoever looks: what is theirs differs. */
export interface InboxData extends DeskData {
  readonly viewer: { readonly id: string; readonly name: string };
}

export async function readInbox({ filters, after }: InboxAddress, data: InboxData) {
  const { database, office, now, viewer } = data;
  const [from = "", to = ""] = [filters.from, filters.to].map((day) => (isDay(day) ? day : ""));
  const shown = {
    page: "inbox" as const,
    // A date field cannot show a day that is none.
    filters: { ...filters, from, to },
    choices: await listChoices(filters, data),
    due: await countLeadsWithDueFollowUps(database, { ...dueOf(filters, data), limit: MAX_COUNTED }),
    waiting: await countWaiting({ ...filters, from, to }, data),
    /** For the forms, which come back here. */
    address: inboxAddress({ ...filters, from, to }),
    builtIn: listBuiltInViews(now, office),
    saved: await listSavedViews(database, viewer.id),
    lastAct: await findLastAct(database, viewer.name, now - UNDO_MS),
  };
  if (filters.view === "due" && filters.search === "") {
    return { ...shown, ...(await readDue(filters, shown.due, data)) };
  }
  const hasWrongDate = from !== filters.from || to !== filters.to;
  if (hasWrongDate && filters.search === "") return { ...shown, rows: [], problem: DATE_RULE };
  return { ...shown, ...(await readPage({ filters, after }, data)) };
}

interface InboxPage {
  readonly rows: readonly InboxRow[];
  /** Address of the next page. */
  readonly next?: string | undefined;
  /** What is wrong with a filter, or that there are more. */
  readonly problem?: string | undefined;
}

async function readPage({ filters, after }: InboxAddress, data: InboxData): Promise<InboxPage> {
  // One more than a page has, to see whether there are more.
  const found = await findLeads({ filters, after }, pageSizeOf(filters) + 1, data);
  const leads = await addPersonDetails(data.database, data.keys, found.slice(0, pageSizeOf(filters)));
  const rows = await describeRows(leads, data);
  const last = leads.at(-1);
  if (last === undefined || found.length === leads.length) return { rows };
  return filters.search === "" ? { rows, next: nextAddress(filters, last.id) } : { rows, problem: TOO_MANY };
}

async function readDue(filters: InboxFilters, due: number, data: InboxData): Promise<InboxPage> {
  const { database, keys } = data;
  const planned = await listDueFollowUps(database, { ...dueOf(filters, data), limit: MAX_FOUND });
  // The oldest of each lead.
  const followUps = new Map<string, FollowUp>(
    planned.toReversed().map(({ lead, followUp }) => [lead.id, followUp]),
  );
  const found = await addPersonDetails(database, keys, onceEach(planned));
  const rows = await describeRows(found, data, followUps);
  return { rows, problem: due > planned.length ? `Only the oldest ${MAX_FOUND} are shown.` : undefined };
}

const TOO_MANY = `More than ${MAX_FOUND} leads match. Type more.`;

function pageSizeOf({ search }: InboxFilters): number {
  return search === "" ? PAGE_SIZE : MAX_FOUND;
}

const EXPORT_PAGE = 500;

/** The leads of all pages of the list, in its order. */
export async function* listShownLeads(
  filters: InboxFilters,
  data: InboxData,
): AsyncGenerator<readonly Lead[]> {
  if (filters.search !== "") {
    yield await findLeads({ filters, after: undefined }, MAX_FOUND, data);
  } else if (filters.view === "due") {
    yield onceEach(await listDueFollowUps(data.database, { ...dueOf(filters, data), limit: MAX_FOUND }));
  } else {
    let after: string | undefined;
    do {
      const page = await findLeads({ filters, after }, EXPORT_PAGE, data);
      yield page;
      after = page.length < EXPORT_PAGE ? undefined : page.at(-1)?.id;
    } while (after !== undefined);
  }
}

/** What is due by the end of the day, of whoever the filter names. */
function dueOf({ owner }: InboxFilters, { office, now, viewer }: InboxData) {
  const leadsOf = owner === "" ? undefined : { owner: readOwner(owner, viewer) };
  return { before: endOfOfficeDay(now, office), leadsOf };
}

/** Who waits with these filters, and of how many a program may have sent the lead. */
async function countWaiting(filters: InboxFilters, data: InboxData) {
  const filter = { ...readFilter({ ...filters, stuck: "" }, data), status: "new" as const };
  const count = async (isSuspected: boolean) =>
    filter.isSuspected === !isSuspected
      ? 0
      : await countLeads(data.database, { ...filter, isSuspected }, MAX_COUNTED);
  return { people: await count(false), suspected: await count(true) };
}

/** A lead with several follow-ups is listed once. */
function onceEach(planned: readonly { readonly lead: Lead }[]): readonly Lead[] {
  return [...new Map(planned.map(({ lead }) => [lead.id, lead])).values()];
}

/** A search looks at all leads, whatever the filters say. */
async function findLeads(
  { filters, after }: InboxAddress,
  limit: number,
  data: InboxData,
): Promise<readonly Lead[]> {
  const { view, search } = filters;
  if (search !== "") return await searchLeads(data.database, parseSearch(search), limit);
  return await listLeads(data.database, {
    ...readFilter(filters, data),
    status: view === "waiting" ? "new" : LEAD_STATUSES.find((status) => status === filters.status),
    order: orderOf(filters),
    limit,
    after,
  });
}

/** What the filters ask for, without the status, which list and board choose themselves. */
export function readFilter(
  { source, campaign, state, purpose, owner, suspected, from, to, stuck }: InboxFilters,
  { office, viewer, now }: Pick<InboxData, "office" | "viewer" | "now">,
): LeadFilter {
  const kind = STUCK_LISTS.find((list) => list === stuck);
  return {
    source: source || undefined,
    campaign: campaign || undefined,
    state: STATES.find((candidate) => candidate === state),
    loanPurpose: LOAN_PURPOSES.find(({ value }) => value === purpose)?.value,
    owner: owner === "" ? undefined : readOwner(owner, viewer),
    isSuspected: suspected === "" ? undefined : suspected === ONLY_SUSPECTED,
    ...periodOf({ from: from || undefined, to: to || undefined }, office),
    stuck: kind && { kind, now, office },
  };
}

function readOwner(owner: string, viewer: InboxData["viewer"]): string | null {
  return owner === OWNER_NOBODY ? null : owner === OWNER_ME ? viewer.name : owner;
}

/** What the filters can be set to. What they are set to is among it: a kept list must not lose its filter. */
export async function listChoices(
  filters: InboxFilters,
  { database, viewer }: Pick<InboxData, "database" | "viewer">,
) {
  const common = await listCommonValues(database, MAX_CHOICES);
  const choose = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const distinct = (values: readonly string[]) =>
    choose([...new Set(values)].filter((value) => value !== "").sort());
  const colleagues = (await listOwners(database.db)).map(({ name }) => name);
  const chosenOwner = [OWNER_ME, OWNER_NOBODY].includes(filters.owner) ? "" : filters.owner;
  // Whoever has left keeps their leads.
  const owners = [...colleagues, ...common.owner, chosenOwner].filter((name) => name !== viewer.name);
  return {
    status: choose(LEAD_STATUSES),
    state: choose(STATES),
    purpose: LOAN_PURPOSES.map(({ value, label }) => ({ value: String(value), label: String(label) })),
    source: distinct([...common.source, filters.source]),
    campaign: distinct([...common.campaign, filters.campaign]),
    owner: [{ value: OWNER_ME, label: "Me" }, { value: OWNER_NOBODY, label: "Nobody" }, ...distinct(owners)],
    /** Whom leads can be given to, beside the viewer. */
    colleagues: colleagues.filter((name) => name !== viewer.name),
    stuck: [
      { value: "late", label: "Late" },
      { value: "contacted", label: "Contacted, a week ago" },
      { value: "referred", label: "Referred, two weeks ago" },
    ],
    suspected: [
      { value: WITHOUT_SUSPECTED, label: "Without these" },
      { value: ONLY_SUSPECTED, label: "Only these" },
    ],
  };
}
