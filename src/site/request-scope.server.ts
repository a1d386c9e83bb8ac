import { createContext } from "react-router";
import type { SiteContent } from "../../content/site-content.ts";
import { describePageAt } from "../seo/page-meta-catalog.server.ts";
import type { PageRecord } from "../seo/page-record.ts";

/** What the process passes to every rendered page: facts about the site and about this request. */
export interface RequestScope {
  /** What the site says, with the records of this edition. */
  readonly content: SiteContent;
  /** Public URL without a trailing slash, as in canonical links: the one that the pages are built for. */
  readonly siteUrl: string;
  /** Where the running site is reached, for what others call or copy. Absent while building. */
  readonly reachedAt?: string;
  /** Whether the operator counts visits, which the privacy page states. Absent while building. */
  readonly countsVisits?: boolean;
  /** Absent while prerendering: those scripts are allowed by hash. */
  readonly nonce?: string;
  /** Who sent the request, for evidence and rate limits; never for the log. Absent while prerendering. */
  readonly caller?: { readonly address: string; readonly requestId: string };
  /** Receives rendering errors. While prerendering they go to the console. */
  readonly reportError?: (error: unknown) => void;
}

export const requestScope = createContext<RequestScope>();

/** The metadata that a loader returns with its page. */
export function describePage(page: PageRecord, scope: RequestScope) {
  return describePageAt(scope.content, scope.siteUrl, page);
}

/** The client that posted a form. */
export function requireCaller({ caller }: RequestScope) {
  if (caller === undefined) throw new Error("A form can only be posted to a running process");
  return { client: caller.address, requestId: caller.requestId };
}
