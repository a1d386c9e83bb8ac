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
