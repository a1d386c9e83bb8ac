/** The inbox's address: what its filters say, as typed (empty: all), and where the page before ended. */
export type InboxAddress = ReturnType<typeof readInboxAddress>;
export type InboxFilters = InboxAddress["filters"];

const VIEWS = ["waiting", "due", "all"] as const;
const MAX_TYPED = 100;
const AFTER = /^(\d{1,15})\.([\w-]{1,60})$/;

/** `get` reads a parameter of the query. */
export function readInboxAddress(get: (name: string) => string | null) {
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

/** Address of the page that follows a lead. */
export function nextAddress(
  filters: InboxFilters,
  { createdAt, id }: NonNullable<InboxAddress["after"]>,
): string {
  const first = inboxAddress(filters);
  return `${first}${first.includes("?") ? "&" : "?"}after=${createdAt}.${id}`;
}
