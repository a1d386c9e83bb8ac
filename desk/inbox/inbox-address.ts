import { LOAN_PURPOSES, type LoanPurpose, STATES, type State } from "../../src/leads/lead.ts";
import { LEAD_STATUSES, type LeadStatus } from "../../src/leads/records/lead-record.ts";
import type { InboxFilters } from "./inbox-view-data.ts";

/** Value of the `suspected` field that shows no other leads. */
export const ONLY_SUSPECTED = "yes";

/** Filters that the closed part of the form hides. */
const HIDDEN = ["status", "source", "campaign", "state", "purpose", "from", "to"] as const;

/** Address of the inbox's first page with these filters. What is empty is left out, so that addresses stay short. */
export function inboxAddress(filters: InboxFilters): string {
  const { view, search } = filters;
  const fields = [
    ["view", view === "waiting" ? "" : view],
    ["search", search],
    ...HIDDEN.map((name) => [name, filters[name]]),
    ["suspected", filters.suspected ? ONLY_SUSPECTED : ""],
  ].filter(([, value]) => value !== "");
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value ?? "")}`).join("&");
  return query === "" ? "/" : `/?${query}`;
}

export function hasHiddenFilters(filters: InboxFilters): boolean {
  return filters.suspected || HIDDEN.some((name) => filters[name] !== "");
}

/** Whether some leads of the tab may be missing from its list. */
export function isNarrowed(filters: InboxFilters): boolean {
  return filters.search !== "" || hasHiddenFilters(filters);
}

/** The inbox's address: what its filters say, and where the page before ended. */
export interface InboxAddress {
  readonly filters: InboxFilters;
  readonly after?: PagePlace | undefined;
}

interface PagePlace {
  readonly createdAt: number;
  readonly id: string;
}

const VIEWS = ["waiting", "due", "all"] as const satisfies readonly InboxFilters["view"][];
const MAX_TYPED = 100;
const AFTER = /^(\d{1,15})\.([\w-]{1,60})$/;

/** `get` reads a parameter of the query. */
export function readInboxAddress(get: (name: string) => string | null): InboxAddress {
  const read = (name: string) => (get(name) ?? "").trim().slice(0, MAX_TYPED);
  const [, createdAt, id] = AFTER.exec(get("after") ?? "") ?? [];
  return {
    filters: {
      view: VIEWS.find((view) => view === get("view")) ?? "waiting",
      search: read("search"),
      status: read("status"),
      source: read("source"),
      campaign: read("campaign"),
      state: read("state"),
      purpose: read("purpose"),
      from: read("from"),
      to: read("to"),
      suspected: get("suspected") === ONLY_SUSPECTED,
    },
    after: createdAt === undefined || id === undefined ? undefined : { createdAt: Number(createdAt), id },
  };
}

/** Address of the page that follows a lead. */
export function nextAddress(filters: InboxFilters, { createdAt, id }: PagePlace): string {
  const first = inboxAddress(filters);
  return `${first}${first.includes("?") ? "&" : "?"}after=${createdAt}.${id}`;
}

export function readStatus(text: string): LeadStatus | undefined {
  return LEAD_STATUSES.find((status) => status === text);
}

export function readState(text: string): State | undefined {
  return STATES.find((state) => state === text);
}

export function readPurpose(text: string): LoanPurpose | undefined {
  return LOAN_PURPOSES.find(({ value }) => value === text)?.value;
}
