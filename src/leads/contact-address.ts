import type { State } from "../office/states.ts";

/** What a page already knows when it offers the lead form. The visitor sees it in the fields and may change it. */
export interface LeadContext {
  /** Stored with the lead, so that the operator knows which control it came from: `austin`, `lender-kiavi`. */
  readonly source?: string | undefined;
  readonly question?: string | undefined;
  readonly state?: State | undefined;
}

/** The contact page with the context: the same link opens the form in a dialog. */
export function contactAddress(context: LeadContext): string {
  const pairs = Object.entries(context).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return `/contact?${pairs.join("&")}`;
}
