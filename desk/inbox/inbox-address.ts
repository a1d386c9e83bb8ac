import { type LeadOrder, parseOrder, type SortColumn } from "../../src/leads/records/lead-order.ts";
import { STUCK_LISTS } from "../../src/leads/reports/stuck-leads.ts";

/** The inbox's address: what its filters say, as typed (empty: all), and where the page before ended. */
export type InboxAddress = ReturnType<typeof readInboxAddress>;
export type InboxFilters = InboxAddress["filters"];

const VIEWS = ["waiting", "due", "all"] as const;
const MAX_TYPED = 100;
/** Earlier addresses had the time of the lead before its id. */
const AFTER = /^(?:\d{1,15}\.)?([\w-]{1,60})$/;

/** Values of the `owner` field beside the names of colleagues. */
export const OWNER_ME = "me";
export const OWNER_NOBODY = "none";
/** Values of the `suspected` field. */
export const ONLY_SUSPECTED = "yes";
export const WITHOUT_SUSPECTED = "no";

/** `get` reads a parameter of the query. */
export function readInboxAddress(get: (name: string) => string | null) {
  const read = (name: string) => (get(name) ?? "").trim().slice(0, MAX_TYPED);
  const [, after] = AFTER.exec(get("after") ?? "") ?? [];
  const suspected = read("suspected");
  const sort = read("sort");
  const view = VIEWS.find((candidate) => candidate === get("view")) ?? "waiting";
  const stuck = view === "all" ? STUCK_LISTS.find((list) => list === read("stuck")) : undefined;
  return {
    filters: {
      view,
      search: read("search"),
      status: read("status"),
      source: read("source"),
      campaign: read("campaign"),
      state: read("state"),
      purpose: read("purpose"),
      owner: read("owner"),
      from: read("from"),
      to: read("to"),
      suspected: [ONLY_SUSPECTED, WITHOUT_SUSPECTED].includes(suspected) ? suspected : "",
      /** Leads that wait too long, of which only the list of all leads has one. */
      stuck: stuck ?? "",
      /** A column, with a minus in front from the last to the first; empty: the order of the view. */
      sort: parseOrder(sort) === undefined ? "" : sort,
    },
    after,
  };
}

/** Filters that the closed part of the form hides. */
const HIDDEN = [
  ...([
    "status",
    "source",
    "campaign",
    "state",
    "purpose",
    "owner",
    "from",
    "to",
    "suspected",
    "stuck",
  ] as const),
];

/** Address of the inbox's first page with these filters. What is empty is left out, so that addresses stay short. */
export function inboxAddress(filters: InboxFilters): string {
  const { view, search, sort } = filters;
  return addressWith("/", [
    ["view", view === "waiting" ? "" : view],
    ["search", search],
    ...narrowing(filters),
    ["sort", sort],
  ]);
}

/** The board has no view and no order, because its columns are the statuses. */
/** The card of a lead on the board. */
export function cardAnchor(reference: string): string {
  return `card-${reference}`;
}

export function boardAddress(filters: InboxFilters): string {
  return addressWith("/board", narrowing({ ...filters, status: "", stuck: "" }));
}

function narrowing(filters: InboxFilters): readonly Field[] {
  return HIDDEN.map((name): Field => [name, filters[name]]);
}

type Field = readonly [name: string, value: string];

function addressWith(path: string, fields: readonly Field[]): string {
  const query = fields
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return query === "" ? path : `${path}?${query}`;
}

/** How many filters of the closed part of the form are set. */
export function countFilters(filters: InboxFilters): number {
  return HIDDEN.filter((name) => filters[name] !== "").length;
}

/** Whether some leads of the tab may be missing from its list. */
export function isNarrowed(filters: InboxFilters): boolean {
  return filters.search !== "" || countFilters(filters) > 0;
}

/** Address of the page that follows a lead. */
export function nextAddress(filters: InboxFilters, after: string): string {
  const first = inboxAddress(filters);
  return `${first}${first.includes("?") ? "&" : "?"}after=${after}`;
}

/** Who waits longest comes first; everything else begins with the newest. */
export function orderOf({ view, sort }: Pick<InboxFilters, "view" | "sort">): LeadOrder {
  return parseOrder(sort) ?? { column: "received", isDescending: view !== "waiting" };
}

/** The first click on a column sorts by what people look for in it, the second the other way round. */
export function sortAddress(filters: InboxFilters, column: SortColumn): string {
  const now = orderOf(filters);
  const isDescending = now.column === column ? !now.isDescending : column === "ratio" || column === "loan";
  return inboxAddress({ ...filters, sort: `${isDescending ? "-" : ""}${column}` });
}
